// The four sources are simulated on loopback with handwritten responses, whose formats SOURCES.md describes.

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { GetEconomicDataResult } from '../../../generated/services/economic-indicators/types.ts';
import { OTHER_SURVEYS, SURVEYS } from '../../../runtime/adapters/economic-indicators/bls/surveys.ts';
import { contentsRows, type Dataset } from '../../../runtime/adapters/economic-indicators/eurostat/catalogue.ts';
import { reads } from '../../../runtime/adapters/economic-indicators/oecd/figures.ts';
import { GoneIndicators } from '../../../runtime/adapters/economic-indicators/world-bank/gone.ts';
import type { AdapterResult } from '../../../runtime/contract/adapter-result.ts';
import { utcDay } from '../../../runtime/lib/day.ts';
import { isFrozen } from '../../../runtime/lib/period.ts';
import type { Answer } from '../../../runtime/sources/client/answer.ts';
import { fits } from '../../support/answer-size.ts';
import { problemOf } from '../../support/fake-source.ts';
import { fixtureFolder } from '../../support/fixtures.ts';
import { mutations } from '../../support/mutations.ts';
import { callAt } from '../../support/played-folder.ts';
import type { Instead } from '../../support/recorded-sources.ts';
import { answering, data, type Handlers, now, search, withOwnService } from './service.ts';

/**
 * Handlers for tests that neither replace responses nor inspect requests. These tests share one service, because each
 * service builds four indexes in separate threads.
 */
const shared = Promise.withResolvers<Handlers>();
const allDone = Promise.withResolvers<void>();
let sharing: Promise<void> | undefined;
test.after(() => {
  allDone.resolve();
  return sharing;
});
const withService = async (body: (handlers: Handlers) => Promise<void>) => {
  sharing ??= withOwnService((handlers) => {
    shared.resolve(handlers);
    return allDone.promise;
  });
  await Promise.race([shared.promise, sharing]);
  await body(await shared.promise);
};

const values = (result: AdapterResult<GetEconomicDataResult>) =>
  result.series[0]?.observations.map(({ period, value }) => [period, value]);

test('one query searches all four sources, and returns the best hits first, each with a usable id', () =>
  withService(async (handlers) => {
    const { indicators, sources, countries } = await search(handlers, 'unemployment rate');
    assert.equal(countries, []);
    const first = (source: string) => indicators.find((each) => each.source === source)?.source_id;
    assert.is(first('development_bank'), 'SL.UEM.TOTL.ZS');
    assert.is(first('eu_statistics_office'), 'une_rt_m?s_adj=SA&age=TOTAL&unit=PC_ACT&sex=T');
    assert.match(first('economic_cooperation_org') ?? '', /DF_IALFS_UNE_M/);
    assert.is(
      first('us_labour_statistics'),
      'LNS14000000',
      'totals rank above men, and adjusted series above unadjusted ones',
    );
    assert.ok(sources.every(({ outcome }) => outcome === 'answered'));
    const eurostat = indicators.find(({ source_id }) => source_id === 'une_rt_m');
    assert.equal(
      [eurostat?.first, eurostat?.last, eurostat?.updated, eurostat?.frequency],
      ['1983-01', '2026-08', '2026-09-22', 'monthly'],
    );
    const old = indicators.find(({ source_id }) => source_id === 'une_rt_a_h');
    assert.is(old?.discontinued, true);
    assert.ok(indicators.indexOf(old as never) > indicators.indexOf(eurostat as never));
  }));

test('a country in the query excludes sources that do not cover it, with a note', () =>
  withService(async (handlers) => {
    const { countries, sources, indicators } = await search(handlers, 'life expectancy in Japan');
    assert.equal(countries, [{ code: 'JP', name: 'Japan' }]);
    assert.equal(
      sources.map(({ outcome }) => outcome),
      ['answered', 'answered', 'not_covered', 'not_covered'],
    );
    assert.is(indicators[0]?.source_id, 'SP.DYN.LE00.IN');
    assert.match(sources[2]?.message ?? '', /Eurostat does not cover Japan/);
  }));

test("queries in the sources' languages find the same indicators", () =>
  withService(async (handlers) => {
    for (const query of ['taux de chômage', 'Arbeitslosenquote', 'tasa de desempleo', 'arbetslöshet']) {
      const { indicators } = await search(handlers, query);
      assert.ok(
        indicators.some(({ source_id }) => source_id === 'SL.UEM.TOTL.ZS'),
        query,
      );
      assert.ok(
        indicators.some(({ source_id }) => source_id.startsWith('une_rt_m')),
        query,
      );
    }
  }));

test('without hits, returns a hint and the closest matches', () =>
  withService(async (handlers) => {
    const found = await search(handlers, 'chess grandmasters born in leap years');
    assert.is(found.count, 0);
    assert.match(found.hint ?? '', /No indicator matches/);
    assert.ok(found.sources.every(({ outcome }) => outcome === 'nothing_found'));
    const problem = await problemOf(search(handlers, 'of the'));
    assert.is(problem.code, 'invalid_arguments');
  }));

test('reports a country group in the query, and excludes sources without data for it', () =>
  withService(async (handlers) => {
    const { countries, sources, indicators } = await search(handlers, 'euro area unemployment rate');
    assert.equal(countries, [{ code: 'EA', name: 'Euro area' }]);
    assert.equal(
      sources.map(({ outcome }) => outcome),
      ['answered', 'answered', 'answered', 'not_covered'],
    );
    assert.match(sources[3]?.message ?? '', /does not cover Euro area/);
    assert.ok(indicators.some(({ source_id }) => source_id.startsWith('une_rt_m')));
    const poverty = await search(handlers, 'Sub-Saharan Africa poverty');
    assert.is(poverty.sources[2]?.outcome, 'not_covered');
    assert.is(poverty.indicators[0]?.source_id, '1.0.HCount.1.90usd');
  }));

