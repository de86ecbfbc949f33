// `POST /try/<service>/<tool>` is for the pages of this server, whose visitors have no key. Rejects other origins, and
// tools that modify data, act on a key, or cost the operator money. limits/allowance.ts counts the calls.

import type { IncomingMessage } from 'node:http';
import type { AdmittedRequest, RequestLimiter } from '../../contract/gate.ts';
import type { Operation, Service } from '../../contract/operation.ts';
import { Problem } from '../../contract/problem.ts';
import type { SourcePolicy } from '../../contract/source.ts';
import type { Invoke } from '../../dispatch/invocation.ts';
import { Visitor } from '../../limits/allowance.ts';
import { jsonArguments } from '../http/arguments.ts';
import { type Address, readAddress } from '../http/query.ts';
import type { RequestContext, Transport } from '../http/request-context.ts';
import { send, sendProblem } from '../http/send.ts';
import { RestInvocation } from './request.ts';
import { resultFields } from './transport.ts';

export const TRY_PATH = '/try/';
/** Number of requests that a call by a visitor counts as. */
const REQUESTS_A_CALL = 2;

export interface VisitorTransportOptions {
  readonly services: readonly Service[];
  readonly areas: readonly Service[];
  readonly policies: readonly SourcePolicy[];
  readonly invoke: Invoke;
  readonly requestLimiter: RequestLimiter;
  /** 0 if visitors need a key to call tools. */
  readonly callsPerHour: number;
}

export function createVisitorTransport(options: VisitorTransportOptions): Transport {
  const { services, areas, policies, requestLimiter, callsPerHour } = options;
  const metered = meteredSources(policies);
  const operations = new Map<string, Operation>();
  for (const service of [...services, ...areas]) {
    for (const each of service.operations) operations.set(`${TRY_PATH}${service.slug}/${each.name}`, each);
  }
  return (context, next) => {
    const { req } = context;
    if (callsPerHour === 0 || !(req.url as string).startsWith(TRY_PATH)) return next();
    const address = readAddress(req);
    const operation = operations.get(address.path);
    if (operation === undefined || req.method !== 'POST') return next();
    const entry = requestLimiter.enter(context, { keys: [] });
    return Promise.resolve(entry).then((admitted) => {
      refuseOthers(req);
      if (!isForVisitors(operation, metered)) throw keyRequired(operation);
      return answer(options.invoke, operation, { address, admitted, context });
    });
  };
}

export function meteredSources(policies: readonly SourcePolicy[]): ReadonlySet<string> {
  return new Set(policies.flatMap(({ id, metered }) => (metered === true ? [id] : [])));
}

/** @param metered ids of the sources whose calls cost the operator money */
export function isForVisitors(operation: Operation, metered: ReadonlySet<string>): boolean {
  const { effect, keyArgument, sources } = operation;
  return effect === 'read' && keyArgument === undefined && !sources.some((id) => metered.has(id));
}

/**
 * The access rules already reject other origins. Here, the browser must also state that the request comes from a page
 * of this server.
 */
function refuseOthers({ headers }: IncomingMessage): void {
  // On plain HTTP, browsers omit Sec-Fetch-Site, but send Origin.
  const site = headers['sec-fetch-site'];
  if (headers.origin !== undefined && (site === undefined || site === 'same-origin')) return;
  throw new Problem('forbidden', 'Only the pages of this server can make calls without a key.', {
    hint: 'Programs call /rest/<service>/<tool> with a key.',
  });
}

function keyRequired({ id }: Operation): Problem {
  return new Problem('key_required', `${id} is not available without a key.`);
}

interface Call {
  readonly address: Address;
  readonly admitted: AdmittedRequest;
  readonly context: RequestContext;
}

async function answer(invoke: Invoke, operation: Operation, { address, admitted, context }: Call): Promise<void> {
  admitted.charge(REQUESTS_A_CALL - 1);
  const raw = await jsonArguments(context.req, address, admitted);
  const visitor = new Visitor(context.network);
  const entry: AdmittedRequest = {
    isKeyed: false,
    who: admitted.who,
    identify: () => visitor,
    charge: (requests) => admitted.charge(requests),
    chargeBody: (requests) => admitted.chargeBody(requests),
  };
  const outcome = await invoke(new RestInvocation(operation, raw, entry, context));
  if (outcome.ok) send(context, 200, JSON.stringify(outcome.result), resultFields(operation, outcome));
  else sendProblem(context, outcome.problem);
}
