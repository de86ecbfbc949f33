// The REST door: `/rest/<service>/<tool>` by POST or GET, `/api/…` by GET. It decodes the request, hands it to the
// corridor and encodes what comes back; it knows no service by name.

import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Operation, RawArguments, Service } from '../../contract/operation.ts';
import { Problem } from '../../contract/problem.ts';
import type { Invoke, Outcome } from '../../corridor/invocation.ts';
import { asProblem } from '../../corridor/problem-details.ts';
import { leavesBodyUnread, parseJson, readBody } from '../http/body.ts';
import { type Address, readAddress } from '../http/query.ts';
import { quotaFields } from '../http/quota-headers.ts';
import { deprecationHeaders, PREFLIGHT, provenanceHeaders, sendJson, sendProblem } from '../http/send.ts';
import { RestInvocation } from './request.ts';
import { Routes } from './routes.ts';

export interface RestDoor {
  /** Answers a request of a tool or endpoint; false when its path names none. Never rejects. */
  handle(request: IncomingMessage, response: ServerResponse, requestId: string): boolean | Promise<boolean>;
}

const JSON_TYPE = /^application\/(?:[a-z0-9.+-]+\+)?json\s*(?:;|$)/i;
const EMPTY: Readonly<Record<string, unknown>> = {};

/** The door over these services and areas. */
export function createRestDoor(services: readonly Service[], areas: readonly Service[], invoke: Invoke): RestDoor {
  const routes = new Routes(services, areas);
  return {
    handle(request, response, requestId) {
      const address = readAddress(request);
      const route = routes.find(address.path);
      if (route === undefined) return false;
      return answer(invoke, route.operation, route.parameters, address, request, response, requestId);
    },
  };
}

async function answer(
  invoke: Invoke,
  operation: Operation,
  pathParameters: ReadonlyMap<string, readonly string[]> | undefined,
  address: Address,
  request: IncomingMessage,
  response: ServerResponse,
  requestId: string,
): Promise<true> {
  const method = request.method === 'HEAD' ? 'GET' : (request.method as string);
  try {
    if (method === 'OPTIONS') {
      response.writeHead(204, { Allow: allowed(operation), ...PREFLIGHT }).end();
      return true;
    }
    if (!operation.methods.includes(method as 'GET')) throw methodNotAllowed(operation, method);
    const raw = method === 'POST' ? await readJson(request, address) : query(address, pathParameters);
    const invocation = new RestInvocation(operation, raw, address.credentials, requestId, request, response);
    respond(await invoke(invocation), operation, response, requestId);
  } catch (error) {
    const problem = asProblem(error);
    const fields: Record<string, string> = problem.code === 'method_not_allowed' ? { Allow: allowed(operation) } : {};
    if (leavesBodyUnread(request)) fields['Connection'] = 'close';
    sendProblem(response, problem, requestId, undefined, fields);
  }
  return true;
}

function respond(outcome: Outcome, operation: Operation, response: ServerResponse, requestId: string): void {
  if (!outcome.ok) {
    sendProblem(response, outcome.problem, requestId, outcome.quota);
    return;
  }
  const { quota, provenance, result } = outcome;
  const fields = quotaFields(quota);
  if (operation.effect !== 'read') fields.push('Cache-Control', 'no-store');
  else append(fields, provenanceHeaders(provenance));
  if (operation.deprecated !== undefined) append(fields, deprecationHeaders(operation.deprecated));
  sendJson(response, 200, JSON.stringify(result), requestId, fields);
}

function append(fields: string[], more: Readonly<Record<string, string>>): void {
  for (const name in more) fields.push(name, more[name] as string);
}

async function readJson(request: IncomingMessage, { parameters }: Address): Promise<RawArguments> {
  if (parameters.size > 0) {
    const names = [...parameters.keys()].slice(0, 5).join(', ');
    throw new Problem('invalid_request', `A POST takes its arguments from the body, not from the query (${names}).`);
  }
  const text = await readBody(request);
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

function query({ parameters }: Address, inPath: ReadonlyMap<string, readonly string[]> | undefined): RawArguments {
  if (inPath === undefined) return { encoding: 'query', values: parameters };
  const repeated = [...inPath].map(([name, values]) => [name, [...values, ...(parameters.get(name) ?? [])]] as const);
  return { encoding: 'query', values: new Map([...parameters, ...repeated]) };
}

function allowed({ methods }: Operation): string {
  return [...methods, ...(methods.includes('GET') ? ['HEAD'] : []), 'OPTIONS'].join(', ');
}

function methodNotAllowed(operation: Operation, method: string): Problem {
  const changes = method === 'GET' && operation.effect !== 'read';
  const reason = changes
    ? `${operation.name} changes something, so GET is not for it`
    : `${method} is not for ${operation.name}`;
  return new Problem('method_not_allowed', `${reason}: use ${operation.methods.join(' or ')}.`);
}
