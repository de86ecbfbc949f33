// Simulated sources on loopback. Each serves its fixtures and the expected responses to its probes at its own address,
// until a test changes them.

import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Clock, createClock } from '../../runtime/clock.ts';
import type { SourcePolicy, SourceProbe } from '../../runtime/contract/source.ts';
import { keptHeaders } from '../../runtime/sources/client/answer-headers.ts';
import { Keys } from '../../runtime/sources/client/keys.ts';
import { grouped } from '../../runtime/sources/client/record.ts';
import { Replay } from '../../runtime/sources/client/replay.ts';
import {
  identityKey,
  type Query,
  type RecordingIdentity,
  recordingIdentity,
} from '../../runtime/sources/client/request.ts';
import { FIXTURES } from '../support/fixtures.ts';

export const WORLD_KEY = 'a-key-of-the-world';
const TOKEN: WorldAnswer = {
  status: 200,
  headers: { 'content-type': 'application/json' },
  body: Buffer.from('{"access_token":"a-token-of-the-world","expires_in":3600}'),
};

/** A pending response, which a change may modify or abort. */
export interface WorldAnswer {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
  dead?: boolean;
}

export interface World {
  readonly clock: Clock;
  /** Environment variables that direct every source to these simulations. */
  readonly environment: Readonly<Record<string, string>>;
  /** Sets a change to the responses of a source; undefined restores the original responses. */
  setDrift(source: string | undefined, change?: (answer: WorldAnswer, path: string) => void): void;
  close(): Promise<void>;
}