test('if no hit contains all words, returns the best hits and the missing words', () =>
  withService(async (handlers) => {
    const { indicators, hint } = await search(handlers, 'life expectancy of hermits');
    assert.ok(indicators.slice(0, 3).some(({ source_id }) => source_id === 'SP.DYN.LE00.IN'));
    assert.match(hint ?? '', /No result matches all of the words.*lack "hermits"/);
    assert.is((await search(handlers, 'life expectancy')).hint, undefined);
  }));

test('reports a source that is down, and returns the results of the others', () =>
  withOwnService(
    async (handlers) => {
      const { sources, count } = await search(handlers, 'life expectancy');
      assert.ok(count > 0);
      const oecd = sources.find(({ source }) => source === 'economic_cooperation_org');
      assert.is(oecd?.outcome, 'failed');
      assert.match(oecd?.message ?? '', /OECD/);
      const { sources: states } = await handlers.list_economic_sources({}, callAt(now));
      assert.is(states.find(({ source }) => source === 'economic_cooperation_org')?.status, 'limited');
      assert.equal(states.find(({ source }) => source === 'development_bank')?.indicators, 10);
    },
    {
      instead: (request, _seen, response) => {
        if (!request.startsWith('GET /dataflow')) return undefined;
        response.writeHead(503).end();
        return true;
      },
    },
  ));

test('World Bank observations are in chronological order, with attribution', () =>
  withService(async (handlers) => {
    const result = await data(handlers, 'ny.gdp.mktp.cd', 'jp', { year_from: 2018, year_to: 2019 });
    assert.equal(values(result), [
      ['2018', 5040880939324.86],
      ['2019', 5117993853016.51],
    ]);
    const [series] = result.series;
    assert.equal([series?.unit, series?.frequency, series?.last_updated], ['current US$', 'annual', '2026-09-15']);
    assert.match(series?.citation ?? '', /World Bank: GDP .*Japan.*2026-09-15.*Retrieved \d{4}-\d{2}-\d{2}\.$/);
    assert.ok(series?.citation?.endsWith(`Retrieved ${utcDay(new Date())}.`), 'the day of the fetch, not of the call');
    assert.match(series?.url ?? '', /^https:\/\/data\.worldbank\.org\/indicator\/NY\.GDP\.MKTP\.CD/);
  }));

test('a window without observations does not return other years', () =>
  withService(async (handlers) => {
    const result = await data(handlers, 'NY.GDP.MKTP.CD', 'JPN', { year_from: 1850, year_to: 1860 });
    assert.equal(result.series[0]?.observations, []);
    assert.is(result.sources[0]?.outcome, 'no_data');
  }));

test('reports a country without data instead of an empty list', () =>
  withService(async (handlers) => {
    const problem = await problemOf(data(handlers, 'SP.DYN.LE00.IN', 'AX'));
    assert.is(problem.code, 'not_found');
    assert.match(problem.message, /no data for SP\.DYN\.LE00\.IN in ALA/);
    assert.match((await problemOf(data(handlers, 'LNS14000000', 'DE'))).message, /United States only/);
    const dropped = await problemOf(data(handlers, 'une_rt_m?s_adj=SA&age=TOTAL&unit=PC_ACT&sex=T', 'US'));
    assert.match(dropped.message, /Eurostat has no data for une_rt_m in US/);
    const none = await problemOf(data(handlers, 'OECD.SDD.STES,DSD_KEI@DF_KEI:MEASURE=IRLT;FREQ=M', 'KE'));
    assert.match(none.message, /OECD has no data for .* in KEN/);
  }));

test('Greece is EL at Eurostat, and a suppressed value has its flag', () =>
  withService(async (handlers) => {
    const result = await data(handlers, 'nama_10_gdp?unit=CP_MEUR&na_item=B1GQ', 'GR');
    assert.equal(result.series[0]?.observations, [
      { period: '2022', value: 207854.2 },
      { period: '2023', value: null, status: 'not available' },
      { period: '2024', value: 237573.4 },
    ]);
    assert.equal(result.series[0]?.country, { code: 'GR', name: 'Greece' });
    assert.is(result.series[0]?.last_updated, '2026-09-18T09:00:00.000Z');
  }));

test('an unknown Eurostat code is an error with the closest code, although the source silently ignores it', () =>
  withService(async (handlers) => {
    const problem = await problemOf(data(handlers, 'une_rt_m?unit=PC_ACTT', 'DE'));
    assert.is(problem.code, 'invalid_arguments');
    assert.match(problem.extras.errors?.[0]?.hint ?? '', /PC_ACT/);
  }));

const cubeOf = (time: readonly string[], value: object, more: object = {}) => ({
  class: 'dataset',
  version: '2.0',
  label: 'Unemployment',
  id: ['sex', 'geo', 'time'],
  size: [1, 1, time.length],
  dimension: {
    sex: { label: 'Sex', category: { index: { T: 0 }, label: { T: 'Total' } } },
    geo: { label: 'Area', category: { index: { DE: 0 }, label: { DE: 'Germany' } } },
    time: { label: 'Time', category: { index: time, label: {} } },
  },
  value,
  ...more,
});
const coverage = [
  { type: 'OBS_PERIOD_OVERALL_OLDEST', title: '1983-01' },
  { type: 'OBS_PERIOD_OVERALL_LATEST', title: '2026-08' },
];
test('explains Eurostat flags, and keeps strings that replace numbers', () => {
  const status = { label: { p: 'provisional', '|C': '|confidential', 'e|C': 'estimated|confidential' } };
  const flags = { 0: 'p', 1: '|C', 2: 'e|C', 4: 'x' };
  const cube = cubeOf(['2020', '2021', '2022', '2023', '2024'], { 0: 1, 3: 'n.a.', 4: 5 }, {});
  return withOwnService(
    async (handlers) => {
      const { series } = await data(handlers, 'demo_mlexpec?sex=T', 'DE');
      assert.equal(series[0]?.observations, [
        { period: '2020', value: 1, status: 'provisional' },
        { period: '2021', value: null, status: 'confidential' },
        { period: '2022', value: null, status: 'estimated, confidential' },
        { period: '2023', value: null, status: 'n.a.' },
        { period: '2024', value: 5, status: 'x' },
      ]);
    },
    { instead: answering('/data/demo_mlexpec', { ...cube, status: flags, extension: { status } }) },
  );
});

