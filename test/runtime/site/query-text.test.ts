import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { callTables } from '../../../runtime/site/components/query/call-tables.ts';
import { completeCalls } from '../../../runtime/site/components/query/complete-calls.ts';
import { completeSql } from '../../../runtime/site/components/query/complete-sql.ts';
import { fitting } from '../../../runtime/site/components/query/completion.ts';
import { jsonFault, placedFaults } from '../../../runtime/site/components/query/fault-places.ts';
import { placeAt } from '../../../runtime/site/components/query/json-place.ts';
import { readJson } from '../../../runtime/site/components/query/json-text.ts';
import { newLineAt } from '../../../runtime/site/components/query/lines.ts';
import type { ToolList } from '../../../runtime/site/components/query/tool-list.ts';
import { written } from '../../../runtime/site/components/query/written-json.ts';

const LIST: ToolList = {
  groups: ['EU', 'NORDIC'],
  tools: {
    'places.get_country': {
      title: 'Country by its code',
      page: '/services/places/get_country',
      arguments: {
        iso_code: { type: 'string', required: true, repeats: true },
        detail: { type: 'string', values: ['short', 'full'] },
        parts: { type: 'array', values: ['flag', 'capital'] },
        past: { type: 'boolean', repeats: true },
      },
      columns: ['iso_code', 'population', 'currency_code'],
    },
    'fx.get_rates': {
      title: 'Rates',
      page: '/services/fx/get_rates',
      arguments: { base: { type: 'string', repeats: true } },
      columns: ['currency', 'rate'],
    },
  },
};

/** Splits the input at its caret, which `|` marks. */
function caretIn(marked: string): [text: string, caret: number] {
  return [marked.replace('|', ''), marked.indexOf('|')];
}

function offered(marked: string): string[] {
  const [text, caret] = caretIn(marked);
  return (completeCalls(text, caret, LIST)?.list ?? []).map(({ label }) => label);
}

function accepted(marked: string): string {
  const [text, caret] = caretIn(marked);
  const found = completeCalls(text, caret, LIST);
  if (found === undefined) return text;
  return `${text.slice(0, found.from)}${found.list[0]?.insert}${text.slice(found.to)}`;
}

const ARGUMENTS = '{"c": {"tool": "places.get_country", "arguments": ';

test('completes tool names in the value of "tool", whether or not the string is closed', () => {
  for (const marked of ['{"c": {"tool": "|', '{"c": {"tool": "|"}}', '{"c": {"tool": |}}', '{"c": {"tool": |'])
    assert.equal(offered(marked), ['places.get_country', 'fx.get_rates'], marked);
  assert.equal(offered('{"c": {"tool": "rates|"}}'), ['fx.get_rates']);
  assert.equal(offered('{"c": {"tool": "fx.get_rates|"}}'), []);
});

test("completes each argument of the tool only once, even if the tool's name follows the arguments", () => {
  assert.equal(offered(`${ARGUMENTS}{"|`), ['iso_code', 'detail', 'parts', 'past']);
  assert.equal(offered(`${ARGUMENTS}{"detail": "full", "|"}}}`), ['iso_code', 'parts', 'past']);
  assert.equal(offered('{"c": {"arguments": {"|"}, "tool": "fx.get_rates"}}'), ['base']);
  assert.equal(offered('{"c": {"tool": "fx.get_rates", "for_each": {"base": ["EUR"]}, "arguments": {"|"}}}'), []);
  assert.equal(offered('{"c": {"tool": "no.such_tool", "arguments": {"|"}}}'), []);
});

test('completes allowed values, but only strings within quotation marks', () => {
  assert.equal(offered(`${ARGUMENTS}{"detail": "|"}}}`), ['short', 'full']);
  assert.equal(offered(`${ARGUMENTS}{"detail": |}}}`), ['short', 'full']);
  assert.equal(offered(`${ARGUMENTS}{"past": |}}}`), ['true', 'false']);
  assert.equal(offered(`${ARGUMENTS}{"past": "|"}}}`), []);
  assert.equal(offered(`${ARGUMENTS}{"parts": ["flag", "|"]}}}`), ['flag', 'capital']);
  assert.equal(offered(`${ARGUMENTS}{"iso_code": "|"}}}`), []);
});

