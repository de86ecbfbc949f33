import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { problemOf } from '../../support/fake-source.ts';
import type { Instead } from '../../support/recorded-sources.ts';
import { answering, data, search, withOwnService } from './service.ts';

const CONTENTS_HEADER =
  '"title"\t"code"\t"type"\t"last update of data"\t"last table structure change"\t"data start"\t"data end"\t"values"';

/** Serves Eurostat's table of contents with the given datasets (F5, F6, F8). */
const contents =
  (...rows: readonly (readonly [title: string, code: string, first: string, last: string])[]): Instead =>
  (request, _seen, response) => {
    if (!request.includes('/catalogue/toc/txt')) return undefined;
    const lines = rows.map(
      ([title, code, first, last]) =>
        `"    ${title}"\t"${code}"\t"dataset"\t"20.09.2026"\t"20.09.2026"\t"${first}"\t"${last}"\t100`,
    );
    const text = [CONTENTS_HEADER, '"Database by themes"\t"data"\t"folder"\t" "\t" "\t" "\t" "\t" "', ...lines];
    response.writeHead(200, { 'content-type': 'text/plain;charset=UTF-8' }).end(`${text.join('\n')}\n`);
    return true;
  };

const either =
  (...all: readonly Instead[]): Instead =>
  (request, seen, response) =>
    all.map((each) => each(request, seen, response)).find((done) => done === true);

/** Returns a cube with one series for Sweden. The keys of `values` are periods. */
const cube = (freq: string, values: Readonly<Record<string, number>>, more: object = {}) => {
  const times = Object.keys(values);
  const code = (id: string, label: string) => ({ label: id, category: { index: { [id]: 0 }, label: { [id]: label } } });
  return {
    version: '2.0',
    class: 'dataset',
    label: 'Pairs of shoes',
    updated: '2026-09-20T23:00:00+0200',
    value: Object.fromEntries(Object.values(values).map((value, index) => [index, value])),
    id: ['freq', 'geo', 'time'],
    size: [1, 1, times.length],
    dimension: {
      freq: code(freq, freq),
      geo: code('SE', 'Sweden'),
      time: { label: 'Time', category: { index: Object.fromEntries(times.map((each, at) => [each, at])), label: {} } },
    },
    ...more,
  };
};

test('the catalog distinguishes weekly, semiannual and monthly datasets, and marks discontinued ones', () =>
  withOwnService(
    async (handlers) => {
      const found = Object.fromEntries(
        (await search(handlers, 'shoes', 50)).indicators.map((each) => [
          each.source_id,
          [each.frequency, each.first, each.last, each.discontinued],
        ]),
      );
      assert.equal(found, {
        shoe_week: ['weekly', '2003-W05', '2026-W37', undefined],
        shoe_week_old: ['weekly', '2014-W01', '2021-W52', true],
        shoe_week_99: ['weekly', '2003-W05', '2026', undefined],
        shoe_month: ['monthly', '1999-02', '2026-08', undefined],
        shoe_half: ['half_yearly', '2008-S2', '2026-S1', undefined],
        shoe_half_said: ['half_yearly', '2008', '2025', undefined],
        shoe_quarter: ['quarterly', '1999-Q1', '2026-Q2', undefined],
        shoe_day: ['daily', '2020-01-02', '2026-09-18', undefined],
        shoe_year: ['annual', '1999', '2025', undefined],
      });
    },
    {
      instead: contents(
        ['Shoes by week', 'shoe_week', '2003W05', '2026W37'],
        ['Shoes of the old survey by week', 'shoe_week_old', '2014W01', '2021W52'],
        ['Shoes by week with unknown weeks', 'shoe_week_99', '2003W05', '2026W99'],
        ['Shoes, index', 'shoe_month', '1999M02', '2026M08'],
        ['Shoes, prices', 'shoe_half', '2008S2', '2026S1'],
        ['Shoes, prices - bi-annual data', 'shoe_half_said', '2008', '2025'],
        ['Shoes, turnover', 'shoe_quarter', '1999Q1', '2026Q2'],
        ['Shoes of the day', 'shoe_day', '2020M01D02', '2026M09D18'],
        ['Shoes, stocks - annual data', 'shoe_year', '1999', '2025'],
      ),
    },
  ));

