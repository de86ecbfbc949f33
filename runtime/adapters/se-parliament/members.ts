// Members as the service gives them: whole histories for one, what is held today for many.

import type { Assignment, GetMemberResult, ListedMember } from '../../../generated/services/se-parliament/types.ts';
import { nameOf, PARTIES } from '../../sources/riksdagen/codes.ts';
import type { Member, Assignment as SourceAssignment } from '../../sources/riksdagen/members.ts';
import { committeeName } from './document.ts';

/** A row of a list. Histories are left out: fifty members would have a thousand entries. */
export function listedMember(member: Member, today: string): Omit<ListedMember, 'party_name'> {
  const { person_id, name, first_name, last_name, party, constituency, status, gender, birth_year, image_url } = member;
  const assignments = member.assignments.map((entry) => assignment(entry, today));
  return {
    person_id,
    name,
    first_name,
    last_name,
    party,
    constituency,
    status,
    gender,
    birth_year,
    image_url,
    assignments: assignments.filter(({ is_current }) => is_current),
    assignments_total: assignments.length,
  };
}

export function memberDetail(member: Member, today: string): GetMemberResult {
  const { sort_name: _, assignments, details, ...rest } = member;
  const isTitle = ({ type }: { readonly type: string | null }) => type === 'titlar';
  return {
    ...rest,
    party_name: nameOf(PARTIES, member.party),
    titles: details.filter(isTitle).map(({ text }) => text),
    assignments: assignments.map((entry) => assignment(entry, today)),
    details: details.filter((detail) => !isTitle(detail)),
  };
}

function assignment(entry: SourceAssignment, today: string): Assignment {
  const begun = entry.from === null || entry.from <= today;
  return {
    ...entry,
    organ_name: committeeName(entry.organ),
    is_current: begun && (entry.to === null || entry.to >= today),
  };
}
