// One HTTP exchange over got: no retry, no cache, no judgement of the status. Whatever goes wrong on the way becomes a
// SourceFailure; a body is never larger than the cap, and never comes from another host.

import got, { MaxRedirectsError, type PlainResponse, TimeoutError } from 'got';
import { Problem } from '../contract/problem.ts';
import type { Agents } from './agents.ts';
import { SourceFailure } from './failure.ts';

export interface Exchange {
  readonly method: 'GET' | 'POST';
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
  readonly connectMs: number;
  /** The whole exchange, redirects and body included. */
  readonly requestMs: number;
  /** Bytes after decompression. */
  readonly maxBody: number;
}

export interface RawResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}

/** Redirects on the same host that are followed: a moved path, not a chase. */
const MOST_REDIRECTS = 3;

/**
 * Sends one request and reads its answer. `source` names it in errors: the address is never said, it may hold a key.
 * Rejects with SourceFailure, and for a body above
 * the cap with a Problem.
 */
export async function exchange(source: string, request: Exchange, agents: Agents): Promise<RawResponse> {
  const { method, url, headers, body, connectMs, requestMs, maxBody } = request;
  const stream = got.stream(url, {
    method,
    headers: { ...headers },
    ...(body === undefined ? {} : { body }),
    agent: agents,
    retry: { limit: 0 },
    throwHttpErrors: false,
    decompress: true,
    timeout: { lookup: connectMs, connect: connectMs, secureConnect: connectMs },
    maxRedirects: MOST_REDIRECTS,
    methodRewriting: false,
    followRedirect: (response) => redirectTarget(response, url) === 'same host',
  });
  // Errors that come after we stopped reading have nobody left to tell.
  stream.on('error', () => {});
  let response: PlainResponse | undefined;
  stream.on('response', (received: PlainResponse) => {
    response = received;
  });
  // got's own request timer starts anew with each redirect; this one does not, and ends a slow drip too.
  let late = false;
  const timer = setTimeout(() => {
    late = true;
    stream.destroy();
  }, requestMs);
  try {
    const bytes = await readBody(source, stream, maxBody);
    if (late) throw tooSlow(source, requestMs);
    if (response === undefined) throw failed(source, 'the connection ended without an answer.', true);
    refuseRedirect(source, response, url);
    return { status: response.statusCode, headers: response.headers, body: bytes };
  } catch (error) {
    throw late ? tooSlow(source, requestMs) : asFailure(source, error);
  } finally {
    clearTimeout(timer);
    stream.destroy();
  }
}

async function readBody(source: string, stream: AsyncIterable<Uint8Array>, maxBody: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of stream) {
    size += chunk.length;
    if (size > maxBody) {
      const detail = `${source}: the answer is larger than ${maxBody} bytes. Ask for less at once.`;
      // Our cap, not the source's fault: a Problem that the breaker does not count.
      throw new Problem('upstream_invalid_response', detail);
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, size);
}

function redirectTarget(response: PlainResponse, asked: URL): 'none' | 'same host' | 'elsewhere' {
  const { location } = response.headers;
  if (location === undefined || ![301, 302, 303, 307, 308].includes(response.statusCode)) return 'none';
  if (!URL.canParse(location, response.url)) return 'elsewhere';
  const target = new URL(location, response.url);
  const downgraded = asked.protocol === 'https:' && target.protocol !== 'https:';
  return target.host === asked.host && !downgraded ? 'same host' : 'elsewhere';
}

function refuseRedirect(source: string, response: PlainResponse, asked: URL): void {
  if (redirectTarget(response, asked) !== 'elsewhere') return;
  const detail = `${source}: it redirects to another host, which is never followed; the source may have moved.`;
  throw new SourceFailure('upstream_failed', detail, { retryable: false });
}

const NETWORK_FAILURES: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'the connection was refused.',
  ECONNRESET: 'the connection was cut before the answer was complete.',
  EPIPE: 'the connection was cut before the request was sent.',
  ENOTFOUND: 'its name could not be resolved.',
  EAI_AGAIN: 'its name could not be resolved.',
  EHOSTUNREACH: 'its host cannot be reached.',
  ENETUNREACH: 'its network cannot be reached.',
};

/** What went wrong, in words of ours: messages of libraries may hold the address, and with it a key. */
function asFailure(source: string, error: unknown): Problem {
  if (error instanceof Problem) return error;
  if (error instanceof TimeoutError || codeOf(error) === 'ETIMEDOUT') {
    return new SourceFailure('upstream_timeout', `${source}: it could not be reached in time.`, { retryable: true });
  }
  if (error instanceof MaxRedirectsError) return failed(source, 'it redirects in a circle.', false);
  const code = codeOf(error);
  if (code.startsWith('Z_') || code.startsWith('ERR_BROTLI') || code.startsWith('HPE_')) {
    const detail = `${source}: the answer is broken (${code}).`;
    return new SourceFailure('upstream_invalid_response', detail, { retryable: true });
  }
  if (code === 'ERR_HTTP_CONTENT_LENGTH_MISMATCH' || /content-?length/i.test(messageOf(error))) {
    const detail = `${source}: the answer is shorter or longer than it says.`;
    return new SourceFailure('upstream_invalid_response', detail, { retryable: true });
  }
  const words =
    NETWORK_FAILURES[code] ?? (/CERT|TLS|SSL/.test(code) ? `its certificate is not good (${code}).` : undefined);
  return failed(source, words ?? `the request failed (${code || 'unknown cause'}).`, true);
}

function tooSlow(source: string, ms: number): SourceFailure {
  const detail = `${source}: no complete answer within ${ms / 1000} s.`;
  return new SourceFailure('upstream_timeout', detail, { retryable: true });
}

function failed(source: string, why: string, retryable: boolean): SourceFailure {
  return new SourceFailure('upstream_failed', `${source}: ${why}`, { retryable });
}

/** The innermost error code: got wraps what Node says. */
function codeOf(error: unknown): string {
  let code = '';
  for (let current = error; current instanceof Error; current = current.cause) {
    const own = (current as NodeJS.ErrnoException).code;
    if (typeof own === 'string' && !(own === 'ERR_READING_RESPONSE_STREAM' && code !== '')) code = own;
  }
  return code;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : '';
}
