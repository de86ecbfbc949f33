// CSV downloads of a view: its content, optionally with a byte order mark for spreadsheets, and a file with the
// sources.

import { html } from 'htm/preact';
import { useContext } from 'preact/hooks';
import { BYTE_ORDER_MARK, type CsvTable, csvOfTable } from '../../views/csv.ts';
import { Call } from './context.ts';
import { drawingHere } from './drawing.ts';

/** @param table returns the rows to save; called when a file is saved */
export function CsvDownloads({ table }: { readonly table: () => CsvTable }): unknown {
  const call = useContext(Call);
  if (call === undefined) return null;
  const { fileName, metadata } = call;
  const saveFile = async (content: Blob, name: string) => (await drawingHere()?.files?.())?.saveFile(content, name);
  const save = (mark: string) => () =>
    saveFile(new Blob([mark, csvOfTable(table())], { type: 'text/csv;charset=utf-8' }), `${fileName}.csv`);
  const saveMetadata = () =>
    saveFile(
      new Blob([JSON.stringify(metadata?.(), null, 2)], { type: 'application/json' }),
      `${fileName}.csv-metadata.json`,
    );
  return html`<span class="downloads scripted">
    <button type="button" class="quiet" onClick=${save('')}>Download CSV</button>
    <button type="button" class="quiet" onClick=${save(BYTE_ORDER_MARK)} title="UTF-8 with a byte order mark">CSV for Excel</button>
    ${metadata !== undefined && html`<button type="button" class="quiet" onClick=${saveMetadata} title="Sources, call and date as JSON">Metadata</button>`}
  </span>`;
}
