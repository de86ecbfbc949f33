// One HTTP exchange using got, without retries, caching or status checks. A body never exceeds its limit or comes from
// another host.

import type { ClientRequest } from 'node:http';
import got, { MaxRedirectsError, type PlainResponse, TimeoutError } from 'got';
import { Problem } from '../../contract/problem.ts';
import { OwnDiskFailed } from '../../sdk/own-disk.ts';
import type { Agents } from './agents.ts';
import { beginDownload, leavePart, saveBody, tooLarge } from './download.ts';
import { SourceFailure } from './failure.ts';
import type { Download } from './request.ts';

export interface HttpExchange {
  readonly method: 'GET' | 'POST';
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
  /** Query parameters that contain keys. They are added again after a redirect. */
  readonly keyParameters: readonly (readonly [string, string])[];
  readonly connectMs: number;
  /** Timeout including redirects and body. */
  readonly requestMs: number;
  /** Maximum number of bytes after decompression. */
  readonly maxBody: number;
  readonly download?: Download | undefined;
  readonly maxLines?: number | undefined;
}

/** A response with a decompressed body. */
export interface RawResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}

/** Maximum number of redirects, all of which must stay on the same host. */
const MAX_REDIRECTS = 3;

/** Maximum number of informational (1xx) responses. */
const MAX_INFORMATIONAL_RESPONSES = 5;

/**
 * `source` identifies the request in errors, because the address may contain a key. Rejects with SourceFailure, or with a
 * Problem for a large body.
 */
export async function exchange(source: string, request: HttpExchange, agents: Agents): Promise<RawResponse> {
  const { method, url, headers, body, keyParameters, connectMs, requestMs, maxBody, download, maxLines } = request;
  download?.signal?.throwIfAborted();
  const begun = download && (await beginDownload(download, url, keyParameters));
  const stream = got.stream(url, {
    method,
    headers: { ...headers, ...begun?.headers },
    ...(body === undefined ? {} : { body }),
    agent: agents,
    retry: { limit: 0 },
    throwHttpErrors: false,
    decompress: true,
    timeout: { lookup: connectMs, connect: connectMs, secureConnect: connectMs },
    maxRedirects: MAX_REDIRECTS,
    methodRewriting: false,
    followRedirect: (response) => redirectTarget(response, url) === 'same host',
    hooks: { beforeRedirect: [(next) => withKeys(next.url, keyParameters)] },
  });
  // Ignore errors that occur after reading has stopped.
  stream.on('error', () => {});
  let response: PlainResponse | undefined;
  stream.on('response', (received: PlainResponse) => {
    response = received;
  });
  stream.on('request', (sent: ClientRequest) => {
    let heralds = 0;
    sent.on('information', () => {
      if (++heralds > MAX_INFORMATIONAL_RESPONSES)
        stream.destroy(failed(source, 'it sent too many informational (1xx) responses.', false));
    });
    sent.on('upgrade', (_, socket) => {
      socket.destroy();
      stream.destroy(failed(source, 'it switched protocols without an upgrade request.', false));
    });
  });
  // got's request timer restarts with each redirect. This timer does not restart, and it also aborts a slow response.
  let late = false;
  const timer = setTimeout(() => {
    late = true;
    stream.destroy();
  }, requestMs);
  const stop = () => stream.destroy();
  download?.signal?.addEventListener('abort', stop, { once: true });
  try {
    const saved = begun && (await saveBody(stream, { source, ...begun, maxBody, answered: () => response }));
    const { bytes, cut } =
      saved === undefined ? await readBody(source, stream, maxBody, maxLines) : { bytes: saved, cut: false };
    if (late) throw tooSlow(source, requestMs);
    if (response === undefined) throw failed(source, 'the connection closed without a response.', true);
    refuseRedirect(source, response, url);
    const { 'almanac-cut': _, ...received } = response.headers;
    return {
      // Report status 200 for a resumed download, because the file is now complete.
      status: download !== undefined && response.statusCode === 206 ? 200 : response.statusCode,
      headers: cut ? { ...received, 'almanac-cut': 'lines' } : received,
      body: bytes,
    };
  } catch (error) {
    if (begun !== undefined)
      await leavePart(begun, response, isBroken(codeOf(error)) || error instanceof OwnDiskFailed);
    download?.signal?.throwIfAborted();
    throw late ? tooSlow(source, requestMs) : asFailure(source, error);
  } finally {
    clearTimeout(timer);
    download?.signal?.removeEventListener('abort', stop);
    stream.destroy();
  }
}

interface Body {
  readonly bytes: Buffer;
  readonly cut: boolean;
}

async function readBody(
  source: string,
  stream: AsyncIterable<Uint8Array>,
  maxBody: number,
  maxLines: number | undefined,
): Promise<Body> {
  const chunks: Uint8Array[] = [];
  const lines = maxLines === undefined ? undefined : new LineCounter(maxLines);
  let size = 0;
  for await (const chunk of stream) {
    const end = lines?.end(chunk);
    const part = end === undefined ? chunk : chunk.subarray(0, end);
    size += part.length;
    if (size > maxBody) throw tooLarge(source, maxBody);
    chunks.push(part);
    if (end !== undefined) return { bytes: Buffer.concat(chunks, size), cut: true };
  }
  return { bytes: Buffer.concat(chunks, size), cut: false };
}