test('if Eurostat has no observations in a window, the message states the covered years', () =>
  withOwnService(
    async (handlers) => {
      const windowed = await data(handlers, 'demo_mlexpec?sex=T', 'DE', { year_from: 1970, year_to: 1980 });
      assert.is(windowed.sources[0]?.outcome, 'no_data');
      assert.match(windowed.sources[0]?.message ?? '', /for these years\. The dataset covers 1983-01 to 2026-08\./);
      const open = await data(handlers, 'demo_mlexpec?sex=T', 'DE');
      assert.match(open.sources[0]?.message ?? '', /^The source has no observations\. The dataset/);
    },
    {
      instead: answering('/data/demo_mlexpec', cubeOf(['1979', '1980'], {}, { extension: { annotation: coverage } })),
    },
  ));

test('reports dimensions that were set to totals, even if the id already selects values of other dimensions', () => {
  const ages = Array.from({ length: 14 }, (_, n) => (n === 0 ? 'TOTAL' : `Y${n}`));
  const wide = {
    ...cubeOf(['2024'], { 0: 1 }),
    id: ['sex', 'age', 'geo', 'time'],
    size: [1, ages.length, 1, 1],
  };
  const age = { label: 'Age', category: { index: ages, label: {} } };
  const total = { label: 'Age', category: { index: ['TOTAL'], label: { TOTAL: 'Total' } } };
  const narrow = { ...wide, size: [1, 1, 1, 1], when: 'age=TOTAL', dimension: { ...wide.dimension, age: total } };
  return withOwnService(
    async (handlers) => {
      const { series } = await data(handlers, 'demo_mlexpec?sex=T', 'DE');
      assert.is(series.length, 1);
      assert.is(series[0]?.source_id, 'demo_mlexpec?sex=T&age=TOTAL');
      assert.match(series[0]?.notes.join(' ') ?? '', /The total was used for age\./);
    },
    { instead: answering('/data/demo_mlexpec', narrow, { ...wide, dimension: { ...wide.dimension, age } }) },
  );
});

test('narrows a request for a whole cube to its totals, and adds a note', () =>
  withService(async (handlers) => {
    const result = await data(handlers, 'une_rt_m', 'DE');
    assert.is(result.count, 6);
    assert.ok(result.series.every(({ dimensions }) => dimensions.find(({ id }) => id === 'sex')?.code === 'T'));
    assert.match(result.series[0]?.notes[0] ?? '', /The total was used for age, sex\./);
  }));

test('an OECD cube with too many series returns the dimensions to choose from', () =>
  withService(async (handlers) => {
    const result = await data(handlers, 'OECD.SDD.STES,DSD_KEI@DF_KEI', 'GBR');
    assert.is(result.count, 0);
    const [choice] = result.choices ?? [];
    assert.ok((choice?.series_count ?? 0) > 12);
    assert.ok(choice?.dimensions.find(({ id }) => id === 'MEASURE')?.codes.some(({ code }) => code === 'IRLT'));
    assert.match(choice?.example_id ?? '', /^OECD\.SDD\.STES,DSD_KEI@DF_KEI:/);
    assert.is(result.sources[0]?.outcome, 'choose');
    const problem = await problemOf(data(handlers, 'OECD.SDD.STES,DSD_KEI@DF_KEI:MEASURE=IRTL', 'GB'));
    assert.match(problem.extras.errors?.[0]?.hint ?? '', /IRLT/);
  }));

test('sorts unordered OECD rows chronologically, and splits labels at the first colon', () =>
  withService(async (handlers) => {
    const result = await data(handlers, 'OECD.SDD.STES,DSD_KEI@DF_KEI:MEASURE=IRLT;FREQ=M', 'UK', { year_from: 2023 });
    assert.equal(result.series[0]?.observations, [
      { period: '2023-01', value: 3.5115 },
      { period: '2023-02', value: 3.5553, status: 'Provisional value' },
      { period: '2023-03', value: 3.5638 },
      { period: '2023-04', value: null },
      { period: '2026-08', value: 4.6312 },
    ]);
    assert.equal([result.series[0]?.unit, result.series[0]?.frequency], ['Percent per annum', 'monthly']);
    const adjustment = result.series[0]?.dimensions.find(({ id }) => id === 'ADJUSTMENT');
    assert.equal([adjustment?.code, adjustment?.label], ['_Z', 'Not applicable, at all']);
  }));

test('OECD rows that differ only in an attribute are one series, and a different power of ten makes another series', () => {
  const header = 'DATAFLOW,REF_AREA,FREQ,MEASURE,UNIT_MEASURE,TIME_PERIOD,OBS_VALUE,OBS_STATUS,UNIT_MULT,BASE_PER,NOTE';
  const row = (period: string, value: number, rest: string) => `F,GBR,M,IRLT,PA,${period},${value},${rest}`;
  const read = (...rows: string[]) => {
    const answer = { status: 200, text: () => [header, ...rows].join('\r\n') } as Answer;
    const figures = reads.figures(answer);
    return figures.kind === 'series' ? figures.series : [];
  };
  const one = read(row('2023-01', 1, 'A,,,'), row('2023-02', 2, 'A,0,2015,'), row('2023-03', 3, 'A,0,2015,revised'));
  assert.equal(
    one.map(({ observations, cells }) => [observations.length, cells['BASE_PER']?.code]),
    [[3, '2015']],
  );
  const two = read(row('2023-01', 1, 'A,0,2015,'), row('2023-02', 2, 'A,6,2015,'));
  assert.equal(
    two.map(({ cells }) => cells['UNIT_MULT']?.code),
    ['0', '6'],
  );
});

