import { createHash } from 'node:crypto';
import type { Answer, Stored } from './answer.ts';

export type QueryValue = string | number | boolean;
/** Undefined parameters are omitted. */
export type Query = Readonly<Record<string, QueryValue | readonly QueryValue[] | undefined>>;

/** Determines the Accept header. An HTML page counts as a failure of the source, unless the form is `html`. */
export type ExpectedForm = 'json' | 'xml' | 'csv' | 'text' | 'html' | 'bytes';

export interface SourceRequest<Lifetime extends string = string> {
  /** Name of the host in the manifest. Default: `default`. */
  readonly host?: string;
  /** Path below the base address, with a leading slash. The module must encode values provided by callers. */
  readonly path: string;
  /** Undefined values are omitted; a list repeats the parameter. */
  readonly query?: Query;
  /** Default: `bytes`. Invalid JSON counts as a failure of the source and is retried. */
  readonly expect?: ExpectedForm;
  /** Accepted statuses. Default: 200 to 299. Any other status is a failure of the source. */
  readonly accept?: readonly number[];
  /**
   * If true, an empty body means "no matches": status 200 is changed to 204, which is accepted too. Otherwise an empty
   * body is a failure of the source.
   */
  readonly mayBeEmpty?: boolean;
  /** Additional headers. The client adds API keys. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Maximum number of lines, for endless responses. Ignores line breaks inside double quotes. A truncated response has the header `almanac-cut`. */
  readonly maxLines?: number;
  /** `none` disables caching, for example of tokens. */
  readonly lifetime?: Lifetime | 'none';
  /** Prevents the response from being recorded, for example because it contains a token. */
  readonly unrecorded?: boolean;
}

export interface ReadRequest<Value, Lifetime extends string = string> extends SourceRequest<Lifetime> {
  readonly body?: RequestBody;
  /**
   * Checks that the response belongs to the request, because sources sometimes return the response to another request.
   * If it returns false, the call fails with `upstream_invalid_response` and nothing is cached. Identical requests must
   * have the same check.
   */
  readonly answers?: (value: Value) => boolean;
}

/** Body of a POST request (SPARQL, PxWeb). */
export type RequestBody =
  | { readonly json: object }
  | { readonly form: Readonly<Record<string, string>> }
  | { readonly text: string; readonly type: string };

export interface PostRequest<Lifetime extends string = string> extends SourceRequest<Lifetime> {
  readonly body: RequestBody;
}

export interface Download {
  /** Path of a file that only its owner can read. A failed download removes it, or keeps it with a note so the next download can resume. */
  readonly file: string;
  readonly maxBytes: number;
  /** Timeout in milliseconds. */
  readonly longest: number;
  /** Aborts the download, which then rejects with the signal's reason. */
  readonly signal?: AbortSignal;
  readonly onProgress?: (bytes: number, of: number | undefined) => void;
}

/** A request whose body is already in the form that is sent, cached and recorded. */
export interface PreparedRequest extends SourceRequest {
  readonly download?: Download;
  readonly method: 'GET' | 'POST';
  readonly host: string;
  readonly content?: { readonly text: string; readonly type: string };
  /** Name of the reader. If a request has two readers, there are two cache entries. */
  readonly reader?: string;
  /**
   * Checks a response before it is cached. If it throws, for example an `upstream_…` Problem for an error sent with a success
   * status, the request fails and is retried.
   */
  readonly judge?: (answer: Answer) => unknown;
  /** Called with the complete response, before a reader may release its body. */
  readonly onWhole?: (whole: Stored) => void;
}

export function prepareGet(request: SourceRequest): PreparedRequest {
  return { ...request, method: 'GET', host: request.host ?? 'default' };
}

export function prepare({ body, ...rest }: SourceRequest & { readonly body?: RequestBody }): PreparedRequest {
  return body === undefined ? prepareGet(rest) : preparePost({ ...rest, body });
}

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
 * The key excludes credentials, which are the same for every caller. It is built without URLSearchParams, which would
 * account for most of the time of a cached call.
 */
export function cacheKey(request: PreparedRequest): string {
  let key = `${request.method} ${request.host} ${request.path}`;
  const pairs = parameters(request.query);
  if (pairs.length > 1) pairs.sort(byNameThenValue);
  for (const [name, value] of pairs) key += `\n${JSON.stringify(name)}=${JSON.stringify(value)}`;
  if (request.expect !== undefined) key += `\n\texpect ${request.expect}`;
  if (request.maxLines !== undefined) key += `\n\tlines ${request.maxLines}`;
  if (request.accept !== undefined) key += `\n\taccept ${request.accept.join()}`;
  if (request.mayBeEmpty === true) key += '\n\tmay be empty';
  for (const name in request.headers) {
    if (name.toLowerCase() !== 'authorization') key += `\n\t${name}: ${request.headers[name]}`;
  }
  if (request.reader !== undefined) key += `\n\treader ${request.reader}`;
  if (request.content !== undefined) key += `\n\tbody ${digest(request.content.text)}`;
  return key;
}

export interface RecordingIdentity {
  readonly method: string;
  readonly host: string;
  readonly path: string;
  /** Sorted, without volatile parameters and API keys. */
  readonly query: readonly (readonly [string, string])[];
  /** JSON with sorted names, or sorted form fields; without volatile members and API keys. */
  readonly body: string | undefined;
}

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

export function identityKey(identity: RecordingIdentity): string {
  return JSON.stringify([identity.method, identity.host, identity.path, identity.query, identity.body ?? null]);
}

/** The end of the path, plus a hash unless the path alone identifies the request. */
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
