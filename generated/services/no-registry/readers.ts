// Generated from spec/services/no-registry/service.yaml by `make generate`: do not edit.

import type { AdapterResult } from '../../../runtime/contract/adapter-result.ts';
import {
  type JsonObject,
  at,
  coded,
  completeOf,
  dayOf,
  each,
  flagOf,
  itemsOf,
  joinedOf,
  numberOf,
  readEach,
  recordOf,
  required,
  textOf,
  unlessEmpty,
  wholeOf,
} from '../../../runtime/decoding/source-values.ts';
import type {
  Address,
  Company,
  CompanySummary,
  Industry,
  Registrations,
  Role,
  RoleEntity,
  ShareCapital,
} from './types.ts';

const ROLE_ROLE_LABEL_CODES = {
  LEDE: 'chair of the board',
  NEST: 'deputy chair of the board',
  MEDL: 'board member',
  VARA: 'deputy board member',
  OBS: 'board observer',
  DAGL: 'managing director',
  INNH: 'owner of the sole proprietorship',
  REVI: 'auditor',
  REGN: 'accountant',
  KONT: 'contact person',
  DTPR: 'partner with pro rata liability',
  DTSO: 'partner with joint liability',
  BEST: 'managing ship owner',
  BOBE: 'bankruptcy trustee',
  KOMP: 'general partner',
  REPR: 'Norwegian representative of a foreign entity',
  'FFØR': 'business manager',
  SAM: 'co-owner of a shipping partnership',
} as const;

/** Fields that the adapter derives from a row. */
export interface Derivations {
  readonly Company: {
    status(row: JsonObject): AdapterResult<Company>['status'];
    proceedings(row: JsonObject): AdapterResult<Company>['proceedings'];
    deleted(row: JsonObject): AdapterResult<Company>['deleted'];
    postal_address(row: JsonObject): AdapterResult<Company>['postal_address'];
    registered_in(row: JsonObject): AdapterResult<Company>['registered_in'];
  };
  readonly CompanySummary: {
    status(row: JsonObject): AdapterResult<CompanySummary>['status'];
    proceedings(row: JsonObject): AdapterResult<CompanySummary>['proceedings'];
    deleted(row: JsonObject): AdapterResult<CompanySummary>['deleted'];
  };
  readonly Role: {
    birth_year(row: JsonObject): AdapterResult<Role>['birth_year'];
  };
}

/** spec/services/no-registry/service.yaml#records.Address */
export function readAddress(row: JsonObject): AdapterResult<Address> {
  return {
    lines: readEach(itemsOf(row['adresse']), textOf),
    postal_code: textOf(row['postnummer']),
    city: textOf(row['poststed']),
    municipality: textOf(row['kommune']),
    municipality_code: textOf(row['kommunenummer']),
    country: textOf(row['land']),
    country_code: textOf(row['landkode']),
  };
}

/** spec/services/no-registry/service.yaml#records.Company */
export function readCompany(
  row: JsonObject,
  derive: Pick<Derivations, 'Company'>,
): Omit<AdapterResult<Company>, 'unit_type' | 'address'> {
  return {
    org_number: required(textOf(row['organisasjonsnummer']), 'organisasjonsnummer'),
    name: textOf(row['navn']) ?? '',
    status: derive.Company.status(row),
    legal_form: textOf(at(row, 'organisasjonsform', 'kode')),
    legal_form_description: textOf(at(row, 'organisasjonsform', 'beskrivelse')),
    industry_code: textOf(at(row, 'naeringskode1', 'kode')),
    industry_description: textOf(at(row, 'naeringskode1', 'beskrivelse')),
    employee_count: wholeOf(row['antallAnsatte']),
    registration_date: dayOf(row['registreringsdatoEnhetsregisteret']),
    vat_registered: flagOf(row['registrertIMvaregisteret']),
    bankrupt: flagOf(row['konkurs']),
    proceedings: derive.Company.proceedings(row),
    deleted: derive.Company.deleted(row),
    deletion_date: dayOf(row['slettedato']),
    parent_org_number: textOf(row['overordnetEnhet']),
    website: textOf(row['hjemmeside']),
    postal_address: derive.Company.postal_address(row),
    further_industries: unlessEmpty(readEach([row['naeringskode2'], row['naeringskode3']].flat(), (item) =>
      completeOf(item, readIndustry),
    )),
    auxiliary_industry: completeOf(row['hjelpeenhetskode'], readIndustry),
    has_registered_employees: flagOf(row['harRegistrertAntallAnsatte']),
    employee_count_date: dayOf(row['registreringsdatoAntallAnsatteNAVAaregisteret']),
    founded_date: dayOf(row['stiftelsesdato']),
    start_date: dayOf(row['oppstartsdato']),
    closed_date: dayOf(row['nedleggelsesdato']),
    ownership_change_date: dayOf(row['datoEierskifte']),
    vat_registration_date: dayOf(row['registreringsdatoMerverdiavgiftsregisteret']),
    voluntary_vat_registrations: unlessEmpty(readEach(itemsOf(row['frivilligMvaRegistrertBeskrivelser']), textOf)),
    bankruptcy_date: dayOf(row['konkursdato']),
    winding_up: flagOf(row['underAvvikling']),
    winding_up_date: dayOf(row['underAvviklingDato']),
    forced_dissolution: flagOf(row['underTvangsavviklingEllerTvangsopplosning']),
    phone: textOf(row['telefon']),
    mobile: textOf(row['mobil']),
    email: textOf(row['epostadresse']),
    sector_code: textOf(at(row, 'institusjonellSektorkode', 'kode')),
    sector_description: textOf(at(row, 'institusjonellSektorkode', 'beskrivelse')),
    share_capital: recordOf(row['kapital'], readShareCapital),
    activity: textOf(joinedOf(row['aktivitet'], ' ')),
    purpose: textOf(joinedOf(row['vedtektsfestetFormaal'], ' ')),
    articles_date: dayOf(row['vedtektsdato']),
    in_group: flagOf(row['erIKonsern']),
    last_annual_accounts: wholeOf(row['sisteInnsendteAarsregnskap']),
    business_enterprise_date: dayOf(row['registreringsdatoForetaksregisteret']),
    registered_in: derive.Company.registered_in(row),
    language_form: textOf(row['maalform']),
    remarks: unlessEmpty(readEach([row['paategninger'], each(row, 'paategninger', '*', 'tekst')].flat(), textOf)),
  };
}

