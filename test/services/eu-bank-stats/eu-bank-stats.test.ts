// The European Central Bank is simulated on loopback with handwritten responses
// (runtime/adapters/eu-bank-stats/SOURCES.md (ecb-sdmx)), and with recorded responses if available.

import { readFileSync } from 'node:fs';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { GetDataArguments } from '../../../generated/services/eu-bank-stats/types.ts';
import { create } from '../../../runtime/adapters/eu-bank-stats/eu-bank-stats.ts';
import { adapter, type HandlersOf } from '../../support/adapter.ts';
import { fits, MAX_TOKENS_FIXED_LIMIT } from '../../support/answer-size.ts';
import { problemOf } from '../../support/fake-source.ts';
import { fixtureFolder } from '../../support/fixtures.ts';
import { mutations } from '../../support/mutations.ts';
import { callAt } from '../../support/played-folder.ts';
import { type Instead, withRecorded } from '../../support/recorded-sources.ts';
import { recordedTest, sampleText } from '../../support/samples.ts';

type Handlers = HandlersOf<'eu-bank-stats'>;

const withService = (body: (handlers: Handlers, requestedUrls: () => string[]) => Promise<void>, instead?: Instead) =>
  withRecorded(
    ['ecb-sdmx'],
    async ({ source, requests: requestedUrls }) =>
      body(adapter('eu-bank-stats', create, { 'ecb-sdmx': await source('ecb-sdmx') }), requestedUrls),
    instead === undefined ? {} : { instead },
  );
const data = async (handlers: Handlers, more: Partial<GetDataArguments> = {}) =>
  handlers.get_data({ dataflow: 'EXR', key_filter: 'D.USD.EUR.SP00.A', limit: 200, detail: 'full', ...more }, callAt());
const structure = async (handlers: Handlers, dataflow = 'exr', codes_limit = 40) =>
  handlers.get_dataset_structure({ dataflow, codes_limit, codes_offset: 0 }, callAt());
const JUNE = { start_period: '2024-06', end_period: '2024-06' };

test('finds datasets whose names lack the query words, with their categories', () =>
  withService(async (handlers) => {
    const first = async (query: string) => (await handlers.search_datasets({ query, limit: 5 }, callAt())).datasets[0];
    assert.is((await first('mortgage rates'))?.id, 'MIR');
    assert.is((await first('inflation'))?.id, 'HICP');
    assert.is((await first('Geldmenge'))?.id, 'BSI');
    assert.is((await first('EXR'))?.description, 'Exchange rates');
    const none = await handlers.search_datasets({ query: 'chess players', limit: 5 }, callAt());
    assert.match(none.hint ?? '', /No dataset matches/);
    const { datasets, total } = await handlers.list_datasets({ limit: 3, offset: 0 }, callAt());
    assert.equal([datasets.map(({ id }) => id), total], [['AGR', 'BLS', 'BSI'], 10]);
    assert.is(datasets[0]?.name, 'AGR', 'the English name, whatever its position');
  }));

test('lists datasets without categories if only the categories fail', () =>
  withService(
    async (handlers) => assert.is((await handlers.list_datasets({ limit: 50, offset: 0 }, callAt())).count, 10),
    (request, _seen, response) => {
      if (!request.startsWith('GET /categor')) return undefined;
      response.writeHead(500).end();
      return true;
    },
  ));

test('a structure has its dimensions in key order, limited to the codes in use', () =>
  withService(async (handlers) => {
    const found = await structure(handlers);
    assert.is(found.key_template, 'FREQ.CURRENCY.CURRENCY_DENOM.EXR_TYPE.EXR_SUFFIX');
    assert.is(found.time_dimension, 'TIME_PERIOD');
    assert.equal(found.dimensions[1]?.codes, [
      { id: 'USD', label: 'US dollar' },
      { id: 'NOK', label: 'Norwegian krone' },
      { id: 'SEK', label: 'Swedish krona' },
    ]);
    assert.equal(
      found.dimensions[2]?.codes,
      [{ id: 'EUR', label: 'Euro' }],
      'the whole list, because there is no constraint',
    );
  }));

