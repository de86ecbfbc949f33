import { readFile } from 'node:fs/promises';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { areas, services } from '../../../generated/catalog.ts';
import { EVENT_TYPE_NAMES, EVENT_TYPE_VALUES } from '../../../generated/services/crisis-intelligence/codec.ts';
import { ECONOMIC_SOURCE_VALUES } from '../../../generated/services/economic-indicators/codec.ts';
import { CONTINENT_NAMES, CONTINENT_VALUES } from '../../../generated/services/places/codec.ts';
import { PARTY_CODE_NAMES, PARTY_CODE_VALUES } from '../../../generated/services/se-parliament/codec.ts';
import { TRIAL_PHASE_VALUES, TRIAL_STATUS_VALUES } from '../../../generated/services/trials/codec.ts';
import type { Decoded, RawArguments } from '../../../runtime/contract/operation.ts';
import { ArgumentReader } from '../../../runtime/decoding/arguments.ts';

function choose(word: unknown, words: readonly string[], called?: Readonly<Record<string, readonly string[]>>) {
  const read = new ArgumentReader({ encoding: 'json', values: { word } }, ['word']);
  const chosen = read.choice('word', words, called === undefined ? { ignoreCase: true } : { ignoreCase: true, called });
  const decoded = read.finish({ chosen });
  return decoded.ok ? decoded.arguments.chosen : decoded.problems[0]?.hint;
}

test('matches a value of a closed set by any of its names, ignoring case, accents, spaces and punctuation', () => {
  assert.is(choose('Socialdemokraterna', PARTY_CODE_VALUES, PARTY_CODE_NAMES), 'S');
  assert.is(choose('centre party', PARTY_CODE_VALUES, PARTY_CODE_NAMES), 'C');
  assert.is(choose('vansterpartiet', PARTY_CODE_VALUES, PARTY_CODE_NAMES), 'V');
  assert.is(choose('sd', PARTY_CODE_VALUES, PARTY_CODE_NAMES), 'SD');
  assert.is(choose('not yet recruiting', TRIAL_STATUS_VALUES), 'NOT_YET_RECRUITING');
  assert.is(choose('Phase 3', TRIAL_PHASE_VALUES), 'PHASE3');
});

test('rejects an ambiguous name and lists its meanings; rejects an unknown name and suggests the nearest one', () => {
  assert.is(choose('America', CONTINENT_VALUES, CONTINENT_NAMES), 'Use NA (North America) or SA (South America).');
  assert.is(choose('PHASE 9', TRIAL_PHASE_VALUES), 'Did you mean PHASE1?');
});

test('accepts names in a comma-separated list', () => {
  const read = new ArgumentReader({ encoding: 'json', values: { kinds: 'flood, EQ,Forest fires' } }, ['kinds']);
  const kinds = read.commaSeparated('kinds', EVENT_TYPE_VALUES, { called: EVENT_TYPE_NAMES });
  const decoded = read.finish({ kinds });
  assert.equal(decoded.ok && decoded.arguments.kinds, ['FL', 'EQ', 'WF']);
});

/** Decodes the values both from JSON and from a query string. */
function both(operation: string, values: Readonly<Record<string, string>>, argument: string) {
  const found = [...services, ...areas].flatMap(({ operations }) => operations).find(({ id }) => id === operation);
  const decode = found?.decode as (raw: RawArguments) => Decoded<Readonly<Record<string, unknown>>>;
  const query = new Map(Object.entries(values).map(([name, value]) => [name, [value]]));
  return [decode({ encoding: 'json', values }), decode({ encoding: 'query', values: query })].map((decoded) =>
    decoded.ok ? decoded.arguments[argument] : decoded.problems[0]?.message,
  );
}

test("if a source has a neutral name, also accepts the publisher's name for it, in JSON and in a query", () => {
  const others = { indicator: 'X', country: 'SE' };
  for (const [source, ...names] of [
    ['development_bank', 'world_bank', 'World Bank', 'the World Bank', 'WORLD-BANK', 'wb', 'Development_Bank'],
    ['economic_cooperation_org', 'oecd', 'OECD', 'Organisation for Economic Co-operation and Development'],
    ['eu_statistics_office', 'eurostat', 'Eurostat', 'ESTAT'],
    [
      'us_labour_statistics',
      'bls',
      'US Bureau of Labor Statistics',
      'us_labor_statistics',
      'U.S. Bureau of Labor Statistics',
    ],
  ] as const) {
    for (const name of [source, ...names])
      assert.equal(
        both('economic-indicators.get_economic_data', { ...others, source: name }, 'source'),
        [source, source],
        name,
      );
  }
  for (const [portal, ...names] of [
    ['us', 'US', 'data.gov', 'United States'],
    ['uk', 'data.gov.uk', 'UK', 'GB'],
    ['ca', 'open.canada.ca', 'canada'],
  ] as const) {
    for (const name of [portal, ...names])
      assert.equal(both('api.opendata.search', { q: 'x', portal: name }, 'portal'), [portal, portal], name);
  }
  const [refused] = both('economic-indicators.get_economic_data', { ...others, source: 'imf' }, 'source');
  assert.match(String(refused), /must be one of development_bank/);
});

test("the schema contains only the neutral names, not the publishers' names", async () => {
  const text = await readFile(
    new URL('../../../generated/services/economic-indicators/mcp.json', import.meta.url),
    'utf8',
  );
  const tools = JSON.parse(text) as { name: string; inputSchema: { properties: Record<string, object> } }[];
  const { source } = tools.find(({ name }) => name === 'get_economic_data')?.inputSchema.properties ?? {};
  assert.equal((source as { enum?: string[] }).enum, [...ECONOMIC_SOURCE_VALUES]);
});

test.run();
