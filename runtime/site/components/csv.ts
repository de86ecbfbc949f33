// An answer as a CSV file: the same rows as the server writes at the tool's `.csv`, made here of what is shown, so that it costs no
// further call.

import { html } from 'htm/preact';
import { csvOf } from '../../views/csv.ts';
import type { TabularView } from '../../views/table.ts';

export interface CsvButtonProps {
  readonly view: TabularView;
  readonly answer: unknown;
  /** What the file is called, without its ending. */
  readonly name: string;
  /** What is saved, where other things are shown beside it. */
  readonly what?: string | undefined;
}

/** Saves an answer's rows. */
export function CsvButton({ view, answer, name, what }: CsvButtonProps): unknown {
  const save = () => {
    const address = URL.createObjectURL(new Blob([csvOf(view, answer)], { type: 'text/csv;charset=utf-8' }));
    const link = document.createElement('a');
    link.href = address;
    link.download = `${name}.csv`;
    link.click();
    URL.revokeObjectURL(address);
  };
  return html`<button type="button" class="quiet scripted csv" onClick=${save}>${what === undefined ? 'Download CSV' : `Download ${what} as CSV`}</button>`;
}
