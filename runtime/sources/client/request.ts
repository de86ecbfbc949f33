// What a source module asks for, and how a request is named: the cache and single flight tell requests apart by their key,
// recordings by their identity.

import { createHash } from 'node:crypto';
import type { Answer, Stored } from './answer.ts';

/** A value in a query string. */
export type QueryValue = string | number | boolean;
/** Parameters of a query string; undefined ones are left out. */
export type Query = Readonly<Record<string, QueryValue | readonly QueryValue[] | undefined>>;

/** What the body must be: sets the Accept header, and an HTML page in its place is a failure of the source. */
export type ExpectedForm = 'json' | 'xml' | 'csv' | 'text' | 'html' | 'bytes';

/** A question to a source. */
export interface SourceRequest<Lifetime extends string = string> {
  /** Name of the host in the source's manifest; `default` unless said. */
  readonly host?: string;
  /** Path below the base address, with a leading slash; parts that come from callers encoded by encodeURIComponent. */
  readonly path: string;
  /** Undefined values are left out; lists repeat the parameter. */
  readonly query?: Query;
  /** `bytes` unless said. JSON that does not parse is a failure of the source, and tried again. */
  readonly expect?: ExpectedForm;
  /** Statuses that the module understands; 200 to 299 unless said. Others are failures of the source. */
  readonly accept?: readonly number[];
  /**
   * Whether the source may answer "nothing matches" without a body. An empty body with status 200 is read as status 204 then, which is
   * accepted too; otherwise an empty body is a failure of the source.
   */
  readonly mayBeEmpty?: boolean;
  /** Further request headers; never a key of the manifest (the client adds those). */
  readonly headers?: Readonly<Record<string, string>>;
  /**
   * Reads at most this many lines (line ends inside double quotes do not count) and leaves the rest unfetched, for answers that
   * have no end. An answer that was left so has the header `almanac-cut`.
   */
  readonly mostLines?: number;
  /** A lifetime that the source's manifest names; `none` for what must not be kept (tokens). */
  readonly lifetime?: Lifetime | 'none';
  /** Never written to UPSTREAM_RECORD: answers that hold a token. */
  readonly unrecorded?: boolean;
}

/** A request whose answer is read into a model; with a body it is sent by POST. */
export interface ReadRequest<Value, Lifetime extends string = string> extends SourceRequest<Lifetime> {
  readonly body?: RequestBody;
  /**
   * Whether it is the answer to this question: sources answer for something else at times. A no is
   * `upstream_invalid_response`, and such an answer is not kept. Equal requests must have equal conditions.
   */
  readonly answers?: (value: Value) => boolean;
}

/** The body of a query that is sent by POST (SPARQL, PxWeb). */
export type RequestBody =
  | { readonly json: object }
  | { readonly form: Readonly<Record<string, string>> }
  | { readonly text: string; readonly type: string };

/** A question to a source that has a body. */
export interface PostRequest<Lifetime extends string = string> extends SourceRequest<Lifetime> {
  readonly body: RequestBody;
}

/** A body that goes into a file as it comes. */
export interface Download {
  /**
   * Path of the file; it is made for its owner alone. When the download fails it is gone, or stays with a note beside it, so that the next
   * one to the same path goes on from there.
   */
  readonly file: string;
  readonly mostBytes: number;
  /** Milliseconds that the whole download may take. */
  readonly longest: number;
  /** Ends it: it rejects with the signal's reason then. */
  readonly signal?: AbortSignal;
  /** Told the bytes that came so far, and all that will come where the source says so. */
  readonly onProgress?: (bytes: number, of: number | undefined) => void;
}

/** A request with its body as text: what is sent, cached and recorded. */
export interface PreparedRequest extends SourceRequest {
  readonly download?: Download;
  readonly method: 'GET' | 'POST';
  readonly host: string;
  readonly content?: { readonly text: string; readonly type: string };
  /** Names the reader: what two readers make of one request are two answers. */
  readonly reader?: string;
  /**
   * Looks at an answer before it is kept: what it throws (an `upstream_…` Problem for an error dressed as a success, say) makes
   * the request fail; it is tried again and never cached.
   */
  readonly judge?: (answer: Answer) => unknown;
  /** Told of an answer that was judged good, with its whole body: reading it may take that away. */
  readonly onWhole?: (whole: Stored) => void;
}

/** A question as its address. */
export function prepareGet(request: SourceRequest): PreparedRequest {
  return { ...request, method: 'GET', host: request.host ?? 'default' };
}

/** A request that is sent by POST where it has a body. */
export function prepare({ body, ...rest }: SourceRequest & { readonly body?: RequestBody }): PreparedRequest {
  return body === undefined ? prepareGet(rest) : preparePost({ ...rest, body });
}

/** A question as its address and its body. */
export function preparePost(request: PostRequest): PreparedRequest {
  const { body, ...rest } = request;
  return { ...rest, method: 'POST', host: request.host ?? 'default', content: encodeBody(body) };
}

