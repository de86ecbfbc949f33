// Sends one request to a source and returns any response, without retries or redirects, because the source's own behavior is
// under test. Adds keys as the server does, and removes them from everything that is stored.

import type { TLSSocket } from 'node:tls';
import got from 'got';
import type { SourcePolicy } from '../../runtime/contract/source.ts';
import { keptHeaders } from '../../runtime/sources/client/answer-headers.ts';
import { addressOf, resolveHosts } from '../../runtime/sources/client/hosts.ts';
import { type Environment, Keys } from '../../runtime/sources/client/keys.ts';
import { grouped, record } from '../../runtime/sources/client/record.ts';
import { recordingIdentity } from '../../runtime/sources/client/request.ts';

export interface SourceResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
  readonly seconds: number;
  readonly certificateEnds?: Date;
}

export interface NoResponse {
  readonly failure: string;
}

export interface SourceRequest {
  readonly host?: string | undefined;
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly query: readonly (readonly [name: string, value: string])[];
  readonly body?: string | undefined;
}

const TIMEOUT_MS = 60_000;

export class SourceRequester {
  readonly #policy: SourcePolicy;
  readonly #keys: Keys;
  readonly #hosts: ReturnType<typeof resolveHosts>;
  readonly #pauseMs: number;
  readonly #recordTo: string | undefined;
  #next = 0;

  /** @param recordTo folder for responses, in the server's recording format */
  constructor(policy: SourcePolicy, environment: Environment, pauseMs: number, recordTo?: string) {
    this.#policy = policy;
    this.#keys = new Keys(policy, environment);
    this.#hosts = resolveHosts(policy, environment);
    this.#pauseMs = pauseMs;
    this.#recordTo = recordTo;
  }

  /** The required key that is missing; undefined if the source can be called. */
  get missingKey(): string | undefined {
    return this.#keys.missing?.env;
  }

  redact(text: string): string {
    return this.#keys.redact(text);
  }

  async send(sent: SourceRequest): Promise<SourceResponse | NoResponse> {
    const received = await this.#exchange(sent);
    if (this.#recordTo !== undefined && !('failure' in received)) await this.#store(sent, received, this.#recordTo);
    return received;
  }

  async #exchange({
    host = 'default',
    method,
    path,
    query,
    body,
  }: SourceRequest): Promise<SourceResponse | NoResponse> {
    const wait = this.#next - Date.now();
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    this.#next = Date.now() + this.#pauseMs;
    const started = performance.now();
    try {
      const credentials = this.#keys.credentials();
      const url = addressOf(this.#hosts.get(host) as URL, credentials.path + path);
      for (const [name, value] of [...query, ...credentials.query]) url.searchParams.append(name, value);
      const headers = {
        'user-agent': 'Almanac live-check',
        ...credentials.headers,
        ...(body === undefined ? {} : { 'content-type': contentTypeOf(body) }),
      };
      const response = await got(url, {
        method,
        headers,
        ...(body === undefined ? {} : { body }),
        followRedirect: false,
        throwHttpErrors: false,
        retry: { limit: 0 },
        timeout: { request: TIMEOUT_MS },
        responseType: 'buffer',
      });
      const ends = (response.socket as Partial<TLSSocket> | null)?.getPeerCertificate?.().valid_to;
      return {
        status: response.statusCode,
        headers: response.headers,
        body: this.#keys.redactBytes(Buffer.from(response.body)),
        seconds: (performance.now() - started) / 1000,
        ...(ends === undefined ? {} : { certificateEnds: new Date(ends) }),
      };
    } catch (error) {
      return { failure: this.redact((error as { code?: string }).code ?? (error as Error).message) };
    }
  }

  async #store(
    { host = 'default', method, path, query, body }: SourceRequest,
    received: SourceResponse,
    folder: string,
  ): Promise<void> {
    const { id, volatileParameters } = this.#policy;
    const content = body === undefined ? {} : { content: { text: body, type: contentTypeOf(body) } };
    const ignored = new Set([...volatileParameters, ...this.#keys.parameterNames()]);
    const identity = recordingIdentity({ method, host, path, query: grouped(query), ...content }, ignored);
    const answer = {
      status: received.status,
      headers: keptHeaders(received.headers),
      body: received.body,
      date: new Date(),
    };
    await record(folder, id, identity, answer, this.#keys);
  }
}

/** Derives the content type from the first characters. Anything other than JSON and forms is a SPARQL query. */
function contentTypeOf(body: string): string {
  if (body.startsWith('{') || body.startsWith('[')) return 'application/json';
  return /^[\w.%+*-]+=/.test(body) ? 'application/x-www-form-urlencoded' : 'application/sparql-query';
}

/** Milliseconds between two requests: the source's rate limit or a default. */
export function pauseOf({ politeness: { rate } }: SourcePolicy): number {
  return rate === undefined ? 200 : Math.ceil(rate.per / rate.requests);
}
