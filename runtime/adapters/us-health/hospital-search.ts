// Finds hospitals in the whole list: by state, and by words of name and city. The folded words are made once for each list.

import { foldWords } from '../../contract/fold.ts';
import { type Row, raw } from '../../sources/cms/rows.ts';

interface Entry {
  readonly row: Row;
  readonly state: string;
  readonly name: string;
  readonly city: string;
}

export interface HospitalWish {
  /** Words, folded; undefined for every hospital. */
  readonly words: string | undefined;
  /** Two capital letters; undefined for every state. */
  readonly state: string | undefined;
}

const folded = new WeakMap<readonly Row[], readonly Entry[]>();

/**
 * The rows that match, best first: the name is the query, then name or city hold it as it stands, then name and city
 * together hold all its words (parts of words are enough). Alike ones stay in the order of the list.
 */
export function findHospitals(rows: readonly Row[], { words, state }: HospitalWish): Row[] {
  const inState = entriesOf(rows).filter((entry) => state === undefined || entry.state === state);
  if (words === undefined) return inState.map(({ row }) => row);
  const ranks: Row[][] = [[], [], []];
  const single = words.split(' ');
  for (const entry of inState) ranks[rankOf(entry, words, single)]?.push(entry.row);
  return ranks.flat();
}

function rankOf({ name, city }: Entry, words: string, single: readonly string[]): number {
  if (name === words) return 0;
  if (name.includes(words) || city.includes(words)) return 1;
  return single.every((word) => name.includes(word) || city.includes(word)) ? 2 : Number.NaN;
}

function entriesOf(rows: readonly Row[]): readonly Entry[] {
  let entries = folded.get(rows);
  if (entries === undefined) {
    entries = rows.map((row) => ({
      row,
      state: raw(row, 'state').toUpperCase(),
      name: foldWords(raw(row, 'facility_name')),
      city: foldWords(raw(row, 'citytown')),
    }));
    folded.set(rows, entries);
  }
  return entries;
}
