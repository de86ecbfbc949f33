// Groups of countries over which a query can repeat a call.

import { groupOf, membersOf } from '../reference/countries/countries.ts';

/** Groups with known members, by the code that `members_of` takes. */
export const QUERY_GROUPS = ['EU', 'EA', 'EFTA', 'NORDIC', 'OECD', 'G7', 'G20'] as const;

type QueryGroup = (typeof QUERY_GROUPS)[number];

/**
 * The members of a group on a day, as ISO 3166-1 alpha-2 codes; undefined if the group or its members are not known.
 * @param day `YYYY-MM-DD`
 */
export function membersOfGroup(group: string, day: string): string[] | undefined {
  const code = groupOf(group)?.code ?? group.trim().toUpperCase();
  const known = QUERY_GROUPS.find((each) => each === code);
  return known === undefined ? undefined : membersOf(known satisfies QueryGroup, day);
}
