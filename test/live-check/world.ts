// A world of sources on loopback: each answers what its fixtures say and what its probes expect, at an address of its own, until
// one is told to depart.

import http from 'node:http';
import type { AddressInfo } from 'node:net';
import type { UpstreamPolicy, UpstreamProbe } from '../../runtime/contract/upstream.ts';
import { canonicalBody } from '../../runtime/upstream/request.ts';
import { probeQuery, questionsOf } from './questions.ts';

/** An answer on its way; a departure changes it, or breaks it off. */
export interface WorldAnswer {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
  /** The connection is cut in place of an answer. */
  dead?: boolean;
}

export interface World {
  /** Environment that leads every source here. */
  readonly environment: Readonly<Record<string, string>>;
  /** How answers of a source are changed from now on; undefined leaves them be. */
  depart(source: string | undefined, change?: (answer: WorldAnswer, path: string) => void): void;
  close(): Promise<void>;
}

/** Opens the world. */
export async function openWorld(policies: readonly UpstreamPolicy[]): Promise<World> {
  const answers = new Map(policies.flatMap((policy) => answersOf(policy)));
  let departed: { source: string | undefined; change: (answer: WorldAnswer, path: string) => void } | undefined;
  const server = http.createServer((request, response) => {
    void (async () => {
      let body = '';
      for await (const chunk of request) body += String(chunk);
      const url = new URL(request.url ?? '/', 'http://world');
      const [, source = ''] = url.pathname.split('/');
      const known = answers.get(keyOf(request.method ?? 'GET', url.pathname, [...url.searchParams], body));
      const answer: WorldAnswer =
        known === undefined
          ? { status: 404, headers: { 'content-type': 'text/plain' }, body: Buffer.from('The world does not know.') }
          : { ...known, headers: { ...known.headers } };
      if (departed?.source === source) departed.change(answer, url.pathname);
      if (answer.dead) request.socket.destroy();
      else response.writeHead(answer.status, answer.headers).end(answer.body);
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const environment: Record<string, string> = {};
  for (const { id, hosts, keys } of policies) {
    for (const name of Object.keys(hosts)) {
      environment[`UPSTREAM_${variable(id)}_${variable(name)}_BASE_URL`] = `http://127.0.0.1:${port}/${id}/${name}`;
    }
    for (const { env } of keys) environment[env] = 'a-key-of-the-world';
  }
  return {
    environment,
    depart: (source, change = () => {}) => {
      departed = { source, change };
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

function answersOf(policy: UpstreamPolicy): (readonly [string, WorldAnswer])[] {
  const { id } = policy;
  // What a key adds to a path or query is no part of the question.
  const path = policy.keys
    .filter((key) => key.in === 'path')
    .map(() => '/a-key-of-the-world')
    .join('');
  const query = policy.keys.flatMap((key) =>
    key.in === 'query' ? [[key.name ?? '', 'a-key-of-the-world'] as const] : [],
  );
  const questions = questionsOf(policy).map((question) => {
    const { host, method, known, body } = question;
    const key = keyOf(method, `/${id}/${host}${path}${question.path}`, [...question.query, ...query], body);
    const charset = /iso-8859-1|latin1|windows-1252/i.test(known.type) ? 'latin1' : 'utf8';
    return [
      key,
      { status: known.status, headers: { 'content-type': known.type }, body: Buffer.from(known.text, charset) },
    ] as const;
  });
  const probes = new Map<string, UpstreamProbe[]>();
  for (const probe of policy.probes) {
    const key = keyOf('GET', `/${id}/${probe.host}${path}${probe.path}`, [...probeQuery(probe), ...query], undefined);
    probes.set(key, [...(probes.get(key) ?? []), probe]);
  }
  const fulfilled = [...probes].map(([key, each]) => [key, fulfilment(each)] as const);
  // Where a probe asks what a fixture answers, the fixture's answer is the one, with the headers that the probe expects.
  const known = questions.map(([key, answer]) => {
    return [key, { ...answer, headers: { ...told(probes.get(key) ?? []), ...answer.headers } }] as const;
  });
  return [...fulfilled, ...known];
}

const NOTHING: ReadonlySet<string> = new Set();

function keyOf(
  method: string,
  path: string,
  query: readonly (readonly [string, string])[],
  body: string | undefined,
): string {
  const sorted = query.map(([name, value]) => `${name}=${value}`).sort();
  return `${method} ${decodeURIComponent(path)} ${sorted.join('&')} ${body === undefined || body === '' ? '' : canonicalBody(body, NOTHING)}`;
}

/** An answer of which everything holds that the probes of one address expect. */
function fulfilment(probes: readonly UpstreamProbe[]): WorldAnswer {
  const [status = 200] = probes.reduce<readonly number[]>(
    (left, each) => left.filter((code) => each.status.includes(code)),
    probes[0]?.status ?? [],
  );
  const contains = probes.flatMap((each) => each.contains ?? []);
  const holds = probes.flatMap((each) => each.holds);
  const headers = told(probes);
  if (holds.length === 0) {
    return {
      status,
      headers: { 'content-type': 'text/plain', ...headers },
      body: Buffer.from(contains.join(' ') || 'text'),
    };
  }
  let root: unknown;
  for (const each of holds) root = withPointer(root, each.at.split('/').slice(1), valueFor(each));
  // What must stand in the text as well goes into the innermost object that is last.
  const body = JSON.stringify(root);
  const note = contains.filter((each) => !body.includes(each)).join(' ');
  const whole =
    note === ''
      ? body
      : body.replace(/\{?\}(?=[\]}]*$)/, (end) => `${end === '{}' ? '{' : ','}"note":${JSON.stringify(note)}}`);
  return { status, headers: { 'content-type': 'application/json', ...headers }, body: Buffer.from(whole) };
}

function told(probes: readonly UpstreamProbe[]): Record<string, string> {
  return Object.fromEntries(probes.flatMap((each) => each.headers.map((name) => [name, '10'])));
}

function valueFor({ type = [], is, least, most }: UpstreamProbe['holds'][number]): unknown {
  if (is !== undefined) return is;
  const amount = least ?? most ?? 1;
  if (type.includes('number')) return amount;
  if (type.length === 0 || type.includes('array')) return Array.from({ length: amount }, () => ({}));
  if (type.includes('object')) return {};
  if (type.includes('boolean')) return true;
  return type.includes('string') ? 'text' : null;
}

/** The value with another one at a way into it; lists and objects grow where they must. */
function withPointer(root: unknown, way: readonly string[], value: unknown): unknown {
  const [name, ...rest] = way;
  if (name === undefined) return root === undefined || typeof root !== 'object' ? value : root;
  const isIndex = /^\d+$/.test(name);
  const holder = (root ?? (isIndex ? [] : {})) as Record<string, unknown> | unknown[];
  if (Array.isArray(holder)) {
    const index = Number(name);
    while (holder.length <= index) holder.push({});
    const old = holder[index];
    holder[index] = withPointer(isEmpty(old) && rest.length === 0 ? undefined : old, rest, value);
    return holder;
  }
  return { ...holder, [name]: withPointer(holder[name], rest, value) };
}

function isEmpty(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.keys(value).length === 0;
}
