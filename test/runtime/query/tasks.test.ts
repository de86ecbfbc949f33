// Sixty questions, answered with single calls over `/mcp/` and with one call_tools request. Both must give the known answer; the request
// must cost a model far fewer tokens.

import { countTokens } from 'gpt-tokenizer';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { median } from '../../bench/measure.ts';
import { mcpCall } from '../../support/http.ts';
import { CONVERSIONS } from './tasks/conversions.ts';
import { ECONOMIES } from './tasks/economies.ts';
import { EXCHANGE_RATES } from './tasks/exchange-rates.ts';
import { LISTS } from './tasks/lists.ts';
import { PLACES } from './tasks/places.ts';
import type { QueryTask, Result, Row } from './tasks/query-task.ts';
import { TIMES_AND_UNITS } from './tasks/times-and-units.ts';
import { openWorld } from './tasks/world.ts';

/**
 * Median over all tasks of the ratio of the tokens of one request to those of single calls. The goal is a fifth; a
 * tenth was measured.
 */
const GOAL = 0.2;
const MAX_SHARE = 0.12;
const TASKS: readonly QueryTask[] = [
  ...ECONOMIES,
  ...LISTS,
  ...EXCHANGE_RATES,
  ...CONVERSIONS,
  ...PLACES,
  ...TIMES_AND_UNITS,
];

interface Cost {
  calls: number;
  /** Tokens of the arguments that a model writes and of the text that it reads. */
  tokens: number;
}

const server = await openWorld();
const key = await server.key();
test.after(() => server.stop());

async function call(tool: string, values: object, cost: Cost): Promise<Result> {
  const sent = { ...mcpCall('', tool, values, key), path: '/mcp/' };
  const { json } = await server.send(sent);
  const { text } = json.result.content[0];
  assert.not.ok(json.result.isError, `${JSON.stringify(values)}: ${text}`);
  cost.calls += 1;
  cost.tokens += countTokens(JSON.stringify(values)) + countTokens(text);
  return json.result.structuredContent;
}

/** Fails if a row differs. Numbers may differ in their last digits, which depend on the order of additions. */
function same(found: readonly Row[], expected: readonly Row[], way: string): void {
  const round = (rows: readonly Row[]) =>
    rows.map((row) => row.map((cell) => (typeof cell === 'number' ? Number(cell.toPrecision(10)) : cell)));
  assert.equal(round(found), round(expected), way);
}

interface Measured {
  readonly task: QueryTask;
  readonly single: Cost;
  readonly query: Cost;
}

const measured: Measured[] = [];
for (const task of TASKS) {
  test(task.asks, async () => {
    const single = { calls: 0, tokens: 0 };
    const query = { calls: 0, tokens: 0 };
    const combined = await task.singly((tool, values) => call('call_tool', { tool, arguments: values }, single));
    same(combined, task.expected, 'single calls');
    const { rows, truncated, calls } = await call('call_tools', task.query, query);
    same(rows, task.expected, 'call_tools');
    assert.is(truncated, false);
    for (const report of Object.values<Result>(calls)) assert.is(report.omitted, 0);
    measured.push({ task, single, query });
  });
}

test('in the median task of sixty, one query uses at most 12 % of the tokens that individual calls use', () => {
  assert.is(TASKS.length, 60);
  assert.is(measured.length, TASKS.length);
  assert.is(new Set(TASKS.map(({ asks }) => asks)).size, TASKS.length);
  const share = ({ single, query }: Measured) => query.tokens / single.tokens;
  const percent = (value: number) => `${(100 * value).toFixed(0)} %`.padStart(6);
  const lines = measured.map(
    (each) =>
      `${String(each.single.calls).padStart(5)} ${String(each.single.tokens).padStart(7)} ${String(each.query.tokens).padStart(6)} ${percent(share(each))}  ${each.task.kind}: ${each.task.asks}`,
  );
  const of = (some: readonly Measured[]) => median(some.map(share));
  const several = measured.filter(({ single }) => single.calls > 1);
  const one = measured.filter(({ single }) => single.calls === 1);
  const middle = of(measured);
  process.stdout.write(
    `calls, tokens of single calls, tokens of call_tools, share\n${lines.join('\n')}\n` +
      `median ${percent(middle)}; ${several.length} tasks of several calls ${percent(of(several))}, ${one.length} of one call ${percent(of(one))}\n`,
  );
  assert.ok(middle <= Math.min(GOAL, MAX_SHARE), `${percent(middle)} in the median`);
});

test.run();
