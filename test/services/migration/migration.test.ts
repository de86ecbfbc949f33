// Facts: runtime/adapters/migration/SOURCES.md (unhcr).

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { GetPopulationArguments, GetSolutionsArguments } from '../../../generated/services/migration/types.ts';
import { create } from '../../../runtime/adapters/migration/migration.ts';
import { Unhcr } from '../../../runtime/adapters/migration/unhcr/unhcr.ts';
import { adapter, type HandlersOf } from '../../support/adapter.ts';
import { fits, MAX_TOKENS_FIXED_LIMIT } from '../../support/answer-size.ts';
import { decoded } from '../../support/decoded.ts';
import { json, problemOf } from '../../support/fake-source.ts';
import { type Answers, answering, callAt, fixtureAnswers, sample, withPlayed } from '../../support/played-folder.ts';
import { recordedTest } from '../../support/samples.ts';

type Handlers = HandlersOf<'migration'>;
const FIXTURES = fixtureAnswers('unhcr');
const PAIRS = { group_by: 'pair', limit: 20, page: 1 } as const;
const AGES = { ...PAIRS, by_population_type: false };
const NOTHING = { page: 1, maxPages: 0, total: [], items: [] };

const withService = (answers: Answers, body: (handlers: Handlers, requestedUrls: () => string[]) => Promise<void>) =>
  withPlayed(['unhcr'], answers, ({ sourceClients, requests: requestedUrls }) =>
    body(adapter('migration', create, { unhcr: new Unhcr(sourceClients.client('unhcr')) }), requestedUrls),
  );
const failure = (result: unknown) => problemOf(Promise.resolve(result));

test('parses numbers in rows of mixed types, and reads "-" as null, never 0', () =>
  withService(FIXTURES, async (handlers) => {
    const args = { year: 2024, country_of_origin: ['sy'], ...PAIRS, limit: 3 };
    const { max_pages, count, results } = await handlers.get_population(args, callAt());
    assert.equal([max_pages, count], [48, 3]);
    const [germany, inside] = results;
    assert.equal(germany?.country_of_asylum, { iso: 'DEU', code: 'GFR', name: 'Germany' });
    assert.equal(
      [germany?.refugees, germany?.asylum_seekers, germany?.idps, germany?.other_in_need_of_protection],
      [718005, 62953, 0, null],
    );
    assert.equal([inside?.idps, inside?.host_community, inside?.refugees], [7408909, null, 0]);
  }));

test('lists the three countries with the most Syrian refugees first, sorted across all pages', () =>
  withService(FIXTURES, async (handlers, requests) => {
    const args = { year: 2024, country_of_origin: ['SYR'], group_by: 'pair', limit: 3 } as const;
    const top = await handlers.get_population({ ...args, sort: 'refugees', page: 1 }, callAt());
    assert.equal(
      top.results.map(({ country_of_asylum, refugees }) => [country_of_asylum?.iso, refugees]),
      [
        ['TUR', 2940735],
        ['LBN', 755426],
        ['DEU', 718005],
      ],
    );
    assert.is(top.max_pages, 2);
    const rest = await handlers.get_population({ ...args, sort: 'refugees', page: 2 }, callAt());
    assert.equal(
      rest.results.map(({ country_of_asylum }) => country_of_asylum?.iso),
      ['JOR', 'SYR'],
    );
    const inside = await handlers.get_population({ ...args, sort: 'idps', page: 1 }, callAt());
    assert.is(inside.results[0]?.country_of_asylum?.iso, 'SYR');
    assert.is(requests().filter((url) => url.startsWith('/population/')).length, 1, 'all calls share one response');
  }));

