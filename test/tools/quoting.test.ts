// What an answer holds can be quoted: countries are coded in one way, no source is an id alone, and lists say their order.

import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Shape } from '../../codegen/model/model.ts';
import { COUNTRIES } from '../../runtime/language/countries/countries.ts';
import { openAlmanac } from '../support/almanac.ts';
import { byGet, byMcp, byPost, offer, REPLAYING } from '../support/offer.ts';
import { readManifests } from '../support/published.ts';

const ALPHA_2: ReadonlySet<string> = new Set(COUNTRIES.map(({ iso2 }) => iso2));
const ALPHA_3: ReadonlySet<string> = new Set(COUNTRIES.map(({ iso3 }) => iso3));
/** These list a country's codes of every kind, each under its name. */
const OF_CODES: ReadonlySet<string> = new Set(['migration.list_countries', 'places.get_country']);
const OF_COUNTRIES = /country|countries|flag|nation|neighbour|origin|asylum|\barea/;
const ORDER =
  /\b(?:first|order|sorted|newest|oldest|best match|ranked)\b|in time|by (?:name|code|date|id|time|rank)\b|day by day|hour by hour/i;

type Visit = (value: string, path: string, key: string) => void;

/** Each text of an answer, with the names that lead to it. */
function texts(answer: unknown, visit: Visit, path = '', key = ''): void {
  if (typeof answer === 'string') visit(answer, path, key);
  else if (Array.isArray(answer)) for (const item of answer) texts(item, visit, path, key);
  else if (typeof answer === 'object' && answer !== null) {
    for (const [name, value] of Object.entries(answer)) texts(value, visit, `${path}.${name}`, name);
  }
}

test('an answer has one kind of codes for countries', () => {
  const folder = new URL('../../spec/answers/', import.meta.url);
  const mixed: string[] = [];
  let coded = 0;
  for (const file of readdirSync(folder)) {
    for (const [id, answer] of Object.entries(JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as object)) {
      const kinds = new Set<string>();
      texts(answer, (text, path) => {
        if (!OF_COUNTRIES.test(path)) return;
        if (ALPHA_2.has(text)) kinds.add('two letters');
        if (ALPHA_3.has(text) && !/currency|origin$|destination$/.test(path)) kinds.add('three letters');
      });
      coded += kinds.size;
      if (kinds.size > 1 && !OF_CODES.has(id)) mixed.push(id);
    }
  }
  assert.ok(coded > 15, String(coded));
  assert.equal(mixed, []);
});

test('an id of a source stands with the name of who that is', async () => {
  const server = await openAlmanac(REPLAYING);
  try {
    const key = await server.key();
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
  } finally {
    await server.stop();
  }
});

test('every answer about the world or this server says over MCP who says so, and of when', async () => {
  const server = await openAlmanac(REPLAYING);
  try {
    const key = await server.key();
    const silent: string[] = [];
    let quoted = 0;
    for (const each of (await offer()).filter(({ operation }) => operation.effect === 'read')) {
      const [example] = each.operation.examples;
      // What webhooks tell is the caller's own.
      if (example === undefined || each.operation.keyArgument !== undefined) continue;
      const answer = (await server.send(byMcp(each, example.arguments, key))).json as { result: ToolResult };
      const lines = answer.result.content.slice(1).map(({ text }) => text);
      if (lines.some((text) => SAYS_WHO_AND_WHEN.test(text))) quoted += 1;
      else silent.push(`${each.id}: ${lines.join(' ')}`);
    }
    assert.ok(quoted > 100, String(quoted));
    assert.equal(silent, []);
  } finally {
    await server.stop();
  }
});

interface ToolResult {
  readonly content: readonly { readonly text: string }[];
}

const SAYS_WHO_AND_WHEN = /^Sources?: .{2,}, (?:as of|cached since) \d{4}/;

/** Whether some object of an answer is about a source and has its name; in lists of sources that is their title. */
function namedIn(answer: unknown, id: string, isListOfSources: boolean): boolean {
  if (typeof answer !== 'object' || answer === null) return false;
  const { source, publisher, name, title } = answer as Readonly<Record<string, unknown>>;
  const called = isListOfSources ? (title ?? name) : publisher;
  if (source === id && typeof called === 'string') return true;
  return Object.values(answer).some((value) => namedIn(value, id, isListOfSources));
}

test('every list of records says its order, in its own words or in those of the tool', async () => {
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
