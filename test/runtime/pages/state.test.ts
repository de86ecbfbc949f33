// What /health and /metrics say of sources: what they answered, what the cache answered, what they failed.

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { Metrics } from '../../../runtime/observe/metrics.ts';
import { openAlmanac } from '../../support/almanac.ts';
import { call, json, pause, problemOf, withSource } from '../upstream/support.ts';

test('a source is shown with its requests, failures, last success and cache, as they are when somebody asks', () =>
  withSource(
    { cache: { fresh: 40, stale: 0, staleOnError: 60_000 } },
    (response) => json(response, { value: 1 }),
    async ({ server, client, upstreams }) => {
      const metrics = new Metrics(() => upstreams.state());
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

test('every source that is fetched stands in /health and /metrics before it was ever asked', async () => {
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

test.run();
