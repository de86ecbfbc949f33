// A unit from the register's Norwegian fields, all of which may be absent. Pure.

import {
  dayOf,
  flagOf,
  isObject,
  type JsonObject,
  listOf,
  numberOf,
  objectOf,
  textOf,
  textsOf,
  wholeOf,
} from '../../../lib/loose-json.ts';
import { proceedingsOf } from './proceedings.ts';
import type { Capital, Coded, PostalAddress, Unit, UnitType } from './unit.ts';

/** A unit with at least its number. @throws Error without one */
export function unitOf(value: unknown, type: UnitType): Unit {
  const fields = objectOf(value);
  const number = textOf(fields['organisasjonsnummer']);
  if (number === undefined) throw new Error('A unit has no organisasjonsnummer.');
  return {
    type,
    number,
    name: textOf(fields['navn']),
    ...industries(fields),
    ...places(fields, type),
    employees: {
      count: wholeOf(fields['antallAnsatte']),
      countDate: dayOf(fields['registreringsdatoAntallAnsatteNAVAaregisteret']),
      isAny: flagOf(fields['harRegistrertAntallAnsatte']),
    },
    dates: datesOf(fields),
    ...flags(fields),
    proceedings: proceedingsOf(fields),
    ...portrait(fields),
  };
}

/** A code and its text, under the names that the register uses. */
export function codedOf(value: unknown): Coded {
  const fields = objectOf(value);
  return { code: textOf(fields['kode']), text: textOf(fields['beskrivelse']) };
}

function codeWithText(value: unknown): Coded | undefined {
  const coded = codedOf(value);
  return coded.code === undefined ? undefined : coded;
}

function industries(fields: JsonObject) {
  return {
    legalForm: codedOf(fields['organisasjonsform']),
    industry: codedOf(fields['naeringskode1']),
    furtherIndustries: [fields['naeringskode2'], fields['naeringskode3']]
      .map(codeWithText)
      .filter((industry) => industry !== undefined),
    auxiliaryIndustry: codeWithText(fields['hjelpeenhetskode']),
    sector: codedOf(fields['institusjonellSektorkode']),
  };
}

function places(fields: JsonObject, type: UnitType) {
  return {
    businessAddress: addressOf(fields[type === 'branch' ? 'beliggenhetsadresse' : 'forretningsadresse']),
    postalAddress: addressOf(fields['postadresse']),
    parentNumber: textOf(fields['overordnetEnhet']),
  };
}

/** An address; undefined when nothing of it is known. Its lines may hold null and empty items. */
function addressOf(value: unknown): PostalAddress | undefined {
  const fields = objectOf(value);
  const { lines, ...rest }: PostalAddress = {
    lines: textsOf(fields['adresse']),
    postalCode: textOf(fields['postnummer']),
    city: textOf(fields['poststed']),
    municipality: textOf(fields['kommune']),
    municipalityCode: textOf(fields['kommunenummer']),
    country: textOf(fields['land']),
    countryCode: textOf(fields['landkode']),
  };
  const isKnown = lines.length > 0 || Object.values(rest).some((part) => part !== undefined);
  return isKnown ? { lines, ...rest } : undefined;
}

function datesOf(fields: JsonObject): Unit['dates'] {
  return {
    registered: dayOf(fields['registreringsdatoEnhetsregisteret']),
    founded: dayOf(fields['stiftelsesdato']),
    started: dayOf(fields['oppstartsdato']),
    closed: dayOf(fields['nedleggelsesdato']),
    deleted: dayOf(fields['slettedato']),
    ownershipChanged: dayOf(fields['datoEierskifte']),
    vatRegistered: dayOf(fields['registreringsdatoMerverdiavgiftsregisteret']),
    businessRegistered: dayOf(fields['registreringsdatoForetaksregisteret']),
    bankrupt: dayOf(fields['konkursdato']),
    windingUp: dayOf(fields['underAvviklingDato']),
    articles: dayOf(fields['vedtektsdato']),
  };
}

function flags(fields: JsonObject) {
  return {
    isVatRegistered: flagOf(fields['registrertIMvaregisteret']),
    isBankrupt: flagOf(fields['konkurs']),
    isWindingUp: flagOf(fields['underAvvikling']),
    isForciblyDissolved: flagOf(fields['underTvangsavviklingEllerTvangsopplosning']),
    isInGroup: flagOf(fields['erIKonsern']),
    isIn: {
      businessEnterprises: flagOf(fields['registrertIForetaksregisteret']),
      foundations: flagOf(fields['registrertIStiftelsesregisteret']),
      voluntaryOrganisations: flagOf(fields['registrertIFrivillighetsregisteret']),
      politicalParties: flagOf(fields['registrertIPartiregisteret']),
    },
  };
}

function portrait(fields: JsonObject) {
  return {
    voluntaryVatRegistrations: textsOf(fields['frivilligMvaRegistrertBeskrivelser']),
    lastAnnualAccounts: wholeOf(fields['sisteInnsendteAarsregnskap']),
    phone: textOf(fields['telefon']),
    mobile: textOf(fields['mobil']),
    email: textOf(fields['epostadresse']),
    website: textOf(fields['hjemmeside']),
    capital: capitalOf(fields['kapital']),
    // Both are broken into lines of a form.
    activity: textOf(textsOf(fields['aktivitet']).join(' ')),
    purpose: textOf(textsOf(fields['vedtektsfestetFormaal']).join(' ')),
    writtenLanguage: textOf(fields['maalform']),
    remarks: remarksOf(fields['paategninger']),
  };
}

function remarksOf(value: unknown): string[] {
  const remarks = listOf(value).map((remark) => textOf(isObject(remark) ? remark['tekst'] : remark));
  return remarks.filter((remark) => remark !== undefined);
}

function capitalOf(value: unknown): Capital | undefined {
  if (!isObject(value)) return undefined;
  return {
    amount: numberOf(value['belop']),
    currency: textOf(value['valuta']),
    shares: wholeOf(value['antallAksjer']),
    type: textOf(value['type']),
    registeredDate: dayOf(value['innfortDato']),
  };
}
