// An answer as a CSV file: the same rows as the server writes at the tool's `.csv`, made here of what is shown, so that it costs no
// further call.

import { html } from 'htm/preact';
import { csvOf, type TabularView } from '../../../views/csv.ts';

export interface CsvButtonProps {
  readonly view: TabularView;
  readonly answer: unknown;
  /** What the file is called, without its ending. */
  readonly name: string;
}

/** Saves an answer's rows. */
export function CsvButton({ view, answer, name }: CsvButtonProps): unknown {
  const save = () => {
    const address = URL.createObjectURL(new Blob([csvOf(view, answer)], { type: 'text/csv;charset=utf-8' }));
    const link = document.createElement('a');
    link.href = address;
    link.download = `${name}.csv`;
    link.click();
    URL.revokeObjectURL(address);
  };
  return html`<button type="button" class="quiet scripted csv" onClick=${save}>Save as CSV</button>`;
}
