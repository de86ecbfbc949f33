// Serves the platform endpoints: access, arguments and status codes. The handlers are in accounts.ts, documents.ts, state.ts
// and webhooks.ts.

import type { IncomingMessage } from 'node:http';
import type Router from '@koa/router';
import type { DefaultState, ParameterizedContext } from 'koa';
import { endpoints } from '../../generated/endpoints/endpoints.ts';
import type { PlatformHandlers } from '../../generated/endpoints/handlers.ts';
import {
  type Endpoint,
  type EndpointRequest,
  OtherStatus,
  type ServedDocument,
  WrittenResult,
} from '../contract/endpoint.ts';
import type { AdmittedRequest } from '../contract/gate.ts';
import type { RawArguments } from '../contract/operation.ts';
import { Problem } from '../contract/problem.ts';
import { publish } from '../contract/publish.ts';
import type { ClientAddresses } from '../limits/client-address.ts';
import { jsonArguments, queryArguments } from '../transports/http/arguments.ts';
import { encodedDocument, encodingFor, shrinks } from '../transports/http/encoding.ts';
import { readAddress } from '../transports/http/query.ts';
import type { RequestContext } from '../transports/http/request-context.ts';
import type { OperatorGuard } from './operator-guard.ts';

export type PageContext = ParameterizedContext<DefaultState, PageVisit>;
export type PageRouter = Router<DefaultState, PageVisit>;

interface PageVisit extends RequestContext {
  entry?: AdmittedRequest;
}

type RoutedContext = PageContext & { readonly params: Readonly<Record<string, string>> };

export interface EndpointsOptions {
  readonly handlers: EndpointHandlers;
  readonly addresses: ClientAddresses;
  /** Undefined if there are no operator tokens; the operator endpoints then do not exist. */
  readonly guard: OperatorGuard | undefined;
  /** Returns the id of the request's key. Throws a Problem if the key is missing or unknown. */
  readonly authenticate: (request: IncomingMessage) => Promise<string>;
  /** Called if a result does not match its schema. */
  readonly onViolation: (endpoint: string, path: string, message: string) => void;
}

/** Endpoints that are HTML pages (site/site.ts). */
type OfTheSite = 'documentation' | 'api_reference' | 'client_settings' | 'webhook_guide';
const OF_THE_SITE: ReadonlySet<string> = new Set<OfTheSite>([
  'documentation',
  'api_reference',
  'client_settings',
  'webhook_guide',
]);

export type EndpointHandlers = Omit<PlatformHandlers, OfTheSite>;

type AnyHandler = (args: object, request: EndpointRequest) => unknown;

export function addEndpoints(router: PageRouter, options: EndpointsOptions): void {
  for (const endpoint of endpoints) {
    if (endpoint.security === 'operator' && options.guard === undefined) continue;
    if (OF_THE_SITE.has(endpoint.name)) continue;
    const handler = options.handlers[endpoint.name as keyof EndpointHandlers] as unknown as AnyHandler;
    const path = endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1');
    const serve = (context: RoutedContext) => answer(context, endpoint, handler, options);
    if (endpoint.method === 'GET') router.get<object, object>(path, serve);
    else if (endpoint.method === 'DELETE') router.delete<object, object>(path, serve);
    else router.post<object, object>(path, serve);
  }
}

async function answer(
  context: RoutedContext,
  endpoint: Endpoint,
  handler: AnyHandler,
  options: EndpointsOptions,
): Promise<void> {
  const request = await endpointRequest(context, endpoint, options);
  const args = endpoint.decode === undefined ? {} : decoded(endpoint.decode(await rawArguments(context, endpoint)));
  const input = await handler(args, request);
  if (endpoint.content !== undefined) {
    await sendDocument(context, endpoint.content, input as ServedDocument);
    return;
  }
  if (input instanceof WrittenResult) {
    context.set('Cache-Control', 'no-store');
    context.status = endpoint.status;
    context.type = 'json';
    context.body = input.json;
    return;
  }
  const other = input instanceof OtherStatus;
  const result = (other ? input.result : input) as object;
  context.set('Cache-Control', 'no-store');
  context.status = other ? (endpoint.orStatus ?? endpoint.status) : endpoint.status;
  context.body = other && endpoint.orDiffers ? result : publishedResult(endpoint, result, options);
}