test('sorts all pages of the source together, and rejects more rows than it can sort', async () => {
  const row = (coo: string, resettlement: number | string) => ({
    year: 2020,
    coo,
    coo_iso: coo,
    coo_name: coo,
    coa: '-',
    coa_iso: '-',
    coa_name: '-',
    resettlement,
  });
  const page = (nth: number, maxPages: number, ...items: object[]) => ({ page: nth, maxPages, total: [], items });
  const address = (nth: number) => `/solutions/?cf_type=ISO&year=2020&coo_all=true&limit=1000&page=${nth}`;
  const args = { year: 2020, group_by: 'origin', limit: 20, page: 1, sort: 'resettlement' } as const;
  const answers = {
    [address(1)]: page(1, 2, row('AFG', 5), row('SYR', '-')),
    [address(2)]: page(2, 2, row('SDN', 70)),
  };
  await withService(answers, async (handlers) => {
    const { results } = await handlers.get_solutions(args, callAt());
    assert.equal(
      results.map(({ country_of_origin, resettlement }) => [country_of_origin?.iso, resettlement]),
      [
        ['SDN', 70],
        ['AFG', 5],
        ['SYR', null],
      ],
    );
  });
  await withService({ '/solutions/?*': page(1, 11, row('AFG', 5)) }, async (handlers) => {
    const problem = await failure(handlers.get_solutions(args, callAt()));
    assert.equal([problem.code, problem.extras.errors?.[0]?.parameter], ['invalid_arguments', 'sort']);
  });
});

test('without a year, returns all years, newest first across all pages', () =>
  withService(FIXTURES, async (handlers, requests) => {
    const page = async (nth: number) =>
      handlers.get_population({ country_of_asylum: ['TUR'], group_by: 'asylum', limit: 2, page: nth }, callAt());
    const pages = [await page(1), await page(2), await page(3)];
    assert.equal(
      pages.map(({ results }) => results.map(({ year }) => year)),
      [[2025, 2024], [2023, 2022], [2021]],
    );
    assert.equal(
      pages.map(({ max_pages, count }) => [max_pages, count]),
      [
        [3, 2],
        [3, 2],
        [3, 1],
      ],
    );
    assert.is(pages[0]?.results[0]?.country_of_origin, null);
    assert.ok(requests().every((url) => !url.includes('year')));
    const beyond = await page(4);
    assert.equal([beyond.count, beyond.note], [0, 'There are 3 pages, not 4.']);
  }));

test('sends two-letter and three-letter codes, in any letter case, as ISO alpha-3', () =>
  withService({ ...FIXTURES, '/solutions/?*': NOTHING }, async (handlers, requests) => {
    const sent = async (country_of_origin: string, country_of_asylum: string) => {
      const args: object = { year: 2020, country_of_origin, country_of_asylum, ...PAIRS };
      await handlers.get_solutions(decoded('migration.get_solutions', args) as GetSolutionsArguments, callAt());
      const query = new URLSearchParams(requests().at(-1)?.split('?')[1]);
      return [query.get('coo'), query.get('coa'), query.get('cf_type')];
    };
    assert.equal(await sent('at', 'AUT'), ['AUT', 'AUT', 'ISO']);
    assert.equal(await sent('Au', 'aus'), ['AUS', 'AUS', 'ISO'], 'AUS means Austria in the UNHCR codes');
    assert.equal(await sent('uk', 'GB'), ['GBR', 'GBR', 'ISO']);
    assert.equal(await sent('Syrien', 'Türkiye'), ['SYR', 'TUR', 'ISO']);
    const { origin_iso, asylum_iso } = await handlers.get_solutions(
      decoded<object>('migration.get_solutions', {
        country_of_origin: 'Syrian Arab Rep.',
        ...PAIRS,
      }) as GetSolutionsArguments,
      callAt(),
    );
    assert.equal([origin_iso, asylum_iso], ['SYR', undefined], 'the result states the resolved countries');
    assert.equal(await sent('XXA', 'unk'), ['XXA', 'UNK', 'ISO'], 'codes that are not countries');
  }));

test('sends several countries in one request, and accepts only rows for these countries', async () => {
  const row = (coo_iso: string) => ({ year: 2024, coo_iso, coa_iso: 'DEU', refugees: 1 });
  const list: object = { year: 2024, country_of_origin: ['SY', 'Afghanistan'], country_of_asylum: 'DE', ...PAIRS };
  const args = decoded('migration.get_population', list) as GetPopulationArguments;
  const answers = (...codes: string[]) => ({
    ...FIXTURES,
    '/population/?*': { ...NOTHING, maxPages: 1, items: codes.map(row) },
  });
  await withService(answers('SYR', 'AFG'), async (handlers, requests) => {
    const { results, origin_iso, asylum_iso } = await handlers.get_population(args, callAt());
    assert.equal(
      results.map(({ country_of_origin }) => country_of_origin?.iso),
      ['SYR', 'AFG'],
    );
    assert.equal([origin_iso, asylum_iso], [undefined, 'DEU']);
    assert.is(new URLSearchParams(requests().at(-1)?.split('?')[1]).get('coo'), 'SYR,AFG');
  });
  await withService(answers('SYR', 'IRQ'), async (handlers) => {
    assert.is((await failure(handlers.get_population(args, callAt()))).code, 'upstream_invalid_response');
  });
});

