// FAOSTAT is simulated on loopback with small handwritten archives (runtime/adapters/food-agri/SOURCES.md (faostat)),
// and with the recorded list if available.

import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { GetDataArguments } from '../../../generated/services/food-agri/types.ts';
import { areasOf } from '../../../runtime/adapters/food-agri/areas.ts';
import { domainsNamed } from '../../../runtime/adapters/food-agri/domain-lookup.ts';
import { columnsOf } from '../../../runtime/adapters/food-agri/faostat/columns.ts';
import type { Domain } from '../../../runtime/adapters/food-agri/faostat/faostat.ts';
import { UnreadFiles } from '../../../runtime/adapters/food-agri/faostat/unread.ts';
import { create } from '../../../runtime/adapters/food-agri/food-agri.ts';
import type { Problem } from '../../../runtime/contract/problem.ts';
import { meaningOf } from '../../../runtime/reference/countries/countries.ts';
import { adapter, type HandlersOf } from '../../support/adapter.ts';
import { fits, MAX_TOKENS_FIXED_LIMIT } from '../../support/answer-size.ts';
import { problemOf } from '../../support/fake-source.ts';
import { fixtureFolder } from '../../support/fixtures.ts';
import { mutations } from '../../support/mutations.ts';
import { callAt, sample } from '../../support/played-folder.ts';
import { type Instead, type Recorded, withRecorded } from '../../support/recorded-sources.ts';
import { recordedTest } from '../../support/samples.ts';
import { made } from './faostat/made-domains.ts';

type Handlers = HandlersOf<'food-agri'>;

const withService = (
  body: (handlers: Handlers, recorded: Recorded) => Promise<void>,
  options: { instead?: Instead; settings?: { faostatDomains: readonly string[] } } = {},
) =>
  withRecorded(
    ['faostat'],
    async (recorded) => body(adapter('food-agri', create, { faostat: await recorded.source('faostat') }), recorded),
    options,
  );
const data = async (handlers: Handlers, more: Partial<GetDataArguments> = {}) =>
  handlers.get_data({ domain: 'QCL', area_cs: 'M49', limit: 500, offset: 0, detail: 'brief', ...more }, callAt());

test('finds domains by their content, and lists archives last', () =>
  withService(async (handlers) => {
    const first = async (query: string) =>
      (await handlers.search_datasets({ query, limit: 5 }, callAt())).datasets[0]?.code;
    assert.is(await first('wheat harvest'), 'QCL');
    assert.is(await first('hunger'), 'FS');
    assert.is(await first('utilisation des engrais'), 'RFN');
    assert.is(await first('producer prices'), 'PP');
    assert.is(await first('TCL'), 'TCL');
    assert.match(
      (await handlers.search_datasets({ query: 'chess', limit: 5 }, callAt())).hint ?? '',
      /No domain matches/,
    );
  }));

test('accepts common names of groups', () =>
  withService(async (handlers) => {
    const codes = async (group: string) =>
      (await handlers.list_datasets({ group, limit: 50, offset: 0 }, callAt())).datasets.map(({ code }) => code);
    assert.equal(await codes('emissions'), ['GLE', 'GT']);
    assert.equal(await codes('Emission'), ['GLE', 'GT']);
    assert.equal(await codes('Food Security'), ['FS']);
    assert.equal(await codes('production'), ['QCL']);
    const problem = await problemOf(codes('Prodction'));
    assert.match(problem.extras.errors?.[0]?.hint ?? '', /Production/);
  }));

