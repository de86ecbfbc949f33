// A country or group of countries, with the codes that each source uses for it.

import type { GetEconomicDataArguments } from '../../../generated/services/economic-indicators/types.ts';
import type { Call } from '../../contract/call.ts';
import { utcDay } from '../../lib/day.ts';
import { countryOf, groupOf, membersOf, membersOnDay, sourceCodesOf } from '../../reference/countries/countries.ts';
import type { WorldBank } from './world-bank/world-bank.ts';

export interface Area {
  readonly code: string;
  readonly name: string;
  /** World Bank code; undefined if the World Bank does not have the group. */
  readonly worldBank: string | undefined;
  /**
   * Codes to try in order, because datasets use different euro area compositions. Empty if the source does not have the
   * group.
   */
  readonly oecd: readonly string[];
  readonly eurostat: readonly string[];
  readonly isUnitedStates: boolean;
}

/**
 * @param code a two-letter country code or a group code
 * @throws Error for any other string
 */
export function areaOf(code: string): Area {
  const group = groupOf(code);
  if (group !== undefined) return { ...group, isUnitedStates: false };
  const country = countryOf(code);
  if (country === undefined) throw new Error(`Unknown area ${code}.`);
  const { iso2, name } = country;
  const { worldBank, oecd, eurostat } = sourceCodesOf(country);
  return { code: iso2, name, worldBank, oecd: [oecd], eurostat: [eurostat], isUnitedStates: iso2 === 'US' };
}

/** Returns the requested countries and groups without duplicates. */
export async function areasOf(
  { country = [], members_of: group }: GetEconomicDataArguments,
  bank: Pick<WorldBank, 'membersOf'>,
  call: Call,
): Promise<Area[]> {
  const codes =
    group === undefined ? country : (membersOnDay(group, utcDay(call.now())) ?? (await bank.membersOf(group, call)));
  const areas = new Map(codes.map(areaOf).map((area) => [area.code, area]));
  return [...areas.values()];
}

/** EU candidates, including Kosovo as a potential candidate. */
const CANDIDATES = 'AL BA GE MD ME MK RS TR UA XK'.split(' ');
/** Last day of the United Kingdom's EU membership. Eurostat has UK data up to this date. */
const BEFORE_BREXIT = '2020-01-31';

/** EU members, EFTA countries, EU candidates, and the United Kingdom, which has data up to its exit from the EU. */
export const EUROSTAT_COUNTRIES: ReadonlySet<string> = new Set([
  ...membersOf('EU', BEFORE_BREXIT),
  ...membersOf('EFTA', BEFORE_BREXIT),
  ...CANDIDATES,
]);