test('without a key, a month without a survey in a US series is null with the reason', () =>
  withOwnService(async (handlers, requests) => {
    const result = await data(handlers, 'lns14000000', 'USA', { year_from: 2025, year_to: 2025 });
    assert.equal(result.series[0]?.observations[1], {
      period: '2025-10',
      value: null,
      status: 'Data unavailable due to the 2025 lapse in appropriations.',
    });
    assert.equal([result.series[0]?.unit, result.series[0]?.first], ['percent', '2025-09']);
    assert.ok(requests().includes('POST /v1/timeseries/data/'));
  }));

test('with a key, uses API version 2 and sends the key only in the body', () =>
  withOwnService(
    async (handlers, requests) => {
      const problem = await problemOf(data(handlers, 'LNS14000000', 'US', { year_from: 2010, year_to: 2025 }));
      assert.is(problem.code, 'upstream_unavailable');
      assert.match(problem.message, /daily query limit is used up/);
      assert.not.match(problem.message, /secret-key/);
      assert.ok(requests().every((each) => !each.includes('secret-key')));
    },
    {
      environment: { BLS_API_KEY: 'secret-key-1234567' },
      instead: (request, seen, response) => {
        if (!request.startsWith('POST /v2')) return undefined;
        assert.is(JSON.parse(seen.body).registrationkey, 'secret-key-1234567');
        const message = [
          'Request could not be serviced: the daily threshold for total number of requests allocated to the user',
        ];
        response.writeHead(200, { 'content-type': 'application/json' });
        response.end(JSON.stringify({ status: 'REQUEST_NOT_PROCESSED', message, Results: {} }));
        return true;
      },
    },
  ));

test('rejects a response for another country, for example, when an empty URL part is treated as all countries', () =>
  withOwnService(
    async (handlers) => {
      const problem = await problemOf(data(handlers, 'NY.GDP.MKTP.CD', 'JPN', { year_from: 2018, year_to: 2019 }));
      assert.is(problem.code, 'upstream_invalid_response');
    },
    {
      instead: (request, _seen, response) => {
        if (!request.startsWith('GET /country')) return undefined;
        const row = {
          indicator: { id: 'NY.GDP.MKTP.CD' },
          country: { id: 'FR' },
          countryiso3code: 'FRA',
          date: '2019',
          value: 1,
        };
        response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify([{ pages: 1 }, [row]]));
        return true;
      },
    },
  ));

test('finds World Bank country groups by code and name, even if rows use another code', () => {
  const rows: Readonly<Record<string, object>> = {
    SSF: { country: { id: 'ZG', value: 'Sub-Saharan Africa' }, countryiso3code: 'SSF' },
    LIC: { country: { id: 'XM', value: 'Low income' }, countryiso3code: '' },
    LCN: { country: { id: 'XM', value: 'Low income' }, countryiso3code: '' },
  };
  return withOwnService(
    async (handlers) => {
      for (const [input, code, name] of [
        ['SSF', 'SSF', 'Sub-Saharan Africa'],
        ['sub-saharan africa', 'SSF', 'Sub-Saharan Africa'],
        ['low-income countries', 'LIC', 'Low income'],
      ] as const) {
        const found = await data(handlers, 'NY.GDP.MKTP.CD', input, { source: 'development_bank' });
        assert.equal([found.country, values(found)], [{ code, name }, [['2019', 1]]], input);
      }
      const other = data(handlers, 'NY.GDP.MKTP.CD', 'Latin America & the Caribbean', { source: 'development_bank' });
      assert.is((await problemOf(other)).code, 'upstream_invalid_response', 'the response is for another group');
      const elsewhere = await problemOf(data(handlers, 'une_rt_m?s_adj=SA&age=TOTAL&unit=PC_ACT&sex=T', 'SSF'));
      assert.is(elsewhere.message, 'Eurostat has no data for Sub-Saharan Africa.');
    },
    {
      instead: (request, _seen, response) => {
        const code = /^GET \/country\/(\w+)\//.exec(request)?.[1];
        if (code === undefined) return undefined;
        const row = { indicator: { id: 'NY.GDP.MKTP.CD' }, date: '2019', value: 1, ...rows[code] };
        response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify([{ pages: 1 }, [row]]));
        return true;
      },
    },
  );
});

test('HTML pages, empty bodies and truncated responses are source failures', () =>
  withOwnService(
    async (handlers) => {
      for (const year_from of [2001, 2002, 2003]) {
        const problem = await problemOf(data(handlers, 'NY.GDP.MKTP.CD', 'JPN', { year_from, year_to: 2010 }));
        assert.is(problem.code, 'upstream_invalid_response', String(year_from));
      }
    },
    {
      instead: (request, _seen, response) => {
        if (!request.startsWith('GET /country')) return undefined;
        const body = request.includes('2001')
          ? '<html>Request Error</html>'
          : request.includes('2002')
            ? ''
            : '[{"page":1';
        response.writeHead(200, { 'content-type': 'application/json' }).end(body);
        return true;
      },
    },
  ));

test('rejects unknown countries before any request, with the closest match', () =>
  withService(async (handlers) => {
    const problem = await problemOf(data(handlers, 'NY.GDP.MKTP.CD', 'Swedn'));
    assert.is(problem.code, 'invalid_arguments');
    assert.match(problem.extras.errors?.[0]?.hint ?? '', /SE \(Sweden\)/);
    assert.is((await problemOf(data(handlers, 'NY.GDP.MKTP.CD', '../../secret'))).code, 'invalid_arguments');
  }));

