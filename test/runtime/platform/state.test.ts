// Takes long. Mostly waits.

import { EventEmitter, once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { HealthResult, ListHealth } from '../../../generated/endpoints/types.ts';
import { type EndpointRequest, OtherStatus } from '../../../runtime/contract/endpoint.ts';
import { statePages } from '../../../runtime/platform/state.ts';
import { SourceCatalogs } from '../../../runtime/sources/catalogs/catalogs.ts';
import type { Store } from '../../../runtime/store/store.ts';
import { StoreUnavailable } from '../../../runtime/store/unavailable.ts';
import type { Log } from '../../../runtime/telemetry/log.ts';
import { Metrics } from '../../../runtime/telemetry/metrics.ts';
import { refusalObserver } from '../../../runtime/telemetry/refusals.ts';
import { logSourceTransitions, logUnseenFailures } from '../../../runtime/telemetry/transitions.ts';
import { ADMIN_TOKEN, openAlmanac } from '../../support/almanac.ts';
import { call, json, pause, problemOf, withSource } from '../../support/fake-source.ts';

const QUIET = {
  store: { engine: 'sqlite', healthy: async () => true } as unknown as Store,
  sources: () => ({}),
  watches: async () => ({ leading: false, watches: {} }),
  lists: () => ({}),
  cache: () => undefined,
  isStopping: () => false,
  report: async () => ({
    status: 'ok' as const,
    release: '1.0.0',
    version: '1',
    uptime_seconds: 1,
    sources: [],
    watches: [],
  }),
  visible: 'public',
} as const;

test('shows a source with its current requests, failures, last success and cache', () =>
  withSource(
    { cache: { fresh: 40, stale: 0, staleOnError: 60_000 } },
    (response) => json(response, { value: 1 }),
    async ({ server, client, sourceClients }) => {
      const metrics = new Metrics(() => sourceClients.state());
      const shown = async () => {
        const lines = (await metrics.registry.metrics()).split('\n').filter((line) => line.includes('"test-source"'));
        return new Map(lines.map((line) => line.split(' ') as [string, string]));
      };
      const answers = (result: string) => `almanac_source_cache_answers_total{source="test-source",result="${result}"}`;
      const series = (name: string) => `almanac_source_${name}{source="test-source"}`;

      assert.is((await shown()).get(series('last_success_timestamp_seconds')), undefined);
      assert.is((await shown()).get(series('requests_total')), '0');

      await client.get({ path: '/a' }, call());
      for (let time = 0; time < 3; time++) await client.get({ path: '/a' }, call());
      await pause(50);
      server.behave((response) => json(response, {}, 500));
      await client.get({ path: '/a' }, call());
      await problemOf(client.get({ path: '/b' }, call()));

      const seen = await shown();
      assert.is(seen.get(answers('miss')), '1');
      assert.is(seen.get(answers('hit')), '3');
      assert.is(seen.get(answers('stale')), '1');
      assert.is(seen.get(series('cache_entries')), '1');
      assert.is(seen.get(series('requests_total')), '3');
      assert.is(seen.get(series('failures_total')), '2');
      const ago = Date.now() / 1000 - Number(seen.get(series('last_success_timestamp_seconds')));
      assert.ok(ago > 0 && ago < 5, `${ago} s ago`);
    },
  ));

test('shows the state of a list before and during the download, after a failure, and when complete', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'almanac-lists-'));
  const catalogs = new SourceCatalogs({ directory, now: () => new Date() });
  const metrics = new Metrics(() => ({}), { lists: () => catalogs.state() });
  const { health } = statePages({ ...QUIET, metrics, lists: () => catalogs.state() });
  const shown = async () => ((await health({}, {} as EndpointRequest)) as HealthResult).lists?.['things'];
  const failing = /^almanac_list_failing_since_timestamp_seconds\{list="things"\} \d/m;
  try {
    const steps = new EventEmitter();
    let isWell = false;
    const list = catalogs.list({
      ...{ id: 'things', source: 'test-source', title: 'Things', lifetime: 60_000 },
      async *rows(call) {
        call.expect(2);
        yield [{ key: 'a', titles: { en: 'one' }, value: {} }];
        steps.emit('one');
        await once(steps, 'go');
        if (!isWell) throw new Error('the source broke off');
        yield [{ key: 'b', titles: { en: 'two' }, value: {} }];
      },
    });
    const empty = {
      source: 'test-source',
      rows: 0,
      built_at: null,
      building: null,
      failure: null,
      failing_since: null,
    };
    assert.equal(await shown(), empty);
    for (const well of [false, true]) {
      isWell = well;
      const begun = once(steps, 'one');
      const done = list.refresh();
      await begun;
      assert.is((await shown())?.building?.expected, 2);
      steps.emit('go');
      await done;
      const { rows, failure, failing_since, building, built_at } = (await shown()) as ListHealth;
      assert.equal([rows, failure, building], well ? [2, null, null] : [0, 'upstream_failed', null]);
      assert.equal([failing_since === null, built_at === null], [well, !well]);
      assert.is(failing.test(await metrics.registry.metrics()), !well);
    }
    assert.match(await metrics.registry.metrics(), /^almanac_list_rows\{list="things"\} 2$/m);
  } finally {
    await catalogs.close();
    await rm(directory, { recursive: true, force: true });
  }
});

