import { foldWords } from '../../lib/text/fold.ts';
import { usStateLike } from '../../reference/countries/countries.ts';
import type { Hospital } from './cms/cms.ts';

interface Entry {
  readonly hospital: Hospital;
  readonly state: string;
  readonly name: string;
  readonly city: string;
}

export interface HospitalWish {
  /** Normalized search words; undefined matches every hospital. */
  readonly words: string | undefined;
  /** State code of two upper-case letters; undefined matches every state. */
  readonly state: string | undefined;
}

const folded = new WeakMap<readonly Hospital[], readonly Entry[]>();

/**
 * Returns hospitals whose name equals the query, then those whose name or city contains it, then those whose name and city together
 * contain all its words, even as parts of longer words. Matches of the same rank keep the order of the list.
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
