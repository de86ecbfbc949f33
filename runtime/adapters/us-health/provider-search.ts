// The registry has separate fields for last names, first names and organizations, so a name can require several searches, whose
// results are merged.

import { usStateLike } from '../../reference/countries/countries.ts';
import {
  isSearchable,
  type NpiRecord,
  type NppesSearch,
  type PracticeAddress,
  RECORDS_LOOKED_AT,
  searchTerm,
} from './nppes/nppes.ts';
import { type WrittenName, writtenNames } from './person-name.ts';

/**
 * Maximum number of person searches per name. Together with the organization search, this is the maximum number of
 * searches per call.
 */
const MAX_PERSON_SEARCHES = 4;

export interface NameSearch {
  readonly kind: 'persons' | 'organizations';
  readonly search: NppesSearch;
}

export interface FoundProviders {
  readonly by: NameSearch;
  readonly records: readonly NpiRecord[];
}

/**
 * A name may be an organization's name, a last name (of one or more words), or a first and a last name in either order,
 * with or without a comma, titles, credentials and middle initials. Returns an empty list if no part of it can be
 * searched for.
 */
export function searchesFor(name: string): NameSearch[] {
  const organizationName = searchTerm(name, 'organization');
  const organizations: NameSearch = { kind: 'organizations', search: { type: 'NPI-2', organizationName } };
  return [...personSearches(name), ...(isSearchable(organizationName) ? [organizations] : [])];
}

function personSearches(name: string): NameSearch[] {
  const [first, ...others] = writtenNames(searchTerm(name)).map(searchesOf);
  // For all interpretations except the first, use only the most likely search.
  const searches = [...(first ?? []), ...others.flatMap(([likeliest]) => likeliest ?? [])];
  return searches.slice(0, MAX_PERSON_SEARCHES);
}

function searchesOf(name: WrittenName): NameSearch[] {
  if ('last' in name) return personSearch(name.last, name.first);
  const words = name.words.filter(isSearchable);
  const whole = personSearch(words.join(' '));
  const [first = '', last = ''] = [words[0], words.at(-1)];
  if (words.length < 2) return whole;
  const natural = personSearch(last, first);
  if (words.length > 2) return [...natural, ...personSearch(words.slice(1).join(' '), first), ...whole];
  return [...natural, ...whole, ...(first === last ? [] : personSearch(first, last))];
}

function personSearch(lastName: string, firstName?: string): NameSearch[] {
  if (!isSearchable(lastName)) return [];
  const first = firstName !== undefined && isSearchable(firstName) ? { firstName } : {};
  return [{ kind: 'persons', search: { type: 'NPI-1', lastName, ...first } }];
}

/**
 * Removes duplicates and puts exact matches of the name first. Persons and organizations alternate, so neither
 * displaces the other.
 */
export function merged(found: readonly FoundProviders[]): NpiRecord[] {
  const exact: Lanes = { persons: [], organizations: [] };
  const others: Lanes = { persons: [], organizations: [] };
  for (const { by, records } of found) {
    for (const record of records) (isExact(by.search, record) ? exact : others)[by.kind].push(record);
  }
  const seen = new Set<string>();
  return [...inTurn(exact), ...inTurn(others)].filter(({ npi }) => !seen.has(npi) && seen.add(npi));
}

/**
 * `state` is an upper-case code; mailing addresses are ignored. Also true for a US practice whose state is missing or
 * misspelled, because the registry selected the record by state.
 */
export function practisesIn({ practice, otherPractices }: NpiRecord, state: string): boolean {
  return [practice, ...otherPractices].some((address) => address !== undefined && mayBeIn(address, state));
}

function mayBeIn({ state: written = '', countryCode = 'US' }: PracticeAddress, state: string): boolean {
  const known = usStateLike(written);
  return known === undefined ? countryCode === 'US' : known.code === state;
}

export function isCut({ records }: FoundProviders): boolean {
  return records.length >= RECORDS_LOOKED_AT;
}

type Lanes = Record<NameSearch['kind'], NpiRecord[]>;

function inTurn({ persons, organizations }: Lanes): NpiRecord[] {
  const longest = Math.max(persons.length, organizations.length);
  const turns = Array.from({ length: longest }, (_, nth) => [persons[nth], organizations[nth]]);
  return turns.flat().filter((record) => record !== undefined);
}

function isExact({ lastName, firstName, organizationName }: NppesSearch, record: NpiRecord): boolean {
  const is = (name: string | undefined, requested: string | undefined, kind?: 'organization') =>
    requested === undefined || searchTerm(name ?? '', kind) === requested;
  const { first, last } = record.type === 'person' ? record.name : {};
  const organization = record.type === 'organization' ? record.name : undefined;
  return is(last, lastName) && is(first, firstName) && is(organization, organizationName, 'organization');
}