const FURTHER: ReadonlySet<string> = new Set(
  [...OTHER_SURVEYS, ...SURVEYS.map(({ code }) => code)].filter((code) => code !== 'ln' && code !== 'cu'),
);

test('never returns an empty list or another series for over 200 mistyped ids of each source', () =>
  withService(async (handlers) => {
    const ids = {
      development_bank: ['NY.GDP.MKTP.CD', 'SL.UEM.TOTL.ZS', 'SP.DYN.LE00.IN', 'FP.CPI.TOTL.ZG', 'SP.POP.TOTL'],
      economic_cooperation_org: ['OECD.SDD.STES,DSD_KEI@DF_KEI', 'OECD.SDD.TPS,DSD_LFS@DF_IALFS_UNE_M'],
      eu_statistics_office: ['une_rt_m', 'demo_mlexpec', 'nama_10_gdp', 'prc_hicp_minr', 'tps00205'],
      us_labour_statistics: ['LNS14000000', 'LNS13000000', 'CUUR0000SA0', 'CUSR0000SA0', 'CUUR0000SETB01'],
    } as const;
    for (const [source, codes] of Object.entries(ids)) {
      // The first two letters of an id identify the survey. If a survey is not downloaded or has no fixture, its ids
      // can only be checked by the source.
      const isOther = (text: string) => FURTHER.has(text.slice(0, 2).toLowerCase()) && /\d{3}/.test(text);
      const slips = mutations(codes, 200, isOther);
      assert.ok(slips.length >= 200, `${source}: ${slips.length}`);
      let withNearest = 0;
      for (const slip of slips) {
        // Tries with and without the source's name, because no other source may accept the id.
        for (const more of [{ source }, {}]) {
          const problem = await problemOf(data(handlers, slip, 'US', more));
          assert.is(problem.code, 'not_found', `${source} ${slip}: ${problem.message}`);
          assert.match(problem.message, /No indicator has the id/, `${source} ${slip}`);
          if ('source' in more && /Closest ids/.test(problem.extras.hint ?? '')) withNearest++;
        }
      }
      assert.ok(
        withNearest > slips.length * 0.9,
        `${source}: ${withNearest} of ${slips.length} suggest the nearest match`,
      );
    }
  }));

test('a US series is not reported as unknown if its file could not be downloaded', () =>
  withOwnService(
    async (handlers) => {
      const missing = await problemOf(data(handlers, 'LNS14000000', 'DE'));
      assert.match(missing.message, /United States only/);
      const unknown = await problemOf(data(handlers, 'CUUR0000SA99', 'DE'));
      assert.match(unknown.message, /No indicator has the id/);
    },
    {
      instead: (request, _seen, response) => {
        if (!request.includes('/ln.series')) return undefined;
        response.writeHead(503).end();
        return true;
      },
    },
  ));

test('over 200 mistyped dimension codes are errors, and never return an empty list or another series', () => {
  const code = 'PC_ACT';
  const look = cubeOf(['2024'], { 0: 1 });
  const unit = (codes: readonly string[]) => ({ label: 'Unit', category: { index: codes, label: {} } });
  const id = ['unit', ...look.id];
  const [geo, none] = [
    { ...look, id, size: [2, ...look.size], dimension: { ...look.dimension, unit: unit([code, 'THS_PER']) } },
    { ...look, id, size: [0, ...look.size], dimension: { ...look.dimension, unit: unit([]) }, value: {} },
  ];
  return withOwnService(
    async (handlers) => {
      for (const slip of mutations([code, 'THS_PER'], 200)) {
        const problem = await problemOf(data(handlers, `demo_mlexpec?unit=${encodeURIComponent(slip)}`, 'DE'));
        assert.is(problem.code, 'invalid_arguments', slip);
        assert.match(problem.message, /is not a code of unit/, slip);
      }
      const flow = 'OECD.SDD.STES,DSD_KEI@DF_KEI';
      for (const slip of mutations(['IRLT', 'UNEMP', 'CP'], 200)) {
        const problem = await problemOf(data(handlers, `${flow}:MEASURE=${slip};FREQ=M`, 'GB'));
        assert.is(problem.code, 'invalid_arguments', slip);
        assert.match(problem.message, /is not a code of MEASURE/, slip);
      }
    },
    { instead: answering('/data/demo_mlexpec', { ...geo, when: 'lastTimePeriod' }, none) },
  );
});

test('US series have the unit of their measure or title', () => {
  const unit = (survey: string, id: string, title: string) =>
    SURVEYS.find(({ code }) => code === survey)?.unitOf?.(id, title, undefined);
  for (const [measure, expected] of [
    ['03', 'percent'],
    ['04', 'persons'],
    ['06', 'persons'],
    ['07', 'percent'],
    ['08', 'percent'],
  ] as const) {
    assert.is(unit('la', `LASST0600000000000${measure}`, ''), expected, measure);
  }
  assert.is(unit('ln', 'LNS12032192', 'Employment Level - Self-Employed, Unincorporated'), 'thousands of persons');
  assert.is(unit('ln', 'LNS14000000', 'Unemployment Rate'), 'percent');
  assert.is(unit('ln', 'LNS12300000', 'Employment-Population Ratio'), 'percent');
});

const UNE = 'une_rt_m?s_adj=SA&age=TOTAL&unit=PC_ACT&sex=T';
const GEO_NAMES: Readonly<Record<string, string>> = {
  EA21: 'Euro area – 21 countries (from 2026)',
  EA20: 'Euro area – 20 countries (2023-2025)',
  EA19: 'Euro area - 19 countries (2015-2022)',
  EU27_2020: 'European Union - 27 countries (from 2020)',
};
/**
 * Simulates Eurostat with data only for the areas in `filled`. `empty` areas exist in the dataset but have no data
 * (F13).
 */