function encodeBody(body: RequestBody): { text: string; type: string } {
  if ('json' in body) return { text: JSON.stringify(body.json), type: 'application/json' };
  if ('form' in body) {
    return { text: new URLSearchParams(body.form).toString(), type: 'application/x-www-form-urlencoded' };
  }
  return { text: body.text, type: body.type };
}

/** The query's parameters as strings, in the order given, without those that are undefined. */
export function parameters(query: Query | undefined): [string, string][] {
  const pairs: [string, string][] = [];
  for (const name in query) {
    const value = query[name];
    if (value === undefined) continue;
    if (typeof value === 'object') for (const item of value) pairs.push([name, String(item)]);
    else pairs.push([name, String(value)]);
  }
  return pairs;
}

/**
 * Names a request for the cache and single flight. Credentials are no part of it: they are this server's, the same for
 * everybody. Made by hand rather than by URLSearchParams: it is most of the cost of a cached answer.
 */
export function cacheKey(request: PreparedRequest): string {
  let key = `${request.method} ${request.host} ${request.path}`;
  const pairs = parameters(request.query);
  if (pairs.length > 1) pairs.sort(byNameThenValue);
  for (const [name, value] of pairs) key += `\n${JSON.stringify(name)}=${JSON.stringify(value)}`;
  if (request.expect !== undefined) key += `\n\texpect ${request.expect}`;
  if (request.mostLines !== undefined) key += `\n\tlines ${request.mostLines}`;
  if (request.accept !== undefined) key += `\n\taccept ${request.accept.join()}`;
  if (request.mayBeEmpty === true) key += '\n\tmay be empty';
  for (const name in request.headers) {
    if (name.toLowerCase() !== 'authorization') key += `\n\t${name}: ${request.headers[name]}`;
  }
  if (request.reader !== undefined) key += `\n\treader ${request.reader}`;
  if (request.content !== undefined) key += `\n\tbody ${digest(request.content.text)}`;
  return key;
}

/** What makes two requests the same recording. */
export interface RecordingIdentity {
  readonly method: string;
  readonly host: string;
  readonly path: string;
  /** Sorted, without volatile parameters and keys. */
  readonly query: readonly (readonly [string, string])[];
  /** Canonical: JSON with sorted names, forms sorted; without volatile members and keys. */
  readonly body: string | undefined;
}

/** What of a request tells its recording from others. */
export function recordingIdentity(request: PreparedRequest, ignored: ReadonlySet<string>): RecordingIdentity {
  return {
    method: request.method,
    host: request.host,
    path: request.path,
    query: parameters(request.query)
      .filter(([name]) => !ignored.has(name))
      .sort(byNameThenValue),
    body: request.content === undefined ? undefined : canonicalBody(request.content.text, ignored),
  };
}

/** The same as one text. */
export function identityKey(identity: RecordingIdentity): string {
  return JSON.stringify([identity.method, identity.host, identity.path, identity.query, identity.body ?? null]);
}

/** A short, stable, readable file name for a recording: the path's end, and a hash where a query or body matters. */
export function recordingName(identity: RecordingIdentity): string {
  const words = identity.path
    .replace(/\.(?:json|xml|csv|txt|html|zip)$/i, '')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .replace(/^-/, '')
    .replace(/-$/, '');
  const slug = words.slice(-60).replace(/^-+/, '') || 'root';
  const plain = identity.method === 'GET' && identity.host === 'default' && identity.query.length === 0;
  return plain && words.length <= 60 ? slug : `${slug}~${digest(identityKey(identity)).slice(0, 8)}`;
}

/** The body with everything taken out that does not make it another question. */
export function canonicalBody(text: string, ignored: ReadonlySet<string>): string {
  const parsed = parsedObject(text);
  if (parsed !== undefined) return JSON.stringify(sorted(parsed, ignored));
  if (/^[\w.%+*-]+=/.test(text) && !/\s/.test(text)) {
    const pairs = [...new URLSearchParams(text)].filter(([name]) => !ignored.has(name));
    return new URLSearchParams(pairs.sort(byNameThenValue)).toString();
  }
  return text.trim().replace(/\s+/g, ' ');
}

function parsedObject(text: string): object | undefined {
  if (!/^\s*[[{]/.test(text)) return undefined;
  try {
    return JSON.parse(text) as object;
  } catch {
    return undefined;
  }
}

const NOTHING: ReadonlySet<string> = new Set();

function sorted(value: unknown, ignored: ReadonlySet<string>): unknown {
  if (Array.isArray(value)) return value.map((item) => sorted(item, NOTHING));
  if (typeof value !== 'object' || value === null) return value;
  const names = Object.keys(value).filter((name) => !ignored.has(name));
  return Object.fromEntries(
    names.sort().map((name) => [name, sorted((value as Record<string, unknown>)[name], NOTHING)]),
  );
}

function byNameThenValue(a: readonly [string, string], b: readonly [string, string]): number {
  if (a[0] !== b[0]) return a[0] < b[0] ? -1 : 1;
  return a[1] < b[1] ? -1 : a[1] > b[1] ? 1 : 0;
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