test('observations have labels, unit and status', () =>
  withService(async (handlers) => {
    const result = await data(handlers, JUNE);
    assert.equal(result.observations.map(({ period, value }) => [period, value])[4], ['2024-06-07', 1.0898]);
    assert.is(result.observations[0]?.dimensions?.['CURRENCY'], 'US dollar');
    assert.match(result.series[0]?.title ?? '', /reference exchange rate, US dollar\/Euro, 2:15/);
    assert.equal([result.truncated, result.series[0]?.unit], [false, 'USD']);
    const two = await data(handlers, { key_filter: 'd.usd+nok.eur.sp00.a', start_period: '2024-06', limit: 5 });
    assert.equal([two.count, two.truncated, two.series.length], [5, true, 2]);
    assert.equal(two.observations[3], {
      ...two.observations[3],
      value: null,
      status: 'missing value; holiday or weekend',
    });
    assert.match(two.hint ?? '', /result is truncated/);
  }));

const HEADER = 'KEY,FREQ,CURRENCY,CURRENCY_DENOM,EXR_TYPE,EXR_SUFFIX,TIME_PERIOD,OBS_VALUE,OBS_STATUS,TITLE_COMPL';

function daysOf(currencies: readonly string[], days: number): string {
  const title = 'ECB reference exchange rate, 2:15 pm (C.E.T.), against the euro';
  const rows = currencies.flatMap((currency) =>
    Array.from({ length: days }, (_, n) => {
      const day = new Date(Date.UTC(2024, 0, 1 + n)).toISOString().slice(0, 10);
      return `EXR.D.${currency}.EUR.SP00.A,D,${currency},EUR,SP00,A,${day},${(1.0834 + n / 1000).toFixed(4)},A,"${title}"`;
    }),
  );
  return [HEADER, ...rows].join('\r\n');
}

for (const [currencies, days] of [
  [['USD'], 200],
  [['USD', 'NOK'], 100],
] as const) {
  test(`200 observations of ${currencies.length} series in brief mode have fewer than 10,000 tokens, list labels once, and have the same rows as in full mode`, () =>
    withService(
      async (handlers) => {
        const call = (detail: 'brief' | 'full') =>
          data(handlers, { key_filter: `D.${currencies.join('+')}.EUR.SP00.A`, detail, start_period: '2024' });
        const [brief, full] = [await call('brief'), await call('full')];
        assert.equal([brief.count, full.count], [200, 200]);
        fits('eu-bank-stats.get_data', brief, MAX_TOKENS_FIXED_LIMIT);
        assert.equal(
          brief.observations,
          full.observations.map(({ dimensions: _, ...rest }) => rest),
        );
        assert.equal(Object.keys(brief.dimensions), ['FREQ', 'CURRENCY', 'CURRENCY_DENOM', 'EXR_TYPE', 'EXR_SUFFIX']);
        assert.is(brief.dimensions['CURRENCY']?.['USD'], 'US dollar');
        assert.not.ok('dimensions' in (brief.series[0] ?? {}));
      },
      (request, _seen, response) => {
        if (!request.startsWith('GET /data/')) return undefined;
        response.writeHead(200, { 'content-type': 'text/csv' }).end(daysOf(currencies, days));
        return true;
      },
    ));
}

test('stops downloading an endless response at the limit', () =>
  withService(
    async (handlers) => {
      const began = performance.now();
      const result = await data(handlers, { key_filter: 'D..EUR.SP00.A', limit: 100 });
      assert.equal([result.count, result.truncated], [100, true]);
      assert.ok(performance.now() - began < 3000);
    },
    (request, _seen, response) => {
      if (!request.startsWith('GET /data/')) return undefined;
      response.writeHead(200, { 'content-type': 'text/csv' });
      response.write(
        'KEY,FREQ,CURRENCY,CURRENCY_DENOM,EXR_TYPE,EXR_SUFFIX,TIME_PERIOD,OBS_VALUE,OBS_STATUS,TITLE_COMPL\r\n',
      );
      let n = 0;
      const more = () => {
        if (response.destroyed) return;
        response.write(
          `EXR.D.USD.EUR.SP00.A,D,USD,EUR,SP00,A,${1000 + n++},1.5,A,"a title\nof two lines, with ""quotes"""\r\n`.repeat(
            20,
          ),
        );
        setTimeout(more, 1);
      };
      more();
      return true;
    },
  ));

