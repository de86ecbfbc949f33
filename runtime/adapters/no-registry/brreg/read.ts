// Responses are HAL JSON, in which unknown or empty values are absent.

import type { Company, CompanySummary, Role, UnitType } from '../../../../generated/services/no-registry/types.ts';
import type { AdapterResult } from '../../../contract/adapter-result.ts';
import { type ArgumentProblem, Problem } from '../../../contract/problem.ts';
import { isObject, type JsonObject, listOf, objectOf, textOf, textsOf, wholeOf } from '../../../lib/loose-json.ts';
import type { Answer } from '../../../sources/client/answer.ts';
import { readers } from '../../../sources/client/reading.ts';
import { rolesOf, unitOf, unitSummaryOf } from './unit-fields.ts';

/** `removed` if a unit existed but no copies of its data may be shown; undefined if it never existed. */
export type UnitAnswer = AdapterResult<Company> | 'removed' | undefined;

export interface FoundUnits {
  readonly total: number;
  readonly units: readonly AdapterResult<CompanySummary>[];
}

export const reads = readers(import.meta.url, {
  entity: (answer) => readUnit(answer, 'entity'),
  branch: (answer) => readUnit(answer, 'branch'),
  entities: (answer) => readFound(answer, 'entity'),
  branches: (answer) => readFound(answer, 'branch'),
  roles: readRoles,
  updated: readUpdated,
});

/**
 * 404 means that the unit never existed, and 410 means that it was removed for legal reasons, so that cached copies
 * must not be shown either.
 */
export const GONE: readonly number[] = [404, 410];

function readUnit(answer: Answer, type: UnitType): UnitAnswer {
  if (answer.status === 410) return 'removed';
  return GONE.includes(answer.status) ? undefined : unitOf(answer.json(), type);
}

/** `_embedded` is absent if there are no matches. */
function readFound(answer: Answer, type: UnitType): FoundUnits {
  if (answer.status === 400) throw refusal(answer);
  const body = objectOf(answer.json());
  const embedded = objectOf(body['_embedded']);
  const units = listOf(embedded['enheter'] ?? embedded['underenheter']).map((unit) => unitSummaryOf(unit, type));
  const total = wholeOf(objectOf(body['page'])['totalElements']);
  if (total === undefined) throw new Error('The search response has no page.totalElements.');
  return { total: Math.max(total, units.length), units };
}

function readRoles(answer: Answer): readonly AdapterResult<Role>[] | undefined {
  if (GONE.includes(answer.status)) return undefined;
  const body = answer.json();
  if (!isObject(body)) throw new Error('The roles response is not an object.');
  return rolesOf(listOf(body['rollegrupper']).filter(isObject));
}

/** `_embedded` is absent if there are no numbers. */
function readUpdated(answer: Answer): readonly string[] {
  const body = objectOf(answer.json());
  if (!isObject(body['page'])) throw new Error('The update feed has no page.');
  const embedded = objectOf(body['_embedded']);
  return listOf(embedded['oppdaterteEnheter'] ?? embedded['oppdaterteUnderenheter'])
    .map((entry) => textOf(objectOf(entry)['organisasjonsnummer']))
    .filter((number) => number !== undefined);
}

const ARGUMENTS: Readonly<Record<string, string>> = {
  navn: 'name',
  kommunenummer: 'municipality_code',
  naeringskode: 'industry_code',
  organisasjonsform: 'legal_form',
};

/**
 * Status 400 means an invalid search. Its messages echo the query, so only the names of parameters are shown to the
 * caller.
 */
function refusal(answer: Answer): Problem {
  let body: JsonObject = {};
  try {
    body = objectOf(answer.json());
  } catch {
    // A response whose body cannot be read is still a rejection.
  }
  const named = listOf(body['validationErrors']).flatMap((error) => textsOf(objectOf(error)['parametere']));
  const message = 'is not accepted by the register';
  const errors = [...new Set(named)]
    .map((parameter) => ARGUMENTS[parameter])
    .filter((parameter) => parameter !== undefined)
    .map((parameter): ArgumentProblem => ({ parameter, code: 'value', message }));
  const detail = 'The register rejected this search: check municipality_code, industry_code and legal_form.';
  return new Problem('invalid_arguments', detail, errors.length === 0 ? {} : { errors });
}
