// Sends one request to a source and checks the response. Limits and the circuit breaker are in source.ts.

import { readFile, writeFile } from 'node:fs/promises';
import { Problem } from '../../contract/problem.ts';
import type { SourcePolicy } from '../../contract/source.ts';
import { traced } from '../../lib/tracing.ts';
import { type Agents, createAgents } from './agents.ts';
import { Answer, Stored } from './answer.ts';
import { keptHeaders } from './answer-headers.ts';
import { AnswerWatch } from './answer-watch.ts';
import { tooLate } from './failure.ts';
import type { RawResponse } from './fetch.ts';
import { addressOf, type Hosts, resolveHosts } from './hosts.ts';
import { judgeStatus, refuseWrongForm, sourceFailureOf, understoodStatus } from './judgement.ts';
import { type Environment, Keys } from './keys.ts';
import { MAX_INLINE_BODY_BYTES } from './reading-thread.ts';
import { record } from './record.ts';
import type { Replay } from './replay.ts';
import { type ExpectedForm, type PreparedRequest, parameters, recordingIdentity } from './request.ts';

const ACCEPT: Readonly<Record<ExpectedForm, string>> = {
  json: 'application/json, */*;q=0.1',
  xml: 'application/xml, text/xml, application/atom+xml, */*;q=0.1',
  csv: 'text/csv, */*;q=0.1',
  text: 'text/plain, */*;q=0.1',
  html: 'text/html, */*;q=0.1',
  bytes: '*/*',
};

export interface RequestSenderOptions {
  readonly environment: Environment;
  readonly userAgent: string;
  readonly replay: Replay | undefined;
  readonly recordTo: string | undefined;
}

export interface Validators {
  readonly etag?: string;
  readonly lastModified?: string;
}

/** Returned if the source confirmed that the cached response is current (304). */
export const UNCHANGED = Symbol('unchanged');

export class RequestSender {
  readonly policy: SourcePolicy;
  readonly keys: Keys;
  readonly watch = new AnswerWatch();
  readonly #options: RequestSenderOptions;
  readonly #hosts: Hosts;
  readonly #ignored: ReadonlySet<string>;
  readonly #agents: Agents;
  #requests = 0;

  constructor(policy: SourcePolicy, options: RequestSenderOptions) {
    this.policy = policy;
    this.keys = new Keys(policy, options.environment);
    this.#options = options;
    this.#hosts = resolveHosts(policy, options.environment);
    this.#ignored = new Set([...policy.volatileParameters, ...this.keys.parameterNames()]);
    this.#agents = createAgents(policy.politeness.concurrency);
  }

  get requests(): number {
    return this.#requests;
  }

  /** Returns the base address, for collectors that bypass this client (WebSocket). */
  baseAddress(host = 'default'): URL {
    const base = this.#hosts.get(host);
    if (base === undefined) throw new Error(`sources/${this.policy.id}.yaml has no host ${host}.`);
    return new URL(base);
  }

