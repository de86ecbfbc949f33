import type { Element } from './element.ts';

export interface Named {
  readonly id: string;
  readonly name: string;
}

export interface Person {
  readonly id: string;
  readonly name: string;
  readonly partyId: string | undefined;
}

export interface Representative {
  readonly id: string;
  readonly name: string;
  readonly firstName: string | undefined;
  readonly lastName: string | undefined;
  readonly party: Named | undefined;
  readonly county: Named | undefined;
  /** Undefined if the response has no list of committees; an empty list means that the person is on no committee. */
  readonly committees: readonly Named[] | undefined;
  readonly email: string | undefined;
  readonly gender: 'male' | 'female' | undefined;
  readonly dateOfBirth: string | undefined;
  readonly dateOfDeath: string | undefined;
  readonly isDeputy: boolean | undefined;
  readonly deputyFor: Person | undefined;
}

const GENDERS: Readonly<Record<string, 'male' | 'female'>> = { mann: 'male', kvinne: 'female' };

/** Parses an element with the children `id` and `navn`. */
export function readNamed(element: Element | undefined): Named | undefined {
  const id = element?.text('id');
  return id === undefined ? undefined : { id, name: element?.text('navn') ?? id };
}

export function readNamedList(parent: Element, list: string): Named[] {
  return parent
    .list(list)
    .map(readNamed)
    .filter((entry) => entry !== undefined);
}

export function readPerson(element: Element | undefined): Person | undefined {
  const id = element?.text('id');
  if (element === undefined || id === undefined) return undefined;
  return { id, name: fullName(element) ?? id, partyId: element.element('parti')?.text('id') };
}

export function readPersons(parent: Element | undefined, list: string): Person[] {
  return (parent?.list(list) ?? []).map(readPerson).filter((person) => person !== undefined);
}

export function readRepresentative(element: Element): Representative {
  const id = element.required('id');
  return {
    id,
    name: fullName(element) ?? id,
    firstName: element.text('fornavn'),
    lastName: element.text('etternavn'),
    party: readNamed(element.element('parti')),
    county: readNamed(element.element('fylke')),
    committees: element.has('komiteer_liste') ? readNamedList(element, 'komiteer_liste') : undefined,
    email: element.text('epost'),
    gender: GENDERS[element.text('kjoenn') ?? ''],
    dateOfBirth: element.date('foedselsdato'),
    dateOfDeath: element.date('doedsdato'),
    isDeputy: element.flag('vara_representant'),
    deputyFor: readPerson(element.element('fast_vara_for')) ?? readPerson(element.element('vara_for')),
  };
}

function fullName(element: Element): string | undefined {
  // Names in the source may contain double spaces.
  const words = [element.text('fornavn'), element.text('etternavn')].flatMap((part) => part?.split(/\s/) ?? []);
  return words.filter((word) => word !== '').join(' ') || undefined;
}
