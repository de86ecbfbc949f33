// A provider from a record of the registry. Left out, for a reason: mailing addresses (often somebody's home), identifiers that
// other insurers gave, electronic endpoints, moments that repeat the dates, and name prefixes.

import type { Provider, ProviderAddress, ProviderSpecialty } from '../../../generated/services/us-health/types.ts';
import { isCalendarDate } from '../../contract/formats.ts';
import { field, type NppesRecord, type Part } from '../../sources/nppes/records.ts';

const SEXES: Readonly<Record<string, 'female' | 'male'>> = { F: 'female', M: 'male' };

export function shapeProvider(record: NppesRecord): Provider {
  const { basic, isOrganization } = record;
  // The order of addresses varies: purpose alone tells which is which.
  const practice = record.addresses.find((address) => address['address_purpose'] === 'LOCATION');
  const specialties = record.taxonomies.map(shapeSpecialty).sort((a, b) => Number(b.primary) - Number(a.primary));
  const [first] = specialties;
  const certified = date(basic, 'certification_date');
  const status = field(basic, 'status');
  return {
    npi: record.number,
    type: isOrganization ? 'organization' : 'person',
    name: isOrganization ? field(basic, 'organization_name') : personName(basic),
    credentials: isOrganization ? null : field(basic, 'credential'),
    primary_specialty: first?.primary === true ? first.description : null,
    specialties,
    practice_address: practice === undefined ? null : shapeAddress(practice),
    other_practice_addresses: record.practiceLocations.map(shapeAddress),
    phone: practice === undefined ? null : field(practice, 'telephone_number'),
    other_names: [...new Set(record.otherNames.map(otherName).filter((name) => name !== null))],
    ...(isOrganization ? organizationParts(basic) : personParts(basic)),
    active: status === null ? null : status === 'A',
    enumeration_date: date(basic, 'enumeration_date'),
    last_updated: date(basic, 'last_updated'),
    ...(certified === null ? {} : { certification_date: certified }),
  };
}

function personName(basic: Part): string | null {
  return joined(basic, ['first_name', 'middle_name', 'last_name', 'name_suffix']) ?? field(basic, 'name');
}

function otherName(name: Part): string | null {
  return field(name, 'organization_name') ?? joined(name, ['first_name', 'middle_name', 'last_name', 'suffix']);
}

function joined(from: Part, names: readonly string[]): string | null {
  const given = names.map((name) => field(from, name)).filter((text) => text !== null);
  return given.length === 0 ? null : given.join(' ');
}

function personParts(basic: Part): Partial<Provider> {
  // It was called gender until 2019.
  const sex = SEXES[field(basic, 'sex') ?? field(basic, 'gender') ?? ''];
  return {
    ...(sex === undefined ? {} : { sex }),
    ...yesNo(basic, 'sole_proprietor'),
  };
}

function organizationParts(basic: Part): Partial<Provider> {
  const official = 'authorized_official';
  return {
    ...yesNo(basic, 'organizational_subpart'),
    ...given('authorized_official', joined(basic, [`${official}_first_name`, `${official}_last_name`])),
    ...given('authorized_official_title', field(basic, `${official}_title_or_position`)),
    ...given('authorized_official_phone', field(basic, `${official}_telephone_number`)),
  };
}

function shapeAddress(address: Part): ProviderAddress {
  const country = field(address, 'country_code');
  return {
    lines: ['address_1', 'address_2'].map((name) => field(address, name)).filter((line) => line !== null),
    city: field(address, 'city'),
    state: field(address, 'state'),
    postal_code: postalCode(field(address, 'postal_code'), country),
    country,
    phone: field(address, 'telephone_number'),
    ...given('fax', field(address, 'fax_number')),
  };
}

function shapeSpecialty(taxonomy: Part): ProviderSpecialty {
  return {
    code: field(taxonomy, 'code'),
    description: field(taxonomy, 'desc'),
    primary: taxonomy['primary'] === true,
    ...given('license', field(taxonomy, 'license')),
    ...given('license_state', field(taxonomy, 'state')),
    ...given('group', field(taxonomy, 'taxonomy_group')),
  };
}

/** Nine digits without a dash are a ZIP+4 code. */
function postalCode(code: string | null, country: string | null): string | null {
  if (code === null || (country !== null && country !== 'US')) return code;
  return code.replace(/^(\d{5})(\d{4})$/, '$1-$2');
}

function date(from: Part, name: string): string | null {
  const value = field(from, name)?.slice(0, 10) ?? '';
  return isCalendarDate(value) ? value : null;
}

function yesNo<Name extends string>(from: Part, name: Name): Partial<Record<Name, boolean>> {
  const value = field(from, name)?.toUpperCase();
  if (value !== 'YES' && value !== 'NO') return {};
  return { [name]: value === 'YES' } as Partial<Record<Name, boolean>>;
}

function given<Name extends string>(name: Name, value: string | null): Partial<Record<Name, string>> {
  return value === null ? {} : ({ [name]: value } as Partial<Record<Name, string>>);
}
