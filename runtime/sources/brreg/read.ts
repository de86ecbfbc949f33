// Reads the register's answers: one unit, hits of a search, roles, entries of the update feed. JSON in HAL style, where whatever
// is unknown or empty is simply absent.

import { type ArgumentProblem, Problem } from '../../contract/problem.ts';
import type { Answer } from '../../upstream/answer.ts';
import { isObject, type JsonObject, listOf, objectOf, textOf, textsOf, wholeOf } from '../loose-json.ts';

/** What a search found. */
export interface Found {
  /** How many there are in the register. */
  readonly total: number;
  readonly units: readonly JsonObject[];
}

/** 404: there never was such a unit; 410: it was removed for legal reasons, and no copy may be shown either. */
export const GONE: readonly number[] = [404, 410];

/** A unit with at least its number; undefined when there is none. Deleted units come with `slettedato` and little else. */
export function readUnit(answer: Answer): JsonObject | undefined {
  if (GONE.includes(answer.status)) return undefined;
  return unitOf(answer.json());
}

function unitOf(value: unknown): JsonObject {
  const unit = objectOf(value);
  if (textOf(unit['organisasjonsnummer']) === undefined) throw new Error('A unit has no organisasjonsnummer.');
  return unit;
}

/** The hits of a search for entities or branches; `_embedded` is absent when there are none. */
export function readFound(answer: Answer): Found {
  if (answer.status === 400) throw refusal(answer);
  const body = objectOf(answer.json());
  const embedded = objectOf(body['_embedded']);
  const units = listOf(embedded['enheter'] ?? embedded['underenheter']).map(unitOf);
  const total = wholeOf(objectOf(body['page'])['totalElements']);
  if (total === undefined) throw new Error('A search has no page.totalElements.');
  return { total: Math.max(total, units.length), units };
}

/** The groups of roles of a unit; undefined when there is no such unit. */
export function readRoleGroups(answer: Answer): readonly JsonObject[] | undefined {
  if (GONE.includes(answer.status)) return undefined;
  const body = answer.json();
  if (!isObject(body)) throw new Error('Roles are not an object.');
  return listOf(body['rollegrupper']).filter(isObject);
}

/** The numbers that the update feed names; `_embedded` is absent when nothing is new. */
export function readUpdated(answer: Answer): readonly string[] {
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
