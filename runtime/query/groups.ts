// Groups of countries over which a query can repeat a call.

import { BANK_GROUPS, DATED_GROUPS, groupOf, membersOnDay } from '../reference/countries/countries.ts';

/** Codes that `members_of` accepts. */
export const QUERY_GROUPS: readonly string[] = [...DATED_GROUPS, ...BANK_GROUPS];

/** Resolves a World Bank region or income group to the alpha-2 codes of its current members. Rejects with a Problem. */
export type BankMembers = (group: string) => Promise<readonly string[]>;

export type GroupMembers =
  | { readonly kind: 'members'; readonly members: readonly string[] }
  | { readonly kind: 'unknown_group' | 'no_members_yet' | 'only_current' };

/**
 * Returns the members of a group as ISO 3166-1 alpha-2 codes.
 * @param group code or any other name of the group; case-insensitive
 * @param day `YYYY-MM-DD`; undefined for today
 * @throws Problem if the World Bank's list is not available
 */
export async function membersOfGroup(
  group: string,
  day: string | undefined,
  today: string,
  bankMembers: BankMembers,
): Promise<GroupMembers> {
  const code = groupOf(group)?.code ?? group.trim().toUpperCase();
  const members = membersOnDay(code, day ?? today);
  if (members !== undefined) return members.length === 0 ? { kind: 'no_members_yet' } : { kind: 'members', members };
  if (!BANK_GROUPS.some((each) => each === code)) return { kind: 'unknown_group' };
  if (day !== undefined && day !== today) return { kind: 'only_current' };
  return { kind: 'members', members: await bankMembers(code) };
}
