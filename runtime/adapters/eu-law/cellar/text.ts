// Reads the English text of a document from the files of its XHTML or HTML edition, each of which has its own path at
// the Publications Office.

import { plainText } from '../../../lib/plain-text.ts';
import type { Answer } from '../../../sources/client/answer.ts';
import { readers } from '../../../sources/client/reading.ts';
import { rowsOf } from './bindings.ts';

export const reads = readers(import.meta.url, { files: readFiles, text: readText });

const MAX_FILES = 20;
/** Security: only paths in this format are requested, whatever URLs the endpoint returns. */
const FILE = /^https?:\/\/publications\.europa\.eu(\/resource\/cellar\/[0-9a-z][0-9a-z.-]{5,80}\/DOC_(\d{1,3}))$/i;

/**
 * Returns the paths of the English files, in order; XHTML is preferred over HTML. The response has the columns hidden?,
 * format and item.
 */
function readFiles(answer: Answer): readonly string[] {
  const rows = rowsOf(answer);
  const visible = rows.filter(({ hidden }) => hidden !== 'true' && hidden !== '1');
  const from = visible.length > 0 ? visible : rows;
  const format = from.some((row) => row['format'] === 'xhtml') ? 'xhtml' : 'html';
  const paths = new Map<string, number>();
  for (const row of from) {
    const [, path, number] = FILE.exec(row['item'] ?? '') ?? [];
    if (path !== undefined && row['format'] === format) paths.set(path, Number(number));
  }
  return [...paths]
    .sort(([, a], [, b]) => a - b)
    .slice(0, MAX_FILES)
    .map(([path]) => path);
}

function readText(answer: Answer): string {
  const text = plainText(answer.text());
  if (text === undefined) throw new Error('The file has no text.');
  return text;
}
