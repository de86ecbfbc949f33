import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { create } from '../../../runtime/adapters/food-agri/food-agri.ts';
import { adapter, type HandlersOf } from '../../support/adapter.ts';
import { decoded } from '../../support/decoded.ts';
import { problemOf } from '../../support/fake-source.ts';
import { callAt } from '../../support/played-folder.ts';
import { withRecorded } from '../../support/recorded-sources.ts';
import { made } from './faostat/made-domains.ts';

type Handlers = HandlersOf<'food-agri'>;

const HEADER =
  '"Area Code","Area Code (M49)","Area","Item Code","Item","Element Code","Element","Year Code","Year","Unit","Value","Flag"';
const row = (code: string, m49: string, area: string, year: string, value: number, item = '27') =>
  `"${code}","'${m49}","${area}","${item}","Item ${item}","5510","Production","${year.slice(0, 4)}","${year}","t","${value}","A"`;
const PRODUCTION = [
  HEADER,
  row('206', '736', 'Sudan (former)', '2010', 61),
  row('206', '736', 'Sudan (former)', '2011', 62),
  row('206', '736', 'Sudan (former)', '2005', 60, '30'),
  row('276', '729', 'Sudan', '2012', 41),
  row('276', '729', 'Sudan', '2013', 42),
  row('277', '728', 'South Sudan', '2012', 21),
  row('51', '200', 'Czechoslovakia', '1992', 90),
  row('167', '203', 'Czechia', '1993', 55),
  row('199', '703', 'Slovakia', '1993', 35),
  row('248', '890', 'Yugoslav SFR', '1991', 80),
  row('186', '891', 'Serbia and Montenegro', '2005', 50),
  row('272', '688', 'Serbia', '2006', 45),
  row('210', '752', 'Sweden', '2011', 99),
].join('\r\n');
const SURVEY = [
  HEADER.replace('"Area Code (M49)",', ''),
  ...['2015-2017', '2016-2018', '2017-2019', '2018'].map((year, at) =>
    row('15', 'x', 'Belgium-Luxembourg', year, at).replace(`"'x",`, ''),
  ),
  row('255', 'x', 'Belgium', '2021', 7).replace(`"'x",`, ''),
].join('\r\n');

const withService = (body: (handlers: Handlers) => Promise<void>) =>
  withRecorded(
    ['faostat'],
    async ({ source }) => body(adapter('food-agri', create, { faostat: await source('faostat') })),
    {
      instead: made(
        { QCL: PRODUCTION, FS: SURVEY, QA: PRODUCTION },
        { QA: 'Discontinued archives and data series: Animals' },
      ),
    },
  );
const data = async (handlers: Handlers, more: object) =>
  handlers.get_data(
    decoded('food-agri.get_data', { domain: 'QCL', items: ['27'], area_cs: 'ISO3', ...more }) as never,
    callAt(),
  );
const compare = async (handlers: Handlers, more: object) =>
  handlers.compare_countries(
    decoded('food-agri.compare_countries', { domain: 'QCL', items: ['27'], area_cs: 'ISO3', ...more }) as never,
    callAt(),
  );

const SUDAN = 'Sudan: data up to 2011 is listed under Sudan (former) (FAO 206, M49 736).';

test('for years before a division, reports the former country and its code', () =>
  withService(async (handlers) => {
    const years = ['2010', '2011', '2012', '2013'];
    const both = await data(handlers, { areas: ['SDN'], years });
    assert.equal(
      both.records.map(({ year, value }) => [year, value]),
      [
        ['2013', 42],
        ['2012', 41],
      ],
    );
    assert.is(both.hint, SUDAN);
    const before = await data(handlers, { areas: ['SDN'], years: ['2010'] });
    assert.equal([before.count, before.hint], [0, SUDAN], 'instead of the general hint');
    assert.is((await data(handlers, { areas: ['SDN'] })).hint, SUDAN, 'also without years');
    const two = await data(handlers, { areas: ['SDN', 'SSD'] });
    assert.match(two.hint ?? '', /^Sudan, South Sudan: data up to 2011/);
    assert.is((await compare(handlers, { area_codes: ['SDN'], years: ['2011', '2012'] })).hint, SUDAN);
  }));

