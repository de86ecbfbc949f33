import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { create } from '../../../runtime/adapters/eu-bank-stats/eu-bank-stats.ts';
import { adapter, type HandlersOf } from '../../support/adapter.ts';
import { decoded } from '../../support/decoded.ts';
import { problemOf } from '../../support/fake-source.ts';
import { callAt } from '../../support/played-folder.ts';
import { type Instead, withRecorded } from '../../support/recorded-sources.ts';

type Handlers = HandlersOf<'eu-bank-stats'>;

const now = '2026-11-26T12:00:00Z';
const KEY = 'D.USD.EUR.SP00.A';
const withService = (body: (handlers: Handlers, requestedUrls: () => string[]) => Promise<void>, instead?: Instead) =>
  withRecorded(
    ['ecb-sdmx'],
    async ({ source, requests: requestedUrls }) =>
      body(adapter('eu-bank-stats', create, { 'ecb-sdmx': await source('ecb-sdmx') }), requestedUrls),
    instead === undefined ? {} : { instead },
  );
const data = async (handlers: Handlers, more: object = {}) =>
  handlers.get_data(
    decoded('eu-bank-stats.get_data', { dataflow: 'EXR', key_filter: KEY, ...more }) as never,
    callAt(now),
  );
const compare = async (handlers: Handlers, keys: readonly string[], more: object = {}) =>
  handlers.compare_series(
    decoded('eu-bank-stats.compare_series', { dataflow: 'EXR', keys, ...more }) as never,
    callAt(now),
  );

const HEADER = 'KEY,FREQ,CURRENCY,CURRENCY_DENOM,EXR_TYPE,EXR_SUFFIX,TIME_PERIOD,OBS_VALUE,OBS_STATUS';
/** Serves rows in csvdata format (F13): currency, period, value and status. */
const playing =
  (...rows: readonly (readonly [currency: string, period: string, value: string, status: string])[]): Instead =>
  (request, _seen, response) => {
    const [, key = ''] = /^GET \/data\/EXR\/?([^?]*)/.exec(request) ?? [];
    if (!request.startsWith('GET /data/')) return undefined;
    const wanted = (key.split('.')[1] ?? '').split('+');
    const lines = rows
      .filter(([currency]) => wanted.includes(currency))
      .map(
        ([currency, period, value, status]) =>
          `EXR.D.${currency}.EUR.SP00.A,D,${currency},EUR,SP00,A,${period},${value},${status}`,
      );
    response.writeHead(200, { 'content-type': 'text/csv' }).end([HEADER, ...lines].join('\n'));
    return true;
  };

/** Labels of SDMX CL_OBS_STATUS, version 2.2. */
const STATUSES: Readonly<Record<string, string | undefined>> = {
  A: undefined,
  B: 'time series break',
  D: 'definition differs',
  E: 'estimated value',
  F: 'forecast value',
  G: 'experimental value',
  H: 'missing value; holiday or weekend',
  I: 'imputed value',
  J: 'derogation',
  K: 'data included in another category',
  L: 'missing value; data exist but were not collected',
  M: 'missing value; data cannot exist',
  N: 'not significant',
  O: 'missing value',
  P: 'provisional value',
  Q: 'missing value; suppressed',
  S: 'strike and other special events',
  U: 'low reliability',
  V: 'unvalidated value',
  W: 'includes data from another category',
  Y: 'Y',
};

test('explains every status with the SDMX code list, and keeps unknown letters', () =>
  withService(
    async (handlers) => {
      const { observations } = await data(handlers, { start_period: '2026' });
      assert.equal(
        Object.fromEntries(Object.keys(STATUSES).map((code, at) => [code, observations[at]?.status])),
        STATUSES,
      );
    },
    playing(
      ...Object.keys(STATUSES).map(
        (code, at) => ['USD', `2026-10-${String(at + 1).padStart(2, '0')}`, '1.1', code] as const,
      ),
    ),
  ));