test('/health and /metrics contain every remote source before its first request', async () => {
  const server = await openAlmanac();
  try {
    const { sources } = (await server.send({ path: '/health' })).json;
    const { requests, failures, last_success, cache } = sources['ecb-fx'];
    assert.equal([requests, failures, last_success], [0, 0, null]);
    assert.equal(cache, { entries: 0, bytes: 0, hits: 0, misses: 0, stale: 0 });
    const { text } = await server.send({ path: '/metrics' });
    assert.match(text, /^# TYPE almanac_source_requests_total counter$/m);
    assert.match(text, /^almanac_source_requests_total\{source="ecb-fx"\} 0$/m);
    assert.match(text, /^# TYPE almanac_source_circuit_open gauge$/m);
  } finally {
    await server.stop();
  }
});

test('reports event loop lag for a blocked process, but not for an idle one', async () => {
  const metrics = new Metrics(() => ({}));
  const lag = async (of: string) => {
    const text = await metrics.registry.metrics();
    return Number(new RegExp(`^almanac_event_loop_lag_seconds\\{of="${of}"\\} (\\S+)$`, 'm').exec(text)?.[1]);
  };
  await pause(300);
  await lag('mean');
  await pause(1_500);
  const idle = await lag('p50');
  assert.ok(idle < 0.01, `${idle} s`);
  await pause(200);
  const until = performance.now() + 400;
  while (performance.now() < until);
  await pause(150);
  const held = await lag('max');
  assert.ok(held > 0.2 && held < 2, `${held} s`);
  assert.not.match(await metrics.registry.metrics(), /nodejs_eventloop_lag/);
});

test('/metrics shows the state, durations and errors of the store', async () => {
  const server = await openAlmanac();
  try {
    await server.key();
    const { text } = await server.send({ path: '/metrics' });
    assert.match(text, /^almanac_store_up 1$/m);
    assert.match(text, /^almanac_store_errors_total\{reason="unavailable"\} 0$/m);
    const count = Number(/^almanac_store_statement_duration_seconds_count (\d+)$/m.exec(text)?.[1]);
    assert.ok(count > 3, String(count));
    assert.match(text, new RegExp(`^almanac_store_statement_duration_seconds_bucket\\{le="\\+Inf"\\} ${count}$`, 'm'));
  } finally {
    await server.stop();
  }
});

test('counts rejected requests by reason, with one log line per minute', () => {
  const lines: object[] = [];
  const log = { info: (facts: object) => lines.push(facts) } as unknown as Log;
  const metrics = new Metrics(() => ({}));
  let now = 0;
  const refused = refusalObserver(metrics, log, () => now);
  for (let n = 0; n < 100; n++) refused('unknown_operation', 404, `r${n}`);
  refused('forbidden', 403, 'x');
  assert.equal(lines, [
    { reason: 'unknown_operation', status: 404, request_id: 'r0' },
    { reason: 'forbidden', status: 403, request_id: 'x' },
  ]);
  now = 61_000;
  refused('unknown_operation', 404, 'late');
  assert.equal(lines[2], { reason: 'unknown_operation', status: 404, request_id: 'late', unsaid_before: 99 });
  return metrics.registry.metrics().then((text) => {
    assert.match(text, /^almanac_refused_requests_total\{reason="unknown_operation",status="404"\} 101$/m);
  });
});

test('concurrent scrapes share one rendered response', async () => {
  const server = await openAlmanac();
  try {
    const texts = await Promise.all(
      Array.from({ length: 20 }, async () => (await server.send({ path: '/metrics' })).text),
    );
    assert.ok(new Set(texts).size <= 3, `${new Set(texts).size} renderings of 20`);
  } finally {
    await server.stop();
  }
});

test('/metrics and the details of /health can be restricted to operators', async () => {
  const server = await openAlmanac({ ALMANAC_METRICS: 'operator' });
  const operator = { Authorization: `Bearer ${ADMIN_TOKEN}` };
  try {
    const refused = await server.send({ path: '/metrics' });
    assert.is(refused.status, 401);
    assert.is(refused.json.code, 'operator_token');
    assert.is((await server.send({ path: '/metrics', headers: operator })).status, 200);
    const { json } = await server.send({ path: '/health' });
    assert.equal(Object.keys(json), ['status', 'release', 'version', 'uptime_seconds']);
    assert.match(json.release, /^\d+\.\d+\.\d+/);
    assert.ok((await server.send({ path: '/health', headers: operator })).json.sources['ecb-fx']);
    assert.is((await server.send({ path: '/health', headers: { Authorization: 'Bearer wrong' } })).status, 401);
    for (const path of ['/health/live', '/health/ready']) assert.is((await server.send({ path })).status, 200, path);
  } finally {
    await server.stop();
  }
});

test('a stopping server is live but not ready', async () => {
  const { health_live, health_ready } = statePages({
    ...QUIET,
    metrics: new Metrics(() => ({})),
    isStopping: () => true,
  });
  const request = {} as EndpointRequest;
  assert.is(((await health_live({}, request)) as { status: string }).status, 'ok');
  const ready = await health_ready({}, request);
  assert.instance(ready, OtherStatus);
  assert.equal((ready as OtherStatus<object>).result, { status: 'stopping' });
});

test('logs one line when an outage begins, and one line when it ends', () => {
  const lines: [string, object, string][] = [];
  const at = (level: string) => (facts: object, message: string) => lines.push([level, facts, message]);
  const log = { debug: at('debug'), warn: at('warn'), error: at('error') } as unknown as Log;
  const sources = logSourceTransitions(log);
  sources({ source: 'brreg', state: 'failing', code: 'upstream_failed', path: '/enheter' });
  sources({ source: 'brreg', state: 'answering' });
  logUnseenFailures(log)('Counts could not be written.', new StoreUnavailable(false, undefined));
  logUnseenFailures(log)('Counts could not be written.', new Error('a fault of ours'));
  assert.equal(
    lines.map(([level, , message]) => [level, message]),
    [
      ['warn', 'source is failing'],
      ['warn', 'source recovered'],
      ['debug', 'Counts could not be written.'],
      ['error', 'Counts could not be written.'],
    ],
  );
  assert.equal(lines[0]?.[1], { source: 'brreg', reason: 'upstream_failed', path: '/enheter' });
});

test.run();
