// `POST /query` counts as a few requests, plus one for each call that it makes.

import type { AdmittedRequest, RequestLimiter } from '../../contract/gate.ts';
import { type Queries, REQUESTS_A_QUERY } from '../../query/query.ts';
import { jsonArguments } from '../http/arguments.ts';
import { disconnectSignal } from '../http/disconnect.ts';
import { type Address, readAddress } from '../http/query.ts';
import type { RequestContext, Transport } from '../http/request-context.ts';
import { send } from '../http/send.ts';

const PATH = /^\/query\/?(?:\?|$)/;

export function createQueryTransport(queries: Queries, requestLimiter: RequestLimiter): Transport {
  return (context, next) => {
    if (context.req.method !== 'POST' || !PATH.test(context.req.url as string)) return next();
    const address = readAddress(context.req);
    const entry = requestLimiter.enter(context, address.credentials);
    return Promise.resolve(entry).then((admitted) => answer(queries, admitted, address, context));
  };
}

async function answer(
  queries: Queries,
  entry: AdmittedRequest,
  address: Address,
  context: RequestContext,
): Promise<void> {
  const { req, requestId, network } = context;
  await entry.identify();
  const { values } = await jsonArguments(req, address, entry);
  entry.charge(REQUESTS_A_QUERY - 1);
  const caller = {
    ...{ requestId, network, transport: 'rest' as const, signal: disconnectSignal(context) },
    identify: () => entry.identify(),
  };
  const result = await queries.run(values, caller);
  send(context, 200, JSON.stringify(result), ['Cache-Control', 'no-store']);
}
