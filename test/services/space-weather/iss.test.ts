// Two providers in turn, of which each may fail or stand still. Facts: runtime/adapters/space-weather/SOURCES.md iss F7, F8.

import type { ServerResponse } from 'node:http';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { Iss } from '../../../runtime/adapters/space-weather/iss/iss.ts';
import { json, problemOf } from '../../support/fake-source.ts';
import { type Answers, answering, callAt, sample, withPlayed } from '../../support/played-folder.ts';
import { recordedTest } from '../../support/samples.ts';

const NOW = '2026-11-20T12:00:00Z';
const AT = Date.parse(NOW) / 1000;
const FIRST = '/v1/satellites/25544';
const SECOND = '/iss-now.json';
const first = { id: 25544, latitude: 1.5, longitude: -2.5, timestamp: AT, units: 'kilometers', altitude: 420 };
const second = { timestamp: AT - 3, iss_position: { longitude: '143.8120', latitude: '-10.0909' }, message: 'success' };

const withStation = (answers: Answers, body: (iss: Iss, asked: () => string[]) => Promise<void>, fresh = 5000) =>
  withPlayed(['iss'], answers, ({ sourceClients, asked }) => body(new Iss(sourceClients.client('iss')), asked), {
    policy: { cache: { fresh, stale: 0, staleOnError: 0, missing: 0, entries: 10 } },
  });

test('the first provider is enough, and is asked once in five seconds', () =>
  withStation({ [FIRST]: first, [SECOND]: second }, async (iss, asked) => {
    const position = await iss.position(callAt(NOW));
    assert.equal([position.provider, position.latitude, position.altitudeKm], ['wheretheiss.at', 1.5, 420]);
    await iss.position(callAt(NOW));
    assert.equal(asked(), [FIRST]);
  }));

for (const [what, played] of Object.entries({
  'is down': answering(500, ''),
  'answers a page': answering(200, '<html>nginx</html>', { 'content-type': 'text/html' }),
  'is over its limit': answering(429, '{"error":"slow down"}'),
  'tells of another satellite': { ...first, id: 20580 },
  'is frozen at an older time': { ...first, timestamp: AT - 121 },
  'is ahead of its time': { ...first, timestamp: AT + 121 },
  'has no position': { ...first, latitude: null },
  'is not on earth': { ...first, longitude: 181 },
})) {
  test(`the second is asked when the first ${what}; its texts become numbers`, () =>
    withStation({ [FIRST]: played, [SECOND]: second }, async (iss) => {
      const position = await iss.position(callAt(NOW));
      assert.equal(
        [position.provider, position.latitude, position.longitude, position.at, position.altitudeKm],
        ['open-notify.org', -10.0909, 143.812, AT - 3, undefined],
      );
    }));
}

test('a position that does not move while its time does is frozen, too', async () => {
  let seconds = 0;
  const stuck = (response: ServerResponse) => json(response, { ...first, timestamp: AT + seconds });
  await withStation(
    { [FIRST]: stuck, [SECOND]: second },
    async (iss) => {
      assert.is((await iss.position(callAt(NOW))).provider, 'wheretheiss.at');
      seconds = 10;
      assert.is((await iss.position(callAt(NOW))).provider, 'open-notify.org');
    },
    0,
  );
});

test('with both frozen or down there is an error that names both, never an old position', () =>
  withStation({ [FIRST]: { ...first, timestamp: AT - 9000 }, [SECOND]: answering(502, '') }, async (iss) => {
    const problem = await problemOf(iss.position(callAt(NOW)));
    assert.is(problem.code, 'upstream_invalid_response');
    assert.match(problem.message, /wheretheiss\.at is frozen.*HTTP 502/);
  }));

test('an answer that does not say success is none', () =>
  withStation({ [SECOND]: { ...second, message: 'failure' } }, async (iss) => {
    assert.match((await problemOf(iss.position(callAt(NOW)))).code, 'upstream_');
  }));

recordedTest('the recorded answer is read', () => {
  const recorded = sample('iss', 'open-notify-iss-now.json');
  if (recorded === undefined) return;
  return withStation({ [SECOND]: recorded }, async (iss) => {
    const position = await iss.position(callAt('2020-06-29T02:39:30Z'));
    assert.equal([position.latitude, position.longitude, position.at], [10.0909, 143.812, 1593398373]);
  });
});

test.run();
