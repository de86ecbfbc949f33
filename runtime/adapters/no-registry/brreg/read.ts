// Reads the register's answers: one unit, hits of a search, entries of the update feed. JSON in HAL style, where whatever is
// unknown or empty is simply absent. How single units and roles are read stands in unit-fields.ts.

import type { Company, CompanySummary, Role, UnitType } from '../../../../generated/services/no-registry/types.ts';
import type { AdapterResult } from '../../../contract/adapter-result.ts';
import { type ArgumentProblem, Problem } from '../../../contract/problem.ts';
import { isObject, type JsonObject, listOf, objectOf, textOf, textsOf, wholeOf } from '../../../lib/loose-json.ts';
import type { Answer } from '../../../sources/client/answer.ts';
import { readers } from '../../../sources/client/reading.ts';
import { rolesOf, unitOf, unitSummaryOf } from './unit-fields.ts';

/** A unit; `removed` where it was one and no copy may be shown, undefined where there never was one. */
export type UnitAnswer = AdapterResult<Company> | 'removed' | undefined;

/** What a search found. */
export interface FoundUnits {
  /** How many there are in the register. */
  readonly total: number;
  readonly units: readonly AdapterResult<CompanySummary>[];
}

/** How answers are read here. */
export const reads = readers(import.meta.url, {
  entity: (answer) => readUnit(answer, 'entity'),
  branch: (answer) => readUnit(answer, 'branch'),
  entities: (answer) => readFound(answer, 'entity'),
  branches: (answer) => readFound(answer, 'branch'),
  roles: readRoles,
  updated: readUpdated,
});

/** 404: there never was such a unit; 410: it was removed for legal reasons, and no copy may be shown either. */
export const GONE: readonly number[] = [404, 410];

function readUnit(answer: Answer, type: UnitType): UnitAnswer {
  if (answer.status === 410) return 'removed';
  return GONE.includes(answer.status) ? undefined : unitOf(answer.json(), type);
}

/** The hits of a search; `_embedded` is absent when there are none. */
function readFound(answer: Answer, type: UnitType): FoundUnits {
  if (answer.status === 400) throw refusal(answer);
  const body = objectOf(answer.json());
  const embedded = objectOf(body['_embedded']);
  const units = listOf(embedded['enheter'] ?? embedded['underenheter']).map((unit) => unitSummaryOf(unit, type));
  const total = wholeOf(objectOf(body['page'])['totalElements']);
  if (total === undefined) throw new Error('A search has no page.totalElements.');
  return { total: Math.max(total, units.length), units };
}

/** The roles of a unit that are held now; undefined when there is no such unit. */
function readRoles(answer: Answer): readonly AdapterResult<Role>[] | undefined {
  if (GONE.includes(answer.status)) return undefined;
  const body = answer.json();
  if (!isObject(body)) throw new Error('Roles are not an object.');
  return rolesOf(listOf(body['rollegrupper']).filter(isObject));
}

/** The numbers that the update feed names; `_embedded` is absent when nothing is new. */
function readUpdated(answer: Answer): readonly string[] {
  const body = objectOf(answer.json());
  if (!isObject(body['page'])) throw new Error('The update feed has no page.');
  const embedded = objectOf(body['_embedded']);
  return listOf(embedded['oppdaterteEnheter'] ?? embedded['oppdaterteUnderenheter'])
    .map((entry) => textOf(objectOf(entry)['organisasjonsnummer']))
    .filter((number) => number !== undefined);
}

/** The tool arguments by the parameters that carry them. */
const ARGUMENTS: Readonly<Record<string, string>> = {
  navn: 'name',
  kommunenummer: 'municipality_code',
  naeringskode: 'industry_code',
  organisasjonsform: 'legal_form',
};

/** A 400 is about what was searched for. Its texts echo the query and are not passed on, only which parameters it names. */
function refusal(answer: Answer): Problem {
  let body: JsonObject = {};
  try {
    body = objectOf(answer.json());
  } catch {
    // Without a readable body it is still a refusal.
  }
  const named = listOf(body['validationErrors']).flatMap((error) => textsOf(objectOf(error)['parametere']));
  const message = 'the register does not accept this value';
  const errors = [...new Set(named)]
    .map((parameter) => ARGUMENTS[parameter])
    .filter((parameter) => parameter !== undefined)
    .map((parameter): ArgumentProblem => ({ parameter, code: 'value', message }));
  const detail = 'The register refuses this search: check municipality_code, industry_code and legal_form.';
  return new Problem('invalid_arguments', detail, errors.length === 0 ? {} : { errors });
}