test('week 99 is not a valid period: it is never the last one, and a limit drops it', () =>
  withOwnService(
    async (handlers) => {
      const [series] = (await data(handlers, 'shoe_week', 'SE')).series;
      assert.equal([series?.first, series?.last, series?.frequency], ['2025-W51', '2026-W37', 'weekly']);
      assert.equal(
        series?.observations.map(({ period, value, status }) => [period, value, status]),
        [
          ['2025-W99', 7, 'week unknown'],
          ['2025-W51', 40, undefined],
          ['2026-W99', 5, 'provisional, week unknown'],
          ['2026-W36', 44, undefined],
          ['2026-W37', 46, undefined],
        ],
      );
      assert.match(series?.notes.join(' ') ?? '', /2025-W99, 2026-W99: week unknown/);
      assert.is(series?.discontinued, undefined);
      const [newest] = (await data(handlers, 'shoe_week', 'SE', { limit: 1 })).series;
      assert.equal(newest?.observations, [{ period: '2026-W37', value: 46 }]);
      assert.is(newest?.last, '2026-W37');
    },
    {
      instead: either(
        contents(['Shoes by week', 'shoe_week', '2003W05', '2026W99']),
        answering(
          '/data/shoe_week',
          cube(
            'W',
            { '2025-W51': 40, '2025-W99': 7, '2026-W36': 44, '2026-W37': 46, '2026-W99': 5 },
            { status: { 4: 'p' } },
          ),
        ),
      ),
    },
  ));

test('the message for an empty window does not report an unknown week as the end of the dataset', () =>
  withOwnService(
    async (handlers) => {
      const { sources } = await data(handlers, 'shoe_week', 'SE', { year_to: 2000 });
      assert.match(sources[0]?.message ?? '', /covers 2003-W05 to 2026\./);
    },
    {
      instead: either(
        contents(['Shoes by week', 'shoe_week', '2003W05', '2026W99']),
        answering(
          '/data/shoe_week',
          cube(
            'W',
            { '2026-W37': 46 },
            {
              extension: {
                annotation: [
                  { type: 'OBS_PERIOD_OVERALL_OLDEST', title: '2003-W05' },
                  { type: 'OBS_PERIOD_OVERALL_LATEST', title: '2026-W99' },
                ],
              },
            },
          ),
        ),
      ),
    },
  ));

test('a multi-year period is in every window that it overlaps, although the source filters by its first year', () => {
  const spans = { '2015_2017': 310, '2016_2018': 305, '2017_2019': 301 };
  const since = (request: string) => Number(/sinceTimePeriod=(\d+)/.exec(request)?.[1] ?? 0);
  return withOwnService(
    async (handlers, requests) => {
      for (const id of ['shoe_three', 'shoe_three?freq=A']) {
        const [series] = (await data(handlers, id, 'SE', { year_from: 2019, year_to: 2019 })).series;
        assert.equal(series?.observations, [{ period: '2017_2019', value: 301 }], id);
      }
      const [two] = (await data(handlers, 'shoe_three', 'SE', { year_from: 2010, year_to: 2016 })).series;
      assert.equal(
        two?.observations.map(({ period }) => period),
        ['2015_2017', '2016_2018'],
      );
      assert.ok(
        requests().some((each) => since(each) === 2017),
        'requested periods that began earlier',
      );
    },
    {
      instead: either(
        contents(['Shoes, three-year average', 'shoe_three', '2000', '2019']),
        (request, seen, response) => {
          const left = Object.entries(spans).filter(([period]) => Number(period.slice(0, 4)) >= since(request));
          const annotation = [{ type: 'OBS_PERIOD_OVERALL_LATEST', title: '2017_2019' }];
          const cubes = cube('A', Object.fromEntries(left), { extension: { annotation } });
          return answering('/data/shoe_three', cubes)(request, seen, response);
        },
      ),
    },
  );
});

test('explains combined flags letter by letter if they have no label of their own', () =>
  withOwnService(
    async (handlers) => {
      const [series] = (await data(handlers, 'shoe_flags', 'SE')).series;
      assert.equal(
        series?.observations.map(({ status }) => status),
        ['break in time series, provisional', 'estimated, confidential', 'low reliability', 'bq'],
      );
    },
    {
      instead: either(
        contents(['Shoes with flags', 'shoe_flags', '2020', '2025']),
        answering(
          '/data/shoe_flags',
          cube('A', { 2022: 1, 2023: 2, 2024: 3, 2025: 4 }, { status: { 0: 'bp', 1: 'e|C', 2: 'u', 3: 'bq' } }),
        ),
      ),
    },
  ));