const coveringOnly =
  (filled: readonly string[], empty: readonly string[] = []): Instead =>
  (request, _seen, response) => {
    if (!request.includes('/data/une_rt_m')) return undefined;
    const geo = /geo=(\w+)/.exec(request)?.[1] ?? '';
    const cube = JSON.parse(readFileSync(`${fixtureFolder('eurostat')}/une-de.json`, 'utf8'));
    const isThere = filled.includes(geo) || empty.includes(geo);
    cube.dimension.geo.category = isThere
      ? { index: { [geo]: 0 }, label: { [geo]: GEO_NAMES[geo] ?? geo } }
      : { index: {}, label: {} };
    if (!isThere) cube.size[cube.id.indexOf('geo')] = 0;
    if (!filled.includes(geo)) Object.assign(cube, { value: {}, status: {} });
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(cube));
    return true;
  };

test("for the euro area, uses the composition in the dataset, with the source's name for it", async () => {
  for (const [filled, empty] of [
    [['EA21'], ['EA20']],
    [['EA20'], []],
    [['EA19'], ['EA21']],
  ] as const) {
    await withOwnService(
      async (handlers) => {
        const result = await data(handlers, UNE, 'EA', { source: 'eu_statistics_office', year_from: 2024 });
        assert.equal(result.country, { code: 'EA', name: 'Euro area' });
        assert.equal(result.series[0]?.country, { code: filled[0], name: GEO_NAMES[filled[0]] });
        assert.is(result.series[0]?.observations.length, 3);
      },
      { instead: coveringOnly(filled, empty) },
    );
  }
});

test('accepts all spellings of country groups, and does not confuse euro area compositions', () =>
  withOwnService(
    async (handlers) => {
      const code = async (country: string) =>
        (await data(handlers, UNE, country, { source: 'eu_statistics_office', year_from: 2024 })).series[0]?.country
          ?.code;
      for (const country of ['euro zone', 'Eurozone', 'the euro area', 'ea', 'EA21', 'EA-21', 'EMU'])
        assert.is(await code(country), 'EA21', country);
      for (const country of ['EU-27', 'EU27', 'EU27_2020', 'European Union', 'the EU'])
        assert.is(await code(country), 'EU', country);
      const other = await problemOf(code('EA20'));
      assert.is(other.message, 'Eurostat has no data for une_rt_m in EA20.');
      const bank = await problemOf(data(handlers, 'NY.GDP.MKTP.CD', 'EA19', { source: 'development_bank' }));
      assert.match(bank.message, /19 members \(since 2015\).*Use EA for/);
    },
    { instead: coveringOnly(['EA21', 'EU27_2020']) },
  ));

test('tries each composition of the euro area at the OECD until one has data', () => {
  const flow = 'OECD.SDD.STES,DSD_KEI@DF_KEI:MEASURE=IRLT;FREQ=M';
  return withOwnService(
    async (handlers) => {
      const result = await data(handlers, flow, 'Euro area', { source: 'economic_cooperation_org', year_from: 2023 });
      assert.equal(result.series[0]?.country, { code: 'EA20', name: 'Euro area (20 countries)' });
      assert.is(result.series[0]?.observations.length, 5);
    },
    {
      instead: (request, _seen, response) => {
        const [, kind, area] = /^GET \/(v2\/availability|data)\/.*[/](EA\d*|EA)\./.exec(request) ?? [];
        if (kind === undefined) return undefined;
        if (area !== 'EA20') response.writeHead(404, { 'content-type': 'text/plain' }).end('NoResultsFound');
        else {
          const file = kind === 'data' ? 'figures-kei-gbr-irlt.csv' : 'available-kei-gbr-irlt.json';
          const text = readFileSync(`${fixtureFolder('oecd')}/${file}`, 'utf8');
          const type = kind === 'data' ? 'text/csv' : 'application/json';
          const named = text
            .replaceAll('GBR: United Kingdom', 'EA20: Euro area (20 countries)')
            .replaceAll('GBR', 'EA20');
          response.writeHead(200, { 'content-type': type }).end(named);
        }
        return true;
      },
    },
  );
});

test('an indicator that the World Bank deleted is not_found with replacements, and is not requested again', () =>
  withOwnService(
    async (handlers, requests) => {
      const questions = () => requests().filter((each) => each.includes('/indicator/SL.UEM.TOTL.MA.ZS')).length;
      for (const country of ['SE', 'SE', 'NO']) {
        const problem = await problemOf(data(handlers, 'SL.UEM.TOTL.MA.ZS', country));
        assert.is(problem.code, 'not_found');
        assert.match(problem.message, /deleted or archived SL\.UEM\.TOTL\.MA\.ZS/);
        assert.match(problem.extras.hint ?? '', /SL\.UEM\.TOTL\.ZS \(Unemployment, total/);
        assert.not.match(
          `${problem.message} ${problem.extras.hint}`,
          /again|SL\.UEM\.TOTL\.MA\.ZS \(.*SL\.UEM\.TOTL\.MA\.ZS/,
        );
        assert.is(problem.extras.retryAfter, undefined);
      }
      assert.is(questions(), 1);
      const { indicators } = await search(handlers, 'unemployment male');
      assert.ok(
        indicators.every(({ source_id }) => source_id !== 'SL.UEM.TOTL.MA.ZS'),
        'it is no longer in search results',
      );
      assert.is((await handlers.list_economic_sources({}, callAt(now))).sources[0]?.status, 'ok');
    },
    {
      instead: (request, _seen, response) => {
        if (!request.startsWith('GET /country/') || !request.includes('SL.UEM.TOTL.MA.ZS')) return undefined;
        const value = 'The indicator was not found. It may have been deleted or archived.';
        const message = [{ id: '175', key: 'Invalid format', value }];
        response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify([{ message }]));
        return true;
      },
    },
  ));

test('remembers deleted World Bank indicators after a restart', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'almanac-gone-'));
  const day = new Date(now);
  new GoneIndicators(folder).add('AB.CD', day);
  const again = new GoneIndicators(folder);
  assert.equal([again.has('ab.cd', day), again.has('AB.CE', day)], [true, false]);
  assert.is(again.has('AB.CD', new Date('2027-03-01')), false, 'the catalog may be correct again one day');
  rmSync(folder, { recursive: true });
});

