// Simulates the CMS catalog and the NPI Registry on loopback, with the real clients and sources.

import { readdirSync, readFileSync } from 'node:fs';
import type http from 'node:http';
import { join } from 'node:path';
import { sources as policies } from '../../../../generated/sources.ts';
import { Cms } from '../../../../runtime/adapters/us-health/cms/cms.ts';
import { Nppes } from '../../../../runtime/adapters/us-health/nppes/nppes.ts';
import type { SourcePolicy } from '../../../../runtime/contract/source.ts';
import { createSourceClients } from '../../../../runtime/sources/client/clients.ts';
import { callAt, json, type Seen, startServer, type TestServer } from '../../../support/fake-source.ts';
import { fixtureFolder } from '../../../support/fixtures.ts';
import { sampleText } from '../../../support/samples.ts';

const FIXTURES = fixtureFolder('cms');
const MAX_ROWS = 1500;

export type Rows = readonly Readonly<Record<string, string>>[];
/** For each data set id, the rows or a function that responds to the request. */
export type DataSets = Readonly<Record<string, Rows | Played>>;
export type Played = (response: http.ServerResponse, query: URLSearchParams) => void;
export type Registry = (query: URLSearchParams) => object | Played;

export function fixtureRows(): Record<string, Rows> {
  const sets: Record<string, Rows[number][]> = {};
  for (const name of readdirSync(FIXTURES).filter((file) => file.endsWith('.meta.json'))) {
    const file = join(FIXTURES, name);
    const { path } = JSON.parse(readFileSync(file, 'utf8')) as { path: string };
    const { results } = JSON.parse(readFileSync(file.replace('.meta.json', ''), 'utf8')) as { results: Rows };
    const id = path.split('/')[3] as string;
    const whole = sets[id] ?? [];
    sets[id] = [
      ...whole,
      ...results.filter((row) => !whole.some((other) => JSON.stringify(other) === JSON.stringify(row))),
    ];
  }
  return sets;
}

export function sample<Value>(source: string, name: string): Value | undefined {
  const text = sampleText(source, name);
  return text === undefined ? undefined : (JSON.parse(text) as Value);
}

/**
 * Returns the rows in a recorded file, in which single rows are wrapped in an object, or undefined if the file does not
 * exist.
 */
export function sampleRows(name: string): Rows | undefined {
  const wrapped = sample<Record<string, unknown>>('cms', name);
  if (wrapped === undefined) return undefined;
  const rows = Object.values(wrapped).filter(
    (value): value is Rows[number] => typeof value === 'object' && value !== null,
  );
  return [...new Map(rows.map((row) => [JSON.stringify(row), row])).values()];
}

export interface Health {
  readonly cms: Cms;
  readonly nppes: Nppes;
  readonly server: TestServer;
  asked(what: string): URLSearchParams[];
}

interface Options {
  readonly dataSets?: DataSets;
  readonly registry?: Registry;
  readonly cms?: Partial<SourcePolicy>;
}

export function behaviour(dataSets: DataSets, registry: Registry = () => ({ result_count: 0, results: [] })) {
  return (response: http.ServerResponse, seen: Seen): void => {
    const { pathname, searchParams } = new URL(seen.url, 'http://loopback');
    const [, , , id = ''] = pathname.split('/');
    if (pathname === '/api/') {
      const answer = registry(searchParams);
      if (typeof answer === 'function') answer(response, searchParams);
      else json(response, answer);
    } else if (!/^\/datastore\/query\/[a-z0-9-]+\/0$/.test(pathname)) json(response, { message: 'no such page' }, 404);
    else playDataSet(dataSets[id], response, searchParams);
  };
}

export function playDataSet(
  played: Rows | Played | undefined,
  response: http.ServerResponse,
  query: URLSearchParams,
): void {
  if (typeof played === 'function') played(response, query);
  else if (played === undefined) json(response, { message: 'no such data set', status: 404 }, 404);
  else if (Number(query.get('limit')) > MAX_ROWS) json(response, { message: 'limit', status: 400 }, 400);
  else json(response, pageOf(played, query));
}

function pageOf(rows: Rows, query: URLSearchParams): object {
  const property = query.get('conditions[0][property]');
  const wanted = query.get('conditions[0][value]');
  const matching = rows.filter((row) => property === null || row[property] === wanted);
  const offset = Number(query.get('offset'));
  const results = matching.slice(offset, offset + Number(query.get('limit')));
  return { results, count: matching.length, schema: {}, query: {} };
}

export async function withHealth(options: Options, body: (health: Health) => Promise<void>): Promise<void> {
  const server = await startServer(behaviour(options.dataSets ?? {}, options.registry));
  const environment = { UPSTREAM_CMS_BASE_URL: server.url, UPSTREAM_NPPES_BASE_URL: server.url };
  const changes = { retries: 0, politeness: { concurrency: 6, queue: 60, scope: 'process' as const } };
  const sources = [
    { ...policies.cms, ...changes, ...options.cms },
    { ...policies.nppes, ...changes },
  ];
  const sourceClients = createSourceClients(sources, { version: '1.2.3', environment });
  const asked = (what: string) =>
    server.seen.flatMap(({ url }) => (url.includes(what) ? [new URL(url, 'http://loopback').searchParams] : []));
  try {
    await body({
      cms: new Cms(sourceClients.client('cms')),
      nppes: new Nppes(sourceClients.client('nppes')),
      server,
      asked,
    });
  } finally {
    sourceClients.close();
    await server.close();
  }
}

export const callNow = () => callAt('2026-11-21T12:00:00Z');
