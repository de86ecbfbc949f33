// Appends an entry to a mapping in a manifest without changing any other line.

import { isMap, isScalar, parseDocument } from 'yaml';

/**
 * Returns undefined if the mapping already has the name.
 * @param entry lines with the indentation of the mapping's entries
 * @throws Error if the file does not contain the mapping
 */
export function withEntry(text: string, below: string, name: string, entry: string): string | undefined {
  const document = parseDocument(text);
  const map = isMap(document.contents) ? document.get(below, true) : undefined;
  if (document.errors.length > 0 || !isMap(map) || map.flow === true || !map.range) {
    throw new Error(`no "${below}:" mapping with one entry per line`);
  }
  if (map.items.some(({ key }) => isScalar(key) && key.value === name)) return undefined;
  const end = map.range[1];
  const before = text.slice(0, end).trimEnd();
  const after = text.slice(end);
  return `${before}\n${entry}${after.startsWith('\n') || after === '' ? after : `\n${after}`}`;
}