test('compares series in the order of the requested keys, and keeps a series without data, with a note', () =>
  withService(async (handlers) => {
    const keys = ['D.USD.EUR.SP00.A', 'D.NOK.EUR.SP00.A', 'D.SEK.EUR.SP00.A'];
    const { series, count } = await handlers.compare_series({ dataflow: 'EXR', keys, ...JUNE }, callAt());
    assert.is(count, 3);
    assert.equal(
      series.map(({ key, count: each }) => [key, each]),
      [
        [keys[0], 5],
        [keys[1], 4],
        [keys[2], 0],
      ],
    );
    assert.match(series[2]?.note ?? '', /No observations/);
  }));

test('comparing series without a start period returns the latest values up to the end period, not the oldest', () =>
  withService(
    async (handlers, requests) => {
      const keys = ['D.USD.EUR.SP00.A'];
      const { series } = await handlers.compare_series({ dataflow: 'EXR', keys, end_period: '2024-06' }, callAt());
      assert.is(series[0]?.count, 5);
      assert.ok(requests().some((each) => /endPeriod=2024-06.*lastNObservations=24/.test(each)));
    },
    (request, _seen, response) => {
      if (!request.startsWith('GET /data/EXR/D.USD.')) return undefined;
      response.writeHead(200, { 'content-type': 'text/csv' });
      response.end(readFileSync(`${fixtureFolder('ecb-sdmx')}/exr-usd.csv`));
      return true;
    },
  ));

test('rejects a start after the end, in any period format', () =>
  withService(async (handlers, requests) => {
    for (const [start_period, end_period] of [
      ['2024-Q3', '2024-Q1'],
      ['2024-12', '2024-11'],
      ['2024-10', '2024-Q3'],
      ['2025', '2024-12'],
    ] as const) {
      const problem = await problemOf(data(handlers, { start_period, end_period }));
      assert.is(problem.code, 'invalid_arguments', start_period);
    }
    assert.ok(requests().every((each) => !each.startsWith('GET /data/')));
    const within = { start_period: '2024-12', end_period: '2024' };
    assert.is((await data(handlers, within)).count, 0, 'the source returned no data for the request');
  }));

test('returns a hint for a topic without datasets', () =>
  withService(async (handlers) => {
    const list = async (topic: string) => handlers.list_datasets({ topic, limit: 50, offset: 0 }, callAt());
    assert.match((await list('chess')).hint ?? '', /No dataset matches "chess"/);
    assert.is((await list('exchange rates')).hint, undefined);
  }));

test('reports the wrong part of a key before any request', () =>
  withService(async (handlers, requests) => {
    const parts = await problemOf(data(handlers, { key_filter: 'D.USD.EUR' }));
    assert.match(parts.message, /has 3 parts, but keys of this dataset have 5/);
    const code = await problemOf(data(handlers, { key_filter: 'D.USX.EUR.SP00.A' }));
    assert.match(code.message, /"USX" is not a code of CURRENCY \(part 2\)/);
    assert.match(code.extras.errors?.[0]?.hint ?? '', /USD \(US dollar\)/);
    const absent = await problemOf(data(handlers, { key_filter: 'D.XYZ.EUR.SP00.A' }));
    assert.match(absent.message, /XYZ/, 'in the code list, but without data');
    const outside = await problemOf(data(handlers, { key_filter: '../../x?y=.z.a.b.c' }));
    assert.is(outside.code, 'invalid_arguments');
    assert.ok(requests().every((each) => !each.startsWith('GET /data/')));
  }));