/** Data from the server itself is sent even if it violates its schema. */
function publishedResult({ name, result: schema }: Endpoint, input: object, options: EndpointsOptions): object {
  if (schema === undefined) return input;
  const { result, violations } = publish(schema, input);
  for (const { path, message } of violations) options.onViolation(name, path, message);
  return result;
}

/** Checks access. */
async function endpointRequest(
  context: RoutedContext,
  { security, method }: Endpoint,
  { addresses, guard, authenticate }: EndpointsOptions,
): Promise<EndpointRequest> {
  const address = addresses.of(context.req);
  const requestId = context.requestId;
  const authorization = context.get('Authorization');
  const demandOperator = () => {
    if (guard === undefined) throw new Problem('operator_token', 'This server has no operator token.');
    return guard.demand(authorization, address, requestId);
  };
  const operator = security === 'operator' ? demandOperator() : undefined;
  if (operator?.may === 'read' && method !== 'GET') {
    throw new Problem('operator_rights', `Operator ${operator.name} has read access only.`);
  }
  const keyId = security === 'key' ? await authenticate(context.req) : undefined;
  const isOperator = () => {
    if (guard === undefined || authorization === '') return false;
    demandOperator();
    return true;
  };
  const whenSent = (then: () => void) => {
    if (context.res.closed) then();
    else context.res.once('close', then);
  };
  return { requestId, address, keyId, operator: operator?.name, demandOperator, isOperator, whenSent };
}

async function rawArguments(context: RoutedContext, { method, inPath }: Endpoint): Promise<RawArguments> {
  const address = readAddress(context.req);
  const places = inPath.map((name) => [name, context.params[name] as string] as const);
  if (method !== 'POST') return queryArguments(address, new Map(places.map(([name, value]) => [name, [value]])));
  const { values } = await jsonArguments(
    context.req,
    address,
    context.entry ?? { who: context.network, chargeBody() {} },
  );
  const twice = inPath.find((name) => Object.hasOwn(values, name));
  if (twice !== undefined)
    throw new Problem('invalid_request', `${twice} is already in the path: remove it from the body.`);
  return { encoding: 'json', values: { ...values, ...Object.fromEntries(places) } };
}

function decoded(outcome: ReturnType<NonNullable<Endpoint['decode']>>): object {
  if (outcome.ok) return outcome.arguments;
  const names = [...new Set(outcome.problems.map(({ parameter }) => parameter))].join(', ');
  throw new Problem('invalid_arguments', `Wrong: ${names}.`, { errors: outcome.problems });
}

/** Sends 304 for an unchanged document. Documents with an ETag are compressed once and cached. */
export async function sendDocument(
  context: PageContext,
  content: string,
  { text, etag, type, fields }: ServedDocument,
): Promise<void> {
  if (fields !== undefined) context.set({ ...fields });
  context.set('Cache-Control', etag === undefined ? 'no-store' : 'public, max-age=300');
  context.type = type ?? `${content}; charset=utf-8`;
  context.status = 200;
  if (etag === undefined) {
    context.body = text;
    return;
  }
  const isSmall = Buffer.byteLength(text) < MIN_ENCODED_BYTES || !shrinks(context.response.get('Content-Type'));
  if (!isSmall) context.vary('Accept-Encoding');
  const encoding = isSmall ? undefined : encodingFor(context.req);
  // Each encoding needs its own ETag (RFC 9110, 8.8.3.3).
  context.set('ETag', encoding === undefined ? etag : etag.replace(/"$/, `-${encoding}"`));
  if (context.fresh) {
    context.status = 304;
    return;
  }
  if (encoding === undefined) {
    context.body = text;
    return;
  }
  context.set('Content-Encoding', encoding);
  context.body = await encodedDocument(typeof text === 'string' ? Buffer.from(text) : text, etag, encoding);
}

/** In bytes. Compressing smaller documents does not save space. */
const MIN_ENCODED_BYTES = 1_024;
