import type { Provider, ProviderAddress, ProviderSpecialty } from '../../../generated/services/us-health/types.ts';
import type { AdapterResult } from '../../contract/adapter-result.ts';
import { present } from '../../lib/loose-json.ts';
import type { NpiRecord, PersonName, PracticeAddress, Taxonomy } from './nppes/nppes.ts';

export function providerRecord(record: NpiRecord): AdapterResult<Provider> {
  const specialties = record.taxonomies.map(specialty).sort((a, b) => Number(b.primary) - Number(a.primary));
  const [first] = specialties;
  return {
    npi: record.npi,
    type: record.type,
    name: record.type === 'person' ? (inFull(record.name) ?? record.fullName) : record.name,
    credentials: record.type === 'person' ? record.credential : undefined,
    primary_specialty: first?.primary === true ? first.description : null,
    specialties,
    practice_address: record.practice === undefined ? null : address(record.practice),
    other_practice_addresses: record.otherPractices.map(address),
    phone: record.practice?.phone,
    other_names: [...new Set(record.otherNames.map(otherName).filter((name) => name !== undefined))],
    ...partsOf(record),
    active: record.status === undefined ? null : record.status === 'A',
    enumeration_date: record.enumerated,
    last_updated: record.updated,
    certification_date: record.certified,
  };
}

function inFull({ first, middle, last, suffix }: Partial<PersonName>): string | undefined {
  return [first, middle, last, suffix].filter((part) => part !== undefined).join(' ') || undefined;
}

function otherName(name: string | PersonName): string | undefined {
  return typeof name === 'string' ? name : inFull(name);
}

function partsOf(record: NpiRecord): Partial<AdapterResult<Provider>> {
  if (record.type === 'person') return present({ sex: record.sex, sole_proprietor: record.isSoleProprietor });
  const { first, last, title, phone } = record.official;
  return present({
    organizational_subpart: record.isSubpart,
    authorized_official: inFull({ first, last }),
    authorized_official_title: title,
    authorized_official_phone: phone,
  });
}

function address(of: PracticeAddress): AdapterResult<ProviderAddress> {
  return {
    lines: of.lines,
    city: of.city,
    state: of.state,
    postal_code: postalCode(of),
    country: of.countryCode,
    phone: of.phone,
    fax: of.fax,
  };
}

/** Treats nine digits without a hyphen as a ZIP+4 code. */
function postalCode({ postalCode: code, countryCode = 'US' }: PracticeAddress): string | undefined {
  return countryCode === 'US' ? code?.replace(/^(\d{5})(\d{4})$/, '$1-$2') : code;
}

function specialty(taxonomy: Taxonomy): AdapterResult<ProviderSpecialty> {
  return {
    code: taxonomy.code,
    description: taxonomy.description,
    primary: taxonomy.isPrimary,
    license: taxonomy.license,
    license_state: taxonomy.licenseState,
    group: taxonomy.group,
  };
}
