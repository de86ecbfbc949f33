// Serves answers: `GET /answers/<id>` returns an answer as JSON (to browsers only with `.json`), and `POST
// /answers/<id>/check` repeats its call. The site serves the HTML pages.

import type { Answers } from '../../answers/answers.ts';
import type { AdmittedRequest, RequestLimiter } from '../../contract/gate.ts';
import { invalidArgument } from '../../contract/problem.ts';
import { jsonArguments } from '../http/arguments.ts';
import { disconnectSignal } from '../http/disconnect.ts';
import { type Address, readAddress } from '../http/query.ts';
import type { RequestContext, Transport } from '../http/request-context.ts';
import { send } from '../http/send.ts';
import { prefersHtml } from './media.ts';

const PATH = /^\/answers\/([^/?.]{1,100})(?:\/(check)\/?|(\.json)|\/?)(?:\?|$)/;
const KEYS = '/.well-known/jwks.json';
/** The answer with a given id never changes. */
const FOR_EVER = ['Cache-Control', 'public, max-age=31536000, immutable', 'Vary', 'Accept'] as const;
/** Public keys change when the master key is rotated. */
const FOR_AN_HOUR = ['Cache-Control', 'public, max-age=3600'] as const;
/** Maximum length of the value to search for, in characters. */
const MAX_VALUE_LENGTH = 200;

/** @param answers undefined if answers have no URLs */
export function createAnswersTransport(answers: Answers | undefined, requestLimiter: RequestLimiter): Transport {
  return (context, next) => {
    const { req } = context;
    const url = req.url as string;
    const isKeys = url === KEYS;
    const [, id, check, suffix] = isKeys ? [] : (PATH.exec(url) ?? []);
    if (answers === undefined || (!isKeys && id === undefined)) return next();
    const isReading = req.method === 'GET' || req.method === 'HEAD';
    if (check === undefined ? !isReading : req.method !== 'POST') return next();
    if (check === undefined && suffix === undefined && !isKeys && prefersHtml(req)) return next();
    const address = readAddress(req);
    const entry = requestLimiter.enter(context, address.credentials);
    return Promise.resolve(entry).then(async (admitted) => {
      if (isKeys) return send(context, 200, JSON.stringify(answers.jwks()), FOR_AN_HOUR);
      if (check === undefined) return send(context, 200, JSON.stringify(await answers.open(id as string)), FOR_EVER);
      return answerCheck(answers, id as string, admitted, address, context);
    });
  };
}

async function answerCheck(
  answers: Answers,
  id: string,
  entry: AdmittedRequest,
  address: Address,
  context: RequestContext,
): Promise<void> {
  const { req, requestId, network } = context;
  await entry.identify();
  const hasBody = req.headers['content-length'] !== '0' && req.headers['content-type'] !== undefined;
  const { values } = hasBody ? await jsonArguments(req, address, entry) : { values: {} };
  const caller = {
    ...{ requestId, network, transport: 'rest' as const, signal: disconnectSignal(context) },
    identify: () => entry.identify(),
  };
  const checked = await answers.check(id, valueIn(values), caller);
  send(context, 200, JSON.stringify(checked), ['Cache-Control', 'no-store']);
}

/** @throws Problem invalid_arguments */
export function valueIn(values: Readonly<Record<string, unknown>>): number | string | undefined {
  for (const name of Object.keys(values)) {
    if (name !== 'value') throw invalidArgument(name.slice(0, 80), 'is not an argument of this endpoint', 'Use value.');
  }
  const { value } = values;
  if (value === undefined || value === null) return undefined;
  const isValue = typeof value === 'number' || (typeof value === 'string' && value.length <= MAX_VALUE_LENGTH);
  if (!isValue)
    throw invalidArgument('value', `must be a number or a string of at most ${MAX_VALUE_LENGTH} characters`);
  return value;
}
