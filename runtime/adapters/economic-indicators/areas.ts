// A country, or a group of countries, in the codes of each source. Pure.

import { countryOf, groupOf, membersOf, sourceCodesOf } from '../../reference/countries/countries.ts';

/** A country or a group of countries. */
export interface Area {
  readonly code: string;
  readonly name: string;
  /** Codes by source; undefined or none where the source has no such group. */
  readonly worldBank: string | undefined;
  /** In the order in which they are tried: of the euro area some datasets have one composition, some another. */
  readonly oecd: readonly string[];
  readonly eurostat: readonly string[];
  readonly isUnitedStates: boolean;
}

/** The area of a country's code of two letters, or of a group's code. @throws Error for any other text */
export function areaOf(code: string): Area {
  const group = groupOf(code);
  if (group !== undefined) return { ...group, isUnitedStates: false };
  const country = countryOf(code);
  if (country === undefined) throw new Error(`There is no area ${code}.`);
  const { iso2, name } = country;
  const { worldBank, oecd, eurostat } = sourceCodesOf(country);
  return { code: iso2, name, worldBank, oecd: [oecd], eurostat: [eurostat], isUnitedStates: iso2 === 'US' };
}

/** Candidates for the European Union, and Kosovo, which would be one. */
const CANDIDATES = 'AL BA GE MD ME MK RS TR UA XK'.split(' ');
/** A day before the United Kingdom left: there are figures of it until then. */
const BEFORE_BREXIT = '2020-01-31';

/** Countries of which Eurostat has figures as a rule: members, EFTA, candidates, and the United Kingdom until it left. */
export const EUROSTAT_COUNTRIES: ReadonlySet<string> = new Set([
  ...membersOf('EU', BEFORE_BREXIT),
  ...membersOf('EFTA', BEFORE_BREXIT),
  ...CANDIDATES,
]);
