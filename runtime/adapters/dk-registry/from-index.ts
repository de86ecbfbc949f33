// A company as the authority's index gives it, as a record: pure mapping. Documents hold all history; the index's own extract of
// the newest values is read where there is one. Addresses of people are neither asked for nor told.

import type { Address, Company, Owner, ProductionUnit } from '../../../generated/services/dk-registry/types.ts';
import {
  dayOf,
  isObject,
  type JsonObject,
  listOf,
  numberOf,
  objectOf,
  present,
  textOf,
  wholeOf,
} from '../../sources/loose-json.ts';
import { employeesOf, industryCode, inOrder, postalCode } from './common.ts';

/** Statistics of employment, the most frequent first; which of them is the newest differs from company to company. */
const EMPLOYMENT = [
  'nyesteErstMaanedsbeskaeftigelse',
  'nyesteMaanedsbeskaeftigelse',
  'nyesteKvartalsbeskaeftigelse',
  'nyesteAarsbeskaeftigelse',
];

/** @param units documents of its production units, as far as they are known; @param asked the unit that was asked for */
export function companyFromIndex(document: JsonObject, units: readonly JsonObject[], asked?: number): Company {
  const newest = objectOf(document['virksomhedMetadata']);
  const form = objectOf(newest['nyesteVirksomhedsform']);
  const industry = objectOf(newest['nyesteHovedbranche']);
  const statusText = textOf(newest['sammensatStatus']);
  const endDate = lastDay(document['livsforloeb']);
  const isBankrupt = endDate === null && /^UNDER\b.*(?:KONKURS|TVANGSOPL)/i.test(statusText ?? '');
  const productionUnits = unitsOf(document, units);
  return {
    registry_number: wholeOf(document['cvrNummer']) ?? 0,
    name: textOf(objectOf(newest['nyesteNavn'])['navn']) ?? '',
    status: statusOf(statusText, endDate, isBankrupt),
    address: addressOf(newest['nyesteBeliggenhedsadresse']),
    phone: contactOf(document['telefonNummer']) ?? null,
    email: contactOf(document['elektroniskPost']) ?? null,
    company_type: textOf(form['langBeskrivelse']) ?? textOf(form['kortBeskrivelse']) ?? null,
    company_type_code: wholeOf(form['virksomhedsformkode']) ?? null,
    industry: textOf(industry['branchetekst']) ?? null,
    industry_code: industryCode(industry['branchekode']),
    ...employment(newest),
    start_date: dayOf(newest['stiftelsesDato']) ?? firstDay(document['livsforloeb']),
    end_date: endDate,
    bankrupt: isBankrupt,
    advertising_protected: document['reklamebeskyttet'] === true,
    owners: ownersOf(document['deltagerRelation']),
    production_unit_count: Math.max(productionUnits.length, wholeOf(newest['antalPenheder']) ?? 0),
    production_units: inOrder(productionUnits, asked),
    ...present({ status_text: statusText, fax: contactOf(document['telefaxNummer']) }),
  };
}

/** Numbers of the company's production units, the one asked for and the open ones first. */
export function unitNumbers(document: JsonObject, asked?: number): number[] {
  return inOrder(unitsOf(document, []), asked).map(({ pno }) => pno);
}

function statusOf(text: string | undefined, endDate: string | null, isBankrupt: boolean): Company['status'] {
  if (isBankrupt) return 'bankrupt';
  return endDate !== null || /^(?:OPHØRT|OPLØST|SLETTET|TVANGSOPLØST)/i.test(text ?? '') ? 'ended' : 'active';
}

/** The newest of the statistics by its period: the yearly one of many companies stopped years before the monthly one. */
function employment(newest: JsonObject) {
  const periodOf = (entry: JsonObject) =>
    (numberOf(entry['aar']) ?? 0) * 12 + (numberOf(entry['maaned']) ?? 3 * (numberOf(entry['kvartal']) ?? 0));
  const [latest] = EMPLOYMENT.map((name) => objectOf(newest[name]))
    .filter((entry) => countOf(entry) !== undefined)
    .sort((a, b) => periodOf(b) - periodOf(a));
  return employeesOf(latest === undefined ? undefined : countOf(latest));
}

function countOf(entry: JsonObject): unknown {
  return wholeOf(entry['antalAnsatte']) ?? textOf(entry['intervalKodeAntalAnsatte']);
}

function addressOf(value: unknown): Address | null {
  if (!isObject(value)) return null;
  const house = `${textOf(value['husnummerFra']) ?? ''}${textOf(value['bogstavFra']) ?? ''}`;
  const floor = [textOf(value['etage']), textOf(value['sidedoer'])].filter((part) => part !== undefined).join('.');
  const road = [textOf(value['vejnavn']), house].filter((part) => part !== undefined && part !== '').join(' ');
  const street = [road, floor].filter((part) => part !== '').join(', ');
  return {
    // Addresses abroad are one free text.
    street: street || (textOf(value['fritekst']) ?? null),
    postal_code: postalCode(value['postnummer']),
    city: textOf(value['postdistrikt']) ?? null,
    locality: textOf(value['bynavn']) ?? null,
    co: textOf(value['conavn']) ?? null,
  };
}

