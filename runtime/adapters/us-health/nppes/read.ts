// Accepts the current format and the 2019 format (numbers instead of strings). Errors are returned with status 200.
// Omitted on purpose: mailing addresses (often private homes), identifiers from other insurers, electronic endpoints,
// timestamps that repeat the dates, and name prefixes.

import { invalidArgument, Problem } from '../../../contract/problem.ts';
import { dayOf, type JsonObject, listOf, objectOf, textOf } from '../../../lib/loose-json.ts';
import type { Answer } from '../../../sources/client/answer.ts';
import { readers } from '../../../sources/client/reading.ts';
import type { NpiRecord, PersonName, PracticeAddress, Taxonomy } from './record.ts';

export const reads = readers(import.meta.url, { records: readRecords });

/** Search fields of the registry. If the registry rejects one of them, the caller's argument is wrong. */
const SEARCH_FIELDS: ReadonlySet<string> = new Set([
  'last_name',
  'first_name',
  'organization_name',
  'taxonomy_description',
  'state',
]);
/** Placeholders that the registry uses for missing parts of a name. */
const PLACEHOLDERS: ReadonlySet<string> = new Set(['-', '--']);
const SEXES: Readonly<Record<string, 'female' | 'male'>> = { F: 'female', M: 'male' };

/**
 * Expects `{"result_count": 1, "results": [{…}]}`.
 * @throws Problem for the registry's errors: `invalid_arguments` with the registry's field for a rejected search, otherwise
 * `upstream_failed`; `upstream_invalid_response` for anything else that is not a list of records
 */
function readRecords(answer: Answer): readonly NpiRecord[] {
  const { source } = answer.provenance;
  const { Errors: errors, results } = objectOf(answer.json());
  if (Array.isArray(errors)) throw refusal(source, errors.map(objectOf));
  if (!Array.isArray(results)) {
    throw new Problem('upstream_invalid_response', `${source}: the response has neither results nor errors.`);
  }
  return results.map(objectOf).map((record) => recordOf(source, record));
}

function refusal(source: string, errors: readonly JsonObject[]): Problem {
  const descriptions = errors
    .map((error) => field(error, 'description') ?? 'an error without a description')
    .join('; ');
  const searchField = errors.map((error) => field(error, 'field') ?? '').find((name) => SEARCH_FIELDS.has(name));
  if (searchField !== undefined) return invalidArgument(searchField, `was rejected by the registry: ${descriptions}`);
  return new Problem('upstream_failed', `${source} rejected the search: ${descriptions}.`);
}

function recordOf(source: string, record: JsonObject): NpiRecord {
  const npi = field(record, 'number');
  if (npi === undefined) throw new Problem('upstream_invalid_response', `${source}: a record has no number.`);
  const basic = objectOf(record['basic']);
  // The order of addresses varies; only the purpose identifies them.
  const practice = objectsOf(record['addresses']).find((address) => address['address_purpose'] === 'LOCATION');
  const common = {
    npi,
    practice: practice && addressOf(practice),
    otherPractices: objectsOf(record['practiceLocations']).map(addressOf),
    taxonomies: objectsOf(record['taxonomies']).map(taxonomyOf),
    otherNames: objectsOf(record['other_names']).map((name) => field(name, 'organization_name') ?? personOf(name, '')),
    status: field(basic, 'status'),
    enumerated: dayOf(basic['enumeration_date']),
    updated: dayOf(basic['last_updated']),
    certified: dayOf(basic['certification_date']),
  };
  if (record['enumeration_type'] === 'NPI-2') {
    const official = 'authorized_official';
    return {
      ...common,
      type: 'organization',
      name: field(basic, 'organization_name'),
      isSubpart: yesNo(basic, 'organizational_subpart'),
      official: {
        first: field(basic, `${official}_first_name`),
        last: field(basic, `${official}_last_name`),
        title: field(basic, `${official}_title_or_position`),
        phone: field(basic, `${official}_telephone_number`),
      },
    };
  }
  return {
    ...common,
    type: 'person',
    name: personOf(basic, 'name_'),
    fullName: field(basic, 'name'),
    credential: field(basic, 'credential'),
    // The field was called gender until 2019.
    sex: SEXES[field(basic, 'sex') ?? field(basic, 'gender') ?? ''],
    isSoleProprietor: yesNo(basic, 'sole_proprietor'),
  };
}

function personOf(name: JsonObject, suffix: 'name_' | ''): PersonName {
  return {
    first: field(name, 'first_name'),
    middle: field(name, 'middle_name'),
    last: field(name, 'last_name'),
    suffix: field(name, `${suffix}suffix`),
  };
}

function addressOf(address: JsonObject): PracticeAddress {
  return {
    lines: ['address_1', 'address_2'].map((name) => field(address, name)).filter((line) => line !== undefined),
    city: field(address, 'city'),
    state: field(address, 'state'),
    postalCode: field(address, 'postal_code'),
    countryCode: field(address, 'country_code'),
    phone: field(address, 'telephone_number'),
    fax: field(address, 'fax_number'),
  };
}

function taxonomyOf(taxonomy: JsonObject): Taxonomy {
  return {
    code: field(taxonomy, 'code'),
    description: field(taxonomy, 'desc'),
    isPrimary: taxonomy['primary'] === true,
    license: field(taxonomy, 'license'),
    licenseState: field(taxonomy, 'state'),
    group: field(taxonomy, 'taxonomy_group'),
  };
}

function field(from: JsonObject, name: string): string | undefined {
  const text = textOf(from[name]);
  return text === undefined || PLACEHOLDERS.has(text) ? undefined : text;
}

function yesNo(from: JsonObject, name: string): boolean | undefined {
  const value = field(from, name)?.toUpperCase();
  return value === 'YES' || value === 'NO' ? value === 'YES' : undefined;
}

function objectsOf(value: unknown): JsonObject[] {
  return listOf(value).map(objectOf);
}
