import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Shape } from '../../codegen/model/model.ts';
import { PROVENANCE_META } from '../../runtime/contract/app.ts';
import { COUNTRIES } from '../../runtime/reference/countries/countries.ts';
import { openAlmanac } from '../support/almanac.ts';
import { exampleAnswers } from '../support/example-answers.ts';
import { byGet, byMcp, byPost, offer, REPLAYING } from '../support/operations.ts';
import { readManifests } from '../support/published.ts';

const ALPHA_2: ReadonlySet<string> = new Set(COUNTRIES.map(({ iso2 }) => iso2));
const ALPHA_3: ReadonlySet<string> = new Set(COUNTRIES.map(({ iso3 }) => iso3));
/** Operations that list all codes of a country, with a field named after each type of code. */
const OF_CODES: ReadonlySet<string> = new Set(['migration.list_countries', 'places.get_country']);
const OF_COUNTRIES = /country|countries|flag|nation|neighbour|origin|asylum|\barea/;
const ORDER =
  /\b(?:first|order|sorted|newest|oldest|best match|ranked)\b|in time|by (?:name|code|date|id|time|rank)\b|day by day|hour by hour/i;

const server = await openAlmanac(REPLAYING);
const key = await server.key();
test.after(() => server.stop());

type Visit = (value: string, path: string, key: string) => void;

function texts(answer: unknown, request: Visit, path = '', key = ''): void {
  if (typeof answer === 'string') request(answer, path, key);
  else if (Array.isArray(answer)) for (const item of answer) texts(item, request, path, key);
  else if (typeof answer === 'object' && answer !== null) {
    for (const [name, value] of Object.entries(answer)) texts(value, request, `${path}.${name}`, name);
  }
}

test('an answer uses only one kind of country code', () => {
  const mixed: string[] = [];
  let coded = 0;
  for (const [id, answer] of exampleAnswers()) {
    const kinds = new Set<string>();
    texts(answer, (text, path) => {
      if (!OF_COUNTRIES.test(path)) return;
      if (ALPHA_2.has(text)) kinds.add('two letters');
      if (ALPHA_3.has(text) && !/currency|origin$|destination$/.test(path)) kinds.add('three letters');
    });
    coded += kinds.size;
    if (kinds.size > 1 && !OF_CODES.has(id)) mixed.push(id);
  }
  assert.ok(coded > 15, String(coded));
  assert.equal(mixed, []);
});

test("a source id always has its publisher's name next to it", async () => {
  const alone: string[] = [];
  let named = 0;
  for (const each of (await offer()).filter(({ operation }) => operation.effect === 'read')) {
    const [example] = each.operation.examples;
    if (example === undefined || each.operation.keyArgument !== undefined) continue;
    const sent = each.methods.includes('POST')
      ? byPost(each, example.arguments, key)
      : byGet(each, example.arguments, key);
    const answer = (await server.send(sent)).json as object;
    const ids = new Set<string>();
    texts(answer, (text, _path, name) => {
      if (name === 'source' && /^[a-z][a-z0-9_-]*$/.test(text)) ids.add(text);
    });
    const [first] = ids;
    const isNamed = (id: string) =>
      namedIn(answer, id, each.operation.name.startsWith('list_')) ||
      (ids.size === 1 && 'publisher' in answer && id === first);
    named += ids.size;
    const without = [...ids].filter((id) => !isNamed(id));
    if (without.length > 0) alone.push(`${each.id}: ${without.join(', ')}`);
  }
  assert.ok(named > 20, String(named));
  assert.equal(alone, []);
});

test('every MCP answer about the world or this server cites its source and its date', async () => {
  const silent: string[] = [];
  let quoted = 0;
  for (const each of (await offer()).filter(({ operation }) => operation.effect === 'read')) {
    const [example] = each.operation.examples;
    // Answers about webhooks contain only the caller's own data.
    if (example === undefined || each.operation.keyArgument !== undefined) continue;
    const answer = (await server.send(byMcp(each, example.arguments, key))).json as { result: ToolResult };
    const lines = answer.result.content.slice(1).map(({ text }) => text);
    if (lines.some((text) => SAYS_WHO_AND_WHEN.test(text))) quoted += 1;
    else silent.push(`${each.id}: ${lines.join(' ')}`);
  }
  assert.ok(quoted > 100, String(quoted));
  assert.equal(silent, []);
});