export async function openWorld(policies: readonly SourcePolicy[]): Promise<World> {
  const fixtures = new Replay(FIXTURES);
  const answers = new Map(policies.map((policy) => [policy.id, answersOf(policy, fixtures)]));
  let drift: { source: string | undefined; change: (answer: WorldAnswer, path: string) => void } | undefined;
  const server = http.createServer((request, response) => {
    void (async () => {
      let body = '';
      for await (const chunk of request) body += String(chunk);
      const url = new URL(request.url ?? '/', 'http://world');
      const [, source = ''] = url.pathname.split('/');
      const sent = {
        method: request.method ?? 'GET',
        path: url.pathname.slice(source.length + 1),
        query: [...url.searchParams],
        body,
      };
      const answer = (await answers.get(source)?.(sent)) as WorldAnswer;
      if (drift?.source === source) drift.change(answer, url.pathname);
      if (answer.dead) request.socket.destroy();
      else response.writeHead(answer.status, answer.headers).end(answer.body);
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const environment: Record<string, string> = { ALMANAC_AIRLINE_AWARDS: 'on' };
  for (const { id, hosts, keys } of policies) {
    for (const name of Object.keys(hosts)) {
      environment[`UPSTREAM_${variable(id)}_${variable(name)}_BASE_URL`] = `http://127.0.0.1:${port}/${id}/${name}`;
    }
    // Set only required keys, because most fixtures are responses to requests without a key.
    for (const { env, required } of keys) if (required) environment[env] = WORLD_KEY;
  }
  return {
    environment,
    clock: createClock(fixtures),
    setDrift: (source, change = () => {}) => {
      drift = { source, change };
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function variable(name: string): string {
  return name.toUpperCase().replaceAll('-', '_');
}

type Known = (request: {
  method: string;
  path: string;
  query: [string, string][];
  body: string;
}) => Promise<WorldAnswer>;

/**
 * Responses of one source: its fixtures, with the headers that its probes expect, or else responses that satisfy its
 * probes.
 */
function answersOf(policy: SourcePolicy, fixtures: Replay): Known {
  const { id } = policy;
  const keyNames = new Keys(policy, {}).parameterNames();
  const ignored = new Set([...policy.volatileParameters, ...keyNames]);
  const identityOf = (host: string, path: string, query: Query, method = 'GET', text = '') => {
    const content = text === '' ? {} : { content: { text, type: '' } };
    return recordingIdentity({ method: method === 'POST' ? 'POST' : 'GET', host, path, query, ...content }, ignored);
  };
  const probes = Map.groupBy(policy.probes, ({ host, path, query }) =>
    identityKey(identityOf(host, decoded(path), query)),
  );
  const isKeyInPath = policy.keys.some((key) => key.in === 'path');
  return async ({ method, path, query, body }) => {
    const [, host = '', rest = ''] = /^\/([^/]+)(.*)$/.exec(path) ?? [];
    const below = isKeyInPath ? rest.replace(/^\/[^/]+/, '') : rest;
    const [raw, plain] = [below, decoded(below)].map((each) => identityOf(host, each, grouped(query), method, body));
    const asked = probes.get(identityKey(plain as RecordingIdentity)) ?? [];
    const known = await fixtures
      .answer(id, raw as RecordingIdentity, ignored)
      .catch(() => fixtures.answer(id, plain as RecordingIdentity, ignored))
      .catch(() => undefined);
    if (known !== undefined)
      return {
        status: known.status,
        headers: { ...headersOf(asked), ...keptHeaders(known.headers) },
        body: known.body,
      };
    if (asked.length > 0) return satisfyingAnswer(asked);
    if (body.includes(`client_secret=${WORLD_KEY}`)) return TOKEN;
    return { status: 404, headers: { 'content-type': 'text/plain' }, body: Buffer.from('Unknown request.') };
  };
}

function decoded(path: string): string {
  return decodeURIComponent(path);
}

function satisfyingAnswer(probes: readonly SourceProbe[]): WorldAnswer {
  const [status = 200] = probes.reduce<readonly number[]>(
    (left, each) => left.filter((code) => each.status.includes(code)),
    probes[0]?.status ?? [],
  );
  const contains = probes.flatMap((each) => each.contains ?? []);
  const holds = probes.flatMap((each) => each.holds);
  const headers = headersOf(probes);
  if (holds.length === 0) {
    return {
      status,
      headers: { 'content-type': 'text/plain', ...headers },
      body: Buffer.from(contains.join(' ') || 'text'),
    };
  }
  let root: unknown;
  for (const each of holds) root = withPointer(root, each.at.split('/').slice(1), valueFor(each));
  // The expected string is added to the last, innermost object.
  const body = JSON.stringify(root);
  const note = contains.filter((each) => !body.includes(each)).join(' ');
  const whole =
    note === ''
      ? body
      : body.replace(/\{?\}(?=[\]}]*$)/, (end) => `${end === '{}' ? '{' : ','}"note":${JSON.stringify(note)}}`);
  return { status, headers: { 'content-type': 'application/json', ...headers }, body: Buffer.from(whole) };
}

function headersOf(probes: readonly SourceProbe[]): Record<string, string> {
  return Object.fromEntries(probes.flatMap((each) => each.headers.map((name) => [name, '10'])));
}

function valueFor({ type = [], is, least: min, most: max }: SourceProbe['holds'][number]): unknown {
  if (is !== undefined) return is;
  const amount = min ?? max ?? 1;
  if (type.includes('number')) return amount;
  if (type.length === 0 || type.includes('array')) return Array.from({ length: amount }, () => ({}));
  if (type.includes('object')) return {};
  if (type.includes('boolean')) return true;
  return type.includes('string') ? 'text' : null;
}

/** A copy of the value with a replacement at a path; extends lists and objects if needed. */
function withPointer(root: unknown, steps: readonly string[], value: unknown): unknown {
  const [name, ...rest] = steps;
  if (name === undefined) return root === undefined || typeof root !== 'object' ? value : root;
  const isIndex = /^\d+$/.test(name);
  const container = (root ?? (isIndex ? [] : {})) as Record<string, unknown> | unknown[];
  if (Array.isArray(container)) {
    const index = Number(name);
    while (container.length <= index) container.push({});
    const old = container[index];
    container[index] = withPointer(isEmpty(old) && rest.length === 0 ? undefined : old, rest, value);
    return container;
  }
  return { ...container, [name]: withPointer(container[name], rest, value) };
}

function isEmpty(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.keys(value).length === 0;
}