test('leaves out databases whose indicators the data endpoint rejects', () =>
  withService(async (handlers) => {
    const problem = await problemOf(data(handlers, 'NO.TOPIC', 'SE', { source: 'development_bank' }));
    assert.match(problem.message, /No indicator has the id NO\.TOPIC/);
  }));

test('does not use the method of a World Bank series as its unit', () =>
  withService(async (handlers) => {
    const { indicators } = await search(handlers, 'unemployment rate');
    const bank = indicators.find(({ source_id }) => source_id === 'SL.UEM.TOTL.ZS');
    assert.is(bank?.unit, '% of total labor force');
  }));

test('marks a closed or outdated dataset as discontinued, with its successor', () => {
  const at = (newest: string, day: string) => isFrozen(newest, new Date(day));
  assert.equal(
    [at('2025-06', '2026-09-30'), at('2025-06', '2026-10-01'), at('2025-06', '2026-11-01')],
    [false, false, true],
  );
  assert.equal([at('2023', '2027-12-31'), at('2022', '2027-02-01')], [false, true]);
  assert.equal([at('2024-Q4', '2026-09-01'), at('2024-Q4', '2026-11-01')], [false, true]);
  assert.equal(
    [at('2024K4', '2026-11-01'), at('2025M06', '2026-09-01'), at('2025V20', '2026-11-01')],
    [true, false, true],
  );
  assert.equal(
    [at('2020-2021', '2024-06-01'), at('2020-2021', '2026-06-01'), at('unknown', '2026-06-01')],
    [false, true, false],
  );
  const entry = { theme: undefined, first: '1996-01', updated: undefined, isTable: false };
  const rows = contentsRows(
    [
      { ...entry, id: 'prc_hicp_manr', name: 'HICP - monthly data (annual rate of change)', last: '2025-12' },
      { ...entry, id: 'prc_hicp_minr', name: 'HICP - monthly data', last: '2026-08' },
      { ...entry, id: 'abc_old', name: 'Something else - historical data', last: '2026-08' },
      { ...entry, id: 'sts_slow', name: 'Something', last: '2025-05' },
    ],
    new Map(),
    new Date(now),
  );
  const ended = Object.fromEntries(
    rows
      .filter(({ key }) => !key.includes('?'))
      .map(({ key, value }) => [key, [(value as Dataset).ended, (value as Dataset).successor]]),
  );
  assert.equal(ended, {
    prc_hicp_manr: [true, 'prc_hicp_minr'],
    prc_hicp_minr: [false, undefined],
    abc_old: [true, undefined],
    sts_slow: [true, undefined],
  });
  return withOwnService(
    async (handlers) => {
      const { series } = await data(handlers, 'demo_mlexpec?sex=T', 'DE');
      assert.is(series[0]?.discontinued, true);
      assert.match(series[0]?.notes.join(' ') ?? '', /Eurostat has discontinued demo_mlexpec/);
      const [alive] = (await data(handlers, UNE, 'DE', { year_from: 2024 })).series;
      assert.is(alive?.discontinued, undefined);
    },
    {
      instead: answering('/data/demo_mlexpec', {
        ...cubeOf(['2019', '2020'], { 0: 1, 1: 2 }),
        extension: {
          annotation: [
            { type: 'OBS_PERIOD_OVERALL_OLDEST', title: '1960' },
            { type: 'OBS_PERIOD_OVERALL_LATEST', title: '2020' },
          ],
        },
      }),
    },
  );
});

const LABSTAT: Readonly<Record<string, string>> = {
  'jt.series': [
    'series_id                     \tseasonal\tindustry_code\tstate_code\tarea_code\tsizeclass_code\tdataelement_code\tratelevel_code\tfootnote_codes\tbegin_year\tbegin_period\tend_year\tend_period',
    'JTS000000000000000JOL         \tS\t000000\t00\t00000\t00\tJO\tL\t\t2000\tM12\t2026\tM07',
    'JTS000000060000000QUR         \tS\t000000\t06\t00000\t00\tQU\tR\t\t2000\tM12\t2026\tM07',
    'JTS100000000000001HIL         \tS\t100000\t00\t00000\t01\tHI\tL\t\t2000\tM12\t2026\tM07',
    'JTS000000000000000UOR         \tS\t000000\t00\t00000\t00\tUO\tR\t\t2000\tM12\t2026\tM07',
  ].join('\r\n'),
  'jt.dataelement':
    'dataelement_code\tdataelement_text\tdisplay_level\r\nJO\tJob openings\t0\r\nQU\tQuits\t1\r\nHI\tHires\t0\r\nUO\tUnemployed persons per job opening ratio\t0',
  'jt.ratelevel': 'ratelevel_code\tratelevel_text\r\nL\tLevel - In Thousands\r\nR\tRate',
  'jt.industry': 'industry_code\tindustry_text\r\n000000\tTotal nonfarm\r\n100000\tTotal private',
  'jt.state': 'state_code\tstate_text\r\n00\tTotal US\r\n06\tCalifornia',
  'jt.sizeclass': 'sizeclass_code\tsizeclass_text\r\n00\tAll size classes\r\n01\t1 to 9 employees',
  'pr.series': [
    'series_id        \tsector_code\tclass_code\tmeasure_code\tduration_code\tseasonal\tbase_year\tfootnote_codes\tbegin_year\tbegin_period\tend_year\tend_period',
    'PRS85006092      \t8500\t6\t09\t2\tS\t-\t\t1947\tQ02\t2026\tQ02',
    'PRS85006093      \t8500\t6\t09\t3\tS\t2017\t\t1947\tQ01\t2026\tQ02',
  ].join('\r\n'),
  'pr.measure': 'measure_code\tmeasure_text\r\n09\tLabor productivity (output per hour)',
  'pr.sector': 'sector_code\tsector_name\r\n8500\tNonfarm Business',
  'pr.duration': 'duration_code\tduration_text\r\n2\t% Change from previous quarter\r\n3\tIndex (2017=100)',
  'pc.series':
    'series_id\tindustry_code\tproduct_code\tseasonal\tbase_date\tseries_title\tfootnote_codes\tbegin_year\tbegin_period\tend_year\tend_period\r\nPCU311710311710   \t311710\t311710\tU\t201112\tPPI industry data for Seafood product preparation\t\t2011\tM12\t2024\tM06',
};
const labstat =
  (but: readonly string[] = []): Instead =>
  (request, _seen, response) => {
    const name = /\/([a-z]{2}\.[a-z]+)$/.exec(request)?.[1] ?? '';
    if (but.includes(name)) response.writeHead(503).end();
    else if (LABSTAT[name] === undefined) return undefined;
    else response.writeHead(200, { 'content-type': 'text/plain' }).end(`${LABSTAT[name]}\r\n`);
    return true;
  };

