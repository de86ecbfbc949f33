import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { openAlmanac } from '../support/almanac.ts';
import { mcpCall } from '../support/http.ts';
import { REPLAYING } from '../support/operations.ts';

type FaultyCall = readonly [tool: string, values: Readonly<Record<string, unknown>>, told: readonly string[]];

const EXR = { dataflow: 'EXR' };
const POPULATION = { table_path: 'BE/BE0101/BE0101A/BefolkningNy' };
const TO_LONDON = { origin: 'OSL', destination: 'LHR' };

/** For each call, the tool, arguments with several errors, and the beginning of each expected line of the message. */
const CALLS: readonly FaultyCall[] = [
  [
    'food-agri.get_data',
    { domain: 'QCL', areas: ['Atlantis', 'Lemuria'], items: ['xx'], elements: ['yy'], years: ['1066'] },
    ['areas[0]:', 'areas[1]:', 'items[0]:', 'elements[0]:', 'years[0]:'],
  ],
  [
    'food-agri.compare_countries',
    { domain: 'QCL', area_codes: ['Atlantis'], items: ['xx'], elements: ['yy'] },
    ['area_codes[0]:', 'items[0]:', 'elements[0]:'],
  ],
  [
    'se-statistics.get_data',
    {
      ...POPULATION,
      filters: [
        { code: 'Region', filter: 'item', values: ['99', '98'] },
        { code: 'Sex', filter: 'item', values: ['1'] },
        { code: 'Kon', filter: 'item', values: ['7'] },
      ],
    },
    ['filters[0].values[0]:', 'filters[0].values[1]:', 'filters[1].code:', 'filters[2].values[0]:'],
  ],
  [
    'eu-bank-stats.get_data',
    { ...EXR, key_filter: 'X.XXX+USD+YYY.EUR.SP00.A' },
    ['key_filter: "X" is not a code of FREQ', '"XXX" is not a code of CURRENCY', '"YYY" is not a code of CURRENCY'],
  ],
  [
    'eu-bank-stats.compare_series',
    { ...EXR, keys: ['D.XXX.EUR.SP00.A', 'D.NOK.EUR.SP00.A', 'X.NOK.EUR'] },
    ['keys[0]:', 'keys[2]:'],
  ],
  [
    'migration.get_population',
    { year: 2024, country_of_origin: 'XXX', country_of_asylum: 'YYY' },
    ['country_of_origin:', 'country_of_asylum:'],
  ],
  [
    'no-parliament.get_current_representatives',
    { party: 'XX', county: 'Atlantis', committee: 'ZZ' },
    ['party:', 'county:', 'committee:'],
  ],
  [
    'no-parliament.get_cases',
    { session_id: '2026-2027', committee: 'XX', topic: 'Atlantis' },
    ['committee:', 'topic:'],
  ],
  ['no-parliament.get_votes', { case_id: 101010, party: 'XX', member: 'Nobody Here' }, ['party:', 'member:']],
  ['eu-bank-fx.get_rate', { base: 'XXX', target: 'ABC' }, ['base:', 'target:']],
  [
    'currency-conversion.convert_currency',
    { amount: 1, base: 'XXX', target: 'ABC', date: '1990-01-01' },
    ['base:', 'target:', 'date:'],
  ],
  ['unit-conversion.convert_units', { value: 1, from_unit: 'blorp', to_unit: 'zork' }, ['from_unit:', 'to_unit:']],
  [
    'world-time.convert_time',
    { from_timezone: 'Oslo', to_timezone: 'Tokio', time: '25:00' },
    ['from_timezone:', 'to_timezone:', 'time:'],
  ],
  ['flights.airline_awards_search', { destinations: ['XXX', 'BOS', 'YYY'] }, ['destinations[0]:', 'destinations[2]:']],
  [
    'flights.search_flights',
    { ...TO_LONDON, origin: 'LHR', departure_date: '2020-01-01' },
    ['destination:', 'departure_date:'],
  ],
];

const server = await openAlmanac(REPLAYING);
const key = await server.key();
test.after(() => server.stop());

for (const [tool, values, messages] of CALLS) {
  test(`${tool} reports ${messages.length} errors for ${JSON.stringify(values)}`, async () => {
    const [slug = '', name = ''] = tool.split('.');
    const { result } = (await server.send(mcpCall(slug, name, values, key))).json as {
      readonly result: { readonly isError?: boolean; readonly content: readonly { readonly text: string }[] };
    };
    const text = result.content.map((block) => block.text).join('\n');
    assert.is(result.isError, true, text);
    for (const words of messages) assert.ok(text.includes(words), `no ${words} in: ${text}`);
  });
}

test.run();