test('over 200 mistyped datasets and keys are errors with the closest match, and never return an empty list or another series', () =>
  withService(async (handlers, requests) => {
    const datasets = mutations(['EXR', 'MIR', 'BSI', 'ICP', 'BLS', 'IEAQ'], 200, (text) =>
      ['FM'].includes(text.toUpperCase()),
    );
    for (const dataflow of datasets) {
      const problem = await problemOf(structure(handlers, dataflow));
      assert.is(problem.code, 'not_found', dataflow);
    }
    const keys = mutations(['D.USD.EUR.SP00.A', 'D.NOK.EUR.EN00.E'], 220, (text) => {
      const [freq = '', currency = '', denominator = '', type = '', suffix = '', ...more] = text
        .toUpperCase()
        .split('.');
      const fits = (code: string, codes: readonly string[]) => code === '' || codes.includes(code);
      const known = fits(freq, ['A', 'D', 'M']) && fits(currency, ['USD', 'NOK', 'SEK']) && fits(denominator, ['EUR']);
      return (
        more.length === 0 &&
        text.split('.').length === 5 &&
        known &&
        fits(type, ['SP00', 'EN00']) &&
        fits(suffix, ['A', 'E'])
      );
    });
    assert.ok(keys.length >= 200, String(keys.length));
    for (const key_filter of keys) {
      const problem = await problemOf(data(handlers, { key_filter }));
      assert.is(problem.code, 'invalid_arguments', key_filter);
      assert.ok(problem.extras.errors?.[0]?.hint !== undefined, key_filter);
    }
    assert.ok(requests().every((each) => !each.startsWith('GET /data/')));
  }));

/**
 * Responds with `days` daily rows per currency, counted back from `until`. `lastNObservations` limits each series (F11,
 * F15).
 */
const playing =
  (days: Readonly<Record<string, number>>, until = '2026-11-18'): Instead =>
  (request, _seen, response) => {
    const [, flow, key = ''] = /^GET \/data\/(\w+)\/?([^?]*)/.exec(request) ?? [];
    if (flow === undefined) return undefined;
    const wanted = key.split('.')[1] ?? '';
    const newest = Number(/lastNObservations=(\d+)/.exec(request)?.[1] ?? Number.POSITIVE_INFINITY);
    const rows = Object.entries(days)
      .filter(([currency]) => wanted === '' || wanted.split('+').includes(currency))
      .flatMap(([currency, count]) =>
        Array.from({ length: Math.min(count, newest) }, (_, n) => {
          const day = new Date(Date.parse(until) - n * 86_400_000).toISOString().slice(0, 10);
          return `${flow}.D.${currency}.EUR.SP00.A,D,${currency},EUR,SP00,A,${day},${n}.5,A,"${currency}/Euro"`;
        }).reverse(),
      );
    response.writeHead(200, { 'content-type': 'text/csv' }).end([HEADER, ...rows].join('\n'));
    return true;
  };

test('without periods, returns the latest observations of each series, and a long series does not displace shorter ones', () =>
  withService(
    async (handlers, requests) => {
      const some = await data(handlers, { key_filter: 'D.USD+NOK+SEK.EUR.SP00.A', limit: 12 });
      assert.equal(
        some.series.map(({ series_key, count }) => [series_key.slice(2, 5), count]),
        [
          ['USD', 4],
          ['NOK', 4],
          ['SEK', 2],
        ],
      );
      assert.equal(
        some.observations.filter(({ series_key }) => series_key.includes('NOK')).map(({ period }) => period),
        ['2026-11-15', '2026-11-16', '2026-11-17', '2026-11-18'],
      );
      assert.is(some.truncated, true);
      assert.is(
        some.hint,
        'Only the latest 4 observations of each series are included; set start_period to get older ones.',
      );
      // The limit of 200 is divided among three currencies, one of which has only two observations.
      const open = await data(handlers, { key_filter: 'D..EUR.SP00.A', limit: 200 });
      assert.equal(
        open.series.map(({ count }) => count),
        [66, 66, 2],
      );
      const until = await data(handlers, { key_filter: 'D.USD+NOK.EUR.SP00.A', end_period: '2026-11', limit: 10 });
      assert.is(until.count, 10);
      assert.ok(requests().some((each) => /endPeriod=2026-11.*lastNObservations=5/.test(each)));
    },
    playing({ USD: 300, NOK: 300, SEK: 2 }),
  ));