/** spec/services/no-registry/service.yaml#records.CompanySummary */
export function readCompanySummary(
  row: JsonObject,
  derive: Pick<Derivations, 'CompanySummary'>,
): Omit<AdapterResult<CompanySummary>, 'unit_type' | 'address'> {
  return {
    org_number: required(textOf(row['organisasjonsnummer']), 'organisasjonsnummer'),
    name: textOf(row['navn']) ?? '',
    status: derive.CompanySummary.status(row),
    legal_form: textOf(at(row, 'organisasjonsform', 'kode')),
    legal_form_description: textOf(at(row, 'organisasjonsform', 'beskrivelse')),
    industry_code: textOf(at(row, 'naeringskode1', 'kode')),
    industry_description: textOf(at(row, 'naeringskode1', 'beskrivelse')),
    employee_count: wholeOf(row['antallAnsatte']),
    registration_date: dayOf(row['registreringsdatoEnhetsregisteret']),
    vat_registered: flagOf(row['registrertIMvaregisteret']),
    bankrupt: flagOf(row['konkurs']),
    proceedings: derive.CompanySummary.proceedings(row),
    deleted: derive.CompanySummary.deleted(row),
    deletion_date: dayOf(row['slettedato']),
    parent_org_number: textOf(row['overordnetEnhet']),
    website: textOf(row['hjemmeside']),
  };
}

/** spec/services/no-registry/service.yaml#records.Industry */
export function readIndustry(row: JsonObject): AdapterResult<Industry> {
  return {
    code: required(textOf(row['kode']), 'kode'),
    description: textOf(row['beskrivelse']),
  };
}

/** spec/services/no-registry/service.yaml#records.Registrations */
export function readRegistrations(row: JsonObject): AdapterResult<Registrations> {
  return {
    business_enterprises: flagOf(row['registrertIForetaksregisteret']),
    foundations: flagOf(row['registrertIStiftelsesregisteret']),
    voluntary_organisations: flagOf(row['registrertIFrivillighetsregisteret']),
    political_parties: flagOf(row['registrertIPartiregisteret']),
  };
}

/** spec/services/no-registry/service.yaml#records.Role */
export function readRole(row: JsonObject, derive: Pick<Derivations, 'Role'>): AdapterResult<Role> {
  return {
    role_type: textOf(at(row, 'type', 'kode')) ?? '',
    role_label: coded(at(row, 'type', 'kode'), ROLE_ROLE_LABEL_CODES),
    role_description: textOf(at(row, 'type', 'beskrivelse')),
    role_group: textOf(at(row, 'group', 'type', 'kode')),
    role_group_description: textOf(at(row, 'group', 'type', 'beskrivelse')),
    group_changed_date: dayOf(at(row, 'group', 'sistEndret')),
    person_name: textOf(joinedOf(
      [
        at(row, 'person', 'navn', 'fornavn'),
        at(row, 'person', 'navn', 'mellomnavn'),
        at(row, 'person', 'navn', 'etternavn'),
      ].flat(),
      ' ',
    )),
    birth_year: derive.Role.birth_year(row),
    entity: recordOf(row['enhet'], readRoleEntity),
    deceased: flagOf(at(row, 'person', 'erDoed')),
    elected_by: textOf(at(row, 'valgtAv', 'kode')),
    elected_by_description: textOf(at(row, 'valgtAv', 'beskrivelse')),
    liability_share: textOf(row['ansvarsandel']),
  };
}

/** spec/services/no-registry/service.yaml#records.RoleEntity */
export function readRoleEntity(row: JsonObject): AdapterResult<RoleEntity> {
  return {
    org_number: textOf(row['organisasjonsnummer']),
    name: textOf(joinedOf(row['navn'], ' ')),
    legal_form: textOf(at(row, 'organisasjonsform', 'kode')),
    deleted: flagOf(row['erSlettet']) ?? false,
    approval_status: textOf(row['godkjenningsstatus']),
  };
}

/** spec/services/no-registry/service.yaml#records.ShareCapital */
export function readShareCapital(row: JsonObject): AdapterResult<ShareCapital> {
  return {
    amount: numberOf(row['belop']),
    currency: textOf(row['valuta']),
    shares: wholeOf(row['antallAksjer']),
    type: textOf(row['type']),
    registered_date: dayOf(row['innfortDato']),
  };
}
