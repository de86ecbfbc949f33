// A text area for code: line numbers, completions in a list box, and faults that lead to their lines.

import { html } from 'htm/preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Completion, Completions } from './completion.ts';
import type { PlacedFault } from './fault-places.ts';
import { columnAt, lineAt } from './lines.ts';

export interface CodeFieldProps {
  readonly id: string;
  readonly label: string;
  readonly hint: unknown;
  readonly value: string;
  /** Height in lines. */
  readonly rows: number;
  readonly faults: readonly PlacedFault[];
  readonly complete: (text: string, caret: number) => Completions | undefined;
  readonly onChange: (text: string) => void;
  readonly onRun: () => void;
}

interface TextArea {
  value: string;
  selectionStart: number;
  readonly scrollTop: number;
  readonly scrollLeft: number;
  focus(): void;
  setSelectionRange(from: number, to: number): void;
  setRangeText(text: string, from: number, to: number, mode: string): void;
}

interface Scrolled {
  scrollTop: number;
}

interface Key {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  preventDefault(): void;
}

/** Longer texts have no line numbers, which would slow typing down. */
const MOST_NUMBERS = 1_000;
const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

export function CodeField(props: CodeFieldProps): unknown {
  const { id, label, hint, value, rows, faults, onRun } = props;
  const area = useRef<TextArea>(null);
  const numbers = useRef<Scrolled>(null);
  const completing = useCompletions(props, area);
  const { offered, active, accept, close } = completing;
  const onKeyDown = (event: Key) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      onRun();
    } else if (completing.onKey(event)) event.preventDefault();
  };
  const onScroll = () => {
    if (numbers.current !== null && area.current !== null) numbers.current.scrollTop = area.current.scrollTop;
    completing.redraw();
  };
  const select = ({ from, to }: PlacedFault) => {
    area.current?.focus();
    area.current?.setSelectionRange(from, to);
  };
  const described = [`${id}-hint`, ...(faults.length > 0 ? [`${id}-faults`] : [])].join(' ');
  return html`<div class="field code-field">
    <label for=${id}><span class="argument">${label}</span></label>
    <div class="code-box">
      <${LineNumbers} text=${value} faults=${faults} into=${numbers} />
      <textarea
        id=${id}
        ref=${area}
        rows=${rows}
        wrap="off"
        spellcheck="false"
        autocapitalize="off"
        autocomplete="off"
        aria-describedby=${described}
        aria-invalid=${faults.length > 0 ? 'true' : undefined}
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-controls=${offered === undefined ? undefined : `${id}-list`}
        aria-activedescendant=${offered === undefined ? undefined : `${id}-option-${active}`}
        value=${value}
        onInput=${completing.onInput}
        onKeyDown=${onKeyDown}
        onClick=${close}
        onBlur=${close}
        onScroll=${onScroll}
      >${value}</textarea>
      ${offered !== undefined && html`<${Suggestions} id=${id} label=${label} offered=${offered} active=${active} area=${area.current} onAccept=${accept} />`}
    </div>
    <p class="visually-hidden" role="status">${offered === undefined ? '' : `${offered.list.length} suggestions. Use the arrow keys, then press Enter.`}</p>
    <${FaultList} id=${`${id}-faults`} faults=${faults} onSelect=${select} />
    <p class="hint" id=${`${id}-hint`}>${hint}</p>
  </div>`;
}

/** The completions that are open, and what keys do with them. */
function useCompletions({ complete, onChange }: CodeFieldProps, area: { readonly current: TextArea | null }) {
  const [offered, offer] = useState<Completions | undefined>(undefined);
  const [active, activate] = useState(0);
  const [, count] = useState(0);
  // Typing at the edge of a long line scrolls: the list then moves with its word.
  const redraw = () => {
    if (offered !== undefined) count((before) => before + 1);
  };
  // Set while a completion is inserted, which also fires an input event.
  const inserting = useRef(false);
  const open = (found: Completions | undefined) => {
    activate(0);
    offer(found);
  };
  const close = () => open(undefined);
  /** @param isAsked otherwise only where a word, a string or a value has begun */
  const openAtCaret = (isAsked: boolean) => {
    if (area.current === null) return;
    const { value, selectionStart: caret } = area.current;
    const found = complete(value, caret);
    open(isAsked || (found !== undefined && isBegun(value, found)) ? found : undefined);
  };
  const accept = ({ insert }: Completion) => {
    if (area.current === null || offered === undefined) return;
    inserting.current = true;
    insertText(area.current, insert, offered);
    inserting.current = false;
    onChange(area.current.value);
    // A name is followed by its value.
    if (insert.endsWith(': ')) openAtCaret(false);
    else close();
  };
  const onInput = ({ currentTarget, inputType }: { readonly currentTarget: TextArea; readonly inputType?: string }) => {
    onChange(currentTarget.value);
    if (inserting.current) return;
    const isTyped = inputType === 'insertText' || (offered !== undefined && inputType?.startsWith('delete'));
    if (isTyped) openAtCaret(false);
    else close();
  };
  /** Whether the key is used up. */
  const onKey = ({ key, ctrlKey }: Key): boolean => {
    if (key === ' ' && ctrlKey) {
      openAtCaret(true);
      return true;
    }
    if (offered === undefined) return false;
    const step = STEPS[key];
    if (step !== undefined) activate((active + step + offered.list.length) % offered.list.length);
    else if (key === 'Escape') close();
    else if ((key === 'Enter' || key === 'Tab') && !isTypedOut(offered, active))
      accept(offered.list[active] as Completion);
    else {
      if (/^(?:Arrow|Home|End|Page|Enter|Tab)/.test(key)) close();
      return false;
    }
    return true;
  };
  /** Whether accepting would change nothing: then Enter begins a new line. */
  const isTypedOut = ({ from, to, list }: Completions, index: number) =>
    area.current?.value.slice(from, to) === list[index]?.insert;
  return { offered, active, accept, close, redraw, onInput, onKey };
}

