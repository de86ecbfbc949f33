// Takes long.

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { ADMIN_TOKEN } from '../../../support/almanac.ts';
import { send } from '../../../support/http.ts';
import { startProcess } from '../../../support/process.ts';

const TOOL = '/rest/unit-conversion/list_unit_categories';
const FEEDBACK = '/rest/unit-conversion/report_feedback';
const BEARER = { Authorization: `Bearer ${ADMIN_TOKEN}` };
const ROUNDS = 3;
const LOAD_MS = 1_800;
/** Counts are written every second, or slightly later on a busy machine. */
const FORGOTTEN_MS = 1_000 + 500;

const folder = await mkdtemp(join(tmpdir(), 'almanac-test-'));
const variables = { DATA_DIR: folder, ALMANAC_ADMIN_TOKEN: ADMIN_TOKEN, ALMANAC_LOG_LEVEL: 'warn' };
test.after(() => rm(folder, { recursive: true }));

interface Answered {
  readonly calls: number[];
  readonly feedback: string[];
  readonly keys: string[];
}

async function load(port: number, key: string, round: number): Promise<Answered> {
  const answered: Answered = { calls: [], feedback: [], keys: [] };
  const until = async (step: (turn: number) => Promise<void>) => {
    for (let turn = 0; ; turn++) {
      try {
        await step(turn);
      } catch {
        return;
      }
    }
  };
  const call = () =>
    until(async () => {
      if ((await send(port, { path: TOOL, key })).status === 200) answered.calls.push(Date.now());
    });
  const remark = () =>
    until(async () => {
      const { status, json } = await send(port, { path: FEEDBACK, key, body: { feedback: 'Under load.' } });
      if (status !== 200) return;
      answered.calls.push(Date.now());
      answered.feedback.push(json.id);
    });
  const make = () =>
    until(async (turn) => {
      const body = { email: `crash${round}x${turn}@example.org`, plan: 'free' };
      const { status, json } = await send(port, { path: '/admin/keys', headers: BEARER, body });
      if (status === 201) answered.keys.push(json.key);
      await wait(50);
    });
  await Promise.all([call(), call(), call(), remark(), make()]);
  return answered;
}

test('acknowledged writes survive a kill -9', async () => {
  let server = await start();
  const made = await send(server.port, {
    path: '/admin/keys',
    headers: BEARER,
    body: { email: 'load@example.org', plan: 'partner' },
  });
  const { key, id } = made.json as { key: string; id: string };
  let counted = 0;
  for (let round = 1; round <= ROUNDS; round++) {
    const working = load(server.port, key, round);
    await wait(LOAD_MS);
    const killed = Date.now();
    assert.is(await server.end('SIGKILL'), null);
    const answered = await working;
    assert.ok(answered.calls.length > 50 && answered.feedback.length > 5 && answered.keys.length > 5);

    server = await start();
    for (const each of answered.keys) assert.is((await send(server.port, { path: TOOL, key: each })).status, 200);
    const kept = await feedbackIds(server.port);
    for (const each of answered.feedback) assert.ok(kept.has(each), `feedback ${each} of round ${round}`);
    const now = await callsToday(server.port, id);
    const surely = answered.calls.filter((at) => at < killed - FORGOTTEN_MS).length;
    assert.ok(now >= counted + surely, `counted ${now}, expected at least ${counted} + ${surely}`);
    assert.ok(now <= counted + answered.calls.length + 5, `counted ${now}, more than were made`);
    counted = now;
  }
  assert.is(await server.end('SIGTERM'), 0);
});

async function start() {
  const started = performance.now();
  const server = await startProcess({ ...variables, ALMANAC_LOG_LEVEL: 'info' });
  assert.ok(performance.now() - started < 10_000);
  return server;
}

async function feedbackIds(port: number): Promise<Set<string>> {
  const ids = new Set<string>();
  let cursor = '';
  do {
    const { json } = await send(port, { path: `/admin/feedback?limit=200${cursor}`, headers: BEARER });
    for (const { id } of json.feedback) ids.add(id);
    cursor = json.next_cursor === null ? '' : `&cursor=${json.next_cursor}`;
  } while (cursor !== '');
  return ids;
}

async function callsToday(port: number, id: string): Promise<number> {
  let cursor = '';
  for (;;) {
    const { json } = await send(port, { path: `/admin/keys?limit=200${cursor}`, headers: BEARER });
    const found = json.keys.find((each: { id: string }) => each.id === id);
    if (found !== undefined) return found.calls_today;
    cursor = `&cursor=${json.next_cursor}`;
  }
}

test.run();
