// `POST /query`: several calls in one request. It costs one request and each of its calls.

import type { AdmittedRequest, RequestLimiter } from '../../contract/gate.ts';
import type { Queries } from '../../query/query.ts';
import { jsonArguments } from '../http/arguments.ts';
import { disconnectSignal } from '../http/disconnect.ts';
import { readAddress } from '../http/query.ts';
import type { RequestContext, Transport } from '../http/request-context.ts';
import { send } from '../http/send.ts';

const PATH = /^\/query\/?(?:\?|$)/;

/** Answers queries; the page of the same address is not its part. */
export function createQueryTransport(queries: Queries, requestLimiter: RequestLimiter): Transport {
  return (visit, next) => {
    if (visit.req.method !== 'POST' || !PATH.test(visit.req.url as string)) return next();
    const address = readAddress(visit.req);
    const entry = requestLimiter.enter(visit, address.credentials);
    return Promise.resolve(entry).then((admitted) => answer(queries, admitted, visit));
  };
}

async function answer(queries: Queries, entry: AdmittedRequest, visit: RequestContext): Promise<void> {
  const { req, requestId, network } = visit;
  await entry.identify();
  const { values } = await jsonArguments(req, readAddress(req), entry);
  const caller = {
    ...{ requestId, network, transport: 'rest' as const, signal: disconnectSignal(visit) },
    identify: () => entry.identify(),
  };
  const result = await queries.run(values, caller);
  send(visit, 200, JSON.stringify(result), ['Cache-Control', 'no-store']);
}
