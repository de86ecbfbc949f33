// Suggestions for a text area, shown as a list box below the word that they complete.

import { html } from 'htm/preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Completion, Completions } from './completion.ts';
import { columnAt, lineAt, newLineAt } from './lines.ts';
import { insertText, type Key, type TextArea, type TextRange } from './text-area.ts';

interface Completed {
  readonly complete: (text: string, caret: number) => Completions | undefined;
  readonly onChange: (text: string) => void;
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** The completions that are shown, and the keyboard handling for them. */
export function useSuggestions({ complete, onChange }: Completed, area: { readonly current: TextArea | null }) {
  const [offered, offer] = useState<Completions | undefined>(undefined);
  const [active, activate] = useState(0);
  const [, count] = useState(0);
  // Typing at the end of a long line scrolls the text, so the list is redrawn to stay below its word.
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
  /**
   * @param isAsked true if the user requested the list; otherwise it opens only if a word, string or value has been
   * started
   */
  const openAtCaret = (isAsked: boolean) => {
    if (area.current === null) return;
    const { value, selectionStart: caret } = area.current;
    const found = complete(value, caret);
    open(isAsked || (found !== undefined && isBegun(value, found)) ? found : undefined);
  };
  /** Inserts text without opening the list. */
  const type = (text: string, range: TextRange) => {
    if (area.current === null) return;
    inserting.current = true;
    insertText(area.current, text, range);
    inserting.current = false;
    onChange(area.current.value);
  };
  const accept = ({ insert }: Completion) => {
    if (offered === undefined) return;
    type(insert, offered);
    // After a name, offer values.
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
  /** Handles a key while the list is open. Returns false if the key has no effect. */
  const onListKey = (all: Completions, key: string): boolean => {
    const { list } = all;
    const step = STEPS[key];
    if (step !== undefined) activate((active + step + list.length) % list.length);
    else if (key === 'Escape') close();
    else if ((key === 'Enter' || key === 'Tab') && !isTypedOut(all, active)) accept(list[active] as Completion);
    else return false;
    return true;
  };
  /** Returns whether the key was handled. */
  const onKey = ({ key, ctrlKey, shiftKey, altKey, isComposing }: Key): boolean => {
    if (key === ' ' && ctrlKey) {
      openAtCaret(true);
      return true;
    }
    if (offered !== undefined && onListKey(offered, key)) return true;
    if (/^(?:Arrow|Home|End|Page|Enter|Tab)/.test(key)) close();
    if (key !== 'Enter' || shiftKey || altKey || isComposing || area.current === null) return false;
    const { value, selectionStart: from, selectionEnd: to } = area.current;
    type(newLineAt(value, from), { from, to });
    return true;
  };
  /** Whether accepting the completion would change nothing. In this case, Enter starts a new line. */
  const isTypedOut = ({ from, to, list }: Completions, index: number) =>
    area.current?.value.slice(from, to) === list[index]?.insert;
  return { offered, active, accept, close, redraw, onInput, onKey };
}

function isBegun(text: string, { from, to }: Completions): boolean {
  return from < to || /(?:[:.]|\b(?:from|join)\s)\s*$/i.test(text.slice(0, from));
}

interface SuggestionsProps {
  readonly id: string;
  readonly label: string;
  readonly offered: Completions;
  readonly active: number;
  readonly area: TextArea | null;
  readonly onAccept: (completion: Completion) => void;
}

/** The list of suggestions, below the line that contains the caret. */
export function Suggestions({ id, label, offered, active, area, onAccept }: SuggestionsProps): unknown {
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
