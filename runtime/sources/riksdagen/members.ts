// Members of the parliament, of today and of former days.

import { type Fields, readEnvelope } from './fields.ts';

export interface Assignment {
  readonly organ: string | null;
  readonly role: string | null;
  readonly status: string | null;
  readonly type: string | null;
  readonly from: string | null;
  readonly to: string | null;
  readonly note: string | null;
}

export interface PersonalDetail {
  readonly code: string | null;
  readonly type: string | null;
  readonly text: string;
}

export interface Member {
  readonly person_id: string;
  readonly name: string;
  readonly first_name: string | null;
  readonly last_name: string | null;
  readonly sort_name: string;
  readonly place: string | null;
  readonly party: string | null;
  readonly constituency: string | null;
  readonly status: string | null;
  readonly gender: 'female' | 'male' | null;
  readonly birth_year: number | null;
  readonly image_url: string | null;
  readonly email: string | null;
  /** Newest first. */
  readonly assignments: readonly Assignment[];
  readonly details: readonly PersonalDetail[];
}

export interface MemberList {
  readonly total: number;
  readonly members: readonly Member[];
}

const GENDERS: Readonly<Record<string, 'female' | 'male'>> = { kvinna: 'female', man: 'male' };
const BY_NAME = new Intl.Collator('sv');
/** So the source hides addresses from harvesters. */
const AT_SIGN = /\s*\[p?å\]\s*|\s*\[at\]\s*/i;

/** @throws Error for another answer */
export function readMembers(answer: unknown): MemberList {
  const list = readEnvelope(answer, 'personlista');
  if (list === null) throw new Error('There is no personlista.');
  const members = list.list('person').flatMap(readMember);
  const total = list.integer('@hits');
  if (total === null && members.length === 0) throw new Error('personlista has no @hits.');
  members.sort((a, b) => BY_NAME.compare(a.sort_name, b.sort_name));
  return { total: total ?? members.length, members };
}

function readMember(person: Fields): Member[] {
  const id = person.text('intressent_id');
  if (id === null) return [];
  const [first, last] = [person.text('tilltalsnamn'), person.text('efternamn')];
  const name = [first, last].filter((part) => part !== null).join(' ') || id;
  const details = person.listIn('personuppgift', 'uppgift').flatMap(readDetail);
  return [
    {
      person_id: id,
      name,
      first_name: first,
      last_name: last,
      sort_name: person.text('sorteringsnamn') ?? `${last ?? ''},${first ?? ''}`,
      place: person.text('iort'),
      party: person.code('parti'),
      constituency: person.text('valkrets'),
      status: person.text('status'),
      gender: GENDERS[person.text('kon') ?? ''] ?? null,
      birth_year: person.integer('fodd_ar'),
      image_url: person.url('bild_url_192') ?? person.url('bild_url_max'),
      email: details.find(({ type, text }) => type === 'eadress' && text.includes('@'))?.text ?? null,
      assignments: person.listIn('personuppdrag', 'uppdrag').map(readAssignment).sort(newestFirst),
      details,
    },
  ];
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
  if (text === null) return [];
  return [{ code: detail.text('kod'), type, text: type === 'eadress' ? text.replace(AT_SIGN, '@') : text }];
}
