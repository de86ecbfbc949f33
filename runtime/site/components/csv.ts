// CSV download of a result. It has the same rows as the tool's `.csv` endpoint, but is built in the browser and costs no call.

import { html } from 'htm/preact';

export interface CsvButtonProps {
  /** Builds the content of the file. */
  readonly csv: () => string;
  /** File name without extension. */
  readonly name: string;
  /** Name of the view, if the result has several. */
  readonly what?: string | undefined;
}

export function CsvButton({ csv, name, what }: CsvButtonProps): unknown {
  const save = () => {
    const address = URL.createObjectURL(new Blob([csv()], { type: 'text/csv;charset=utf-8' }));
    const link = document.createElement('a');
    link.href = address;
    link.download = `${name}.csv`;
    link.click();
    URL.revokeObjectURL(address);
  };
  return html`<button type="button" class="quiet scripted csv" onClick=${save}>${what === undefined ? 'Download CSV' : `Download ${what} as CSV`}</button>`;
}
