// Finds hospitals in the whole list: by state, and by words of name and city. The folded words are made once for each list.

import { foldWords } from '../../lib/text/fold.ts';
import { usStateLike } from '../../reference/countries/countries.ts';
import type { Hospital } from './cms/cms.ts';

interface Entry {
  readonly hospital: Hospital;
  readonly state: string;
  readonly name: string;
  readonly city: string;
}

/** Which hospitals are wanted. */
export interface HospitalWish {
  /** Words, folded; undefined for every hospital. */
  readonly words: string | undefined;
  /** Two capital letters; undefined for every state. */
  readonly state: string | undefined;
}

const folded = new WeakMap<readonly Hospital[], readonly Entry[]>();

/**
 * The hospitals that match, best first: the name is the query, then name or city hold it as it stands, then name and city
 * together hold all its words (parts of words are enough). Alike ones stay in the order of the list.
 */
export function findHospitals(hospitals: readonly Hospital[], { words, state }: HospitalWish): Hospital[] {
  const inState = entriesOf(hospitals).filter((entry) => state === undefined || entry.state === state);
  if (words === undefined) return inState.map(({ hospital }) => hospital);
  const ranks: Hospital[][] = [[], [], []];
  const single = words.split(' ');
  for (const entry of inState) ranks[rankOf(entry, words, single)]?.push(entry.hospital);
  return ranks.flat();
}

function rankOf({ name, city }: Entry, words: string, single: readonly string[]): number {
  if (name === words) return 0;
  if (name.includes(words) || city.includes(words)) return 1;
  return single.every((word) => name.includes(word) || city.includes(word)) ? 2 : Number.NaN;
}

function entriesOf(hospitals: readonly Hospital[]): readonly Entry[] {
  let entries = folded.get(hospitals);
  if (entries === undefined) {
    entries = hospitals.map((hospital) => ({
      hospital,
      state: usStateLike(hospital.state ?? '')?.code ?? '',
      name: foldWords(hospital.name),
      city: foldWords(hospital.city ?? ''),
    }));
    folded.set(hospitals, entries);
  }
  return entries;
}