test('assigns the share of nonexistent series to existing ones', () =>
  withService(
    async (handlers, requests) => {
      const found = await data(handlers, { key_filter: 'D..EUR..', limit: 120 });
      assert.equal(
        found.series.map(({ count }) => count),
        [120],
      );
      assert.equal(
        requests().flatMap((each) => /lastNObservations=(\d+)/.exec(each)?.[1] ?? []),
        ['10', '120'],
      );
    },
    playing({ USD: 300 }),
  ));

test('if not all series fit, the hint lists the included ones, each with its latest observation', () =>
  withService(
    async (handlers) => {
      const found = await data(handlers, { key_filter: 'D.USD+NOK+SEK.EUR.SP00.A', limit: 2 });
      assert.equal(
        found.series.map(({ count }) => count),
        [1, 1],
      );
      assert.match(found.hint ?? '', /Not all series fit.*D\.USD\.EUR\.SP00\.A, D\.NOK\.EUR\.SP00\.A\./);
      const window = await data(handlers, { key_filter: 'D.USD+NOK.EUR.SP00.A', start_period: '2026-01', limit: 30 });
      assert.match(window.hint ?? '', /It contains: D\.USD\.EUR\.SP00\.A\. /);
      assert.equal(
        window.series.map(({ count }) => count),
        [30],
      );
    },
    playing({ USD: 300, NOK: 300, SEK: 2 }),
  ));

test('a compared key that matches several series returns the latest observation of each', () =>
  withService(
    async (handlers) => {
      const keys = ['D..EUR.SP00.A'];
      const { series } = await handlers.compare_series({ dataflow: 'EXR', keys }, callAt());
      assert.equal(
        series.map(({ series_key, count, note }) => [series_key?.slice(2, 5), count, note]),
        [
          ['USD', 24, undefined],
          ['NOK', 24, undefined],
          ['SEK', 2, undefined],
        ],
      );
    },
    playing({ USD: 300, NOK: 300, SEK: 2 }),
  ));

test('a discontinued dataset ranks below its successor, and is marked everywhere', () =>
  withService(
    async (handlers) => {
      const flags = (each: { discontinued?: boolean; successor?: string } | undefined) => [
        each?.discontinued,
        each?.successor,
      ];
      const { datasets } = await handlers.search_datasets({ query: 'consumer prices', limit: 5 }, callAt());
      assert.equal(
        datasets.slice(0, 2).map(({ id }) => id),
        ['HICP', 'ICP'],
      );
      assert.equal(
        [flags(datasets[0]), flags(datasets[1])],
        [
          [undefined, undefined],
          [true, 'HICP'],
        ],
      );
      const listed = await handlers.list_datasets({ limit: 50, offset: 0 }, callAt());
      assert.equal(flags(listed.datasets.find(({ id }) => id === 'ICP')), [true, 'HICP']);
      assert.equal(flags(await structure(handlers, 'ICP')), [true, 'HICP']);
      const found = await data(handlers, { dataflow: 'ICP', key_filter: 'D.USD.EUR.SP00.A' });
      assert.equal(flags(found), [true, 'HICP']);
      assert.match(found.hint ?? '', /ICP ended in 2025-12; HICP continues it\./);
      const compared = await handlers.compare_series({ dataflow: 'ICP', keys: ['D.USD.EUR.SP00.A'] }, callAt());
      assert.equal(flags(compared), [true, 'HICP']);
    },
    (request, seen, response) => {
      if (!request.startsWith('GET /dataflow/ECB/ICP')) return playing({ USD: 5 })(request, seen, response);
      const text = readFileSync(`${fixtureFolder('ecb-sdmx')}/structure-exr.xml`);
      response.writeHead(200, { 'content-type': 'application/xml' }).end(text);
      return true;
    },
  ));