const IRLT = 'OECD.SDD.STES,DSD_KEI@DF_KEI:MEASURE=IRLT;FREQ=M';
const IRLT_COLUMNS =
  'DATAFLOW,REF_AREA: Reference area,FREQ: Frequency,MEASURE: Measure,UNIT_MEASURE: Unit,ACTIVITY: Activity,ADJUSTMENT: Adjustment,TRANSFORMATION: Transformation,TIME_PERIOD: Time period,OBS_VALUE,OBS_STATUS: Observation status';

/** Serves OECD data on UK long-term interest rates (F14), with a value and a status for each period. */
const rates =
  (...rows: readonly (readonly [period: string, value: string, status: string])[]): Instead =>
  (request, _seen, response) => {
    if (!request.startsWith('GET /data/')) return undefined;
    const lines = rows.map(
      ([period, value, status]) =>
        `F,GBR: United Kingdom,M: Monthly,IRLT: Long-term rates,PA: Percent,_Z: None,_Z: None,_Z: None,${period},${value},${status}`,
    );
    response.writeHead(200, { 'content-type': 'text/csv' }).end([IRLT_COLUMNS, ...lines, ''].join('\r\n'));
    return true;
  };

test('an OECD series that ended years ago is discontinued, unless the window ends earlier', () =>
  withOwnService(
    async (handlers) => {
      const ended = async (years: object = {}) => {
        const [series] = (await data(handlers, IRLT, 'GB', years)).series;
        return [
          series?.last,
          series?.discontinued,
          /2018-05; the series appears to be discontinued/.test(series?.notes.join() ?? ''),
        ];
      };
      assert.equal(await ended(), ['2018-05', true, true]);
      assert.equal(await ended({ year_from: 2018 }), ['2018-05', true, true]);
      assert.equal(await ended({ year_to: 2025 }), ['2018-05', true, true]);
      assert.equal(await ended({ year_to: 2018 }), ['2018-05', undefined, false], 'later years were not requested');
    },
    {
      instead: rates(
        ['2018-04', '1.5', 'A: Normal value'],
        ['2018-05', '1.6', 'A: Normal value'],
        ['2026-08', '', 'O'],
      ),
    },
  ));

test('a series with suppressed latest values is not discontinued, and OECD codes without labels are explained', () =>
  withOwnService(
    async (handlers) => {
      const [series] = (await data(handlers, IRLT, 'GB')).series;
      assert.equal(
        series?.observations.map(({ status }) => status),
        ['definition differs', 'Own label of it', 'missing value; suppressed'],
      );
      assert.is(series?.discontinued, undefined);
    },
    { instead: rates(['2018-04', '1.5', 'D'], ['2018-05', '1.6', 'U: Own label of it'], ['2026-08', '', 'Q']) },
  ));

/** Serves World Bank data on Japan's GDP (F17), with a value and a status for each year. */
const product =
  (...rows: readonly (readonly [date: string, value: number | null, status?: string])[]): Instead =>
  (request, _seen, response) => {
    if (!request.startsWith('GET /country/')) return undefined;
    const items = rows.map(([date, value, status = '']) => ({
      indicator: { id: 'NY.GDP.MKTP.CD', value: 'GDP (current US$)' },
      country: { id: 'JP', value: 'Japan' },
      countryiso3code: 'JPN',
      date,
      value,
      obs_status: status,
    }));
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify([{ pages: 1 }, items]));
    return true;
  };

test('a World Bank series with empty recent years is discontinued, but one published every ten years is not', async () => {
  const japan = (instead: Instead) => async (check: (found: { discontinued?: boolean; last: string | null }) => void) =>
    withOwnService(
      async (handlers) => {
        const [series] = (await data(handlers, 'NY.GDP.MKTP.CD', 'JP', { source: 'development_bank' })).series;
        check(series as never);
      },
      { instead },
    );
  await japan(product(['2025', null], ['2011', 3.5], ['2010', 3]))(({ discontinued, last }) =>
    assert.equal([discontinued, last], [true, '2011']),
  );
  await japan(product(['2020', 4], ['2010', 3], ['2000', 2], ['1990', 1]))(({ discontinued }) =>
    assert.is(discontinued, undefined),
  );
  await japan(product(['2025', 4], ['2024', 3]))(({ discontinued }) => assert.is(discontinued, undefined));
});

