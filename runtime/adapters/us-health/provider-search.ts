// How a name is looked for in the registry, which knows last names, first names and organizations as separate fields; and how
// what several searches found becomes one list.

import { field } from '../../sources/nppes/records.ts';
import { isSearchable, searchTerm } from '../../sources/nppes/terms.ts';
import { type NppesRecord, type NppesSearch, RECORDS_LOOKED_AT } from '../../sources/nppes.ts';

/** Words before and after a person's name that are no part of it. */
const TITLE = /^(?:DR|MR|MRS|MS|PROF)\.? /;
const CREDENTIAL = /,\s*(?:M\.?D|D\.?O|R\.?N|N\.?P|P\.?A|PH\.?D|D\.?D\.?S|D\.?M\.?D|ESQ)\.?$/;

/** One search of the name, likeliest first among those of its kind. */
export interface NameSearch {
  readonly kind: 'persons' | 'organizations';
  readonly search: NppesSearch;
}

/** What a search found. */
export interface Found {
  readonly by: NameSearch;
  readonly records: readonly NppesRecord[];
}

/**
 * The searches for a name: it may be a last name (of several words, even), a first and a last name in either order, with or
 * without a comma, or an organization's. None when nothing of it can be searched for.
 */
export function searchesFor(name: string): NameSearch[] {
  const organizationName = searchTerm(name, 'organization');
  const organizations: NameSearch = { kind: 'organizations', search: { type: 'NPI-2', organizationName } };
  return [...personSearches(name), ...(isSearchable(organizationName) ? [organizations] : [])];
}

function personSearches(name: string): NameSearch[] {
  const person = searchTerm(name).replace(TITLE, '').replace(CREDENTIAL, '');
  const [beforeComma = '', afterComma] = person.split(',').map((text) => text.trim());
  if (afterComma !== undefined) return personSearch(beforeComma, firstWord(afterComma));
  const words = person.split(' ').filter(isSearchable);
  const [first = '', last = ''] = [words[0], words.at(-1)];
  if (words.length < 2) return personSearch(person);
  const reversed = words.length === 2 && first !== last ? personSearch(first, last) : [];
  return [...personSearch(last, first), ...personSearch(person), ...reversed];
}

function personSearch(lastName: string, firstName?: string): NameSearch[] {
  if (!isSearchable(lastName)) return [];
  const first = firstName !== undefined && isSearchable(firstName) ? { firstName } : {};
  return [{ kind: 'persons', search: { type: 'NPI-1', lastName, ...first } }];
}

function firstWord(text: string): string {
  return text.split(' ')[0] ?? '';
}

/**
 * The records of all searches, each provider once: those that have exactly the name first, then the others; persons and
 * organizations in turn, so that neither drives out the other.
 */
export function merged(found: readonly Found[]): NppesRecord[] {
  const exact: Lanes = { persons: [], organizations: [] };
  const others: Lanes = { persons: [], organizations: [] };
  for (const { by, records } of found) {
    for (const record of records) (isExact(by.search, record) ? exact : others)[by.kind].push(record);
  }
  const seen = new Set<string>();
  return [...inTurn(exact), ...inTurn(others)].filter(({ number }) => !seen.has(number) && seen.add(number));
}

/** Whether a search has more records than were looked at, as far as that can be seen. */
export function isCut({ records }: Found): boolean {
  return records.length >= RECORDS_LOOKED_AT;
}

type Lanes = Record<NameSearch['kind'], NppesRecord[]>;

function inTurn({ persons, organizations }: Lanes): NppesRecord[] {
  const longest = Math.max(persons.length, organizations.length);
  const turns = Array.from({ length: longest }, (_, nth) => [persons[nth], organizations[nth]]);
  return turns.flat().filter((record) => record !== undefined);
}

function isExact({ lastName, firstName, organizationName }: NppesSearch, { basic }: NppesRecord): boolean {
  const has = (name: string, wanted: string | undefined, kind?: 'organization') =>
    wanted === undefined || searchTerm(field(basic, name) ?? '', kind) === wanted;
  return (
    has('last_name', lastName) &&
    has('first_name', firstName) &&
    has('organization_name', organizationName, 'organization')
  );
}
