import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { readArguments } from '../../codegen/emit/client/cli/arguments.ts';
import { csvOf, parseCsv } from '../../codegen/emit/client/cli/csv.ts';
import { exitCodeOf, UsageError } from '../../codegen/emit/client/cli/errors.ts';
import { Input } from '../../codegen/emit/client/cli/input.ts';
import { layOut } from '../../codegen/emit/client/cli/table.ts';
import { cut, inert, inertJson, widthOf, wrap } from '../../codegen/emit/client/cli/text.ts';
import { findTool, type Tool } from '../../codegen/emit/client/cli/tool.ts';
import { AlmanacError } from '../../codegen/emit/client/core.ts';
import { TOOLS } from '../../generated/client/cli/tools.ts';

const TOOL: Tool = {
  id: 'tides.get_levels',
  method: 'POST',
  path: '/rest/tides/get_levels',
  about: '',
  arguments: [
    { name: 'place', type: 'string' },
    { name: 'days', type: 'number' },
    { name: 'metric', type: 'boolean' },
    { name: 'ports', type: 'string', list: true },
    { name: 'heights', type: 'number', list: true },
    { name: 'box', type: 'json' },
  ],
};

const read = (...values: string[]) => readArguments(TOOL, values, new Input());

async function rejects(values: readonly string[], message: RegExp): Promise<void> {
  const error = await read(...values).catch((caught: unknown) => caught);
  assert.instance(error, UsageError);
  assert.match((error as Error).message, message);
}

test('converts each value to the type in the schema', async () => {
  assert.equal(await read('place=5', 'days=5', 'metric=true'), { place: '5', days: 5, metric: true });
  assert.equal(await read('days=-1.5e3'), { days: -1500 });
  assert.equal(await read('place=a=b', 'place2=', 'box={"west": 1}'), { place: 'a=b', place2: '', box: { west: 1 } });
  assert.equal(await read('place=two\nlines'), { place: 'two\nlines' });
});

test('sends a value of the wrong type as a string', async () => {
  for (const text of ['many', '01', '0x10', ' 5', '', '1e999', '12345678901234567890', 'NaN'])
    assert.equal(await read(`days=${text}`), { days: text });
  assert.equal(await read('metric=yes', 'box={'), { metric: 'yes', box: '{' });
});

test('accepts a list as a repeated argument or as JSON', async () => {
  assert.equal(await read('ports=Oslo'), { ports: ['Oslo'] });
  assert.equal(await read('ports=Oslo, Norway', 'ports=Bergen'), { ports: ['Oslo, Norway', 'Bergen'] });
  assert.equal(await read('heights=1', 'heights=[2, 3]'), { heights: [1, 2, 3] });
  assert.equal(await read('ports=[x'), { ports: ['[x'] });
  await rejects(['place=a', 'place=b'], /place is not a list/);
});

test('accepts all arguments as one JSON object, before or after single arguments', async () => {
  assert.equal(await read('days=2', '{"days": 1, "place": "Oslo"}'), { days: 2, place: 'Oslo' });
  assert.equal(await read('place=@@home'), { place: '@home' });
  assert.equal(await read('__proto__=x'), JSON.parse('{"__proto__": "x"}'));
  await rejects(['Oslo'], /Oslo is not an argument/);
  await rejects(['{"days": '], /is not JSON/);
  await rejects(['place=@/no/such/file'], /cannot be read: ENOENT/);
});

test('finds a tool by any spelling of its name, and every tool by its full name', () => {
  for (const name of [
    'places.search_cities',
    'places__search_cities',
    '/rest/places/search_cities',
    'Places.Search_Cities',
  ])
    assert.is(findTool(TOOLS, name)?.id, 'places.search_cities', name);
  for (const name of [
    'api.air-quality.current',
    'air-quality.current',
    '/api/air-quality/current',
    'air_quality__current',
  ])
    assert.is(findTool(TOOLS, name)?.id, 'api.air-quality.current', name);
  for (const tool of TOOLS) assert.is(findTool(TOOLS, tool.id), tool);
});

