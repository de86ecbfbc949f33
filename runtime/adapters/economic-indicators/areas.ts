// The country of a question in the codes of each source: two letters or three, EL and UK for Eurostat, groups of countries where a source
// has them. Pure.

import { invalidArgument, type Problem } from '../../contract/problem.ts';
import { allCountries, countryLike } from '../../kit/countries.ts';
import { nearestFew } from '../../language/nearest.ts';
import { COUNTRY_GROUPS } from '../../sources/world-bank/world-bank.ts';

export interface Area {
  readonly code: string;
  readonly name: string;
  /** Codes by source; undefined where the source has no such group. */
  readonly worldBank: string | undefined;
  readonly oecd: string | undefined;
  readonly eurostat: string | undefined;
  readonly isUnitedStates: boolean;
}

type Group = Omit<Area, 'isUnitedStates'>;

const EUROPEAN_UNION: Group = {
  code: 'EU',
  name: 'European Union',
  worldBank: 'EUU',
  oecd: 'EU27_2020',
  eurostat: 'EU27_2020',
};
const EURO_AREA: Group = { code: 'EA', name: 'Euro area', worldBank: 'EMU', oecd: 'EA20', eurostat: 'EA20' };
const WORLD: Group = { code: 'WLD', name: 'World', worldBank: 'WLD', oecd: undefined, eurostat: undefined };
const OECD_MEMBERS: Group = { code: 'OECD', name: 'OECD members', worldBank: 'OED', oecd: 'OECD', eurostat: undefined };

const GROUPS: Readonly<Record<string, Group>> = {
  EU: EUROPEAN_UNION,
  EU27: EUROPEAN_UNION,
  EU27_2020: EUROPEAN_UNION,
  EUU: EUROPEAN_UNION,
  'EUROPEAN UNION': EUROPEAN_UNION,
  EA: EURO_AREA,
  EA20: EURO_AREA,
  EMU: EURO_AREA,
  EZ: EURO_AREA,
  'EURO AREA': EURO_AREA,
  EUROZONE: EURO_AREA,
  WLD: WORLD,
  WORLD,
  OECD: OECD_MEMBERS,
  OED: OECD_MEMBERS,
  G7: { code: 'G7', name: 'G7', worldBank: undefined, oecd: 'G7', eurostat: undefined },
  G20: { code: 'G20', name: 'G20', worldBank: undefined, oecd: 'G20', eurostat: undefined },
};

/** By code and by name. */
const WORLD_BANK_GROUPS: ReadonlyMap<string, Group> = new Map(
  COUNTRY_GROUPS.flatMap(({ code, name }) => {
    const area = { code, name, worldBank: code, oecd: undefined, eurostat: undefined };
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
  GR: { eurostat: 'EL' },
  GB: { eurostat: 'UK' },
  XK: { worldBank: 'XKX', oecd: 'XKV' },
};

/** The area that a code or name stands for. @throws Problem `invalid_arguments` with the nearest countries */
export function areaOf(given: string): Area {
  const group = GROUPS[given.trim().toUpperCase()] ?? WORLD_BANK_GROUPS.get(nameKey(given));
  if (group !== undefined) return { ...group, isUnitedStates: false };
  const country = countryLike(given);
  if (country === undefined) throw unknownCountry(given);
  const { iso2, iso3, name } = country;
  return {
    code: iso2,
    name,
    worldBank: iso3,
    oecd: iso3,
    eurostat: iso2,
    ...OTHER_CODES[iso2],
    isUnitedStates: iso2 === 'US',
  };
}

function unknownCountry(given: string): Problem {
  const all = allCountries();
  const names = nearestFew(
    given,
    all.map(({ name }) => name),
    3,
  );
  const near = names.map((name) => `${all.find((each) => each.name === name)?.iso2} (${name})`);
  const hint =
    near.length > 0
      ? `Did you mean ${near.join(' or ')}?`
      : 'Give an ISO 3166-1 code such as DE or DEU, or EU, EA (euro area), WLD (world), OECD, SSF (Sub-Saharan Africa), LIC (low income).';
  return invalidArgument('country', 'is no country and no group of countries that is known here', hint);
}

/** Countries of which Eurostat has figures as a rule: members, EFTA, candidates, and the United Kingdom until it left. */
export const EUROSTAT_COUNTRIES: ReadonlySet<string> = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK IS LI NO CH GB AL BA ME MK RS TR MD UA GE XK'.split(
    ' ',
  ),
);
