// The REST door: `/rest/<service>/<tool>` by POST or GET, `/api/…` by GET. It decodes the request, hands it to the
// corridor and encodes what comes back; it knows no service by name.

import type { Operation, Service } from '../../contract/operation.ts';
import { Problem } from '../../contract/problem.ts';
import type { Invoke, Outcome } from '../../corridor/invocation.ts';
import { jsonArguments, queryArguments } from '../http/arguments.ts';
import { type Address, readAddress } from '../http/query.ts';
import { quotaFields } from '../http/quota-fields.ts';
import { deprecationFields, provenanceFields, send, sendEmpty, sendProblem } from '../http/send.ts';
import type { Door, Visit } from '../http/visit.ts';
import { RestInvocation } from './request.ts';
import { type Route, Routes } from './routes.ts';

/** What the door is made with. */
export interface RestDoorOptions {
  readonly services: readonly Service[];
  readonly areas: readonly Service[];
  readonly invoke: Invoke;
}

/** The door over these services and areas. */
export function createRestDoor({ services, areas, invoke }: RestDoorOptions): Door {
  const routes = new Routes(services, areas);
  return (visit, next) => {
    const url = visit.req.url as string;
    if (!(url.startsWith('/rest/') || url.startsWith('/api/'))) return next();
    const address = readAddress(visit.req);
    const route = routes.find(address.path);
    return route === undefined ? next() : answer(invoke, route, address, visit);
  };
}

async function answer(invoke: Invoke, { operation, parameters }: Route, address: Address, visit: Visit): Promise<void> {
  const { req, fields } = visit;
  const method = req.method === 'HEAD' ? 'GET' : (req.method as string);
  if (!operation.methods.includes(method as 'GET')) {
    fields.push('Allow', allowed(operation));
    if (method === 'OPTIONS') return sendEmpty(visit, 204);
    throw methodNotAllowed(operation, method);
  }
  const raw = method === 'POST' ? await jsonArguments(req, address) : queryArguments(address, parameters);
  const outcome = await invoke(new RestInvocation(operation, raw, address.credentials, visit));
  if (outcome.ok) send(visit, 200, JSON.stringify(outcome.result), resultFields(operation, outcome));
  else sendProblem(visit, outcome.problem, outcome.quota);
}

function resultFields(operation: Operation, { quota, provenance }: Extract<Outcome, { ok: true }>): readonly string[] {
  const fields = quotaFields(quota);
  if (operation.effect !== 'read') fields.push('Cache-Control', 'no-store');
  else fields.push(...provenanceFields(provenance));
  if (operation.deprecated !== undefined) fields.push(...deprecationFields(operation.deprecated));
  return fields;
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