test('maps the error class to the exit code', () => {
  const exit = (status: number, code: string) => exitCodeOf(new AlmanacError(status, { code }, undefined));
  assert.is(exit(404, 'not_found'), 1);
  assert.is(exit(404, 'unknown_operation'), 2);
  assert.is(exit(422, 'invalid_arguments'), 2);
  assert.is(exit(413, 'body_too_large'), 2);
  assert.is(exit(422, 'key_unknown'), 3);
  for (const status of [401, 403, 429]) assert.is(exit(status, 'other'), 3);
  for (const status of [500, 502, 503, 504]) assert.is(exit(status, 'other'), 4);
  assert.is(exitCodeOf(new AlmanacError(404, {}, undefined)), 4);
  assert.is(exitCodeOf(new RangeError('a defect')), undefined);
});

test('parses the CSV that it writes', () => {
  const rows = [
    ['a', 'b'],
    ['x,"y"', 'two\r\nlines'],
    ['', ''],
    ['東京', '1'],
  ];
  assert.equal(parseCsv(csvOf(rows)), rows);
  assert.equal(parseCsv('a,b\n1,'), [
    ['a', 'b'],
    ['1', ''],
  ]);
  assert.equal(parseCsv('a\r\n"unclosed'), [['a'], ['"unclosed']]);
  assert.equal(parseCsv(''), []);
});

test('measures wide, combining and invisible characters', () => {
  for (const [text, width] of [
    ['Oslo', 4],
    ['東京', 4],
    ['서울', 4],
    ['カタカナ', 8],
    ['ｶﾅ', 2],
    ['Łódź', 4],
    ['e\u0301', 1],
    ['👩‍👩‍👧', 2],
    ['🇳🇴', 2],
    ['☀\ufe0f', 2],
    ['①', 1],
    ['', 0],
  ] as const)
    assert.is(widthOf(text), width, text);
});

test('truncates a string without splitting a character', () => {
  assert.is(cut('東京都', 6), '東京都');
  assert.is(cut('東京都', 5), '東京…');
  assert.is(cut('東京都', 4), '東…');
  assert.is(cut('Oslo', 3), 'Os…');
  assert.is(cut('cafe\u0301', 4), 'cafe\u0301');
  assert.equal(wrap('one two three', 7), ['one two', 'three']);
});

test('escapes control characters', () => {
  assert.is(inert('a\u001b[31mred\u001b[0m b\tc\r\nd'), 'ared b c d');
  assert.is(inert('\u0000\u009b2J\u202eabc\u2066'), inert(inert('\u0000\u009b2J\u202eabc\u2066')));
  assert.not.match(inert('x\u0007\u0008\u007f\u202e\u200f'), /[\p{Cc}\u202e\u200f]/u);
  const value = { text: '\u0085\u2028\u202e\u007f"\\' };
  assert.match(inertJson(JSON.stringify(value)), /^[\x20-\x7e]+$/);
  assert.equal(JSON.parse(inertJson(JSON.stringify(value))), value);
});

const WIDE_TABLE = {
  header: ['name', 'population', 'description', 'empty'],
  rows: [
    ['東京', '13929286', 'the capital of Japan, and its largest city', ''],
    ['Oslo', '580000', 'the capital of Norway', ''],
  ],
};

test('a table fits any terminal width, and its numbers are never truncated', () => {
  for (let width = 1; width <= 90; width += 1) {
    const { header, rule, rows } = layOut(WIDE_TABLE, width);
    for (const line of [header, rule, ...rows]) assert.ok(widthOf(line) <= width, `${width}: ${line}`);
    if (header.includes('pop')) assert.match(rows[0] as string, / 13929286\b/);
  }
  const whole = layOut(WIDE_TABLE, undefined);
  assert.is(whole.rows[0], '東京    13929286  the capital of Japan, and its largest city');
  assert.is(whole.header, 'name  population  description');
  assert.equal(layOut(WIDE_TABLE, 12).omitted, ['population', 'description']);
});

test('random tables fit the given width', () => {
  let seed = 39;
  const random = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
    return Math.floor((seed / 2 ** 31) * below);
  };
  const word = () =>
    Array.from({ length: random(30) }, () => ['a', '京', '5', ' ', 'e\u0301', '🙂'][random(6)]).join('');
  for (let tried = 0; tried < 300; tried += 1) {
    const columns = 1 + random(8);
    const row = () => Array.from({ length: columns }, word);
    const width = 20 + random(100);
    const { header, rule, rows } = layOut({ header: row(), rows: Array.from({ length: 5 }, row) }, width);
    for (const line of [header, rule, ...rows]) assert.ok(widthOf(line) <= width, `${width}: ${line}`);
  }
});

test.run();
