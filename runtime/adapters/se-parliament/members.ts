import type {
  Assignment as AssignmentRecord,
  GetMemberArguments,
  GetMemberResult,
  ListedMember as ListedMemberRecord,
  SearchMembersArguments,
  SearchMembersResult,
} from '../../../generated/services/se-parliament/types.ts';
import type { AdapterResult } from '../../contract/adapter-result.ts';
import type { Call } from '../../contract/call.ts';
import { invalidArgument } from '../../contract/problem.ts';
import { nearestFew } from '../../lib/text/nearest.ts';
import { holdsWords } from '../../lib/text/words.ts';
import { labelOf } from '../../sdk/labels.ts';
import { pageOf } from '../../sdk/page.ts';
import { wholePage } from '../../sdk/whole-list.ts';
import {
  type Assignment,
  assignmentsOf,
  COMMITTEES,
  type ListedMember,
  type Member,
  PARTIES,
  type Riksdagen,
  today,
} from './riksdagen/riksdagen.ts';

const ASSIGNMENTS_IN_SHORT = 5;

export async function searchMembers(
  source: Riksdagen,
  args: SearchMembersArguments,
  call: Call,
): Promise<AdapterResult<SearchMembersResult>> {
  const { status, party, constituency, name, detail } = args;
  const { members } = await source.members({ everybody: status !== undefined, party }, call);
  const found = members.filter(
    (member) =>
      (constituency === undefined || holdsWords(constituency, member.constituency)) &&
      (name === undefined || holdsWords(name, member.name)),
  );
  if (found.length === 0 && constituency !== undefined) requireConstituency(constituency, members);
  const day = today(call.now());
  const { rows, ...figures } = pageOf(found, args);
  const record = detail === 'full' ? fullRecord : shortRecord;
  return { ...figures, members: rows.map((member) => record(member, day)) };
}

/** @throws Problem `invalid_arguments` with the most similar constituencies, if the requested one has no members */
function requireConstituency(requested: string, members: readonly ListedMember[]): void {
  if (members.some((member) => holdsWords(requested, member.constituency))) return;
  const known = [...new Set(members.flatMap(({ constituency }) => constituency ?? []))].sort();
  const near = nearestFew(requested, [...known, ...known.map((name) => name.replace(/ län$/, ''))], 3);
  const hint =
    near.length > 0 ? `Did you mean ${near.join(' or ')}?` : `Valid values: ${known.slice(0, 40).join(', ')}.`;
  throw invalidArgument('constituency', `"${requested}" is not a constituency of any of these members`, hint);
}

/** Returns a list record, in which current assignments come first, followed by the most recent ones. */
function shortRecord(member: ListedMember, day: string): AdapterResult<ListedMemberRecord> {
  const assignments = assignmentsOf(member);
  const held = assignments.filter((entry) => isHeld(entry, day));
  const ended = assignments.filter((entry) => !isHeld(entry, day));
  return {
    person_id: member.personId,
    name: member.name,
    party: member.party,
    constituency: member.constituency,
    status: member.status,
    assignments: [...held, ...ended].slice(0, ASSIGNMENTS_IN_SHORT).map((entry) => shortAssignment(entry, day)),
    assignments_total: member.assignmentsTotal,
  };
}

function fullRecord(member: ListedMember, day: string): AdapterResult<ListedMemberRecord> {
  return {
    ...shortRecord(member, day),
    first_name: member.firstName,
    last_name: member.lastName,
    party_name: labelOf(PARTIES, member.party),
    gender: member.gender,
    birth_year: member.birthYear,
    image_url: member.imageUrl,
    assignments: assignmentsOf(member).map((entry) => fullAssignment(entry, day)),
  };
}

export function memberRecord(member: Member, args: GetMemberArguments, day: string): AdapterResult<GetMemberResult> {
  const isTitle = ({ type }: { readonly type: string | undefined }) => type === 'titlar';
  const details = member.details.filter((detail) => !isTitle(detail));
  const about = {
    person_id: member.personId,
    name: member.name,
    first_name: member.firstName,
    last_name: member.lastName,
    place: member.place,
    party: member.party,
    party_name: labelOf(PARTIES, member.party),
    constituency: member.constituency,
    status: member.status,
    gender: member.gender,
    birth_year: member.birthYear,
    image_url: member.imageUrl,
    email: member.email,
    titles: member.details.filter(isTitle).map(({ text }) => text),
    details: details.map(({ code, type, text }) => ({ code, type, text })),
  };
  const { rows, ...figures } = wholePage(member.assignments, args, (entry) => fullAssignment(entry, day), about);
  return { ...about, ...figures, assignments: rows };
}

function shortAssignment(entry: Assignment, day: string): AdapterResult<AssignmentRecord> {
  return {
    organ: entry.organ,
    role: entry.role,
    from: entry.from,
    to: entry.to,
    is_current: isHeld(entry, day),
  };
}

function fullAssignment(entry: Assignment, day: string): AdapterResult<AssignmentRecord> {
  return {
    ...shortAssignment(entry, day),
    organ_name: labelOf(COMMITTEES, entry.organ),
    status: entry.status,
    type: entry.type,
    note: entry.note,
  };
}

function isHeld({ from, to }: Assignment, day: string): boolean {
  return (from === undefined || from <= day) && (to === undefined || to >= day);
}
