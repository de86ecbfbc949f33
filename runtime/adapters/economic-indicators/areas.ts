// The country of a question in the codes of each source: two letters or three, EL and UK for Eurostat, groups of countries where a source
// has them. Pure.

import { invalidArgument } from '../../contract/problem.ts';
import { countryArgument } from '../../language/countries/countries.ts';
import { COUNTRY_GROUPS } from '../../sources/world-bank/world-bank.ts';

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

type Group = Omit<Area, 'isUnitedStates'>;

const EUROPEAN_UNION: Group = {
  code: 'EU',
  name: 'European Union',
  worldBank: 'EUU',
  oecd: ['EU27_2020'],
  eurostat: ['EU27_2020'],
};
/** As it is today: 21 members since January 2026; the sources say by their own words which composition came. */
const EURO_AREA: Group = {
  code: 'EA',
  name: 'Euro area',
  worldBank: 'EMU',
  oecd: ['EA21', 'EA', 'EA20', 'EA19'],
  eurostat: ['EA21', 'EA', 'EA20', 'EA19'],
};
const WORLD: Group = { code: 'WLD', name: 'World', worldBank: 'WLD', oecd: [], eurostat: [] };
const OECD_MEMBERS: Group = { code: 'OECD', name: 'OECD members', worldBank: 'OED', oecd: ['OECD'], eurostat: [] };

/** The euro area with the members that it had at one time: of such a one nobody has figures but under its own code. */
function euroAreaOf(members: number, since: number): Group {
  const code = `EA${members}`;
  const name = `Euro area of ${members} members (since ${since})`;
  return { code, name, worldBank: undefined, oecd: [code], eurostat: [code] };
}

/** By what `groupKey` makes of a code or name. */
const GROUPS: Readonly<Record<string, Group>> = {
  EU: EUROPEAN_UNION,
  EU27: EUROPEAN_UNION,
  EU272020: EUROPEAN_UNION,
  EUU: EUROPEAN_UNION,
  EUROPEANUNION: EUROPEAN_UNION,
  EA: EURO_AREA,
  EA19: euroAreaOf(19, 2015),
  EA20: euroAreaOf(20, 2023),
  EA21: euroAreaOf(21, 2026),
  EMU: EURO_AREA,
  EZ: EURO_AREA,
  EUROAREA: EURO_AREA,
  EUROZONE: EURO_AREA,
  WLD: WORLD,
  WORLD,
  OECD: OECD_MEMBERS,
  OED: OECD_MEMBERS,
  G7: { code: 'G7', name: 'G7', worldBank: undefined, oecd: ['G7'], eurostat: [] },
  G20: { code: 'G20', name: 'G20', worldBank: undefined, oecd: ['G20'], eurostat: [] },
};

/** `EU-27`, `EA 20`, `euro zone` and `the Euro area` as the table has them. */
function groupKey(given: string): string {
  return given
    .trim()
    .toUpperCase()
    .replace(/^THE\s/, '')
    .replaceAll(/[\s_-]/g, '');
}

/** By code and by name. */
const WORLD_BANK_GROUPS: ReadonlyMap<string, Group> = new Map(
  COUNTRY_GROUPS.flatMap(({ code, name }) => {
    const area = { code, name, worldBank: code, oecd: [], eurostat: [] };
    return [code, nameKey(name)].map((key) => [key, area] as const);
  }),
);

/** `Latin America & the Caribbean` is Latin America and Caribbean; `low-income countries` are Low income. */
function nameKey(given: string): string {
  const words = given
    .toUpperCase()
    .replaceAll('&', ' AND ')
    .split(/[\s-]+/);
  return words.filter((word) => word !== '' && word !== 'THE' && word !== 'COUNTRIES').join(' ');
}

/** Where a source departs from ISO 3166. */
const OTHER_CODES: Readonly<Record<string, Partial<Group>>> = {
  GR: { eurostat: ['EL'] },
  GB: { eurostat: ['UK'] },
  XK: { worldBank: 'XKX', oecd: ['XKV'] },
};

/** The area that a code or name stands for. @throws Problem `invalid_arguments` with the nearest countries */
export function areaOf(given: string): Area {
  const group = GROUPS[groupKey(given)] ?? WORLD_BANK_GROUPS.get(nameKey(given));
  if (group !== undefined) return { ...group, isUnitedStates: false };
  const country = countryArgument(given);
  if ('message' in country) throw invalidArgument('country', country.message, country.hint);
  const { iso2, iso3, name } = country;
  return {
    code: iso2,
    name,
    worldBank: iso3,
    oecd: [iso3],
    eurostat: [iso2],
    ...OTHER_CODES[iso2],
    isUnitedStates: iso2 === 'US',
  };
}

/** Countries of which Eurostat has figures as a rule: members, EFTA, candidates, and the United Kingdom until it left. */
export const EUROSTAT_COUNTRIES: ReadonlySet<string> = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK IS LI NO CH GB AL BA ME MK RS TR MD UA GE XK'.split(
    ' ',
  ),
);
