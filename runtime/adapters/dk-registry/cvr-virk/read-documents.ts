// Documents contain the full history; the index's own summary of current values is used if present.

import {
  dayOf,
  flagOf,
  isObject,
  type JsonObject,
  listOf,
  objectOf,
  textOf,
  wholeOf,
} from '../../../lib/loose-json.ts';
import type { Answer } from '../../../sources/client/answer.ts';
import { SourceFailure } from '../../../sources/client/failure.ts';
import { readers } from '../../../sources/client/reading.ts';
import { industryCodeOf, stateOf } from '../cvr/cvr.ts';
import type { IndexedCompany, IndexedUnit, UnitPeriod } from './company.ts';
import { ownersOf } from './read-owners.ts';
import { addressOf, contactOf, employmentOf } from './read-values.ts';

export const reads = readers(import.meta.url, { companies: readCompanies, units: readUnits });

export const COMPANY = 'Vrvirksomhed';
export const UNIT = 'VrproduktionsEnhed';

function readCompanies(answer: Answer): readonly IndexedCompany[] {
  return documents(answer, COMPANY).map(companyOf);
}

function readUnits(answer: Answer): readonly IndexedUnit[] {
  return documents(answer, UNIT).map(unitOf);
}

/** Accepts an empty result, but rejects a search that timed out or had failed shards. */
function documents(answer: Answer, type: string): JsonObject[] {
  const body = objectOf(answer.json());
  const hits = body['hits'];
  if (!isObject(hits) || !Array.isArray(hits['hits'])) throw new Error('The search response has no hits.hits.');
  const found = listOf(hits['hits'])
    .map((hit) => objectOf(objectOf(hit)['_source'])[type])
    .filter(isObject);
  const isPartial = body['timed_out'] === true || (wholeOf(objectOf(body['_shards'])['failed']) ?? 0) > 0;
  if (isPartial && found.length === 0) {
    const detail = `${answer.provenance.source}: the index returned partial results because some shards failed.`;
    throw new SourceFailure('upstream_failed', detail, { retryable: true });
  }
  return found;
}

function companyOf(document: JsonObject): IndexedCompany {
  const newest = objectOf(document['virksomhedMetadata']);
  const form = objectOf(newest['nyesteVirksomhedsform']);
  const stateText = textOf(newest['sammensatStatus']);
  const ended = dayOf(periodOf(listOf(document['livsforloeb']).at(-1))['gyldigTil']);
  return {
    number: numberIn(document, 'cvrNummer'),
    name: textOf(objectOf(newest['nyesteNavn'])['navn']),
    state: stateOf(stateText, ended),
    stateText,
    address: addressOf(newest['nyesteBeliggenhedsadresse']),
    phone: contactOf(document['telefonNummer']),
    email: contactOf(document['elektroniskPost']),
    fax: contactOf(document['telefaxNummer']),
    form: {
      code: wholeOf(form['virksomhedsformkode']),
      text: textOf(form['langBeskrivelse']) ?? textOf(form['kortBeskrivelse']),
    },
    industry: industryOf(newest),
    employment: employmentOf(newest),
    started: dayOf(newest['stiftelsesDato']) ?? dayOf(periodOf(listOf(document['livsforloeb'])[0])['gyldigFra']),
    ended,
    isAdvertisingProtected: document['reklamebeskyttet'] === true,
    owners: ownersOf(document['deltagerRelation']),
    units: unitsOf(document['penheder']),
    unitCount: wholeOf(newest['antalPenheder']),
  };
}

function unitOf(document: JsonObject): IndexedUnit {
  const newest = objectOf(document['produktionsEnhedMetadata']);
  return {
    pno: numberIn(document, 'pNummer'),
    companyNumber: wholeOf(newest['nyesteCvrNummerRelation']),
    name: textOf(objectOf(newest['nyesteNavn'])['navn']),
    address: addressOf(newest['nyesteBeliggenhedsadresse']),
    phone: contactOf(document['telefonNummer']),
    email: contactOf(document['elektroniskPost']),
    industry: industryOf(newest),
    employment: employmentOf(newest),
    isAdvertisingProtected: flagOf(document['reklamebeskyttet']),
  };
}

function numberIn(document: JsonObject, name: string): number {
  const number = wholeOf(document[name]);
  if (number === undefined) throw new Error(`A document has no ${name}.`);
  return number;
}

function industryOf(newest: JsonObject) {
  const industry = objectOf(newest['nyesteHovedbranche']);
  return { code: industryCodeOf(industry['branchekode']), text: textOf(industry['branchetekst']) };
}

function unitsOf(value: unknown): UnitPeriod[] {
  const units = new Map<number, UnitPeriod>();
  for (const entry of listOf(value)) {
    const pno = wholeOf(objectOf(entry)['pNummer']);
    if (pno === undefined) continue;
    const { gyldigFra, gyldigTil } = periodOf(entry);
    units.set(pno, { pno, started: dayOf(gyldigFra), ended: dayOf(gyldigTil) });
  }
  return [...units.values()];
}

function periodOf(entry: unknown): JsonObject {
  return objectOf(objectOf(entry)['periode']);
}