test('builds titles of US surveys from code files; a ratio is not a percentage, and an index has its base', () =>
  withOwnService(
    async (handlers) => {
      const { indicators } = await search(handlers, 'job openings hires quits productivity seafood ratio', 50);
      const found = Object.fromEntries(
        [
          ...indicators,
          ...(await search(handlers, 'labor productivity', 50)).indicators,
          ...(await search(handlers, 'seafood product preparation', 50)).indicators,
          ...(await search(handlers, 'unemployed persons per job opening', 50)).indicators,
          ...(await search(handlers, 'hires', 50)).indicators,
        ].map(({ source_id, name, unit, discontinued }) => [source_id, [name, unit, discontinued ?? false]]),
      );
      assert.equal(found['JTS000000000000000JOL'], ['Job openings level, Total nonfarm', 'thousands', false]);
      assert.equal(found['JTS000000060000000QUR'], ['Quits rate, Total nonfarm, California', 'percent', false]);
      assert.equal(found['JTS100000000000001HIL'], [
        'Hires level, Total private, 1 to 9 employees',
        'thousands',
        false,
      ]);
      assert.equal(found['JTS000000000000000UOR'], [
        'Unemployed persons per job opening ratio, Total nonfarm',
        'persons per job opening',
        false,
      ]);
      assert.equal(found['PRS85006093'], [
        'Labor productivity (output per hour), Nonfarm Business, Index (2017=100)',
        'index, 2017=100',
        false,
      ]);
      assert.is(found['PRS85006092']?.[1], 'percent change from the previous quarter at an annual rate');
      assert.equal(found['PCU311710311710']?.slice(1), ['index, December 2011=100', true]);
    },
    { instead: labstat() },
  ));

test('if a code file is missing, titles lack its words, but all series remain', () =>
  withOwnService(
    async (handlers) => {
      const { indicators } = await search(handlers, 'quits rate', 50);
      assert.is(
        indicators.find(({ source_id }) => source_id === 'JTS000000060000000QUR')?.name,
        'Quits rate, Total nonfarm',
      );
    },
    { instead: labstat(['jt.state']) },
  ));

test('rejects names of built-in object properties as dimensions', () =>
  withService(async (handlers) => {
    const refused = async (id: string) => (await problemOf(data(handlers, id, 'DE'))).code;
    for (const id of ['une_rt_m?', 'OECD.SDD.STES,DSD_KEI@DF_KEI:']) {
      const wanted = await refused(`${id}nothing=x`);
      for (const name of ['constructor', '__proto__', 'toString'])
        assert.is(await refused(`${id}${name}=x`), wanted, name);
    }
  }));

test('accepts short US series ids', () =>
  withOwnService(
    async (handlers) => {
      const { indicators } = await search(handlers, 'producer prices final demand');
      assert.ok(indicators.some(({ source_id }) => source_id === 'WPUFD4'));
      const problem = await problemOf(data(handlers, 'WPUFD4', 'DE'));
      assert.match(problem.message, /United States only/);
    },
    {
      instead: (request, _seen, response) => {
        if (!request.includes('/wp/wp.series') && !request.includes('wp.series')) return undefined;
        const header = 'series_id\tseries_title\tseasonal\tbegin_year\tbegin_period\tend_year\tend_period';
        const row = 'WPUFD4   \tPPI Commodity data for Final demand\tU\t2009\tM11\t2026\tM08';
        response.writeHead(200, { 'content-type': 'text/plain' }).end(`${header}\r\n${row}\r\n`);
        return true;
      },
    },
  ));

test('a long monthly series fits the result limit, and reports the omitted observations', () =>
  withOwnService(
    async (handlers) => {
      const result = await data(handlers, 'NY.GDP.MKTP.CD', 'JPN');
      assert.is(result.series[0]?.observation_count, 900);
      assert.is(result.omitted, 540);
      assert.is(result.series[0]?.observations.at(-1)?.period, '2020-12');
      fits('economic-indicators.get_economic_data', result);
    },
    {
      instead: (request, _seen, response) => {
        if (!request.startsWith('GET /country')) return undefined;
        const rows = Array.from({ length: 900 }, (_, n) => ({
          indicator: { id: 'NY.GDP.MKTP.CD', value: 'GDP (current US$)' },
          country: { id: 'JP', value: 'Japan' },
          countryiso3code: 'JPN',
          date: `${2020 - Math.floor(n / 12)}M${String(12 - (n % 12)).padStart(2, '0')}`,
          value: 123456.789 + n,
        }));
        response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify([{ pages: 1 }, rows]));
        return true;
      },
    },
  ));

test.run();
