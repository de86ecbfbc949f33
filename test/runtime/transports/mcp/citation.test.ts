import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { services } from '../../../../generated/catalog.ts';
import { sources } from '../../../../generated/sources.ts';
import type { Provenance } from '../../../../runtime/contract/call.ts';
import type { Citation } from '../../../../runtime/contract/source.ts';
import { provenanceFields } from '../../../../runtime/transports/http/send.ts';
import { sourceFacts, sourceLine, sourcesOf } from '../../../../runtime/transports/mcp/citation.ts';

const CITATIONS = new Map<string, Citation>([
  ['a', { publisher: 'Office A', page: 'https://a.example', licence: 'CC BY 4.0' }],
  ['b', { publisher: 'Office B', page: 'https://b.example' }],
  ['c', { publisher: 'Office C', page: 'https://c.example' }],
  ['d', { publisher: 'Office D', page: 'https://d.example' }],
]);
const NOON = Date.UTC(2026, 8, 1, 12);
const of = (source: string, cache: Provenance['cache'], hours: number): Provenance => {
  const fetchedAt = NOON - hours * 3_600_000;
  return { source, cache, fetchedAt, freshUntil: fetchedAt };
};
const line = (...provenance: Provenance[]) => sourceLine(sourcesOf(provenance, CITATIONS));

test('states when fresh data was fetched, and when other data was cached', () => {
  assert.is(line(of('a', 'miss', 0)), 'Source: Office A (CC BY 4.0), https://a.example, as of 2026-09-01 12:00 UTC.');
  assert.is(line(of('b', 'hit', 2)), 'Source: Office B, https://b.example, cached since 2026-09-01 10:00 UTC.');
});

test('cites a source only once if it was queried several times, with the age of its oldest part', () => {
  const text = line(of('b', 'miss', 0), of('b', 'stale', 5), of('b', 'hit', 3));
  assert.is(text, 'Source: Office B, https://b.example, cached since 2026-09-01 07:00 UTC.');
});

test('does not cite a queried source that contributed nothing to the response, over MCP and REST', () => {
  const uncited = { ...of('a', 'miss', 3), isUncited: true } as const;
  assert.match(line(uncited, of('b', 'miss', 0)), /^Source: Office B, [^;]*$/);
  const fields = provenanceFields([uncited, of('b', 'miss', 0)], NOON);
  const field = (name: string) => fields[fields.indexOf(name) + 1];
  assert.is(field('Almanac-Source'), 'b');
  // Both sources count for caching, because the uncited source may have data soon.
  assert.match(field('Cache-Status') ?? '', /key="a".*key="b"/);
  assert.is(field('Age'), String(3 * 3600));
});

test('with many sources, page links appear only in the structured fields', () => {
  const many = [of('a', 'miss', 0), of('b', 'miss', 0), of('c', 'miss', 0), of('d', 'miss', 0)];
  assert.match(line(...many), /^Sources: Office A \(CC BY 4\.0\), as of .+; Office D, as of/);
  assert.not.match(line(...many), 'https://');
  assert.match(JSON.stringify(sourceFacts(sourcesOf(many, CITATIONS))), 'https://d.example');
});

test('every tool that reads built-in data cites it, with its date', () => {
  const silent: string[] = [];
  let dated = 0;
  for (const { slug, sources: ids, operations } of services) {
    const embedded = ids.some((id) => sources[id as keyof typeof sources].embedded);
    for (const operation of operations) {
      const text = sourceLine(sourcesOf([], new Map(), operation));
      if (embedded && operation.adapter !== 'shared' && text === '') silent.push(operation.id);
      if (slug === 'world-time' && operation.adapter !== 'shared') assert.match(text, /as of 20\d\d[a-z]/);
      if (slug === 'unit-conversion' && operation.adapter !== 'shared') assert.match(text, 'as of 2019');
      if (text !== '') dated++;
    }
  }
  assert.equal(silent, []);
  assert.ok(dated > 10);
});

test('a tool cites only the built-in data that it reads', () => {
  const text = (name: string) => {
    const operation = services.flatMap(({ operations }) => operations).find((each) => each.name === name);
    return sourceLine(sourcesOf([], new Map(), operation));
  };
  for (const name of ['search_timezones', 'get_timezone']) assert.match(text(name), /^Source: IANA [^;]*$/, name);
  for (const name of ['search_cities', 'get_city', 'get_countries', 'get_country'])
    assert.match(text(name), /^Source: GeoNames [^;]*$/, name);
});

test('the citation of information about the server itself has the time of the call', () => {
  const operation = services.flatMap(({ operations }) => operations).find(({ name }) => name === 'list_flight_sources');
  const messages = sourcesOf([], new Map(), operation, NOON);
  assert.is(sourceLine(messages), 'Source: Almanac, from its own settings, as of 2026-09-01 12:00 UTC.');
  assert.match(JSON.stringify(sourceFacts(messages)), '"fetched_at":"2026-09-01T12:00:00.000Z"');
});

test('the citation of a single source is short', () => {
  for (const { citation } of Object.values(sources)) {
    const text = sourceLine([{ ...citation, cache: 'hit', fetchedAt: NOON }]);
    assert.ok(text.length <= 160, text);
  }
});

test.run();
