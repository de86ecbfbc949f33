// Parses Statistics API responses: a cube, an error in one of several formats, or a notice that the cube is too large.

import { Problem } from '../../../contract/problem.ts';
import { isObject, type JsonObject, listOf, objectOf, textOf } from '../../../lib/loose-json.ts';
import { CELL_MEMBERS, type Cube, readCube } from '../../../sdk/json-stat.ts';
import type { Answer } from '../../../sources/client/answer.ts';
import { readers } from '../../../sources/client/reading.ts';

export const reads = readers(import.meta.url, { dataset: readDataset });

export type DatasetAnswer =
  | {
      readonly kind: 'cube';
      readonly cube: Cube;
      readonly oldest: string | undefined;
      readonly latest: string | undefined;
      readonly flags: Readonly<Record<string, string>>;
    }
  | { readonly kind: 'unknown_dataset' }
  | { readonly kind: 'unknown_dimension' }
  | { readonly kind: 'too_large' }
  | { readonly kind: 'refused'; readonly message: string };

export const EXPLAINED = [200, 400, 404, 413];

const UNKNOWN_DIMENSION = 150;

function readDataset(answer: Answer): DatasetAnswer {
  const { rest, members } = answer.jsonApart(CELL_MEMBERS);
  const body = objectOf(rest);
  if (isObject(body['warning'])) return { kind: 'too_large' };
  const error = errorOf(body);
  if (error !== undefined) return refusal(answer.status, error);
  if (answer.status !== 200)
    throw new Problem('upstream_failed', `eurostat: the source returned status ${answer.status}.`);
  const annotations = listOf(objectOf(body['extension'])['annotation']).map(objectOf);
  const note = (type: string) => textOf(annotations.find((each) => each['type'] === type)?.['title']);
  return {
    kind: 'cube',
    cube: readCube(body, members),
    oldest: note('OBS_PERIOD_OVERALL_OLDEST'),
    latest: note('OBS_PERIOD_OVERALL_LATEST'),
    flags: flagsOf(objectOf(objectOf(objectOf(body['extension'])['status'])['label'])),
  };
}

/** In flags and labels, confidentiality follows a vertical bar: `|C`, `|confidential`. */
function flagsOf(labels: JsonObject): Record<string, string> {
  return Object.fromEntries(
    Object.entries(labels).flatMap(([flag, label]) => {
      const parts = (textOf(label) ?? '').split('|').map((part) => part.trim());
      const text = parts.filter((part) => part !== '').join(', ');
      return text === '' ? [] : [[flag, text]];
    }),
  );
}

/** Source: "Statistical symbols and abbreviations" in the metadata of Eurostat's dissemination database. */
const FLAGS: Readonly<Record<string, string>> = {
  b: 'break in time series',
  c: 'confidential',
  C: 'confidential',
  d: 'definition differs',
  e: 'estimated',
  f: 'forecast',
  n: 'not significant',
  p: 'provisional',
  r: 'revised',
  s: 'Eurostat estimate',
  u: 'low reliability',
  z: 'not applicable',
  ':': 'not available',
};

/**
 * Returns the flag's label from the response if there is one; otherwise decodes each letter (`bp`). A flag with an
 * unknown letter is returned unchanged.
 */
export function flagText(flag: string, labels: Readonly<Record<string, string>>): string {
  const label = Object.hasOwn(labels, flag) ? labels[flag] : undefined;
  if (label !== undefined) return label;
  const signs = [...flag.replaceAll('|', '')];
  const texts = signs.map((sign) => [labels, FLAGS].find((known) => Object.hasOwn(known, sign))?.[sign]);
  return texts.every((text) => text !== undefined) && texts.length > 0 ? texts.join(', ') : flag;
}

/** In all recorded responses, `error` is a list; a single object is also accepted. */
function errorOf(body: JsonObject): JsonObject | undefined {
  const { error } = body;
  if (Array.isArray(error)) return objectOf(error[0]);
  return isObject(error) ? error : undefined;
}

function refusal(status: number, error: JsonObject): DatasetAnswer {
  const message = (textOf(error['label']) ?? 'the source rejected the request').slice(0, 200);
  const code = Number(error['status'] ?? status);
  if (message.startsWith('EXTRACTION_TOO_BIG') || code === 413) return { kind: 'too_large' };
  if (code === 404) return { kind: 'unknown_dataset' };
  if (Number(error['id']) === UNKNOWN_DIMENSION) return { kind: 'unknown_dimension' };
  return { kind: 'refused', message };
}