test('rejects an unknown code with the nearest ones, and a UNHCR code with its ISO code', () =>
  withService(FIXTURES, async (handlers, requests) => {
    const refused = async (country_of_origin: string) => {
      const problem = await failure(
        handlers.get_population({ country_of_origin: [country_of_origin], ...PAIRS }, callAt()),
      );
      assert.is(problem.code, 'invalid_arguments');
      return `${problem.message} ${problem.extras.errors?.[0]?.hint}`;
    };
    assert.match(await refused('SIR'), 'SYR (Syrian Arab Rep.)');
    assert.match(await refused('GFR'), /own code for Germany.*DEU/);
    assert.match(await refused('QQ'), 'list_countries');
    assert.equal(requests(), ['/countries/?limit=1000'], 'no figures were requested');
  }));

test('groups rows by pair, origin or asylum, or returns the total', () =>
  withService({ ...FIXTURES, '/population/?*': NOTHING }, async (handlers, requests) => {
    const sides = async (args: object) => {
      await handlers.get_population({ year: 2020, ...PAIRS, ...args }, callAt());
      const query = new URLSearchParams(requests().at(-1)?.split('?')[1]);
      return ['coo', 'coo_all', 'coa', 'coa_all'].map((name) => query.get(name));
    };
    assert.equal(await sides({}), [null, 'true', null, 'true']);
    assert.equal(await sides({ country_of_origin: ['SYR'] }), ['SYR', null, null, 'true']);
    assert.equal(await sides({ group_by: 'origin' }), [null, 'true', null, null]);
    assert.equal(await sides({ group_by: 'asylum' }), [null, null, null, 'true']);
    assert.equal(await sides({ group_by: 'total', country_of_asylum: ['DE'] }), [null, null, 'DEU', null]);
  }));

test('explains an empty result', () =>
  withService({ '/solutions/?*': NOTHING, '/population/?*': NOTHING }, async (handlers) => {
    const early = await handlers.get_solutions({ year: 1955, ...PAIRS }, callAt());
    assert.equal([early.max_pages, early.count, early.note], [0, 0, 'These figures begin in 1959.']);
    assert.match((await handlers.get_population({ ...PAIRS }, callAt())).note ?? '', 'no figures');
  }));

test('reports no breakdown if the total is positive but every bracket is zero', () => {
  const zero = Object.fromEntries(
    ['0_4', '5_11', '12_17', '18_59', '60', 'other', 'total'].flatMap((band) => [
      [`f_${band}`, '0'],
      [`m_${band}`, '0'],
    ]),
  );
  const row = {
    year: 2024,
    coo: 'SYR',
    coo_iso: 'SYR',
    coo_name: 'Syria',
    coa: 'SYR',
    coa_iso: 'SYR',
    coa_name: 'Syria',
    ...zero,
  };
  const items = [
    { ...row, total: 7408909 },
    { ...row, total: '0' },
    { ...row, pop_type: 'NEW', f_total: 5, f_0_4: '-', total: 9 },
  ];
  return withService({ '/demographics/?*': { ...NOTHING, maxPages: 1, items } }, async (handlers) => {
    const { results } = await handlers.get_demographics({ year: 2024, ...AGES }, callAt());
    const [none, nobody, some] = results;
    assert.equal([none?.has_breakdown, none?.female_0_4, none?.male_total, none?.total], [false, null, null, 7408909]);
    assert.equal([nobody?.has_breakdown, nobody?.female_0_4, nobody?.total], [true, 0, 0]);
    assert.equal(
      [some?.has_breakdown, some?.female_0_4, some?.female_total, some?.population_type],
      [true, null, 5, undefined],
    );
  });
});

