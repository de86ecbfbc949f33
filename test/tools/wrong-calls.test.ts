// Typical mistakes that models make, sent through call_tool and the official client. Each error contains the
// information needed to correct the call.

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { JUDGES, type Judge } from '../support/mcp-clients.ts';
import { REPLAYING } from '../support/operations.ts';
import { type ServerProcess, startProcess } from '../support/process.ts';

type Values = Readonly<Record<string, unknown>>;
/**
 * Tool, wrong arguments, words that the error must contain, corrected arguments, and the correct tool if it is a
 * different one.
 */
type WrongCall = readonly [tool: string, wrong: Values, says: readonly string[], mended: Values, tool?: string];

const MILE = { value: 5, from_unit: 'mile', to_unit: 'km' };
const OSLO = { timezone: 'Europe/Oslo' };
const NOON = { time: '2026-11-21T10:00', from_timezone: 'Europe/Oslo', to_timezone: 'Asia/Tokyo' };

const CALLS: readonly WrongCall[] = [
  ['convert_units', { ...MILE, value: 'five' }, ['value: must be a number'], MILE],
  ['convert_units', { ...MILE, value: '5,0' }, ['value: must be a number'], MILE],
  ['convert_units', { ...MILE, to_unit: 'kilometr' }, ['Did you mean kilometer?'], { ...MILE, to_unit: 'kilometer' }],
  [
    'convert_units',
    { value: 5, from: 'mile', to: 'km' },
    ['accepted: value, from_unit, to_unit', 'from_unit: is req'],
    MILE,
  ],
  [
    'convert_units',
    { ...MILE, from_unit: 'ton', to_unit: 'kg' },
    ['short_ton', 'tonne'],
    { ...MILE, from_unit: 'tonne', to_unit: 'kg' },
  ],
  ['convert_units', { ...MILE, from_unit: 'mil' }, ['scandinavian_mile'], { ...MILE, from_unit: 'scandinavian_mile' }],
  ['convert_units', { ...MILE, to_unit: 'kilogram' }, ['a unit of mass', 'one of length'], MILE],
  ['convert_units', { ...MILE, to_unit: undefined }, ['to_unit: is required'], MILE],
  ['convert_units', { ...MILE, precision: 2 }, ['precision: is not a known argument'], MILE],
  ['convert_unit', MILE, ['unit_conversion__convert_units'], MILE, 'unit_conversion__convert_units'],
  ['units.convert_units', MILE, ['unit_conversion__convert_units'], MILE, 'unit_conversion__convert_units'],
  ['list_units_in_category', { category: 'lengths' }, ['Did you mean length?'], { category: 'length' }],
  ['list_units_in_category', { category: 'weight' }, ['length, mass'], { category: 'mass' }],
  ['list_units_in_category', {}, ['category: is required'], { category: 'mass' }],
  ['list_unit_categories', { detail: 'short' }, ['brief'], { detail: 'brief' }],
  ['get_current_time', { timezone: 'Europe/Osloo' }, ['Did you mean Europe/Oslo'], OSLO],
  ['get_current_time', { tz: 'Europe/Oslo' }, ['accepted: timezone'], OSLO],
  ['get_current_time', { timezone: 'CET+1' }, ['such as Europe/Oslo', 'world_time__list_timezones'], OSLO],
  ['get_current_time', { timezone: ['Europe/Oslo'] }, ['must be a string'], OSLO],
  ['get_timezone_info', { timezone: 'Oslo' }, ['Did you mean Europe/Oslo?'], OSLO],
  ['convert_time', { ...NOON, time: '25:00' }, ['ISO 8601', 'Add the date'], NOON],
  ['convert_time', { ...NOON, time: '10:00Z' }, ['without time zone'], NOON],
  [
    'convert_time',
    { time: NOON.time, source_timezone: 'Europe/Oslo' },
    ['from_timezone, to_timezone', 'to_timezone: is required'],
    NOON,
  ],
  ['list_timezones', { region: 'Europa' }, ['Europe'], { region: 'Europe' }],
  ['get_country', { country: 'NO' }, ['accepted: iso_code'], { iso_code: 'NO' }],
  ['get_country', { iso_code: 'Norwayy' }, ['Norway'], { iso_code: 'Norway' }],
  ['get_country', { iso_code: '' }, ['iso_code'], { iso_code: 'NO' }],
  ['search_cities', { name: 'Oslo' }, ['accepted: query'], { query: 'Oslo' }],
  ['search_cities', { query: 'Oslo', limit: 5000 }, ['from 1 to 100'], { query: 'Oslo', limit: 100 }],
  ['search_cities', { query: 'Oslo', country: 'NO' }, ['country_code'], { query: 'Oslo', country_code: 'NO' }],
  [
    'dk_registry__company',
    { registry_number: 89563518 },
    ['dk_registry__lookup_dkregistry_company'],
    { registry_number: 89563518 },
    'dk_registry__lookup_dkregistry_company',
  ],
  [
    'airline_awards_search',
    { destinations: ['Bostn'] },
    ['BOS (Boston)', 'YYZ (Toronto)'],
    { destinations: ['Boston'] },
  ],
  [
    'compare_countries',
    { domain: 'QCL', area_codes: ['Swedn', '578'], items: ['15'], elements: ['5510'], years: ['2023'] },
    ['752 (Sweden)'],
    { domain: 'QCL', area_codes: ['752', '578'], items: ['15'], elements: ['5510'], years: ['2023'] },
  ],
  ['get_city', { geonameid: 'Oslo' }, ['as returned by places__search_cities'], { geonameid: 3143244 }],
  ['get_city', { id: 3143244 }, ['accepted: geonameid'], { geonameid: 3143244 }],
  ['get_timezone', { timezone: 'Europe/Oslo' }, ['accepted: timezone_id'], { timezone_id: 'Europe/Oslo' }],
  ['get_zodiac_sign', { sign: 'Leo' }, ['accepted: name'], { name: 'Leo' }],
  ['get_zodiac_sign', { name: 'Leoo' }, ['Did you mean Leo?'], { name: 'Leo' }],
  ['get_daily_horoscope', { sign: 'Leo', date: '2026-13-01' }, ['YYYY-MM-DD'], { sign: 'Leo', date: '2026-12-01' }],
  ['get_daily_horoscope', { sign: 'Leo', date: 'today' }, ['YYYY-MM-DD'], { sign: 'Leo', date: '2026-12-01' }],
  [
    'check_zodiac_compatibility',
    { sign1: 'Leo', sign2: 'Ares' },
    ['Did you mean Aries?'],
    { sign1: 'Leo', sign2: 'Aries' },
  ],
  ['check_zodiac_compatibility', { sign1: 'Leo' }, ['sign2: is required'], { sign1: 'Leo', sign2: 'Aries' }],
  ['get_zodiac_sign_by_birthday', { month: 2, day: 30 }, ['from 1 to 29'], { month: 2, day: 29 }],
  ['get_zodiac_sign_by_birthday', { month: 'May', day: 1 }, ['from 1 to 12'], { month: 5, day: 1 }],
];

