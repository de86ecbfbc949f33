// Choices of a picker, and the search among them. Queries and labels are untrusted, so the work is linear in their
// length.

import type { Finder } from '../../../contract/page.ts';
import { rowsOf, SCREEN, valueAt } from '../../../views/walk.ts';

/** The value that is sent, its name, and further words by which it can be found. */
export type ChoiceRow = readonly [value: string, label: string, words?: string];

const MAX_QUERY_LENGTH = 80;
/** Maximum number of characters of a label, which may come from a third party. */
const MAX_LABEL_LENGTH = 160;
const MAX_SHOWN = 30;
/** Maximum number of rows kept in memory. The input narrows them. */
const MAX_KEPT = 2_000;

const folded = new WeakMap<readonly ChoiceRow[], readonly { readonly value: string; readonly text: string }[]>();

/**
 * Returns exact values first, then values and names that begin with the query, then rows in which each word of the
 * query is the beginning of a word.
 */
export function choicesFor(rows: readonly ChoiceRow[], query: string): readonly ChoiceRow[] {
  const wanted = fold(query.slice(0, MAX_QUERY_LENGTH));
  if (wanted === '') return rows.slice(0, MAX_SHOWN);
  let known = folded.get(rows);
  if (known === undefined) {
    known = rows.map(([value, label, words = '']) => ({
      value: fold(value),
      text: ` ${fold(`${label} ${value} ${words}`)}`,
    }));
    folded.set(rows, known);
  }
  const parts = wanted.split(' ');
  const ranked: ChoiceRow[][] = [[], [], []];
  for (const [index, { value, text }] of known.entries()) {
    const row = rows[index] as ChoiceRow;
    if (value === wanted) ranked[0]?.push(row);
    else if (value.startsWith(wanted) || text.startsWith(` ${wanted}`)) ranked[1]?.push(row);
    else if (parts.every((part) => text.includes(` ${part}`))) ranked[2]?.push(row);
  }
  return ranked.flat().slice(0, MAX_SHOWN);
}

function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}$€£¥]+/gu, ' ')
    .trim();
}

export function foundRows(answer: unknown, { rows, field, label }: Finder): ChoiceRow[] {
  const byValue = new Map<string, ChoiceRow>();
  for (const row of rowsOf(answer, rows, SCREEN).rows) {
    const value = valueAt(row, field);
    if ((typeof value !== 'string' && typeof value !== 'number') || byValue.size >= MAX_KEPT) continue;
    const name = label === undefined ? undefined : valueAt(row, label);
    const shown = typeof name === 'string' ? name.slice(0, MAX_LABEL_LENGTH) : '';
    if (!byValue.has(String(value))) byValue.set(String(value), [String(value), shown]);
  }
  return [...byValue.values()];
}