test('fails if the source returns rows of another country or year', async () => {
  const item = { year: 2024, coo_iso: 'SYR', coa_iso: 'DEU', refugees: 1 };
  for (const items of [[{ ...item, year: 2023 }], [{ ...item, coo_iso: 'AFG' }], [{ ...item, coo_iso: '-' }]]) {
    await withService({ ...FIXTURES, '/population/?*': { ...NOTHING, maxPages: 1, items } }, async (handlers) => {
      const args = { year: 2024, country_of_origin: ['SYR'], ...PAIRS };
      assert.is((await failure(handlers.get_population(args, callAt()))).code, 'upstream_invalid_response');
    });
  }
});

test('fails on HTML pages and malformed responses from the source', async () => {
  for (const played of [
    answering(404, '<html></html>', { 'content-type': 'text/html' }),
    answering(200, 'Service down', { 'content-type': 'text/plain' }),
    answering(200, '{"items": null}'),
    answering(200, '{"items":[{"coo":"x"}]}'),
  ]) {
    await withService({ '/population/?*': played }, async (handlers) => {
      assert.match((await failure(handlers.get_population({ year: 2024, ...PAIRS }, callAt()))).code, /^upstream_/);
    });
  }
});

test('lists countries by name, and finds them by part of a name or code', () =>
  withService(FIXTURES, async (handlers) => {
    const { total, countries } = await handlers.list_countries({ limit: 500, offset: 0 }, callAt());
    assert.equal([total, countries[0]?.name], [10, 'Afghanistan']);
    assert.equal(
      countries.find(({ iso }) => iso === 'XXA'),
      { code: 'STA', iso: 'XXA', iso2: null, name: 'Stateless', region: null, major_area: null },
    );
    assert.is(countries.find(({ iso }) => iso === 'UNK')?.name, 'Unknown');
    assert.equal(
      (await handlers.list_countries({ limit: 500, offset: 0, query: 'turk' }, callAt())).countries.map(
        ({ iso }) => iso,
      ),
      ['TUR'],
    );
  }));

recordedTest('parses recorded rows', async () => {
  const names = ['population-items', 'demographics-items-ptype-show', 'solutions-items', 'countries-items'];
  const [population, demographics, solutions, countries] = names.map(
    (name) => sample('unhcr', `${name}.json`) as object[] | undefined,
  );
  if (!population || !demographics || !solutions || !countries) return;
  const page = (items: object[]) => ({ ...NOTHING, maxPages: 1, items });
  const year = (items: object[]) => items.filter((item) => (item as { year: number }).year === 2024);
  const answers: Answers = {
    '/population/?*': (response) => json(response, page(year(population))),
    '/demographics/?*': page(year(demographics)),
    '/solutions/?*': page(year(solutions)),
    '/countries/?*': page(countries),
  };
  await withService(answers, async (handlers) => {
    const world = (await handlers.get_population({ year: 2024, ...PAIRS }, callAt())).results[0];
    assert.equal([world?.refugees, world?.country_of_origin, world?.host_community], [30958200, null, 27279257]);
    const ages = (await handlers.get_demographics({ year: 2024, ...AGES, by_population_type: true }, callAt())).results;
    assert.is(ages.length, 2);
    assert.equal([ages[0]?.population_type, ages[0]?.female_0_4], ['ASY', 2659]);
    assert.ok((await handlers.get_solutions({ year: 2024, ...PAIRS }, callAt())).count > 0);
    assert.is((await handlers.list_countries({ limit: 500, offset: 0 }, callAt())).total, 20);
  });
});

test('returns all 232 countries in one result', () => {
  const items = Array.from({ length: 232 }, (_, id) => ({
    id,
    code: 'ABC',
    iso: `A${String.fromCharCode(65 + (id % 26))}${String.fromCharCode(65 + Math.floor(id / 26))}`,
    iso2: 'AB',
    name: id % 2 === 0 ? 'Saint Vincent and the Grenadines' : 'Latvia',
    region: 'Australia-New Zealand',
    majorArea: 'Latin America and the Caribbean',
  }));
  return withService({ '/countries/?*': { ...NOTHING, items } }, async (handlers) => {
    const list = await handlers.list_countries({ limit: 300, offset: 0 }, callAt());
    assert.equal([list.count, list.total, list.next_offset], [232, 232, null]);
    fits('migration.list_countries', list, MAX_TOKENS_FIXED_LIMIT);
  });
});

test.run();
