import type { IncomingMessage } from 'node:http';
import type { RawArguments } from '../../contract/operation.ts';
import { Problem } from '../../contract/problem.ts';
import { parseJson, readBody, type Sender } from './body.ts';
import type { Address } from './query.ts';

const JSON_TYPE = /^application\/(?:[a-z0-9.+-]+\+)?json\s*(?:;|$)/i;
const EMPTY: Readonly<Record<string, unknown>> = {};

export type PathParameters = ReadonlyMap<string, readonly string[]>;

/** @throws Problem invalid_request, unsupported_media_type, body_too_large, and errors thrown by `sender.chargeBody` */
export async function jsonArguments(
  request: IncomingMessage,
  { parameters }: Address,
  sender: Sender,
): Promise<JsonArguments> {
  if (parameters.size > 0) {
    const names = [...parameters.keys()].slice(0, 5).join(', ');
    throw new Problem(
      'invalid_request',
      `Arguments of a POST request must be in the body, not in the query string (${names}).`,
    );
  }
  const text = await readBody(request, sender);
  if (text === '') return { encoding: 'json', values: EMPTY };
  if (!JSON_TYPE.test(request.headers['content-type'] ?? '')) {
    throw new Problem('unsupported_media_type', 'The body must be JSON.');
  }
  const values = parseJson(text);
  if (typeof values !== 'object' || values === null || Array.isArray(values)) {
    throw new Problem('invalid_request', 'The body must be a JSON object of arguments.');
  }
  return { encoding: 'json', values: values as Record<string, unknown> };
}

type JsonArguments = Extract<RawArguments, { encoding: 'json' }>;

/** An argument that is in both the path and the query counts as repeated. */
export function queryArguments({ parameters }: Address, inPath: PathParameters | undefined): RawArguments {
  if (inPath === undefined) return { encoding: 'query', values: parameters };
  const repeated = [...inPath].map(([name, values]) => [name, [...values, ...(parameters.get(name) ?? [])]] as const);
  return { encoding: 'query', values: new Map([...parameters, ...repeated]) };
}