/** Returns the source ids in the records of an answer, or an empty set if the records have none. */
function sourcesInRecords(answer: object): Set<string> {
  const { sources: _, ...records } = answer as Readonly<Record<string, unknown>>;
  const ids = new Set<string>();
  texts(records, (text, _path, name) => {
    if (name === 'source') ids.add(text);
  });
  return ids;
}

test('cites the sources whose records are in the answer, or all queried sources if it has no records', async () => {
  const wrong: string[] = [];
  let several = 0;
  for (const each of (await offer()).filter(({ operation }) => operation.effect === 'read')) {
    if (each.service.sources.length < 2 || each.operation.keyArgument !== undefined) continue;
    for (const example of each.operation.examples) {
      const answer = (await server.send(byMcp(each, example.arguments, key))).json as { result: ToolResult };
      const cited = citedIn(answer.result).filter((id) => id !== undefined);
      const within = sourcesInRecords(answer.result.structuredContent ?? {});
      const named = [...within].filter((id) => each.service.sources.includes(id));
      if (named.length === 0 || cited.length === 0) continue;
      several += 1;
      if (named.some((id) => !cited.includes(id))) wrong.push(`${each.id}: ${cited} lacks some of ${named}`);
      const { sources = [] } = answer.result.structuredContent as { sources?: { source: string; count: number }[] };
      const empty = sources.filter(({ source, count }) => count === 0 && cited.includes(source));
      if (empty.length > 0) wrong.push(`${each.id}: ${empty.map(({ source }) => source)} has nothing in it`);
    }
  }
  assert.ok(several > 3, String(several));
  assert.equal(wrong, []);
});

test('cites only the source that has the indicator, even if its id could belong to several sources', async () => {
  const all = await offer();
  const call = async (id: string, args: object) => {
    const offered = all.find((each) => each.id === id) as Parameters<typeof byMcp>[0];
    const answer = (await server.send(byMcp(offered, args as never, key))).json as { result: ToolResult };
    return { cited: citedIn(answer.result), lines: answer.result.content.slice(1).map(({ text }) => text) };
  };
  const figures = { indicator: 'LNS14000000', country: 'US', year_from: 2025, year_to: 2025 };
  const { cited, lines } = await call('economic-indicators.get_economic_data', figures);
  assert.equal(cited, ['bls']);
  assert.ok(lines.some((text) => /^Source: U\.S\. Bureau of Labor Statistics/.test(text)));
  const vessel = await call('maritime.search_vessel', { name_query: 'no such ship anywhere' });
  assert.ok(vessel.cited.length > 0, 'cites sources without matches if no source has any');
});

function citedIn({ _meta = {} }: ToolResult): (string | undefined)[] {
  return (_meta[PROVENANCE_META] ?? []).map(({ source }) => source);
}

interface ToolResult {
  readonly content: readonly { readonly text: string }[];
  readonly structuredContent?: object;
  readonly _meta?: Readonly<Record<string, readonly { readonly source?: string }[]>>;
}

const SAYS_WHO_AND_WHEN = /^Sources?: .{2,}, (?:as of|cached since) \d{4}/;

/**
 * Returns whether an object in the answer belongs to the source and contains its publisher (in lists of sources, its
 * title or name).
 */
function namedIn(answer: unknown, id: string, isListOfSources: boolean): boolean {
  if (typeof answer !== 'object' || answer === null) return false;
  const { source, publisher, name, title } = answer as Readonly<Record<string, unknown>>;
  const called = isListOfSources ? (title ?? name) : publisher;
  if (source === id && typeof called === 'string') return true;
  return Object.values(answer).some((value) => namedIn(value, id, isListOfSources));
}

test('every list of records states its order, in its own description or in that of the tool', async () => {
  const spec = await readManifests();
  const silent: string[] = [];
  let lists = 0;
  for (const service of [...spec.services, ...spec.areas]) {
    for (const { name, summary = '', description = '', returns } of service.operations) {
      const said = ORDER.test(`${summary} ${description}`);
      for (const field of returns.fields) {
        if (!isListOfRecords(field.shape)) continue;
        lists += 1;
        if (!said && !ORDER.test(field.shape.description ?? '')) silent.push(`${service.slug}.${name}.${field.name}`);
      }
    }
  }
  assert.ok(lists > 100, String(lists));
  assert.equal(silent, []);
});

function isListOfRecords(shape: Shape): boolean {
  if (shape.kind !== 'list') return false;
  const { items } = shape;
  return items.kind === 'object' || (items.kind === 'reference' && items.target.kind === 'record');
}

test.run();
