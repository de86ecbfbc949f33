// There are two providers, each of which can fail or repeat an old position. Facts:
// runtime/adapters/space-weather/SOURCES.md iss F7, F8.

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

const secondsOf = ({ timestamp }: { readonly timestamp: string }) => Date.parse(timestamp) / 1000;

const withStation = (
  answers: Answers,
  body: (iss: Iss, requestedUrls: () => string[]) => Promise<void>,
  fresh = 5000,
) =>
  withPlayed(
    ['iss'],
    answers,
    ({ sourceClients, requests: requestedUrls }) => body(new Iss(sourceClients.client('iss')), requestedUrls),
    {
      policy: { cache: { fresh, stale: 0, staleOnError: 0, missing: 0, entries: 10 } },
    },
  );

test('queries only the first provider, once every five seconds', () =>
  withStation({ [FIRST]: first, [SECOND]: second }, async (iss, requests) => {
    const position = await iss.position(callAt(NOW));
    assert.equal([position.provider, position.latitude, position.altitude_km], ['wheretheiss.at', 1.5, 420]);
    await iss.position(callAt(NOW));
    assert.equal(requests(), [FIRST]);
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
  test(`queries the second provider when the first ${what}, and converts its strings to numbers`, () =>
    withStation({ [FIRST]: played, [SECOND]: second }, async (iss) => {
      const position = await iss.position(callAt(NOW));
      assert.equal(
        [position.provider, position.latitude, position.longitude, secondsOf(position), position.altitude_km],
        ['open-notify.org', -10.0909, 143.812, AT - 3, null],
      );
    }));
}

test('treats a position that does not move while its time does as frozen', async () => {
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

test('fails and reports both providers if both are frozen or down, and returns no old position', () =>
  withStation({ [FIRST]: { ...first, timestamp: AT - 9000 }, [SECOND]: answering(502, '') }, async (iss) => {
    const problem = await problemOf(iss.position(callAt(NOW)));
    assert.is(problem.code, 'upstream_invalid_response');
    assert.match(problem.message, /wheretheiss\.at is frozen.*HTTP 502/);
  }));

test('fails on a response that does not report success', () =>
  withStation({ [SECOND]: { ...second, message: 'failure' } }, async (iss) => {
    assert.match((await problemOf(iss.position(callAt(NOW)))).code, 'upstream_');
  }));

recordedTest('parses the recorded response', () => {
  const recorded = sample('iss', 'open-notify-iss-now.json');
  if (recorded === undefined) return;
  return withStation({ [SECOND]: recorded }, async (iss) => {
    const position = await iss.position(callAt('2020-06-29T02:39:30Z'));
    assert.equal([position.latitude, position.longitude, secondsOf(position)], [10.0909, 143.812, 1593398373]);
  });
});

test.run();