/** Counts lines, ignoring line breaks inside double quotes. */
class LineCounter {
  readonly #most: number;
  #lines = 0;
  #quoted = false;

  constructor(max: number) {
    this.#most = max;
  }

  /** Returns the end of the last requested line, or undefined if it is not in this chunk. */
  end(chunk: Uint8Array): number | undefined {
    for (let at = 0; at < chunk.length; at++) {
      const byte = chunk[at];
      if (byte === QUOTE) this.#quoted = !this.#quoted;
      else if (byte === LINE_FEED && !this.#quoted && ++this.#lines >= this.#most) return at + 1;
    }
    return undefined;
  }
}

const [QUOTE, LINE_FEED] = [34, 10];

/** Redirect targets rarely repeat the query parameters, so add the keys again. */
function withKeys(next: string | URL | undefined, keys: HttpExchange['keyParameters']): void {
  if (!(next instanceof URL)) return;
  for (const [name, value] of keys) if (!next.searchParams.has(name)) next.searchParams.append(name, value);
}

function redirectTarget(response: PlainResponse, requestUrl: URL): 'none' | 'same host' | 'elsewhere' {
  const { location } = response.headers;
  if (location === undefined || ![301, 302, 303, 307, 308].includes(response.statusCode)) return 'none';
  if (!URL.canParse(location, response.url)) return 'elsewhere';
  const target = new URL(location, response.url);
  const downgraded = requestUrl.protocol === 'https:' && target.protocol !== 'https:';
  return target.host === requestUrl.host && !downgraded ? 'same host' : 'elsewhere';
}

function refuseRedirect(source: string, response: PlainResponse, requestUrl: URL): void {
  if (redirectTarget(response, requestUrl) !== 'elsewhere') return;
  const detail = `${source}: it redirects to another host, which is not followed; the source may have moved.`;
  throw new SourceFailure('upstream_failed', detail, { retryable: false });
}

/**
 * Error codes for broken compression (gzip; Brotli, for which Node uses `ERR__ERROR_…`; Zstandard) and invalid HTTP.
 */
const BROKEN = ['Z_', 'ERR_BROTLI', 'ERR__ERROR', 'ZSTD_', 'HPE_'];

function isBroken(code: string): boolean {
  return BROKEN.some((prefix) => code.startsWith(prefix));
}

const UNREACHABLE: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'connection refused.',
  ENOTFOUND: 'the host name could not be resolved.',
  EAI_AGAIN: 'the host name could not be resolved.',
  EHOSTUNREACH: 'the host is unreachable.',
  ENETUNREACH: 'the network is unreachable.',
};
const NETWORK_FAILURES: Readonly<Record<string, string>> = {
  ECONNRESET: 'the connection was reset before the response was complete.',
  EPIPE: 'the connection was closed before the request was sent.',
};

/** Replaces error messages from libraries, which may contain the URL and a key. */
function asFailure(source: string, error: unknown): Problem {
  if (error instanceof Problem) return error;
  if (error instanceof TimeoutError || codeOf(error) === 'ETIMEDOUT') {
    const detail = `${source}: connecting timed out.`;
    return new SourceFailure('upstream_timeout', detail, { retryable: true, unreachable: true });
  }
  if (error instanceof MaxRedirectsError) return failed(source, 'too many redirects.', false);
  const code = codeOf(error);
  if (isBroken(code)) {
    const detail = `${source}: the response is malformed (${code}).`;
    return new SourceFailure('upstream_invalid_response', detail, { retryable: true });
  }
  if (code === 'ERR_HTTP_CONTENT_LENGTH_MISMATCH' || /content-?length/i.test(messageOf(error))) {
    const detail = `${source}: the response length differs from its Content-Length.`;
    return new SourceFailure('upstream_invalid_response', detail, { retryable: true });
  }
  if (code in UNREACHABLE) {
    const detail = `${source}: ${UNREACHABLE[code]}`;
    return new SourceFailure('upstream_failed', detail, { retryable: true, unreachable: true });
  }
  const words = NETWORK_FAILURES[code] ?? (/CERT|TLS|SSL/.test(code) ? `TLS certificate error (${code}).` : undefined);
  return failed(source, words ?? `the request failed (${code || 'unknown cause'}).`, true);
}

function tooSlow(source: string, ms: number): SourceFailure {
  const detail = `${source}: no complete response within ${ms / 1000} s.`;
  return new SourceFailure('upstream_timeout', detail, { retryable: true });
}

function failed(source: string, why: string, retryable: boolean): SourceFailure {
  return new SourceFailure('upstream_failed', `${source}: ${why}`, { retryable });
}

/** got wraps errors from Node, so look for the code in the cause. */
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
