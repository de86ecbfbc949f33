// The REST door: `/rest/<service>/<tool>` by POST or GET, `/api/…` by GET. It decodes the request, hands it to the
// corridor and encodes what comes back; it knows no service by name.

import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Operation, Service } from '../../contract/operation.ts';
import { Problem } from '../../contract/problem.ts';
import type { Invoke, Outcome } from '../../corridor/invocation.ts';
import { asProblem } from '../../corridor/problem-details.ts';
import { jsonArguments, queryArguments } from '../http/arguments.ts';
import { leavesBodyUnread } from '../http/body.ts';
import { type Address, readAddress } from '../http/query.ts';
import { quotaFields } from '../http/quota-headers.ts';
import { deprecationHeaders, provenanceHeaders, sendJson, sendPreflight, sendProblem } from '../http/send.ts';
import { type DoorObserver, observeProblem } from '../observer.ts';
import { RestInvocation } from './request.ts';
import { type Route, Routes } from './routes.ts';

export interface RestDoor {
  /** Answers a request of a tool or endpoint; undefined when its path names none. */
  handle(request: IncomingMessage, response: ServerResponse, requestId: string): Promise<void> | undefined;
}

export interface RestDoorOptions {
  readonly services: readonly Service[];
  readonly areas: readonly Service[];
  readonly invoke: Invoke;
  readonly observer: DoorObserver;
}

/** The door over these services and areas. */
export function createRestDoor({ services, areas, invoke, observer }: RestDoorOptions): RestDoor {
  const routes = new Routes(services, areas);
  return {
    handle(request, response, requestId) {
      const address = readAddress(request);
      const route = routes.find(address.path);
      if (route === undefined) return undefined;
      return answer(invoke, observer, route, address, request, response, requestId);
    },
  };
}

async function answer(
  invoke: Invoke,
  observer: DoorObserver,
  { operation, parameters }: Route,
  address: Address,
  request: IncomingMessage,
  response: ServerResponse,
  requestId: string,
): Promise<void> {
  const method = request.method === 'HEAD' ? 'GET' : (request.method as string);
  try {
    if (method === 'OPTIONS') {
      return sendPreflight(response, requestId, allowed(operation));
    }
    if (!operation.methods.includes(method as 'GET')) throw methodNotAllowed(operation, method);
    const raw = method === 'POST' ? await jsonArguments(request, address) : queryArguments(address, parameters);
    const invocation = new RestInvocation(operation, raw, address.credentials, requestId, request, response);
    respond(await invoke(invocation), operation, response, requestId);
  } catch (error) {
    const problem = asProblem(error);
    observeProblem(observer, response, problem, error, requestId);
    const fields: Record<string, string> = problem.code === 'method_not_allowed' ? { Allow: allowed(operation) } : {};
    if (leavesBodyUnread(request)) fields['Connection'] = 'close';
    sendProblem(response, problem, requestId, undefined, fields);
  }
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