/** Values with a period: those whose end is open hold now. */
function isCurrent(entry: JsonObject): boolean {
  return dayOf(objectOf(entry['periode'])['gyldigTil']) === undefined;
}

/** The present telephone number or e-mail address, unless it is a secret. */
function contactOf(value: unknown): string | undefined {
  const known = listOf(value)
    .filter(isObject)
    .filter((entry) => isCurrent(entry) && entry['hemmelig'] !== true);
  return textOf(known.at(-1)?.['kontaktoplysning']);
}

function lastDay(value: unknown): string | null {
  return dayOf(objectOf(objectOf(listOf(value).at(-1))['periode'])['gyldigTil']) ?? null;
}

function firstDay(value: unknown): string | null {
  return dayOf(objectOf(objectOf(listOf(value)[0])['periode'])['gyldigFra']) ?? null;
}

/** Who is in the register of owners now. */
function ownersOf(value: unknown): Owner[] | null {
  if (!Array.isArray(value)) return null;
  return value.filter(isObject).flatMap((relation) => {
    const share = listOf(relation['organisationer']).filter(isObject).filter(isOwnersRegister).map(shareOf);
    const current = share.find((found) => found !== undefined);
    return current === undefined ? [] : ownerOf(objectOf(relation['deltager']), current);
  });
}

function isOwnersRegister(organisation: JsonObject): boolean {
  const names = listOf(organisation['organisationsNavn']).map((name) => textOf(objectOf(name)['navn']));
  return organisation['hovedtype'] === 'REGISTER' && names.includes('EJERREGISTER');
}

/** The present share as the index writes it (a fraction as text); undefined when there is none any more. */
function shareOf(organisation: JsonObject): string | undefined {
  const values = listOf(organisation['medlemsData'])
    .flatMap((member) => listOf(objectOf(member)['attributter']))
    .filter(isObject)
    .filter(({ type }) => type === 'EJERANDEL_PROCENT')
    .flatMap((attribute) => listOf(attribute['vaerdier']))
    .filter(isObject);
  const last = values.at(-1);
  return last !== undefined && isCurrent(last) ? textOf(last['vaerdi']) : undefined;
}

function ownerOf(participant: JsonObject, share: string): Owner[] {
  const name = textOf(objectOf(listOf(participant['navne']).at(-1))['navn']);
  if (name === undefined) return [];
  const fraction = numberOf(share);
  const number = participant['enhedstype'] === 'VIRKSOMHED' ? wholeOf(participant['forretningsnoegle']) : undefined;
  const percent =
    fraction === undefined || fraction < 0 || fraction > 1 ? undefined : Math.round(fraction * 10_000) / 100;
  const isNumber = number !== undefined && number >= 10_000_000 && number <= 99_999_999;
  return [{ name, ...present({ registry_number: isNumber ? number : undefined, share_percent: percent }) }];
}

/** The company's units: what their documents tell, and of the others number and period. */
function unitsOf(document: JsonObject, documents: readonly JsonObject[]): ProductionUnit[] {
  const byNumber = new Map(documents.map((unit) => [wholeOf(unit['pNummer']), unit]));
  const units = new Map<number, ProductionUnit>();
  for (const entry of listOf(document['penheder']).filter(isObject)) {
    const pno = wholeOf(entry['pNummer']);
    const period = objectOf(entry['periode']);
    if (pno === undefined) continue;
    const dates = { start_date: dayOf(period['gyldigFra']) ?? null, end_date: dayOf(period['gyldigTil']) ?? null };
    units.set(pno, { ...unitOf(pno, objectOf(byNumber.get(pno))), ...dates });
  }
  return [...units.values()];
}

function unitOf(pno: number, document: JsonObject): Omit<ProductionUnit, 'start_date' | 'end_date'> {
  const newest = objectOf(document['produktionsEnhedMetadata']);
  const industry = objectOf(newest['nyesteHovedbranche']);
  return {
    pno,
    main: null,
    name: textOf(objectOf(newest['nyesteNavn'])['navn']) ?? null,
    address: addressOf(newest['nyesteBeliggenhedsadresse']),
    ...employment(newest),
    industry_code: industryCode(industry['branchekode']),
    industry: textOf(industry['branchetekst']) ?? null,
    ...present({
      phone: contactOf(document['telefonNummer']),
      email: contactOf(document['elektroniskPost']),
      advertising_protected:
        typeof document['reklamebeskyttet'] === 'boolean' ? document['reklamebeskyttet'] : undefined,
    }),
  };
}