test('explains World Bank status codes with the common code list, and keeps weeks and half-years', () =>
  withOwnService(
    async (handlers) => {
      const { series } = await data(handlers, 'NY.GDP.MKTP.CD', 'JP', { source: 'development_bank' });
      assert.equal(
        series[0]?.observations.map(({ period, status }) => [period, status]),
        [
          ['2025', 'estimated value'],
          ['2025-S2', 'low reliability'],
          ['2026-W10', undefined],
          ['2026-W11', 'X7'],
        ],
      );
    },
    { instead: product(['2026W11', 4, 'X7'], ['2026W10', 4, 'A'], ['2025S2', 3, 'U'], ['2025', 2, 'e']) },
  ));

const AVERAGES_ONLY = 'ENU0600030571';
/** The BLS response for a series that has only annual averages (F10). */
const averages: Instead = (request, seen, response) => {
  if (!request.startsWith('POST ')) return undefined;
  const row = (year: string, period: string, value: string) => ({ year, period, value, footnotes: [{}] });
  const { annualaverage, seriesid } = JSON.parse(seen.body);
  const all =
    seriesid[0] === AVERAGES_ONLY
      ? [row('2025', 'Q05', '81'), row('2024', 'M13', '80'), row('2023', 'S03', '79')]
      : [row('2025', 'M13', '99'), row('2025', 'M12', '42'), row('2025', 'M11', '41')];
  const kept = annualaverage === true ? all : all.filter(({ period }) => /^M(?:0|1[0-2])/.test(period));
  const results = { series: [{ seriesID: seriesid[0], data: kept }] };
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ status: 'REQUEST_SUCCEEDED', message: [], Results: results }));
  return true;
};

test('with a key, a US series of annual averages has data; in a monthly series, annual averages are dropped', () =>
  withOwnService(
    async (handlers) => {
      const read = async (id: string) => {
        const { series } = await data(handlers, id, 'US', { source: 'us_labour_statistics', year_from: 2023 });
        return [series[0]?.frequency, series[0]?.observations];
      };
      assert.equal(await read(AVERAGES_ONLY), [
        'annual',
        [
          { period: '2023', value: 79 },
          { period: '2024', value: 80 },
          { period: '2025', value: 81 },
        ],
      ]);
      assert.equal(await read('LNS14000000'), [
        'monthly',
        [
          { period: '2025-11', value: 41 },
          { period: '2025-12', value: 42 },
        ],
      ]);
    },
    { environment: { BLS_API_KEY: 'secret-key-1234567' }, instead: averages },
  ));

test('without a key, the message states that annual averages require one', () =>
  withOwnService(
    async (handlers) => {
      const { sources } = await data(handlers, AVERAGES_ONLY, 'US', { year_from: 2023 });
      assert.is(sources[0]?.outcome, 'no_data');
      assert.match(sources[0]?.message ?? '', /annual averages only with an API key.*BLS_API_KEY/);
    },
    { instead: averages },
  ));

for (const [title, status, headers] of [
  ['an empty 200', 200, { 'content-type': 'text/csv' }],
  ['a 204', 204, {}],
] as const) {
  const empty =
    (path: string): Instead =>
    (request, _seen, response) => {
      if (!request.startsWith(`GET ${path}`)) return undefined;
      response.writeHead(status, headers).end();
      return true;
    };

  test(`OECD: ${title} means no data, and is requested once`, async () => {
    await withOwnService(
      async (handlers, requests) => {
        const { sources } = await data(handlers, IRLT, 'GB', { year_from: 2027 });
        assert.equal(
          [sources[0]?.outcome, sources[0]?.message],
          ['no_data', 'The source has no observations for these years.'],
        );
        assert.is(requests().filter((each) => each.startsWith('GET /data/')).length, 1);
      },
      { instead: empty('/data/') },
    );
    await withOwnService(
      async (handlers) => {
        const problem = await problemOf(data(handlers, IRLT, 'GB'));
        assert.equal([problem.code, /has no data for/.test(problem.message)], ['not_found', true]);
      },
      { instead: empty('/v2/availability') },
    );
  });
}

test.run();
