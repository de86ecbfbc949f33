// A text area for code: line numbers, completions in a list box, and errors that link to their lines.

import { html } from 'htm/preact';
import { useRef } from 'preact/hooks';
import type { Completions } from './completion.ts';
import type { PlacedFault } from './fault-places.ts';
import { Suggestions, useSuggestions } from './suggestions.ts';
import type { Key, TextArea } from './text-area.ts';

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

interface Scrolled {
  scrollTop: number;
}

/** Input longer than this has no line numbers, because they would slow down typing. */
const MAX_NUMBERS = 1_000;

export function CodeField(props: CodeFieldProps): unknown {
  const { id, label, hint, value, rows, faults, onRun } = props;
  const area = useRef<TextArea>(null);
  const numbers = useRef<Scrolled>(null);
  const completing = useSuggestions(props, area);
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

interface LineNumbersProps {
  readonly text: string;
  readonly faults: readonly PlacedFault[];
  readonly into: object;
}

function LineNumbers({ text, faults, into }: LineNumbersProps): unknown {
  const count = text.split('\n').length;
  const faulty = new Set(faults.map(({ line }) => line));
  const numbers = count > MAX_NUMBERS ? [] : Array.from({ length: count }, (_, index) => index + 1);
  return html`<div class="line-numbers" aria-hidden="true" ref=${into}>
    ${numbers.map((number) => html`<span class=${faulty.has(number) ? 'faulty' : undefined}>${number}</span>`)}
  </div>`;
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
