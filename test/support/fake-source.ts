// Provides a loopback server with the behavior that a test sets, a source client with short timeouts, and calls that
// record progress.

import http from 'node:http';
import { type LifetimeName, sources as policies, type SourceId } from '../../generated/sources.ts';
import type { Call, Provenance } from '../../runtime/contract/call.ts';
import { Problem } from '../../runtime/contract/problem.ts';
import type { SourcePolicy } from '../../runtime/contract/source.ts';
import type { SourceCall, SourceClient } from '../../runtime/sources/client/client.ts';
import {
  createSourceClients,
  type SourceClients,
  type SourceClientsOptions,
} from '../../runtime/sources/client/clients.ts';

import { atLoopback } from './loopback.ts';

export interface Seen {
  readonly method: string;
  readonly url: string;
  readonly headers: http.IncomingHttpHeaders;
  readonly body: string;
  readonly at: number;
}

export type Behaviour = (response: http.ServerResponse, seen: Seen, nth: number) => void;

export interface TestServer {
  readonly url: string;
  readonly seen: Seen[];
  behave(behaviour: Behaviour): void;
  close(): Promise<void>;
}

export async function startServer(behaviour: Behaviour): Promise<TestServer> {
  const seen: Seen[] = [];
  let current = behaviour;
  const server = http.createServer(async (request, response) => {
    const at = Date.now();
    let body = '';
    for await (const chunk of request) body += String(chunk);
    const { method = '', url = '', headers } = request;
    const entry = { method, url, headers, body, at };
    seen.push(entry);
    response.on('error', () => {});
    current(response, entry, seen.length);
  });
  const { url, close } = await atLoopback(server);
  return {
    url,
    seen,
    behave: (next) => {
      current = next;
    },
    close,
  };
}

export function json(
  response: http.ServerResponse,
  value: unknown,
  status = 200,
  headers: http.OutgoingHttpHeaders = {},
) {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(JSON.stringify(value));
}

export type PolicyChanges = { [Name in keyof SourcePolicy]?: Partial<SourcePolicy[Name]> | SourcePolicy[Name] };

export function policy(changes: PolicyChanges = {}): SourcePolicy {
  const base: SourcePolicy = {
    id: 'test-source',
    title: 'Test source',
    homepage: 'https://example.org',
    embedded: false,
    hosts: { default: 'https://source.invalid' },
    keys: [],
    licence: { name: 'None' },
    attribution: 'Nobody.',
    citation: { publisher: 'Fake' },
    politeness: { concurrency: 4, queue: 20, scope: 'process' },
    timeouts: { connect: 500, request: 1000, call: 3000 },
    retries: 0,
    cache: { fresh: 60_000, stale: 0, staleOnError: 0, missing: 60_000, entries: 50 },
    lifetimes: {},
    breaker: { failures: 5, pause: 300 },
    maxBody: 100_000,
    userAgent: true,
    volatileParameters: [],
    probes: [],
    unverified: [],
  };
  const merged: Record<string, unknown> = { ...base };
  for (const [name, value] of Object.entries(changes)) {
    const before = merged[name];
    const mergeable = name !== 'hosts' && typeof value === 'object' && !Array.isArray(value);
    merged[name] = mergeable ? { ...(before as object), ...value } : value;
  }
  return merged as unknown as SourcePolicy;
}

export interface Bench {
  readonly server: TestServer;
  readonly client: SourceClient;
  readonly sourceClients: SourceClients;
}

export async function withSource(
  changes: PolicyChanges,
  behaviour: Behaviour,
  body: (bench: Bench) => Promise<void>,
  options: Partial<SourceClientsOptions> = {},
): Promise<void> {
  const server = await startServer(behaviour);
  const environment = { UPSTREAM_TEST_SOURCE_BASE_URL: server.url, ...options.environment };
  let sourceClients: SourceClients | undefined;
  try {
    sourceClients = createSourceClients([policy(changes)], { version: '1.2.3', ...options, environment });
    await body({ server, sourceClients, client: sourceClients.client('test-source') });
  } finally {
    sourceClients?.close();
    await server.close();
  }
}

/**
 * Runs `body` with a client for a real source that points to this server. Closes both afterwards. There is no rate
 * limit, and by default there are no retries.
 */
export async function withClientOf<Id extends SourceId>(
  id: Id,
  behaviour: Behaviour,
  body: (client: SourceClient<LifetimeName<Id>>, server: TestServer) => Promise<void>,
  changes: Partial<SourcePolicy> = {},
): Promise<void> {
  const server = await startServer(behaviour);
  const { rate: _, ...politeness }: SourcePolicy['politeness'] = policies[id].politeness;
  const environment = { [`UPSTREAM_${id.toUpperCase().replaceAll('-', '_')}_BASE_URL`]: server.url };
  const sourceClients = createSourceClients([{ ...policies[id], politeness, retries: 0, ...changes }], {
    version: '1.2.3',
    environment,
  });
  try {
    await body(sourceClients.client(id), server);
  } finally {
    sourceClients.close();
    await server.close();
  }
}

export interface TestCall extends SourceCall {
  readonly noted: Provenance[];
}

export function call(msLeft = 10_000, signal: AbortSignal = new AbortController().signal): TestCall {
  const noted: Provenance[] = [];
  return {
    deadline: Date.now() + msLeft,
    signal,
    noted,
    provenance: (entry) => noted.push(entry),
    now: () => new Date(),
  };
}

export interface NotedCall extends Call {
  readonly noted: Provenance[];
  readonly steps: [done: number, total: number | undefined][];
}

export function callAt(now: string | number | Date, msLeft = 10_000): NotedCall {
  const steps: NotedCall['steps'] = [];
  return {
    ...call(msLeft),
    caller: { keyId: undefined, plan: undefined },
    service: 'test',
    now: () => new Date(now),
    progress: (done, total) => void steps.push([done, total]),
    steps,
  };
}

export async function problemOf(promise: Promise<unknown>): Promise<Problem> {
  try {
    await promise;
  } catch (error) {
    if (error instanceof Problem) return error;
    throw error;
  }
  throw new Error('expected a Problem, but the promise resolved');
}

export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
