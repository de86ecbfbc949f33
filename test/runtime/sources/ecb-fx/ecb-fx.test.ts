import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { EcbFx, Finding } from '../../../../runtime/sources/ecb-fx/ecb-fx.ts';
import { problemOf } from '../../../support/fake-source.ts';
import { callAt, DAILY, envelope, FIXTURE_FILES, type Files, HISTORY, type Played, RECENT, withBank } from './bank.ts';

const TODAY = '2026-03-18';

const on = (source: EcbFx, date: string, ...codes: string[]): Promise<Finding> =>
  source.on(date, TODAY, codes.length === 0 ? ['USD'] : codes, callAt());

async function dayOf(source: EcbFx, date: string, ...codes: string[]): Promise<string> {
  const finding = await on(source, date, ...codes);
  if (!finding.found) throw new Error(`nothing was found: ${JSON.stringify(finding)}`);
  return finding.day.date;
}

async function missing(source: EcbFx, date: string, ...codes: string[]) {
  const finding = await on(source, date, ...codes);
  return finding.found ? [] : finding.missing;
}

test('reads the newest rates only from the daily file, and shares one download', () =>
  withBank(FIXTURE_FILES, async ({ source, server, requestCount }) => {
    const days = await Promise.all(Array.from({ length: 20 }, () => source.latest(callAt())));
    assert.is(days[0]?.date, '2026-03-18');
    await source.latest(callAt());
    assert.is(server.seen.length, 1);
    assert.is(requestCount(DAILY), 1);
    assert.match(server.seen[0]?.headers['user-agent'] ?? '', /^Almanac\//);
  }));

test('reads dates within the last 85 days from the 90-day file, and older ones from the full history', () =>
  withBank(FIXTURE_FILES, async ({ source, requestCount }) => {
    assert.is(await dayOf(source, '2026-03-18'), '2026-03-18');
    assert.is(await dayOf(source, '2025-12-23'), '2025-12-23');
    assert.equal([requestCount(RECENT), requestCount(HISTORY)], [1, 0]);
    assert.is(await dayOf(source, '2025-04-17'), '2025-04-17');
    assert.equal([requestCount(RECENT), requestCount(HISTORY)], [1, 1]);
  }));

test('for a day without rates, returns the last day with published rates', () =>
  withBank(FIXTURE_FILES, async ({ source }) => {
    assert.is(await dayOf(source, '2026-03-14'), '2026-03-13', 'Saturday');
    assert.is(await dayOf(source, '2026-03-15'), '2026-03-13', 'Sunday');
    assert.is(await dayOf(source, '2026-01-01'), '2025-12-31', "New Year's Day");
    assert.is(await dayOf(source, '2025-12-26'), '2025-12-24');
    assert.is(await dayOf(source, '2025-04-21'), '2025-04-17', 'Easter Monday');
    assert.is(await dayOf(source, '2018-06-17'), '2018-06-15');
  }));

test('does not carry the rate of a discontinued currency forward beyond its last day', () =>
  withBank(FIXTURE_FILES, async ({ source }) => {
    assert.is(await dayOf(source, '2025-12-31', 'BGN'), '2025-12-31');
    assert.is(await dayOf(source, '2026-01-01', 'BGN'), '2025-12-31', 'no day was published in between');
    assert.equal(await missing(source, '2026-01-02', 'BGN', 'USD'), [
      { code: 'BGN', before: '2025-12-31', after: undefined },
    ]);
    assert.is(await dayOf(source, '2022-03-01', 'RUB'), '2022-03-01');
    assert.is((await missing(source, '2022-03-02', 'RUB'))[0]?.before, '2022-03-01');
    assert.is(await dayOf(source, '2023-01-01', 'HRK'), '2022-12-30');
    assert.is((await missing(source, '2023-01-02', 'HRK'))[0]?.before, '2022-12-30');
  }));

test('if a currency has no rate on a day, returns both rates from the last day that has both', () =>
  withBank(FIXTURE_FILES, async ({ source }) => {
    assert.is(await dayOf(source, '2026-03-10', 'ISK', 'USD'), '2026-03-09', 'its cube is missing');
    assert.is(await dayOf(source, '2026-03-11', 'USD', 'ISK'), '2026-03-09', 'its rate is N/A');
    const finding = await on(source, '2026-03-11', 'USD', 'ISK');
    assert.is(finding.published, '2026-03-11');
    assert.is(await dayOf(source, '2026-03-11', 'USD'), '2026-03-11');
  }));

test('returns no rate within a gap of years, and reports both ends of the gap', () =>
  withBank(FIXTURE_FILES, async ({ source }) => {
    assert.equal(await missing(source, '2008-12-10', 'ISK'), [
      { code: 'ISK', before: '2008-12-09', after: '2018-02-01' },
    ]);
    assert.is((await missing(source, '2015-01-07', 'ISK')).length, 1);
    assert.is(await dayOf(source, '2018-02-01', 'ISK'), '2018-02-01');
  }));

test('carries no rate forward for more than fourteen days', () =>
  withBank(FIXTURE_FILES, async ({ source }) => {
    assert.is(await dayOf(source, '2015-01-21'), '2015-01-07');
    assert.is((await problemOf(on(source, '2015-01-22'))).code, 'upstream_failed');
  }));

test('returns the last rate date of a discontinued currency without a request, and of any currency once the history is loaded', () =>
  withBank(FIXTURE_FILES, async ({ source, server }) => {
    assert.is(source.lastRateDate('BGN'), '2025-12-31');
    assert.is(source.lastRateDate('HRK'), '2022-12-30');
    assert.is(source.lastRateDate('RUB'), '2022-03-01');
    assert.is(source.lastRateDate('USD'), undefined);
    assert.is(server.seen.length, 0);
    await on(source, '2018-06-11');
    assert.is(source.lastRateDate('USD'), '2026-03-18');
    assert.is(source.lastRateDate('XYZ'), undefined);
  }));

test('if a mirror lacks the history, serves dates that the other files certainly contain', () => {
  const files: Files = { [RECENT]: envelope({ '2019-11-28': { USD: 1.1 }, '2019-11-29': { USD: 1.0982 } }) };
  return withBank(files, async ({ source }) => {
    assert.is(await dayOf(source, '2019-11-28'), '2019-11-28');
    assert.is(await dayOf(source, '2019-12-01'), '2019-11-29', 'Sunday');
    // Monday's rates may already be published, but the recorded file ends earlier.
    assert.is((await problemOf(on(source, '2019-12-02'))).code, 'upstream_failed');
    assert.is((await problemOf(on(source, '2019-11-27'))).code, 'upstream_failed');
  });
});

test('without the 90-day file, serves today from the daily file and earlier days from the history', () => {
  const { [RECENT]: _, ...files } = FIXTURE_FILES;
  return withBank(files, async ({ source, requestCount }) => {
    assert.is(await dayOf(source, '2026-03-18'), '2026-03-18');
    assert.is(requestCount(HISTORY), 0);
    assert.is(await dayOf(source, '2026-01-02'), '2026-01-02');
  });
});

const NOT_ANSWERS: readonly (readonly [string, string])[] = [
  ['an HTML page', '<!DOCTYPE html><html><body>Service unavailable</body></html>'],
  ['an error as XML', '<?xml version="1.0"?><error>Too many requests</error>'],
  ['an envelope without a day', envelope({})],
  ['nothing', ''],
  ['half a file', String(FIXTURE_FILES[DAILY]).slice(0, 900)],
];
for (const [what, body] of NOT_ANSWERS) {
  test(`if the source sends ${what} instead of rates, reports a source failure and does not cache the response`, () =>
    withBank({ [DAILY]: body }, async ({ source, requestCount }) => {
      assert.is((await problemOf(source.latest(callAt()))).code, 'upstream_invalid_response');
      await problemOf(source.latest(callAt()));
      assert.is(requestCount(DAILY), 2);
    }));

  test(`keeps the last good copy when the source sends ${what} instead of rates`, () =>
    withBank(
      FIXTURE_FILES,
      async ({ source, server }) => {
        await source.latest(callAt());
        server.behave((response) => response.writeHead(200, { 'content-type': 'text/html' }).end(body));
        const call = callAt();
        assert.is((await source.latest(call)).date, '2026-03-18');
        assert.is(call.noted[0]?.cache, 'stale');
      },
      { policy: { cache: { fresh: 0, stale: 0, staleOnError: 60_000, missing: 0, entries: 4 } } },
    ));
}

test('passes on a rate limit from the source with the retry time', () => {
  const limited: Played = (response) => void response.writeHead(429, { 'retry-after': '120' }).end();
  return withBank({ [DAILY]: limited }, async ({ source }) => {
    const problem = await problemOf(source.latest(callAt()));
    assert.is(problem.code, 'upstream_unavailable');
    assert.is(problem.extras.retryAfter, 120);
  });
});

test('revalidates an unchanged file instead of downloading it again', () =>
  withBank(
    FIXTURE_FILES,
    async ({ source, server }) => {
      await source.latest(callAt());
      const call = callAt();
      assert.is((await source.latest(call)).rate('USD'), 1.15);
      assert.is(server.seen.length, 2);
      assert.ok(server.seen[1]?.headers['if-modified-since']);
    },
    { policy: { cache: { fresh: 0, stale: 0, staleOnError: 0, missing: 0, entries: 4 } } },
  ));

test.run();
