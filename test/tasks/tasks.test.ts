// Runs tasks from the user's sentence to the quoted value, with the official MCP client and a full server. Takes long.

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { areas, services } from '../../generated/catalog.ts';
import { openAlmanac } from '../support/almanac.ts';
import { JUDGES } from '../support/mcp-clients.ts';
import { REPLAYING } from '../support/operations.ts';
import type { Task } from './read-tasks.ts';
import { type Acted, act, tasks } from './task.ts';

/** Maximum share of sentences for which the three results include neither the first tool nor the tool that answers. */
const MAX_MISSED = 2 / 50;
/**
 * Maximum share of tasks whose sentence does not find the first tool. A model then looks it up by name, which costs one
 * call.
 */
const MAX_STARTED_ELSEWHERE = 9 / 50;
const MEAN_TOKENS = 1200;

/** Answers about the server's own records have no publisher. */
const OWN_RECORDS = 'webhooks.list_subscriptions';
/**
 * For example, `Source: UNHCR (CC BY 4.0), https://…, as of 2026-11-20 08:15 UTC.` The date may also be a day, a month
 * or a year.
 */
const SOURCE_AND_DATE = /^Sources?: .*(?:as of|cached since) \d{4}/m;

const server = await openAlmanac(REPLAYING);
const [[, connect]] = JUDGES as [(typeof JUDGES)[number]];
const judge = await connect(new URL('/mcp/', server.url), { 'Service-API-Key': await server.key() });
test.after(async () => {
  await judge.close();
  await server.stop();
});

const acted = new Map<Task, Acted>();
for (const task of tasks) {
  test(`${task.asks} (${task.in})`, async () => {
    const result = await act(task, judge);
    acted.set(task, result);
    for (const figure of task.quotes) assert.ok(result.text.includes(figure), `${figure} is missing in ${result.text}`);
    if (task.calls.at(-1)?.tool === OWN_RECORDS) return;
    const source = SOURCE_AND_DATE.exec(result.text)?.[0] ?? '';
    assert.ok(source.includes(task.by), `${task.by} is not cited with a date: ${source || result.text}`);
  });
}

test('tasks cover all services and areas and eight languages, including list lookups and corrected calls', () => {
  const requests = new Set(tasks.flatMap(({ calls }) => calls.map(({ tool }) => tool.split('.')[0])));
  const offered = [...services, ...areas].map(({ slug }) => slug.replace('api/', ''));
  assert.equal(
    offered.filter((slug) => !requests.has(slug)),
    [],
    'services without a task: write one into test/services/<slug>/tasks.yaml',
  );
  assert.ok(new Set(tasks.map((task) => task.in)).size >= 8);
  const mended = tasks.filter(({ calls }) => calls.some(({ refused }) => refused !== undefined));
  const listed = tasks.filter(({ calls }) => calls.some(({ reads }) => reads !== undefined));
  assert.ok(mended.length >= 8 && listed.length >= 12, `${mended.length} corrected, ${listed.length} after a list`);
});

test('find_tool ranks a tool for the task among the first three, and a task uses few tokens', () => {
  assert.is(acted.size, tasks.length);
  const results = [...acted];
  const missed = results.filter(([, { foundFirst, foundAnswer }]) => !foundFirst && !foundAnswer);
  const elsewhere = results.filter(([, { foundFirst }]) => !foundFirst);
  const mean = (of: (result: Acted) => number) =>
    results.reduce((sum, [, result]) => sum + of(result), 0) / results.length;
  const meanTokens = mean(({ tokens }) => tokens);
  const max = Math.max(...results.map(([, { tokens }]) => tokens));
  const lines = [
    `${results.length} tasks: ${mean(({ calls }) => calls).toFixed(1)} calls and ${meanTokens.toFixed(0)} tokens on average, at most ${max}`,
    `in the top 3: the first tool ${results.length - elsewhere.length}, the first or the answering tool ${results.length - missed.length}`,
    ...results.map(([task, { calls, tokens }]) => `  ${calls} calls, ${tokens} tokens  ${task.asks}`),
    ...elsewhere.map(
      ([task, result]) => `  not found: ${task.calls[0]?.tool} for "${task.asks}", but ${result.found.join(', ')}`,
    ),
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
  assert.ok(missed.length <= MAX_MISSED * tasks.length, `${missed.length} questions found neither tool`);
  assert.ok(
    elsewhere.length <= MAX_STARTED_ELSEWHERE * tasks.length,
    `${elsewhere.length} questions did not find the first tool`,
  );
  assert.ok(meanTokens <= MEAN_TOKENS, `${meanTokens} tokens`);
});

test.run();