/** Arguments that deviate from the schema but are accepted, because they can be converted without loss. */
const TAKEN: readonly (readonly [tool: string, values: unknown])[] = [
  ['convert_units', { ...MILE, value: '5' }],
  ['unit-conversion.convert-units', JSON.stringify(MILE)],
  ['search_cities', { query: 'Oslo', limit: '3', country_code: null }],
  ['get_city', { geonameid: '3143244' }],
];

interface Context {
  server: ServerProcess;
  dataDir: string;
  judge: Judge;
}

const test = suite<Context>('wrong calls');

test.before(async (context) => {
  context.dataDir = await mkdtemp(join(tmpdir(), 'almanac-wrong-calls-'));
  context.server = await startProcess({ PORT: '0', DATA_DIR: context.dataDir, ...REPLAYING });
  const url = `http://127.0.0.1:${context.server.port}`;
  const body = JSON.stringify({ email: 'newcomer@example.org' });
  const signUp = await fetch(`${url}/signup`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body,
  });
  const { key } = (await signUp.json()) as { key: string };
  const [[, connect]] = JUDGES as [(typeof JUDGES)[number]];
  context.judge = await connect(new URL('/mcp/', url), { 'Service-API-Key': key });
});

test.after(async ({ judge, server, dataDir }) => {
  await judge.close();
  await server.end('SIGTERM');
  await rm(dataDir, { recursive: true });
});

async function call(judge: Judge, tool: string, values: unknown): Promise<{ text: string; refused: boolean }> {
  const result = await judge.call('call_tool', { tool, arguments: values });
  const content = result['content'] as readonly { readonly text: string }[];
  return { text: content.map(({ text }) => text).join('\n'), refused: result.isError === true };
}

test('each error leads to a corrected call, whose answer cites its source', async ({ judge }) => {
  assert.ok(CALLS.length >= 44, String(CALLS.length));
  for (const [tool, wrong, messages, mended, rightTool = tool] of CALLS) {
    const shown = `${tool} ${JSON.stringify(wrong)}`;
    const first = await call(judge, tool, wrong);
    assert.ok(first.refused, `${shown} was accepted`);
    for (const words of messages) assert.ok(first.text.includes(words), `${shown}: ${first.text}`);
    const second = await call(judge, rightTool, mended);
    assert.not.ok(second.refused, `${shown}, corrected: ${second.text}`);
    assert.match(second.text, /(?:^|\n)Sources?: .+, (?:as of|cached since) .+\.$/, shown);
  }
});

test('accepts lossless deviations', async ({ judge }) => {
  for (const [tool, values] of TAKEN) {
    const { text, refused } = await call(judge, tool, values);
    assert.not.ok(refused, `${tool}: ${text}`);
  }
});

test.run();