test('adds no note if the former country has no matching data, or was also requested', () =>
  withService(async (handlers) => {
    const hint = async (more: object) => (await data(handlers, more)).hint;
    assert.is(await hint({ areas: ['SDN'], years: ['2012', '2013'] }), undefined);
    assert.is(await hint({ areas: ['SDN'], items: ['30'], years: ['2012'] }), GENERAL);
    assert.is(await hint({ areas: ['206', '276'], area_cs: 'FAO' }), undefined);
    assert.is(await hint({ years: ['2011'] }), undefined, 'all areas include the former ones');
    assert.is(await hint({ areas: ['SWE'] }), undefined);
    assert.is(await hint({ areas: ['SWE'], years: ['1993'] }), GENERAL);
  }));

const GENERAL = 'The codes exist, but not in this combination. Omit a filter to see the available data.';

test('a country with two predecessors lists both, each with its last year', () =>
  withService(async (handlers) => {
    const { hint = '' } = await data(handlers, { areas: ['SRB'] });
    assert.match(hint, /up to 2005 is listed under Serbia and Montenegro \(FAO 186, M49 891\)\./);
    assert.match(hint, /up to 1991 is listed under Yugoslav SFR \(FAO 248, M49 890\)\./);
  }));

test('a former country lists its successors, and is found by name', () =>
  withService(async (handlers) => {
    const { hint, count } = await data(handlers, { areas: ['Czechoslovakia'], area_cs: 'FAO', years: ['1993'] });
    assert.is(count, 0);
    assert.is(
      hint,
      'Czechoslovakia: data from 1993 is listed under Czechia (FAO 167, M49 203), Slovakia (FAO 199, M49 703).',
    );
    const named = await data(handlers, { areas: ['Sudan (former)'], area_cs: 'M49', years: ['2010'] });
    assert.equal(
      named.records.map(({ area, value }) => [area, value]),
      [['Sudan (former)', 61]],
    );
    const none = await problemOf(data(handlers, { areas: ['Sudan (former)'] }));
    assert.match(none.extras.errors?.[0]?.hint ?? '', /no code in ISO3. Use 736 with area_cs M49 or 206/);
  }));

test('in every tool, a year selects the ranges that include it; files without M49 numbers use the numbers of the UN', () =>
  withService(async (handlers) => {
    const years = async (...values: string[]) =>
      (await data(handlers, { domain: 'FS', areas: ['15'], area_cs: 'FAO', years: values })).records.map(
        ({ year }) => year,
      );
    assert.equal(await years('2017'), ['2017-2019', '2016-2018', '2015-2017']);
    assert.equal(await years('2018'), ['2018', '2017-2019', '2016-2018']);
    assert.equal(await years('2015-2017', '2015'), ['2015-2017']);
    const { areas } = await compare(handlers, { domain: 'FS', area_codes: ['15'], area_cs: 'FAO', years: ['2019'] });
    assert.equal(
      areas[0]?.records.map(({ year }) => year),
      ['2017-2019'],
    );
    const problem = await problemOf(years('1980'));
    assert.equal([problem.code, problem.extras.errors?.[0]?.parameter], ['invalid_arguments', 'years[0]']);
    const { hint } = await data(handlers, { domain: 'FS', areas: ['255'], area_cs: 'FAO' });
    assert.is(hint, 'Belgium: data up to 2017-2019 is listed under Belgium-Luxembourg (FAO 15, M49 058).');
  }));

test('marks data of an archived domain as discontinued', () =>
  withService(async (handlers) => {
    for (const [domain, discontinued] of [
      ['QA', true],
      ['QCL', undefined],
    ] as const) {
      assert.is((await data(handlers, { domain, areas: ['SWE'] })).discontinued, discontinued);
      assert.is((await compare(handlers, { domain, area_codes: ['SWE'] })).discontinued, discontinued);
    }
  }));

test.run();