test('in for_each, completes the arguments that can vary, the groups, and the columns of other calls', () => {
  const start = '{"r": {"tool": "fx.get_rates"}, "c": {"tool": "places.get_country", "for_each": ';
  assert.equal(offered(`${start}{"|"}}}`), ['iso_code', 'past']);
  assert.equal(offered(`${start}{"iso_code": {"|`), ['members_of', 'at', 'column']);
  assert.equal(offered(`${start}{"iso_code": {"members_of": "|"}}}}`), ['EU', 'NORDIC']);
  assert.equal(offered(`${start}{"iso_code": {"column": "|"}}}}`), ['r.currency', 'r.rate']);
});

test('completes the member names of a call, but not the name of the call', () => {
  assert.equal(offered('{"c": {"|'), ['tool', 'arguments', 'for_each']);
  assert.equal(offered('{"c": {"tool": "x", "|"}}'), ['arguments', 'for_each']);
  assert.equal(offered('{"|'), []);
  assert.equal(offered('|{}'), []);
  assert.equal(offered(''), []);
});

test('accepting a completion adds the missing quotation marks and colon', () => {
  assert.is(accepted('{"c": {"tool": "pl|'), '{"c": {"tool": "places.get_country"');
  assert.is(accepted('{"c": {"to|"'), '{"c": {"tool": ');
  assert.is(accepted('{"c": {"to|": 5}}'), '{"c": {"tool": 5}}');
  assert.is(accepted(`${ARGUMENTS}{"past": |}}}`), `${ARGUMENTS}{"past": true}}}`);
  assert.is(accepted(`${ARGUMENTS}{"past": t|}}}`), `${ARGUMENTS}{"past": true}}}`);
});

test('does not treat a name that JavaScript objects inherit as a tool or argument', () => {
  assert.equal(offered('{"constructor": {"tool": "constructor", "arguments": {"|"}}}'), []);
  assert.equal(offered(`${ARGUMENTS}{"constructor": "|"}}}`), []);
});

test('lists a word that equals the typed word first, then words that start with it', () => {
  const all = ['country_name', 'country', 'result_country'].map((label) => ({ label, insert: label }));
  assert.equal(
    fitting(all, 'country').map(({ label }) => label),
    ['country', 'country_name', 'result_country'],
  );
});

const TABLES = callTables(
  readJson(
    '{"c": {"tool": "places.get_country", "for_each": {"iso_code": ["NO"]}}, "r": {"tool": "fx.get_rates"}, "x": {"tool": "?"}}',
  ),
  LIST,
);

function offeredInSql(marked: string): string[] {
  const [text, caret] = caretIn(marked);
  return (completeSql(text, caret, TABLES)?.list ?? []).map(({ label }) => label);
}

test('the table of a call lists the varied arguments first', () => {
  assert.equal(TABLES.get('c'), ['iso_code', 'result_iso_code', 'population', 'currency_code']);
  assert.equal(TABLES.get('x'), []);
});

test('completes tables after FROM and JOIN, and after a dot the columns of the table', () => {
  assert.equal(offeredInSql('select * from |'), ['c', 'r', 'x']);
  assert.equal(offeredInSql('select * from c join |'), ['c', 'r', 'x']);
  assert.equal(offeredInSql('select rates.| from r rates'), ['currency', 'rate']);
  assert.equal(offeredInSql('select a.ra| from c, r as a'), ['rate']);
  assert.equal(offeredInSql('select r.| from r where 1'), ['currency', 'rate']);
});

test('in other places, completes the columns of the tables in use, then tables', () => {
  assert.equal(offeredInSql('select curr| from r'), ['currency']);
  assert.equal(offeredInSql('select curr|'), ['currency_code', 'currency']);
  assert.equal(offeredInSql('select p|'), ['population']);
});

test('completes nothing in strings, in comments or after SQL keywords', () => {
  for (const marked of ["select 'curr|' from r", "select 'curr|", '-- curr|\nselect 1', '/* curr|', 'select 1 or|'])
    assert.equal(offeredInSql(marked), [], marked);
});

test('finds the position that a JSON pointer refers to: a value, the name of an object, or the object that lacks a member', () => {
  const calls = '{\n  "a": {\n    "tool": "x",\n    "arguments": { "list": [1, 2], "q/r": 3 }\n  },\n  "b": {}\n}';
  const at = (parameter: string) => {
    const { placed } = placedFaults([{ parameter, message: 'is wrong' }], { calls, sql: '' });
    const [fault] = placed;
    return fault && [fault.line, calls.slice(fault.from, fault.to)];
  };
  assert.equal(at('/calls/a/tool'), [3, '"x"']);
  assert.equal(at('/calls/a/arguments'), [4, '"arguments"']);
  assert.equal(at('/calls/a/arguments/list[1]'), [4, '2']);
  assert.equal(at('/calls/a/arguments/q~1r'), [4, '3']);
  assert.equal(at('/calls/a/arguments/missing'), [4, '"arguments"']);
  assert.equal(at('/calls/b/tool'), [6, '"b"']);
  assert.equal(at('/calls/gone/tool'), [1, '{']);
  assert.equal(at('/calls'), [1, '{']);
});