function isBegun(text: string, { from, to }: Completions): boolean {
  return from < to || /(?:[:.]|\b(?:from|join)\s)\s*$/i.test(text.slice(0, from));
}

/** Inserts as if typed, so that it can be undone. */
function insertText(area: TextArea, text: string, { from, to }: Completions): void {
  area.focus();
  area.setSelectionRange(from, to);
  const { document } = globalThis as unknown as {
    document: { execCommand(name: string, _: false, text: string): boolean };
  };
  if (!document.execCommand('insertText', false, text)) area.setRangeText(text, from, to, 'end');
}

interface LineNumbersProps {
  readonly text: string;
  readonly faults: readonly PlacedFault[];
  readonly into: object;
}

function LineNumbers({ text, faults, into }: LineNumbersProps): unknown {
  const count = text.split('\n').length;
  const faulty = new Set(faults.map(({ line }) => line));
  const numbers = count > MOST_NUMBERS ? [] : Array.from({ length: count }, (_, index) => index + 1);
  return html`<div class="line-numbers" aria-hidden="true" ref=${into}>
    ${numbers.map((number) => html`<span class=${faulty.has(number) ? 'faulty' : undefined}>${number}</span>`)}
  </div>`;
}

interface SuggestionsProps {
  readonly id: string;
  readonly label: string;
  readonly offered: Completions;
  readonly active: number;
  readonly area: TextArea | null;
  readonly onAccept: (completion: Completion) => void;
}

/** Below the line of the caret. */
function Suggestions({ id, label, offered, active, area, onAccept }: SuggestionsProps): unknown {
  const chosen = useRef<{ scrollIntoView(options: object): void }>(null);
  useEffect(() => chosen.current?.scrollIntoView({ block: 'nearest' }), [active, offered]);
  if (area === null) return null;
  const { value, scrollTop, scrollLeft } = area;
  const place = {
    '--line': lineAt(value, offered.from),
    '--column': columnAt(value, offered.from),
    '--scroll-top': `${scrollTop}px`,
    '--scroll-left': `${scrollLeft}px`,
  };
  const keepFocus = (event: { preventDefault(): void }) => event.preventDefault();
  return html`<ul class="suggestions" role="listbox" id=${`${id}-list`} aria-label=${`Suggestions for ${label}`} style=${place} onMouseDown=${keepFocus}>
    ${offered.list.map(
      (each, index) => html`<li
        role="option"
        id=${`${id}-option-${index}`}
        aria-selected=${String(index === active)}
        ref=${index === active ? chosen : undefined}
        onClick=${() => onAccept(each)}
      >
        <span class="suggested">${each.label}</span>${each.detail && html` <span class="suggested-detail">${each.detail}</span>`}
      </li>`,
    )}
  </ul>`;
}

interface FaultListProps {
  readonly id: string;
  readonly faults: readonly PlacedFault[];
  readonly onSelect: (fault: PlacedFault) => void;
}

function FaultList({ id, faults, onSelect }: FaultListProps): unknown {
  if (faults.length === 0) return null;
  return html`<ul class="fault-list" id=${id}>
    ${faults.map(
      (fault) => html`<li class="fault">
        <button type="button" class="link" onClick=${() => onSelect(fault)}>Line ${fault.line}</button>${' '}
        ${fault.path && html`<code>${fault.path}</code> `}${fault.message}
      </li>`,
    )}
  </ul>`;
}
