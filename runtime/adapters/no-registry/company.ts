// A unit of the register as a record: pure mapping from its Norwegian fields, all of which may be absent.

import type {
  Address,
  Company,
  CompanyStatus,
  CompanySummary,
  Industry,
  Registrations,
  ShareCapital,
} from '../../../generated/services/no-registry/types.ts';
import type { Unit } from '../../sources/brreg.ts';
import {
  dayOf,
  flagOf,
  isObject,
  type JsonObject,
  listOf,
  numberOf,
  objectOf,
  present,
  textOf,
  textsOf,
  wholeOf,
} from '../../sources/loose-json.ts';

/** What lists show of a unit. */
export function companySummary({ type, fields }: Unit): CompanySummary {
  const form = objectOf(fields['organisasjonsform']);
  const industry = objectOf(fields['naeringskode1']);
  const deletionDate = dayOf(fields['slettedato']);
  return {
    org_number: textOf(fields['organisasjonsnummer']) ?? '',
    name: textOf(fields['navn']) ?? '',
    unit_type: type,
    status: statusOf(fields),
    legal_form: textOf(form['kode']) ?? null,
    legal_form_description: textOf(form['beskrivelse']) ?? null,
    industry_code: textOf(industry['kode']) ?? null,
    industry_description: textOf(industry['beskrivelse']) ?? null,
    address: addressOf(fields[type === 'branch' ? 'beliggenhetsadresse' : 'forretningsadresse']) ?? null,
    // Numbers below 5 are not published: their absence is not zero.
    employee_count: wholeOf(fields['antallAnsatte']) ?? null,
    registration_date: dayOf(fields['registreringsdatoEnhetsregisteret']) ?? null,
    vat_registered: flagOf(fields['registrertIMvaregisteret']) ?? null,
    bankrupt: flagOf(fields['konkurs']) ?? null,
    deleted: deletionDate !== undefined,
    ...present({
      deletion_date: deletionDate,
      parent_org_number: textOf(fields['overordnetEnhet']),
      website: textOf(fields['hjemmeside']),
    }),
  };
}

/** The whole record of a unit. */
export function company(unit: Unit): Company {
  const { fields } = unit;
  return { ...companySummary(unit), ...industries(fields), ...dates(fields), ...standing(fields), ...portrait(fields) };
}

function statusOf(fields: JsonObject): CompanyStatus {
  if (dayOf(fields['slettedato']) !== undefined) return 'deleted';
  if (fields['konkurs'] === true) return 'bankrupt';
  if (fields['underTvangsavviklingEllerTvangsopplosning'] === true) return 'forced_dissolution';
  if (fields['underAvvikling'] === true) return 'winding_up';
  return dayOf(fields['nedleggelsesdato']) === undefined ? 'active' : 'closed';
}

/** An address; undefined when nothing of it is known. Its lines may hold null and empty items. */
function addressOf(value: unknown): Address | undefined {
  const fields = objectOf(value);
  const address: Address = {
    lines: textsOf(fields['adresse']),
    postal_code: textOf(fields['postnummer']) ?? null,
    city: textOf(fields['poststed']) ?? null,
    municipality: textOf(fields['kommune']) ?? null,
    municipality_code: textOf(fields['kommunenummer']) ?? null,
    country: textOf(fields['land']) ?? null,
    country_code: textOf(fields['landkode']) ?? null,
  };
  const { lines, ...rest } = address;
  return lines.length === 0 && Object.values(rest).every((part) => part === null) ? undefined : address;
}

function industryOf(value: unknown): Industry | undefined {
  const fields = objectOf(value);
  const code = textOf(fields['kode']);
  return code === undefined ? undefined : { code, description: textOf(fields['beskrivelse']) ?? null };
}

function industries(fields: JsonObject) {
  const further = [fields['naeringskode2'], fields['naeringskode3']]
    .map(industryOf)
    .filter((industry) => industry !== undefined);
  return present({
    further_industries: further.length === 0 ? undefined : further,
    auxiliary_industry: industryOf(fields['hjelpeenhetskode']),
    sector_code: textOf(objectOf(fields['institusjonellSektorkode'])['kode']),
    sector_description: textOf(objectOf(fields['institusjonellSektorkode'])['beskrivelse']),
  });
}

function dates(fields: JsonObject) {
  return present({
    founded_date: dayOf(fields['stiftelsesdato']),
    start_date: dayOf(fields['oppstartsdato']),
    closed_date: dayOf(fields['nedleggelsesdato']),
    ownership_change_date: dayOf(fields['datoEierskifte']),
    employee_count_date: dayOf(fields['registreringsdatoAntallAnsatteNAVAaregisteret']),
    vat_registration_date: dayOf(fields['registreringsdatoMerverdiavgiftsregisteret']),
    business_enterprise_date: dayOf(fields['registreringsdatoForetaksregisteret']),
    bankruptcy_date: dayOf(fields['konkursdato']),
    winding_up_date: dayOf(fields['underAvviklingDato']),
    articles_date: dayOf(fields['vedtektsdato']),
  });
}

function standing(fields: JsonObject) {
  const registrations: Registrations = {
    business_enterprises: flagOf(fields['registrertIForetaksregisteret']) ?? null,
    foundations: flagOf(fields['registrertIStiftelsesregisteret']) ?? null,
    voluntary_organisations: flagOf(fields['registrertIFrivillighetsregisteret']) ?? null,
    political_parties: flagOf(fields['registrertIPartiregisteret']) ?? null,
  };
  const isKnown = Object.values(registrations).some((flag) => flag !== null);
  return present({
    has_registered_employees: flagOf(fields['harRegistrertAntallAnsatte']),
    winding_up: flagOf(fields['underAvvikling']),
    forced_dissolution: flagOf(fields['underTvangsavviklingEllerTvangsopplosning']),
    in_group: flagOf(fields['erIKonsern']),
    last_annual_accounts: wholeOf(fields['sisteInnsendteAarsregnskap']),
    registered_in: isKnown ? registrations : undefined,
  });
}

function portrait(fields: JsonObject) {
  return present({
    postal_address: addressOf(fields['postadresse']),
    voluntary_vat_registrations: someTexts(fields['frivilligMvaRegistrertBeskrivelser']),
    phone: textOf(fields['telefon']),
    mobile: textOf(fields['mobil']),
    email: textOf(fields['epostadresse']),
    share_capital: capitalOf(fields['kapital']),
    // Both are broken into lines of a form.
    activity: someTexts(fields['aktivitet'])?.join(' '),
    purpose: someTexts(fields['vedtektsfestetFormaal'])?.join(' '),
    language_form: textOf(fields['maalform']),
    remarks: remarksOf(fields['paategninger']),
  });
}

function someTexts(value: unknown): string[] | undefined {
  const texts = textsOf(value);
  return texts.length === 0 ? undefined : texts;
}

function remarksOf(value: unknown): string[] | undefined {
  const remarks = listOf(value).map((remark) => textOf(isObject(remark) ? remark['tekst'] : remark));
  const known = remarks.filter((remark) => remark !== undefined);
  return known.length === 0 ? undefined : known;
}

function capitalOf(value: unknown): ShareCapital | undefined {
  if (!isObject(value)) return undefined;
  return {
    amount: numberOf(value['belop']) ?? null,
    currency: textOf(value['valuta']) ?? null,
    shares: wholeOf(value['antallAksjer']) ?? null,
    type: textOf(value['type']) ?? null,
    registered_date: dayOf(value['innfortDato']) ?? null,
  };
}