test('finds the word that a SQLite error refers to', () => {
  const sql = 'select iso_code\nfrom c\nwhree 1';
  const at = (message: string) => {
    const [fault] = placedFaults([{ parameter: '/sql', message }], { calls: '{}', sql }).placed;
    return fault && [fault.line, sql.slice(fault.from, fault.to)];
  };
  assert.equal(at('near "whree": syntax error'), [3, 'whree']);
  assert.equal(at('no such column: code'), [1, '']);
  assert.equal(at('no such column: iso_code'), [1, 'iso_code']);
  assert.equal(at('near "(": syntax error'), [1, '']);
});

test('sorts errors by line, and lists errors without a field separately', () => {
  const errors = ['/calls/b', '/extra', '/calls/a', '/limit'].map((parameter) => ({
    parameter,
    message: 'is wrong',
    hint: 'Try.',
  }));
  const { placed, others } = placedFaults(errors, { calls: '{"a": 1,\n"b": 2}', sql: '' });
  assert.equal(
    placed.filter(({ field }) => field === 'calls').map(({ path, message }) => `${path} ${message}`),
    ['a is wrong. Try.', 'b is wrong. Try.'],
  );
  assert.equal(
    others.map(({ parameter }) => parameter),
    ['/extra'],
  );
});

test('reports the first JSON syntax error and its line', () => {
  const fault = (text: string) => {
    const found = jsonFault(text);
    return found && `${found.line}: ${found.message}`;
  };
  assert.is(fault('{"a": {}}'), undefined);
  assert.match(fault('{\n"a": {},\n}') ?? '', /^3: Remove the comma/);
  assert.match(fault('{\n"a": {}\n"b": {}}') ?? '', /^3: A comma is missing/);
  assert.match(fault('{"a": {') ?? '', /^1: A closing } is missing/);
  assert.match(fault('{\n"a": "x\n}') ?? '', /^2: This string has no closing/);
  assert.match(fault('{"a": yes}') ?? '', /^1: yes is not a JSON value/);
  assert.match(fault('{"a" 1}') ?? '', /^1: A colon/);
  assert.match(fault('{} {}') ?? '', /^1: Unexpected text/);
  assert.match(fault('') ?? '', /^1: A value is missing/);
});

test('finds an error in any invalid JSON, and parses every truncated input', () => {
  const whole = written({ a: { tool: 'x', arguments: { n: [1, -2.5e3, true, null], t: 'say "so"\\' } }, b: {} });
  assert.equal(JSON.parse(whole), JSON.parse(JSON.stringify(JSON.parse(whole))));
  assert.is(readJson(whole).fault, undefined);
  for (let end = 0; end < whole.length; end += 1) {
    const text = whole.slice(0, end);
    assert.ok(readJson(text).fault !== undefined, text);
    placeAt(readJson(text), text, end);
  }
  const deep = '{"a":'.repeat(5_000);
  assert.match(readJson(deep).fault?.message ?? '', /nested/);
});

test('a new line keeps the indentation, and adds two spaces after an opening bracket', () => {
  assert.is(newLineAt('{', 1), '\n  ');
  assert.is(newLineAt('{\n  "a": {', 10), '\n    ');
  assert.is(newLineAt('{\n    "a": 1,', 13), '\n    ');
  assert.is(newLineAt('select a\n  , b', 8), '\n');
  assert.is(newLineAt('', 0), '\n');
});

test('formats short values on one line, and each call on separate lines', () => {
  assert.is(written({}), '{}');
  assert.is(written({ a: { tool: 'x', arguments: {} } }), '{\n  "a": { "tool": "x", "arguments": {} }\n}');
  const long = written({ a: { list: Array.from({ length: 20 }, (_, index) => 1_000 + index) } });
  assert.match(long, /^\{\n {2}"a": \{\n {4}"list": \[\n {6}1000,\n/);
  assert.equal(JSON.parse(long).a.list.length, 20);
});

test.run();
