import type { Answer } from '../../../sources/client/answer.ts';
import { readers } from '../../../sources/client/reading.ts';
import { type Fields, readEnvelope } from './fields.ts';

export const reads = readers(import.meta.url, { memberList: readMemberList, members: readMembers });

export interface Assignment {
  readonly organ: string | undefined;
  readonly role: string | undefined;
  readonly status: string | undefined;
  readonly type: string | undefined;
  readonly from: string | undefined;
  readonly to: string | undefined;
  readonly note: string | undefined;
}

/** Information that members provide about themselves. */
export interface PersonalDetail {
  readonly code: string | undefined;
  readonly type: string | undefined;
  readonly text: string;
}

interface MemberHead {
  readonly personId: string;
  readonly name: string;
  readonly firstName: string | undefined;
  readonly lastName: string | undefined;
  readonly party: string | undefined;
  readonly constituency: string | undefined;
  readonly status: string | undefined;
  readonly gender: 'female' | 'male' | undefined;
  readonly birthYear: number | undefined;
  readonly imageUrl: string | undefined;
}

export interface Member extends MemberHead {
  /** Place that distinguishes the person from another person with the same name. */
  readonly place: string | undefined;
  readonly email: string | undefined;
  readonly assignments: readonly Assignment[];
  readonly details: readonly PersonalDetail[];
}

export interface ListedMember extends MemberHead {
  readonly assignmentsTotal: number;
  /**
   * Argument for `assignmentsOf`. All members in history have about 60,000 assignments; transferring these as objects
   * from the parser thread would block the server noticeably.
   */
  readonly packedAssignments: string;
}

export interface MemberList {
  readonly total: number;
  readonly members: readonly ListedMember[];
}

const GENDERS: Readonly<Record<string, 'female' | 'male'>> = { kvinna: 'female', man: 'male' };
const BY_NAME = new Intl.Collator('sv');
/** Matches the replacement for "@" with which the source obfuscates email addresses. */
const AT_SIGN = / ?\[(?:på|å|at)\] ?/i;

export function assignmentsOf({ packedAssignments }: ListedMember): readonly Assignment[] {
  return JSON.parse(packedAssignments) as readonly Assignment[];
}

function readMemberList(answer: Answer): MemberList {
  const { total, persons } = readPersons(answer);
  const rows = persons.map((person) => {
    const assignments = readAssignments(person);
    return {
      sortName:
        person.text('sorteringsnamn') ?? `${person.text('efternamn') ?? ''},${person.text('tilltalsnamn') ?? ''}`,
      member: {
        ...readHead(person),
        assignmentsTotal: assignments.length,
        packedAssignments: JSON.stringify(assignments),
      },
    };
  });
  rows.sort((a, b) => BY_NAME.compare(a.sortName, b.sortName));
  return { total, members: rows.map(({ member }) => member) };
}

function readMembers(answer: Answer): readonly Member[] {
  return readPersons(answer).persons.map((person) => {
    const details = person.listIn('personuppgift', 'uppgift').flatMap(readDetail);
    return {
      ...readHead(person),
      place: person.text('iort'),
      email: details.find(({ type, text }) => type === 'eadress' && text.includes('@'))?.text,
      assignments: readAssignments(person),
      details,
    };
  });
}

function readPersons(answer: Answer): { total: number; persons: readonly Fields[] } {
  const list = readEnvelope(answer.json(), 'personlista');
  if (list === undefined) throw new Error('The response has no personlista.');
  const persons = list.list('person').filter((person) => person.text('intressent_id') !== undefined);
  const total = list.integer('@hits');
  if (total === undefined && persons.length === 0) throw new Error('personlista has no @hits.');
  return { total: total ?? persons.length, persons };
}

function readHead(person: Fields): MemberHead {
  const id = person.text('intressent_id') ?? '';
  const [firstName, lastName] = [person.text('tilltalsnamn'), person.text('efternamn')];
  return {
    personId: id,
    name: [firstName, lastName].filter((part) => part !== undefined).join(' ') || id,
    firstName,
    lastName,
    party: person.code('parti'),
    constituency: person.text('valkrets'),
    status: person.text('status'),
    gender: GENDERS[person.text('kon') ?? ''],
    birthYear: person.integer('fodd_ar'),
    imageUrl: person.url('bild_url_192') ?? person.url('bild_url_max'),
  };
}

function readAssignments(person: Fields): Assignment[] {
  return person.listIn('personuppdrag', 'uppdrag').map(readAssignment).sort(newestFirst);
}

function readAssignment(assignment: Fields): Assignment {
  return {
    organ: assignment.text('organ_kod'),
    role: assignment.text('roll_kod'),
    status: assignment.text('status'),
    type: assignment.text('typ'),
    from: assignment.day('from'),
    to: assignment.day('tom'),
    note: assignment.plain('uppgift'),
  };
}

function newestFirst(a: Assignment, b: Assignment): number {
  const [from, other] = [a.from ?? '', b.from ?? ''];
  return from === other ? 0 : from < other ? 1 : -1;
}

function readDetail(detail: Fields): PersonalDetail[] {
  const [text, type] = [detail.plain('uppgift'), detail.text('typ')];
  if (text === undefined) return [];
  return [{ code: detail.text('kod'), type, text: type === 'eadress' ? text.replace(AT_SIGN, '@') : text }];
}