  /** Records a string as the response to GET `path`. */
  async keep(path: string, body: string): Promise<void> {
    if (this.#options.recordTo === undefined) return;
    const identity = recordingIdentity({ method: 'GET', host: 'default', path }, this.#ignored);
    const answer = {
      status: 200,
      headers: { 'content-type': 'text/plain' },
      body: Buffer.from(body),
      date: new Date(),
    };
    await record(this.#options.recordTo, this.policy.id, identity, answer, this.keys);
  }

  /**
   * Rejects with a Problem: `upstream_…`, `invalid_arguments` (a path outside the base address), or an error thrown by
   * `judge`.
   */
  async send(request: PreparedRequest, validators: Validators, deadline: number): Promise<Stored | typeof UNCHANGED> {
    const { timeouts, maxBody, id } = this.policy;
    const remaining = deadline - Date.now();
    if (remaining <= 0) throw tooLate(id);
    const { url, headers, body, keyParameters } = this.#outgoing(request, validators);
    this.#requests++;
    // Loaded on the first request, because the `got` package accounts for a tenth of the server's startup time and
    // memory.
    const { exchange } = await import('./fetch.ts');
    const raw = await traced(
      () => ({
        name: `${request.method} ${id}`,
        kind: 'client',
        facts: { 'http.request.method': request.method, 'server.address': url.hostname, 'almanac.source': id },
      }),
      async (note) => {
        const answer = await exchange(
          id,
          {
            method: request.method,
            url,
            headers,
            body,
            keyParameters,
            connectMs: Math.min(timeouts.connect, remaining),
            requestMs: Math.min(request.download?.longest ?? timeouts.request, remaining),
            maxBody,
            download: request.download,
            maxLines: request.maxLines,
          },
          this.#agents,
        );
        note.set({ 'http.response.status_code': answer.status });
        if (answer.status >= 400) note.failed(String(answer.status));
        return answer;
      },
    ).catch((error: unknown) => {
      // If queueing or earlier attempts used up most of the time, a timeout does not show that the source is slow.
      const curtailed = remaining < Math.min(timeouts.request, timeouts.call) / 2;
      throw curtailed && error instanceof Problem && error.code === 'upstream_timeout' ? tooLate(id) : error;
    });
    if (raw.status === 200 && request.download === undefined) {
      const requestText = `${url.search} ${body ?? ''}`;
      this.watch.look({
        path: request.path,
        contentType: keptHeaders(raw.headers)['content-type'],
        body: raw.body,
        requestText,
      });
    }
    const conditional = validators.etag !== undefined || validators.lastModified !== undefined;
    if (raw.status === 304 && conditional) return UNCHANGED;
    const answered = Date.now();
    if (this.#options.recordTo !== undefined && request.unrecorded !== true && raw.status !== 304) {
      const body =
        request.download === undefined || raw.status >= 300 ? raw.body : await readFile(request.download.file);
      await this.#record(request, { ...raw, body }, answered);
    }
    return this.#judged(request, raw, answered);
  }

  #outgoing(request: PreparedRequest, validators: Validators) {
    const credentials = this.keys.credentials();
    const url = addressOf(this.baseAddress(request.host), credentials.path + request.path);
    for (const [name, value] of parameters(request.query)) url.searchParams.append(name, value);
    for (const [name, value] of credentials.query) url.searchParams.append(name, value);
    const headers: Record<string, string> = {
      'user-agent': this.#options.userAgent,
      accept: ACCEPT[request.expect ?? 'bytes'],
    };
    if (request.content !== undefined) headers['content-type'] = request.content.type;
    if (validators.etag !== undefined) headers['if-none-match'] = validators.etag;
    if (validators.lastModified !== undefined) headers['if-modified-since'] = validators.lastModified;
    for (const [name, value] of Object.entries(request.headers ?? {})) headers[name.toLowerCase()] = value;
    Object.assign(headers, credentials.headers);
    const body = withMembers(request.content?.text, credentials.body);
    return { url, headers, body, keyParameters: credentials.query };
  }

  async #judged(request: PreparedRequest, raw: RawResponse, fetchedAt: number): Promise<Stored> {
    const { id } = this.policy;
    const status = understoodStatus(request, raw);
    judgeStatus(this.policy, request, raw, status);
    const stored = new Stored(status, keptHeaders(raw.headers), this.keys.redactBytes(raw.body), fetchedAt);
    if (raw.status < 300 && request.download === undefined) refuseWrongForm(id, request.expect, stored);
    const { onWhole } = request;
    const whole = onWhole === undefined || stored.body.length <= MAX_INLINE_BODY_BYTES ? stored : stored.copy();
    try {
      await request.judge?.(new Answer(stored, id, 'miss'));
    } catch (error) {
      throw sourceFailureOf(error);
    }
    onWhole?.(whole);
    return stored;
  }

  /** Rejects like `ask`. */
  async replayed(request: PreparedRequest, replay: Replay): Promise<Stored> {
    const identity = recordingIdentity(request, this.#ignored);
    const raw = await replay.answer(this.policy.id, identity, this.#ignored);
    if (request.download !== undefined && raw.status < 300) {
      await writeFile(request.download.file, raw.body, { mode: 0o600 });
      return this.#judged(request, { ...raw, body: Buffer.alloc(0) }, raw.fetchedAt);
    }
    return this.#judged(request, raw, raw.fetchedAt);
  }

  async #record(request: PreparedRequest, raw: RawResponse, answered: number): Promise<void> {
    const identity = recordingIdentity(request, this.#ignored);
    const answer = {
      status: raw.status,
      headers: keptHeaders(raw.headers),
      body: raw.body,
      date: new Date(answered),
    };
    await record(this.#options.recordTo as string, this.policy.id, identity, answer, this.keys);
  }

  close(): void {
    this.#agents.http.destroy();
    this.#agents.https.destroy();
  }
}

/** Adds API keys to a JSON body. */
function withMembers(text: string | undefined, members: Readonly<Record<string, string>>): string | undefined {
  if (text === undefined || Object.keys(members).length === 0) return text;
  return JSON.stringify({ ...(JSON.parse(text) as object), ...members });
}