const empty =
  (status: number, body: string): Instead =>
  (request, _seen, response) => {
    if (!request.startsWith('GET /data/')) return undefined;
    response.writeHead(status, status === 204 ? {} : { 'content-type': 'text/csv' }).end(body);
    return true;
  };

for (const [title, status, body] of [
  ['an empty 200', 200, ''],
  ['a 200 with only a line break', 200, '\r\n'],
  ['a 204', 204, ''],
  ['a 404', 404, ''],
] as const) {
  test(`${title} means no observations in every tool, and is requested once`, () =>
    withService(
      async (handlers, requests) => {
        const found = await data(handlers, { start_period: '2027-01', end_period: '2027-06' });
        assert.equal([found.count, found.truncated, found.series], [0, false, []]);
        assert.match(found.hint ?? '', /not in these periods/);
        assert.is(requests().filter((each) => each.startsWith('GET /data/')).length, 1);
        const { series } = await compare(handlers, [KEY], { start_period: '2027-02' });
        assert.equal([series[0]?.count, series[0]?.note], [0, 'No observations for this key in these periods.']);
      },
      empty(status, body),
    ));
}

test('treats an HTML page instead of data as a source failure', () =>
  withService(
    async (handlers) => assert.is((await problemOf(data(handlers))).code, 'upstream_invalid_response'),
    empty(200, '<html><body>Service unavailable</body></html>'),
  ));

test('a window may start and end with a day, a week or a half-year', () =>
  withService(
    async (handlers, requests) => {
      for (const [start_period, end_period] of [
        ['2026-10-05', '2026-10-09'],
        ['2026-W40', '2026-W41'],
        ['2026-S1', '2026-S2'],
        ['2026-10-05', '2026-10'],
        ['2024-02-29', '2024-02-29'],
      ]) {
        await data(handlers, { start_period, end_period });
        const sent = requests().at(-1) ?? '';
        assert.match(sent, `startPeriod=${start_period}`);
        assert.match(sent, `endPeriod=${end_period}`);
      }
      const before = requests().length;
      const refused = async (window: object) => (await problemOf(data(handlers, window))).extras.errors?.[0];
      assert.match((await refused({ start_period: '2026-02-29' }))?.message ?? '', /is not an existing date/);
      assert.is((await refused({ end_period: '2026-02-30' }))?.parameter, 'end_period');
      assert.is((await refused({ start_period: '2026-10-09', end_period: '2026-10-05' }))?.parameter, 'start_period');
      assert.is((await refused({ start_period: '2026-10-01', end_period: '2026-W39' }))?.parameter, 'start_period');
      assert.is(requests().length, before, 'the source was not queried');
    },
    playing(['USD', '2026-10-05', '1.1', 'A']),
  ));

test('marks only the discontinued one of two series', () =>
  withService(
    async (handlers) => {
      const flags = (series: readonly { series_key: string | null; discontinued?: boolean }[]) =>
        series.map(({ series_key, discontinued }) => [series_key?.slice(2, 5), discontinued]);
      const both = await data(handlers, { key_filter: 'D.USD+NOK.EUR.SP00.A' });
      assert.equal(flags(both.series), [
        ['USD', undefined],
        ['NOK', true],
      ]);
      assert.not.match(both.hint ?? '', /ended/, 'only one of the series ended');
      const compared = await compare(handlers, [KEY, 'D.NOK.EUR.SP00.A']);
      assert.equal(flags(compared.series), [
        ['USD', undefined],
        ['NOK', true],
      ]);
      assert.match(compared.series[1]?.note ?? '', /for 2023-05-04; the series appears to be discontinued/);
      const past = await data(handlers, { key_filter: 'D.NOK.EUR.SP00.A', end_period: '2023-06' });
      assert.is(past.series[0]?.discontinued, undefined, 'later days were not requested');
    },
    playing(
      ['USD', '2026-11-24', '1.1', 'A'],
      ['USD', '2026-11-25', '1.2', 'A'],
      ['NOK', '2023-05-03', '11.1', 'A'],
      ['NOK', '2023-05-04', '11.2', 'A'],
      ['NOK', '2026-11-25', '', 'M'],
    ),
  ));

test.run();
