// English party names, and party names for roll calls, which contain only codes.

import { foldWords } from '../../lib/text/fold.ts';

/** Names of parties, by party code. */
const NAMES: Readonly<Record<string, readonly string[]>> = {
  A: ['Arbeiderpartiet', 'Labour', 'Labour Party', 'Ap'],
  FrP: ['Fremskrittspartiet', 'Progress Party'],
  H: ['Høyre', 'Conservatives', 'Conservative Party'],
  KrF: ['Kristelig Folkeparti', 'Christian Democrats', 'Christian Democratic Party'],
  MDG: ['Miljøpartiet De Grønne', 'Greens', 'Green Party', 'De Grønne'],
  R: ['Rødt', 'Red', 'Red Party'],
  Sp: ['Senterpartiet', 'Centre Party', 'Center Party'],
  SV: ['Sosialistisk Venstreparti', 'Socialist Left', 'Socialist Left Party'],
  V: ['Venstre', 'Liberals', 'Liberal Party'],
};

/** Returns the code of the party with the given name if it is in `codes`; otherwise returns the input unchanged. */
export function partyCodeFor(word: string, codes: ReadonlySet<string>): string {
  const folded = foldWords(word);
  const found = Object.entries(NAMES).find(
    ([code, names]) => codes.has(code) && names.some((name) => foldWords(name) === folded),
  );
  return found?.[0] ?? word;
}
