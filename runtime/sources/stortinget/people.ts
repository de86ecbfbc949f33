// Persons and what they belong to, as every answer of the source embeds them.

import type { Element } from './element.ts';

/** A committee, party or the like: a code and its name. */
export interface Named {
  readonly id: string;
  readonly name: string;
}

/** A person where only who it is matters. */
export interface Person {
  readonly id: string;
  readonly name: string;
  readonly party: string | null;
}

export interface Representative {
  readonly id: string;
  readonly name: string;
  readonly first_name: string | null;
  readonly last_name: string | null;
  /** Code of the party; null for members without one. */
  readonly party: string | null;
  readonly party_name: string | null;
  readonly county: string | null;
  readonly county_id: string | null;
  /** Null where the answer has no such list, which is not the same as a member without committees. */
  readonly committees: Named[] | null;
  readonly email: string | null;
  readonly gender: 'male' | 'female' | null;
  readonly date_of_birth: string | null;
  readonly date_of_death: string | null;
  readonly is_deputy: boolean | null;
  readonly deputy_for: Person | null;
}

const GENDERS: Readonly<Record<string, 'male' | 'female'>> = { mann: 'male', kvinne: 'female' };

/** `{ id, navn }`; null for what has no id. */
export function readNamed(element: Element | null): Named | null {
  const id = element?.text('id');
  return element === null || id === null || id === undefined ? null : { id, name: element.text('navn') ?? id };
}

export function readNamedList(parent: Element, list: string): Named[] {
  return parent
    .list(list)
    .map(readNamed)
    .filter((entry) => entry !== null);
}

export function readPerson(element: Element | null): Person | null {
  const id = element?.text('id');
  if (element === null || id === null || id === undefined) return null;
  return { id, name: fullName(element) ?? id, party: element.element('parti')?.text('id') ?? null };
}

export function readPersons(parent: Element | null, list: string): Person[] {
  return (parent?.list(list) ?? []).map(readPerson).filter((person) => person !== null);
}

/** @throws Error for a person without id */
export function readRepresentative(element: Element): Representative {
  const id = element.required('id');
  const party = readNamed(element.element('parti'));
  const county = readNamed(element.element('fylke'));
  return {
    id,
    name: fullName(element) ?? id,
    first_name: element.text('fornavn'),
    last_name: element.text('etternavn'),
    party: party?.id ?? null,
    party_name: party?.name ?? null,
    county: county?.name ?? null,
    county_id: county?.id ?? null,
    committees: element.has('komiteer_liste') ? readNamedList(element, 'komiteer_liste') : null,
    email: element.text('epost'),
    gender: GENDERS[element.text('kjoenn') ?? ''] ?? null,
    date_of_birth: element.date('foedselsdato'),
    date_of_death: element.date('doedsdato'),
    is_deputy: element.flag('vara_representant'),
    deputy_for: readPerson(element.element('fast_vara_for')) ?? readPerson(element.element('vara_for')),
  };
}

function fullName(element: Element): string | null {
  // Double spaces occur in the source.
  const name = `${element.text('fornavn') ?? ''} ${element.text('etternavn') ?? ''}`.replace(/\s+/g, ' ').trim();
  return name === '' ? null : name;
}