test('accepts domain names, and lists all matches for an ambiguous one', () =>
  withService(async (handlers, { source }) => {
    const { domains } = await source('faostat');
    const all = (await domains.page(100, 0, callAt())).values;
    const called = (text: string, have = (domain: Domain) => domain.code !== 'TCL') =>
      domainsNamed(text, all, have).map(({ code }) => code);
    assert.equal(called('Crops and livestock products'), ['QCL']);
    assert.equal(called('crops & LIVESTOCK product'), ['QCL']);
    assert.equal(called('Trade: Crops and livestock products'), ['TCL']);
    assert.equal(called('Fóod Balances'), ['FBS']);
    assert.equal(called('producer prices'), ['PP'], 'the old series has another name');
    assert.equal(
      called('Crops and livestock products', () => true),
      ['QCL', 'TCL'],
    );
    assert.equal(called('prices'), []);
    const { domain, name } = await handlers.get_domain_dimensions(
      { domain: 'Crops and Livestock Products ' },
      callAt(),
    );
    assert.equal([domain, name], ['QCL', 'Crops and livestock products'], 'the result states the resolved domain');
    const nearTo = async (domain: string) => {
      const problem = await problemOf(data(handlers, { domain }));
      assert.is(problem.code, 'not_found');
      return problem.extras.hint ?? '';
    };
    assert.match(await nearTo('prices'), /PP \(Prices: Producer Prices\), CP \(/);
    assert.match(await nearTo('wheat harvest'), /Closest matches: QCL/);
    assert.match(await nearTo('QCX'), /Closest matches: QCL/);
    assert.match(await nearTo('!!'), /QCL/);
  }));

test('rejects a name that two domains share, and lists both codes', () =>
  withService(
    async (handlers) => {
      const problem = await problemOf(data(handlers, { domain: 'Crops and livestock products' }));
      assert.is(problem.code, 'invalid_arguments');
      assert.match(problem.extras.errors?.[0]?.hint ?? '', /QCL \(Production: .*\) or TCL \(Trade: /);
    },
    { settings: { faostatDomains: ['TCL'] } },
  ));

test('downloads a domain once, on first use, and finds its columns by name', () =>
  withService(async (handlers, { requests: requestedUrls }) => {
    const [dimensions] = await Promise.all([
      handlers.get_domain_dimensions({ domain: 'qcl' }, callAt()),
      handlers.get_domain_dimensions({ domain: 'QCL' }, callAt()),
    ]);
    assert.equal(
      dimensions.dimensions.map(({ id, count }) => [id, count]),
      [
        ['area', 6],
        ['element', 2],
        ['item', 2],
        ['year', 2],
      ],
    );
    assert.is(requestedUrls().filter((each) => each.includes('Crops_Livestock')).length, 1);
  }));

test('observations have a unit, flag and note, missing values are null, and country groups are marked', () =>
  withService(async (handlers) => {
    const sweden = await data(handlers, { areas: ['752'], items: ['15'] });
    assert.equal(
      sweden.records.map(({ element_code, year, value, unit, flag }) => [element_code, year, value, unit, flag]),
      [
        ['5312', '2023', 447000.5, 'ha', 'E'],
        ['5510', '2023', 3002023, 't', 'A'],
        ['5510', '2022', 3002022, 't', 'A'],
      ],
    );
    assert.is(sweden.records[1]?.note, 'Official, with a "quoted" note');
    assert.equal(sweden.flags, { E: 'Estimated value', A: 'Official figure' });
    assert.match(sweden.source, /FAO\. FAOSTAT, Crops and livestock products \(QCL\), 2025-12-20/);
    const world = await data(handlers, { areas: ['001'], years: ['2023'] });
    assert.equal([world.records[0]?.area, world.records[0]?.aggregate], ['World', true]);
    const ivory = await data(handlers, { areas: ['CIV'], area_cs: 'ISO3', items: ['15'] });
    assert.equal(
      [ivory.records[0]?.area, ivory.records[0]?.value, ivory.records[0]?.flag],
      ["Côte d'Ivoire", null, 'M'],
    );
    const part = await data(handlers, { limit: 2 });
    assert.equal([part.count, part.more, part.next_offset], [2, true, 2]);
  }));

test('area_cs selects the coding of areas, and CN is mainland China, not China as a whole', () =>
  withService(async (handlers) => {
    const codes = async (area_cs: GetDataArguments['area_cs'], area: string) =>
      (
        await data(handlers, { area_cs, areas: [area], items: ['15'], years: ['2023'], elements: ['5510'] })
      ).records.map(({ area_code, area: name }) => [area_code, name]);
    assert.equal(await codes('ISO2', 'cn'), [['CN', 'China, mainland']]);
    assert.equal(await codes('M49', '156'), [['156', 'China, mainland']]);
    assert.equal(await codes('M49', '159'), [['159', 'China']]);
    assert.equal(await codes('FAO', '351'), [['351', 'China']]);
    assert.equal(await codes('M49', '1'), [['001', 'World']]);
    const none = await problemOf(codes('ISO2', 'WLD'));
    assert.is(none.code, 'invalid_arguments');
    for (const spelling of ['SE', 'swe', 'Sweden', 'Sverige'])
      assert.equal(await codes('M49', spelling), [['752', 'Sweden']], spelling);
    assert.equal(await codes('ISO3', 'Schweden'), [['SWE', 'Sweden']]);
    const several = await problemOf(codes('M49', 'Guinea'));
    assert.match(several.extras.errors?.[0]?.hint ?? '', /^It may mean \w.* or \w/);
    const named = await problemOf(codes('M49', 'norw'));
    assert.match(named.extras.errors?.[0]?.hint ?? '', /578 \(Norway\)/);
    const hint = async (coding: GetDataArguments['area_cs'], area: string) =>
      (await problemOf(codes(coding, area))).extras.errors?.[0]?.hint;
    assert.is(
      await hint('ISO2', 'World'),
      'World has no code in ISO2. Use 001 with area_cs M49 or 5000 with area_cs FAO.',
    );
    assert.is(
      await hint('ISO2', 'WLD'),
      'World has no code in ISO2. Use 001 with area_cs M49 or 5000 with area_cs FAO.',
    );
    assert.match((await hint('ISO2', '578')) ?? '', /^It means Norway in M49 \(NO in ISO2\)\. Use/);
  }));

test('an empty list applies no filter instead of selecting nothing', () =>
  withService(async (handlers) => {
    const all = await data(handlers);
    assert.equal(await data(handlers, { areas: [], items: [], elements: [], years: [] }), all);
  }));

test('accepts EL for Greece and UK for the United Kingdom', () => {
  const code = (fao: string, label: string, m49: string) => ({ code: fao, label, m49 });
  const all = [code('84', 'Greece', '300'), code('229', 'United Kingdom', '826'), code('230', 'Ukraine', '804')];
  assert.equal(
    areasOf('areas', ['EL', 'uk', 'GR', 'UA'], 'ISO2', all).map(({ label }) => label),
    ['Greece', 'United Kingdom', 'Greece', 'Ukraine'],
  );
});

test('a year range and a non-numeric value stay strings, and Windows-1252 is decoded', () =>
  withService(async (handlers) => {
    const { records } = await data(handlers, { domain: 'FS' });
    assert.equal(
      records.map(({ area, year, value, text, area_code }) => [area, year, value, text ?? null, area_code]),
      [
        ['Afghanistan', '2000-2002', 46.1, null, null],
        ['Türkiye', '2016-2018', null, '<2.5', null],
      ],
    );
    const turkey = await data(handlers, { domain: 'FS', areas: ['TR'], area_cs: 'ISO2' });
    assert.is(turkey.count, 1, 'files without numbers match by name');
  }));

test('lists codes with labels, filtered by words', () =>
  withService(async (handlers) => {
    const call = (dimension: 'area' | 'item' | 'year', query?: string) =>
      handlers.get_dimension_codes(
        { domain: 'QCL', dimension, limit: 100, offset: 0, ...(query === undefined ? {} : { query }) },
        callAt(),
      );
    assert.equal((await call('area', 'swed')).codes, [
      { code: '752', label: 'Sweden', description: null, fao_code: '210', iso2: 'SE', iso3: 'SWE' },
    ]);
    assert.equal(
      (await call('item')).codes.map(({ code }) => code),
      ['15', '661'],
    );
    assert.equal(
      (await call('year')).codes.map(({ code }) => code),
      ['2023', '2022'],
    );
  }));

test('compares countries in the requested order', () =>
  withService(async (handlers) => {
    const { areas } = await handlers.compare_countries(
      {
        domain: 'QCL',
        area_codes: ['578', '752', '384'],
        items: ['15'],
        elements: ['5510'],
        years: ['2022'],
        area_cs: 'M49',
        limit: 80,
      },
      callAt(),
    );
    assert.equal(
      areas.map(({ area, count, records }) => [area, count, records[0]?.value ?? null]),
      [
        ['Norway', 1, 402022],
        ['Sweden', 1, 3002022],
        ["Côte d'Ivoire", 0, null],
      ],
    );
  }));

test('downloads a very large domain only if the operator selected it; otherwise reports the required setting', async () => {
  await withService(async (handlers, { requests: requestedUrls }) => {
    const problem = await problemOf(data(handlers, { domain: 'TM' }));
    assert.is(problem.code, 'not_configured');
    assert.match(problem.message, /52\.4 million rows.*ALMANAC_FAOSTAT_DOMAINS/);
    assert.ok(requestedUrls().every((each) => !each.includes('Trade')));
    const { datasets } = await handlers.search_datasets({ query: 'TM', limit: 1 }, callAt());
    assert.is(datasets[0]?.available, false);
  });
  await withService(
    async (handlers) => {
      const { datasets } = await handlers.search_datasets({ query: 'TM', limit: 1 }, callAt());
      assert.is(datasets[0]?.available, true);
    },
    { settings: { faostatDomains: ['tm'] } },
  );
});

test('reports progress during a download; the store is readable only by its owner', () =>
  withRecorded(
    ['faostat'],
    async ({ source, catalogs: sourceCatalogs }) => {
      const faostat = await source('faostat');
      const handlers = adapter('food-agri', create, { faostat });
      await handlers.list_datasets({ limit: 1, offset: 0 }, callAt());
      const hurried = { ...callAt(), deadline: Date.now() + 700 };
      const args = { domain: 'QCL', area_cs: 'M49', limit: 5, offset: 0, detail: 'brief' } as const;
      const early = await problemOf(Promise.resolve(handlers.get_data(args, hurried)));
      assert.is(early.code, 'preparing');
      assert.match(early.message, /0\.0 of 0\.0 MB downloaded|it begins/);
      assert.is((await handlers.get_data(args, callAt())).count, 5, 'a call with a later deadline waits for it');
      const folder = join(sourceCatalogs.directory, 'faostat');
      const files = await readdir(folder);
      assert.equal(files, ['QCL.sqlite']);
      assert.is(((await stat(join(folder, 'QCL.sqlite'))).mode & 0o777).toString(8), '600');
    },
    {
      instead: (request, _seen, response) => {
        if (!request.includes('Crops_Livestock')) return undefined;
        void readFile(`${fixtureFolder('faostat')}/qcl.zip`).then((zip) => {
          response.writeHead(200, { 'content-type': 'application/zip' });
          response.write(zip.subarray(0, 100));
          setTimeout(() => response.end(zip.subarray(100)), 1500);
        });
        return true;
      },
    },
  ));

test('a truncated, missing or unknown archive is a failure, not an empty domain', () =>
  withService(
    async (handlers, { requests: requestedUrls }) => {
      for (const [domain, max] of [
        ['QCL', 86_400],
        ['FS', 86_400],
        ['RL', 600],
      ] as const) {
        const problem = await problemOf(data(handlers, { domain }));
        assert.is(problem.code, 'upstream_invalid_response', domain);
        const again = await problemOf(data(handlers, { domain }));
        assert.ok((again.extras.retryAfter ?? 0) > max * 0.9 && (again.extras.retryAfter ?? 0) <= max, domain);
      }
      const files = requestedUrls().filter((each) => each.endsWith('.zip'));
      assert.is(files.length, new Set(files).size, 'no file was downloaded twice');
    },
    {
      instead: (request, _seen, response) => {
        if (!request.endsWith('.zip')) return undefined;
        if (request.includes('LandUse')) response.writeHead(200).end('<html>maintenance</html>');
        else {
          const name = request.includes('Crops') ? 'qcl' : 'fs';
          void readFile(`${fixtureFolder('faostat')}/${name}.zip`).then((zip) =>
            response.writeHead(200).end(zip.subarray(0, -40)),
          );
        }
        return true;
      },
    },
  ));

const AREA = 'Area Code,Area Code (M49),Area';
const ODD: Readonly<Record<string, string>> = {
  ET: `${AREA},Months Code,Months,Element Code,Element,Year Code,Year,Unit,Value,Flag\n210,'752,Sweden,7001,January,7271,Temperature change,2024,2024,°c,1.5,E\n`,
  PE: `${AREA},Element Code,Element,ISO Currency Code,Currency,Year Code,Year,Months Code,Months,Unit,Value,Flag\n210,'752,Sweden,LCU,Local currency units per USD,SEK,Swedish krona,2024,2024,7021,Annual value,,10.57,X\n`,
  TCLI: `${AREA},Item Code,Item Code (CPC),Item,Indicator Code,Indicator,Year Code,Year,Unit,Value,Flag,Note\n210,'752,Sweden,15,'0111,Wheat,509.02,Import dependency ratio,2023,2023,,0.2,E,\n`,
  WCAD: `${AREA},Item Code,Item,Element Code,Element,WCA Round code,WCA Round,Census Year Code,Census Year,Unit,Value,Flag,Note\n210,'752,Sweden,27002,Holdings,60850,Number,2020,2020,20192020,2019-2020,No,58790,A,\n`,
  HCES: 'Survey Code,Survey,Geographic Level Code,Geographic Level,Food Group Code,Food Group,Indicator Code,Indicator,Element Code,Element,Unit,Value,Flag,Note\nAFG2013,Afghanistan - 2013,1,National,01,Cereals,4001,Energy,A1,Average,kcal,1200,E,\n',
  GFDI: `${AREA},Food Value Code,Food Value,Industry Code,Industry,Factor Code,Factor,Year Code,Year,Element Code,Element,Unit,Value,Flag\n210,'752,Sweden,1,Food at home,2,Farming,3,Labour,2020,2020,61,Value share,%,4,E\n`,
};

test('parses every domain by its columns, including domains without items, years or areas, or with surveys or indicators', () =>
  withService(
    async (handlers) => {
      const rows = async (domain: string, more: Partial<GetDataArguments> = {}) =>
        (await data(handlers, { domain, ...more })).records[0];
      const shape = async (domain: string) =>
        (await handlers.get_domain_dimensions({ domain }, callAt())).dimensions.map(({ id, label }) =>
          label.toLowerCase().replaceAll(' ', '_') === id ? id : `${id}: ${label}`,
        );
      assert.equal(await shape('ET'), ['area', 'element', 'year', 'months']);
      const warming = await rows('ET', { areas: ['SE'], area_cs: 'ISO2' });
      assert.equal(
        [warming?.item, warming?.item_code, warming?.element, warming?.further],
        [null, null, 'Temperature change', { months: 'January' }],
      );
      assert.equal((await rows('PE'))?.further, { currency: 'Swedish krona', months: 'Annual value' });
      assert.equal(await shape('TCLI'), ['area', 'element: Indicator', 'item', 'year']);
      const ratio = await rows('TCLI', { elements: ['509.02'], items: ['15'] });
      assert.equal([ratio?.element, ratio?.item, ratio?.unit], ['Import dependency ratio', 'Wheat', null]);
      assert.equal(await shape('WCAD'), ['area', 'element', 'item', 'year: Census Year', 'wca_round']);
      assert.equal((await rows('WCAD', { years: ['2019-2020'] }))?.year, '2019-2020');
      assert.equal(await shape('HCES'), [
        'area: Survey',
        'element',
        'item: Indicator',
        'geographic_level',
        'food_group',
      ]);
      const survey = await rows('HCES', { areas: ['AFG2013'] });
      assert.equal(
        [survey?.area, survey?.area_code, survey?.item, survey?.year],
        ['Afghanistan - 2013', 'AFG2013', 'Energy', null],
      );
      assert.equal(await shape('GFDI'), ['area', 'element', 'item: Food Value', 'year', 'industry', 'factor']);
      const none = await problemOf(rows('ET', { items: ['15'] }));
      assert.is(none.code, 'invalid_arguments');
      assert.match(none.message, /items: this domain has no dimension item/);
      assert.is(none.extras.errors?.[0]?.hint, 'Its dimensions are area, element, year, months.');
      const codes = handlers.get_dimension_codes({ domain: 'HCES', dimension: 'year', limit: 5, offset: 0 }, callAt());
      assert.match((await problemOf(Promise.resolve(codes))).message, /no dimension year/);
    },
    { instead: made(ODD) },
  ));

test('reports a permanently unreadable file, and downloads it only once, even after a restart', () =>
  withRecorded(
    ['faostat'],
    async ({ source, catalogs: sourceCatalogs, requests: requestedUrls }) => {
      const faostat = await source('faostat');
      const handlers = adapter('food-agri', create, { faostat });
      for (let n = 0; n < 2; n++) {
        const problem = await problemOf(data(handlers, { domain: 'NEW' }));
        assert.is(problem.code, 'not_found');
        assert.match(problem.message, /NEW \(NEW\) cannot be read on this server: the data has no Value column/);
        assert.is(problem.extras.retryAfter, undefined);
        assert.not.match(`${problem.message} ${problem.extras.hint}`, /again/);
      }
      const domain = (await handlers.list_datasets({ limit: 5, offset: 0 }, callAt())).datasets[0];
      assert.is(domain?.available, false);
      assert.match(domain?.unavailable ?? '', /no Value column/);
      assert.is(requestedUrls().filter((each) => each.endsWith('.zip')).length, 1);
      const known = (await faostat.domains.page(1, 0, callAt())).values[0] as Domain;
      const restarted = new UnreadFiles(join(sourceCatalogs.directory, 'faostat'));
      assert.is(restarted.problem(known, Date.now())?.code, 'not_found');
      assert.is(
        restarted.problem({ ...known, updated: '2026-02-01' }, Date.now()),
        undefined,
        'a newer file may be readable',
      );
    },
    { instead: made({ NEW: `${AREA},Item Code,Item,Y2020,Y2020F\n210,'752,Sweden,15,Wheat,3,A\n` }) },
  ));

/**
 * Columns of the 2026 files that differ from those of the crops file (F10, F19). All other files have Area, Item,
 * Element and Year.
 */
const LAYOUTS: readonly (readonly [domain: string, columns: string, main: string, further: string])[] = [
  [
    'QCL',
    `${AREA},Item Code,Item Code (CPC),Item,Element Code,Element,Year Code,Year,Unit,Value,Flag,Note`,
    'area item element year',
    '',
  ],
  [
    'PP',
    `${AREA},Item Code,Item Code (CPC),Item,Element Code,Element,Year Code,Year,Months Code,Months,Unit,Value,Flag`,
    'area item element year',
    'months',
  ],
  [
    'CAHD',
    `${AREA},Item Code,Item,Element Code,Element,Year Code,Year,Release Code,Release,Unit,Value,Flag`,
    'area item element year',
    'release',
  ],
  [
    'GLE',
    `${AREA},Item Code,Item Code (CPC),Item,Element Code,Element,Year Code,Year,Source Code,Source,Unit,Value,Flag,Note`,
    'area item element year',
    'source',
  ],
  [
    'SDGB',
    `${AREA},Item Code,Item Code (SDG),Item,Element Code,Element,Year Code,Year,Unit,Value,Flag,Note`,
    'area item element year',
    '',
  ],
  [
    'TM',
    'Reporter Country Code,Reporter Country Code (M49),Reporter Countries,Partner Country Code,Partner Country Code (M49),Partner Countries,Item Code,Item Code (CPC),Item,Element Code,Element,Year Code,Year,Unit,Value,Flag',
    'reporter_country item element year',
    'partner_country',
  ],
  [
    'EA',
    'Donor Code,Donor Code (M49),Donor,Recipient Country Code,Recipient Country Code (M49),Recipient Country,Item Code,Item,Element Code,Element,Purpose Code,Purpose,Year Code,Year,Unit,Value,Flag,Note',
    'recipient_country item element year',
    'donor purpose',
  ],
  [
    'FA',
    'Recipient Country Code,Recipient Country Code (M49),Recipient Country,Item Code,Item,Element Code,Element,Year Code,Year,Unit,Value,Flag,Note',
    'recipient_country item element year',
    '',
  ],
  [
    'OEA',
    `${AREA},Source Code,Source,Indicator Code,Indicator,Sex Code,Sex,Element Code,Element,Year Code,Year,Unit,Value,Flag,Note`,
    'area indicator element year',
    'source sex',
  ],
  [
    'AE',
    `${AREA},Indicator Code,Indicator,Cost Category Code,Cost Category,Institution Code,Institution,Year Code,Year,Unit,Value,Flag,Note`,
    'area - indicator year',
    'cost_category institution',
  ],
  [
    'SUA',
    `${AREA},Food Group Code,Food Group,Indicator Code,Indicator,Element Code,Element,Year Code,Year,Unit,Value,Flag,Note`,
    'area indicator element year',
    'food_group',
  ],
  [
    'FDIQ',
    'Survey Code,Survey,Geographic Level Code,Geographic Level,Population Age Group Code,Population Age Group,Food Group Code,Food Group,Indicator Code,Indicator,Element Code,Element,Sex Code,Sex,Unit,Value,Flag,Note',
    'survey indicator element -',
    'geographic_level population_age_group food_group sex',
  ],
  [
    'HS',
    'Survey Code,Survey,Breakdown Variable Code,Breakdown Variable,Breadown by Sex of the Household Head Code,Breadown by Sex of the Household Head,Indicator Code,Indicator,Element Code,Element,Unit,Value,Flag',
    'survey indicator element -',
    'breakdown_variable breadown_by_sex_of_the_household_head',
  ],
  [
    'SXS',
    `${AREA},Item Code,Item Code (SDG),Item,Element Code,Element,Sex Code,Sex Code (SDG),Sex,Population Age Group Code,Population Age Group,Year Code,Year,Unit,Value,Flag,Note`,
    'area item element year',
    'sex population_age_group',
  ],
  [
    'FS',
    'Area Code,Area,Item Code,Item,Element Code,Element,Year Code,Year,Unit,Value,Flag',
    'area item element year',
    '',
  ],
];

test('finds columns by name in all known layouts', () => {
  for (const [domain, line, main, further] of LAYOUTS) {
    const { area, item, element, year, extras, m49 } = columnsOf(line.split(','));
    assert.is([area, item, element, year].map((each) => each?.id ?? '-').join(' '), main, domain);
    assert.is(extras.map(({ id }) => id).join(' '), further, domain);
    assert.is(m49 >= 0, line.includes('(M49)') && main.split(' ')[0] !== 'survey', domain);
  }
  assert.throws(() => columnsOf(['Area Code', 'Area', 'Item Code', 'Item', 'Y2020']), /no Value column/);
  assert.throws(() => columnsOf(['Year', 'Value']), /no area or survey column/);
  assert.throws(() => columnsOf(['Area Code', 'Area', 'Year', 'Value']), /no element or item column/);
});

const crops = (() => {
  const areas = ["210,'752,Sweden", "162,'578,Norway"];
  const items = [
    "15,'0111,Wheat",
    "44,'0115,Barley",
    "1717,'F1717,Cereals; primary",
    ...Array.from({ length: 12 }, (_, n) => `${100 + n},'0${n},Crop ${n}`),
  ];
  const elements = ['5312,Area harvested', '5412,Yield', '5510,Production'];
  const years = Array.from({ length: 60 }, (_, n) => 1964 + n);
  const rows = areas.flatMap((area) =>
    items.flatMap((item) =>
      elements.flatMap((element) => years.map((year) => `${area},${item},${element},${year},${year},t,${year},A,`)),
    ),
  );
  return [
    `${AREA},Item Code,Item Code (CPC),Item,Element Code,Element,Year Code,Year,Unit,Value,Flag,Note`,
    ...rows,
    '',
  ].join('\n');
})();

test('a comparison without items chooses the same default items for every area, with a hint', () =>
  withService(
    async (handlers) => {
      const compare = (more: object = {}) =>
        handlers.compare_countries(
          { domain: 'QCL', area_codes: ['752', '578'], area_cs: 'M49', limit: 80, ...more },
          callAt(),
        );
      const chosen = await compare();
      for (const { records } of chosen.areas) {
        assert.ok(records.every(({ element, item }) => element === 'Production' && item === 'Cereals, primary'));
        assert.is(records[0]?.year, '2023');
      }
      assert.match(
        chosen.hint ?? '',
        /^No items were specified, so these were chosen: Production of Cereals, primary, latest years\./,
      );
      const wheat = await compare({ items: ['15'], limit: 400 });
      assert.equal(
        [...new Set(wheat.areas[0]?.records.map(({ element }) => element))],
        ['Production', 'Area harvested', 'Yield'],
      );
      assert.is(wheat.hint, undefined);
      const cut = await compare({ items: ['15', '44', '100', '101'] });
      assert.ok(
        cut.areas.every(({ records, more }) => more && records.every(({ element }) => element === 'Production')),
      );
      const yields = await compare({ elements: ['5412'], years: ['2020'] });
      assert.equal(
        yields.areas.map(({ records }) => records.map(({ element, item, year }) => [element, item, year])),
        [[['Yield', 'Cereals, primary', '2020']], [['Yield', 'Cereals, primary', '2020']]],
      );
    },
    { instead: made({ QCL: crops }) },
  ));

test('finds the European Union by each of its codes', () => {
  const code = (fao: string, label: string, m49: string) => ({ code: fao, label, m49 });
  const all = [
    code('5707', 'European Union (27)', '097'),
    code('5801', 'Least Developed Countries (LDCs)', '199'),
    code('203', 'Spain', '724'),
  ];
  const hint = (value: string, coding: GetDataArguments['area_cs']) => {
    try {
      areasOf('areas', [value], coding, all);
    } catch (error) {
      return (error as Problem).extras.errors?.[0]?.hint;
    }
    return undefined;
  };
  for (const [input, coding] of [
    ['EU', 'ISO2'],
    ['EUU', 'ISO3'],
    ['European Union', 'ISO3'],
  ] as const)
    assert.is(
      hint(input, coding),
      `European Union (27) has no code in ${coding}. Use 097 with area_cs M49 or 5707 with area_cs FAO.`,
      input,
    );
  assert.is(areasOf('areas', ['EU'], 'M49', all)[0]?.code, '5707');
  assert.is(areasOf('areas', ['LDC'], 'FAO', all)[0]?.code, '5801');
  assert.match(hint('203', 'M49') ?? '', /^It means Spain in FAO \(724 in M49\)/);
});

test('reports errors in areas, items and elements together, and accepts labels for codes', () =>
  withService(async (handlers) => {
    const wrong = { areas: ['SWE', 'XXX'], items: ['999999', '888888'], elements: ['777'], area_cs: 'ISO3' as const };
    const problem = await problemOf(data(handlers, wrong));
    assert.equal(
      problem.extras.errors?.map(({ parameter }) => parameter),
      ['areas[1]', 'elements[0]', 'items[0]', 'items[1]'],
    );
    const byCode = await data(handlers, { items: ['15'], elements: ['5510'] });
    assert.equal(await data(handlers, { items: ['wheat'], elements: ['production'] }), byCode);
    const cocoa = { elements: ['5510'], years: ['2023'] };
    assert.equal(
      await data(handlers, { items: ['cocoa bean'], ...cocoa }),
      await data(handlers, { items: ['661'], ...cocoa }),
    );
    const slips = await problemOf(data(handlers, { items: ['Whaet'], elements: ['Prodction'] }));
    assert.equal(
      slips.extras.errors?.map(({ hint }) => hint),
      ['Closest matches: 5510 (Production).', 'Closest matches: 15 (Wheat).'],
    );
  }));

test('over 200 mistyped codes of domains, areas, items and elements are errors with the closest match', () =>
  withService(async (handlers) => {
    for (const domain of mutations(['QCL', 'TCL', 'FBS', 'RFN', 'GLE', 'FS', 'PP'], 200, (text) =>
      ['CP', 'GT', 'RP', 'RL', 'PA', 'TM'].includes(text.toUpperCase()),
    )) {
      const problem = await problemOf(data(handlers, { domain }));
      assert.is(problem.code, 'not_found', domain);
      assert.match(problem.extras.hint ?? '', /closest matches/i, domain);
    }
    const areas = mutations(['SWE', 'NOR', 'CIV', 'CHN'], 200);
    for (const area of areas.filter((code) => meaningOf(code) === undefined)) {
      const problem = await problemOf(data(handlers, { areas: [area], area_cs: 'ISO3' }));
      assert.is(problem.code, 'invalid_arguments', area);
    }
    for (const [list, codes] of [
      ['items', ['15', '661']],
      ['elements', ['5510', '5312']],
      ['years', ['2022', '2023']],
    ] as const) {
      for (const code of mutations(codes, 100)) {
        const problem = await problemOf(data(handlers, { [list]: [code] }));
        assert.is(problem.code, 'invalid_arguments', `${list} ${code}`);
      }
    }
  }));

recordedTest('parses the whole recorded list of domains', () => {
  const recorded = sample('faostat', 'bulk-datasets_E-2026-02.json');
  if (recorded === undefined) return;
  return withService(
    async (handlers) => {
      const { total, groups, datasets } = await handlers.list_datasets({ limit: 50, offset: 0 }, callAt());
      assert.equal([total, groups.length], [68, 17]);
      fits('food-agri.list_datasets', { total, groups, datasets }, MAX_TOKENS_FIXED_LIMIT);
      const { datasets: found } = await handlers.search_datasets(
        { query: 'greenhouse gases of cattle', limit: 5 },
        callAt(),
      );
      assert.ok(found.some(({ code }) => code === 'GLE'));
    },
    {
      instead: (request, _seen, response) => {
        if (!request.includes('datasets_E')) return undefined;
        response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(recorded));
        return true;
      },
    },
  );
});

test.run();