test('marks an outdated series as discontinued, unless its last period was requested', () =>
  withService(
    async (handlers) => {
      assert.match(
        (await data(handlers)).hint ?? '',
        /latest observation is for 2024-03-01; the series appears to be discontinued/,
      );
      assert.not.match((await data(handlers, { end_period: '2024-03' })).hint ?? '', /ended/);
    },
    playing({ USD: 5 }, '2024-03-01'),
  ));

test('finds key interest rates and unemployment in the right datasets', () =>
  withService(async (handlers) => {
    const first = async (query: string) =>
      (await handlers.search_datasets({ query, limit: 5 }, callAt())).datasets[0]?.id;
    assert.is(await first('unemployment'), 'LFSI');
    assert.is(await first('euro area unemployment rate'), 'LFSI');
    assert.is(await first('tasa de desempleo de la zona euro'), 'LFSI');
    assert.is(await first('key ECB interest rate'), 'FM');
    assert.is(await first('deposit facility rate'), 'FM');
  }));

test('rejects series that were not requested', () =>
  withService(
    async (handlers) => assert.is((await problemOf(data(handlers))).code, 'upstream_invalid_response'),
    (request, _seen, response) => {
      if (!request.startsWith('GET /data/')) return undefined;
      const nok = readFileSync(`${fixtureFolder('ecb-sdmx')}/exr-nok.csv`);
      response.writeHead(200, { 'content-type': 'text/csv' }).end(nok);
      return true;
    },
  ));

test('adds a hint for a combination without data', () =>
  withService(async (handlers) => {
    const result = await data(handlers, { key_filter: 'A.SEK.EUR.EN00.E' });
    assert.is(result.count, 0);
    assert.match(result.hint ?? '', /not in this combination/);
  }));

recordedTest('parses the recorded structure, whatever the prefixes and attribute order', () => {
  const recorded = sampleText('ecb-sdmx', 'datastructure-ECB_EXR1-children-2020.xml');
  if (recorded === undefined) return;
  return withService(
    async (handlers) => {
      const found = await structure(handlers);
      assert.equal(
        found.dimensions.map(({ id }) => id),
        ['FREQ', 'CURRENCY', 'CURRENCY_DENOM', 'EXR_TYPE', 'EXR_SUFFIX'],
      );
      assert.ok(found.dimensions.every(({ code_count, name, id }) => code_count > 0 && name !== id));
      fits('eu-bank-stats.get_dataset_structure', found);
    },
    (request, _seen, response) => {
      if (!request.startsWith('GET /dataflow/ECB/EXR')) return undefined;
      response.writeHead(200, { 'content-type': 'application/xml' }).end(recorded);
      return true;
    },
  );
});

test("all currencies' series for a key fit the result limit", () =>
  withService(
    async (handlers) => {
      const result = await data(handlers, { key_filter: 'D..EUR.SP00.A' });
      assert.is(result.count, 200);
      fits('eu-bank-stats.get_data', result, MAX_TOKENS_FIXED_LIMIT);
    },
    (request, _seen, response) => {
      if (!request.startsWith('GET /data/')) return undefined;
      const header =
        'KEY,FREQ,CURRENCY,CURRENCY_DENOM,EXR_TYPE,EXR_SUFFIX,TIME_PERIOD,OBS_VALUE,OBS_STATUS,TITLE_COMPL\n';
      const rows = Array.from({ length: 300 }, (_, n) => {
        const currency = ['USD', 'NOK', 'SEK'][Math.floor(n / 100)];
        return `EXR.D.${currency}.EUR.SP00.A,D,${currency},EUR,SP00,A,2024-01-01,1.2345,A,"ECB reference exchange rate, ${currency}/Euro"`;
      });
      response.writeHead(200, { 'content-type': 'text/csv' }).end(header + rows.join('\n'));
      return true;
    },
  ));

test.run();
