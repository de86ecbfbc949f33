// The three portals are simulated on loopback. Facts: SOURCES.md of ckan, data-gov, data-gov-uk, open-canada.

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { Ckan } from '../../../runtime/adapters/opendata/ckan/ckan.ts';
import { DataGov } from '../../../runtime/adapters/opendata/data-gov/data-gov.ts';
import { create } from '../../../runtime/adapters/opendata/opendata.ts';
import { adapter, type HandlersOf } from '../../support/adapter.ts';
import { fits, MAX_TOKENS_FIXED_LIMIT } from '../../support/answer-size.ts';
import { problemOf } from '../../support/fake-source.ts';
import { type Answers, answering, callAt, fixtureAnswers, sample, withPlayed } from '../../support/played-folder.ts';
import { recordedTest } from '../../support/samples.ts';

type Handlers = HandlersOf<'api/opendata'>;
const US = fixtureAnswers('data-gov');
const UK = fixtureAnswers('data-gov-uk');
const CA = fixtureAnswers('open-canada');
const PAGE = { limit: 2, offset: 0 };
const GONE = answering(404, '{"success": false, "error": {"__type": "Not Found Error", "message": "Not found"}}');

const withService = (answers: Answers, body: (handlers: Handlers, requestedUrls: () => string[]) => Promise<void>) =>
  withPlayed(['data-gov', 'data-gov-uk', 'open-canada'], answers, ({ sourceClients, requests: requestedUrls }) =>
    body(
      adapter('api/opendata', create, {
        'data-gov': new DataGov(sourceClients.client('data-gov')),
        'data-gov-uk': new Ckan(sourceClients.client('data-gov-uk') as never),
        'open-canada': new Ckan(sourceClients.client('open-canada') as never),
      }),
      requestedUrls,
    ),
  );
const failure = (result: unknown) => problemOf(Promise.resolve(result));

test('returns Data.gov results in the shape of the other portals, without totals', () =>
  withService(US, async (handlers) => {
    const found = await handlers.search({ q: 'climate', portal: 'us', ...PAGE }, callAt());
    assert.equal([found.count, found.total, found.next_offset], [2, null, 2]);
    const [first, bare] = found.datasets;
    assert.equal([first?.id, first?.name], ['4bcf8ab6-9f75-4987-a8b5-6e35ee39822e', 'climate-projections']);
    assert.equal([first?.notes, first?.tags, first?.modified], ['About it.', ['Climate'], '2025-07-29']);
    assert.equal([first?.formats, first?.resource_count], [['text/csv', 'API'], 2]);
    assert.equal(first?.organization, { id: 'o-1', name: 'noaa', title: 'NOAA', type: 'Federal Government' });
    assert.equal([bare?.resource_count, bare?.update_frequency], [0, 'R/P1D']);
    assert.equal(
      [bare?.modified, bare?.harvested],
      [null, '2025-08-02T16:06:31Z'],
      'a harvest does not count as a modification',
    );
    assert.equal(bare?.license, { id: null, title: null, url: null });
  }));

test('takes the modification date from the publisher, not from the CKAN record', async () => {
  const entry = {
    id: 'i',
    name: 'n',
    metadata_modified: '2023-09-14T05:25:17.291761',
    resources: [{ created: '2020-01-01' }],
  };
  for (const [fields, modified] of [
    [{}, null],
    [{ date_updated: '2016-03-24' }, '2016-03-24'],
    [{ date_updated: '', extras: [{ key: 'metadata-date', value: '2019-05-01' }] }, '2019-05-01'],
    [{ date_modified: '2021-06-30' }, '2021-06-30'],
  ] as const) {
    await withService(
      { '/action/package_show?*': { success: true, result: { ...entry, ...fields } } },
      async (handlers) => {
        const found = await handlers.dataset({ dataset_id: 'n', portal: 'uk', max_resources: 5 }, callAt());
        assert.is(found.modified, modified);
        assert.match(found.harvested ?? '', /^2023-09-14T05:25:17/);
        assert.is(found.resources[0]?.modified, undefined, 'creation does not count as a modification');
      },
    );
  }
});

test('emulates an offset for Data.gov by requesting all rows up to it', () => {
  const rows = Array.from({ length: 5 }, (_, nth) => ({ slug: `s${nth}`, dcat: {} }));
  return withService({ '/search?*': { results: rows } }, async (handlers, requests) => {
    const found = await handlers.search({ q: 'x', portal: 'us', limit: 3, offset: 3 }, callAt());
    assert.equal([found.datasets.map(({ name }) => name), found.total, found.next_offset], [['s3', 's4'], 5, null]);
    assert.match(requests()[0] ?? '', 'per_page=7');
    const problem = await failure(handlers.search({ q: 'x', portal: 'us', limit: 50, offset: 950 }, callAt()));
    assert.is(problem.code, 'invalid_arguments');
    assert.is(requests().length, 1);
  });
});

test('uses the search to find a Data.gov dataset that its own endpoint does not have', async () => {
  await withService(US, async (handlers, requests) => {
    const found = await handlers.dataset(
      { dataset_id: 'climate-projections', portal: 'us', max_resources: 1 },
      callAt(),
    );
    assert.equal([found.name, found.resources.length, found.resource_count], ['climate-projections', 1, 2]);
    assert.is(requests().length, 1);
  });
  const search = {
    results: [
      { slug: 'another', dcat: {} },
      { slug: 'wanted', title: 'W', dcat: {} },
    ],
  };
  await withService(
    {
      '/api/dataset/wanted': answering(404, '{"results":[]}'),
      '/api/dataset/none': answering(404, '{}'),
      '/search?*': search,
    },
    async (handlers) => {
      assert.is(
        (await handlers.dataset({ dataset_id: 'wanted', portal: 'us', max_resources: 50 }, callAt())).title,
        'W',
      );
      assert.is(
        (await failure(handlers.dataset({ dataset_id: 'none', portal: 'us', max_resources: 50 }, callAt()))).code,
        'not_found',
      );
    },
  );
});

test('opens a Data.gov dataset by the id and the slug of a search result, and returns that id for both (data-gov F8, F9, F16)', async () => {
  const ID = '4bcf8ab6-9f75-4987-a8b5-6e35ee39822e';
  const row = { slug: 'wanted', title: 'The wanted one', dcat: { modified: '2019' } };
  for (const nothing of [{}, { _id: null, _sort: null }]) {
    for (const shape of [(each: object) => ({ results: [each] }), (each: object) => [each], (each: object) => each]) {
      const answers = {
        [`/api/dataset/${ID}`]: shape({ ...row, ...nothing }),
        '/api/dataset/wanted': shape({ ...row, ...nothing }),
        '/search?*': {
          results: [
            { slug: 'another', dcat: {} },
            { ...row, _sort: [1, 3, ID] },
          ],
        },
      };
      await withService(answers, async (handlers) => {
        for (const dataset_id of [ID, 'wanted']) {
          const found = await handlers.dataset({ dataset_id, portal: 'us', max_resources: 1 }, callAt());
          assert.equal([found.id, found.name, found.modified], [ID, 'wanted', '2019'], dataset_id);
        }
      });
    }
  }
});

test('uses the slug as id if no search result has the id', () =>
  withService(
    { '/api/dataset/wanted': { results: [{ slug: 'wanted', dcat: {} }] }, '/search?*': answering(500) },
    async (handlers) => {
      const found = await handlers.dataset({ dataset_id: 'wanted', portal: 'us', max_resources: 1 }, callAt());
      assert.is(found.id, 'wanted');
    },
  ));

test('lists Data.gov organizations largest first, and finds them by name in any letter case, id and short name', () =>
  withService(US, async (handlers) => {
    const { total, organizations, next_offset } = await handlers.organizations(
      { portal: 'us', limit: 1, offset: 0 },
      callAt(),
    );
    assert.equal([total, organizations[0]?.name, next_offset], [2, 'nasa-gov', 1]);
    for (const org_id of ['NASA', 'nasa-gov', 'Nasa-Gov', 'o-1']) {
      assert.is((await handlers.organization({ org_id, portal: 'us' }, callAt())).dataset_count, 32000, org_id);
    }
    assert.is((await failure(handlers.organization({ org_id: '', portal: 'us' }, callAt()))).code, 'not_found');
  }));

test('UK CKAN: returns times in UTC, empty strings as absent, and HTML as text', () =>
  withService(UK, async (handlers) => {
    const found = await handlers.search({ q: 'climate', portal: 'uk', ...PAGE }, callAt());
    assert.equal([found.total, found.next_offset], [812, 2]);
    const [first, bare] = found.datasets;
    assert.equal([first?.notes, first?.created], ['Line one\nLine two', '2018-07-28T04:21:49Z']);
    assert.equal(first?.resources[0], { name: 'Payments 2010-11', format: null, url: 'https://www.gov.uk/x.xls' });
    assert.equal([bare?.organization, bare?.notes, bare?.license.id, bare?.tags], [null, null, null, []]);
    const { organizations, total } = await handlers.organizations({ portal: 'uk', ...PAGE }, callAt());
    assert.equal([organizations[0]?.dataset_count, organizations[1]?.title, total], [71, 'x', null]);
    const one = await handlers.organization({ org_id: 'aberdeen-city-council', portal: 'uk' }, callAt());
    assert.equal([one.type, one.description], ['local-council', null]);
  }));

test('Canadian CKAN: returns English first, with French added', () =>
  withService(CA, async (handlers) => {
    const id = '09ffaeb5-ec8f-5bb5-bdcb-3436ccf26f58';
    const found = await handlers.dataset({ dataset_id: id, portal: 'ca', max_resources: 50 }, callAt());
    assert.equal(
      [found.title, found.title_fr, found.notes_fr],
      ['Climatic Regions', 'Régions climatiques', 'Cette carte montre.'],
    );
    assert.equal([found.tags, found.tags_fr], [['climate'], ['climat']]);
    assert.equal(
      [found.organization?.title, found.organization?.title_fr],
      ['Natural Resources Canada', 'Ressources naturelles Canada'],
    );
    assert.equal(
      [found.resources[0]?.name_fr, found.resources[0]?.bytes, found.resources[0]?.languages],
      ['JPG anglais', 1134541, ['en', 'fr']],
    );
    const { datasets } = await handlers.search({ q: 'climate', portal: 'ca', ...PAGE }, callAt());
    assert.equal([datasets[1]?.title, datasets[1]?.title_fr, datasets[1]?.notes], ['Machine title', 'Titre', 'x']);
  }));

test('joins organizations that arrive in several pages, including bare names', () => {
  const rows = (from: number, count: number) => ({
    success: true,
    result: Array.from({ length: count }, (_, nth) => ({ name: `o${from + nth}` })),
  });
  const answers = {
    '/action/organization_list?all_fields=true&sort=package_count+desc&limit=40&offset=0': rows(0, 25),
    '/action/organization_list?all_fields=true&sort=package_count+desc&limit=15&offset=25': {
      success: true,
      result: ['a', 'b'],
    },
    '/action/organization_list?all_fields=true&sort=package_count+desc&limit=13&offset=27': rows(0, 0),
  };
  return withService(answers, async (handlers) => {
    const { count, organizations, next_offset } = await handlers.organizations(
      { portal: 'ca', limit: 40, offset: 0 },
      callAt(),
    );
    assert.equal([count, organizations.at(-1)?.title, next_offset], [27, 'b', null]);
    assert.is(organizations.at(-1)?.id, 'b');
  });
});

test('an unknown record is not_found, and a rejected query is invalid_arguments', () =>
  withService(
    {
      '/action/package_show?*': GONE,
      '/action/organization_show?*': GONE,
      '/action/package_search?*': answering(400, '{"success": false, "error": {"__type": "Search Query Error"}}'),
    },
    async (handlers) => {
      for (const portal of ['uk', 'ca'] as const) {
        assert.is(
          (await failure(handlers.dataset({ dataset_id: 'x', portal, max_resources: 1 }, callAt()))).code,
          'not_found',
        );
        assert.is((await failure(handlers.organization({ org_id: 'x', portal }, callAt()))).code, 'not_found');
        assert.is((await failure(handlers.search({ q: 'x', portal, ...PAGE }, callAt()))).code, 'invalid_arguments');
      }
    },
  ));

test('a removed or private CKAN record is not_found, not a failure of the portal', async () => {
  const refused = answering(
    403,
    '{"success": false, "error": {"__type": "Authorization Error", "message": "Access denied"}}',
  );
  const removed = { success: true, result: { id: 'i', name: 'gone', state: 'deleted' } };
  for (const [what, played] of [
    ['403', refused],
    ['a deleted record', removed],
  ] as const) {
    const answers = { '/action/package_show?*': played, '/action/organization_show?*': played };
    await withService(answers, async (handlers, requests) => {
      const dataset = await failure(handlers.dataset({ dataset_id: 'gone', portal: 'uk', max_resources: 5 }, callAt()));
      const organization = await failure(handlers.organization({ org_id: 'gone', portal: 'ca' }, callAt()));
      for (const problem of [dataset, organization]) {
        assert.is(problem.code, 'not_found', what);
        assert.match(problem.message, /no longer has this (?:dataset|organization), or does not publish it/);
        assert.not.match(`${problem.message} ${problem.extras.hint}`, /again/);
      }
      assert.is(requests().length, 2, 'no retry');
    });
  }
});

test('treats a 403 from a gateway, or for a search, as a failure of the portal', async () => {
  const page = answering(403, '<html>Request blocked</html>', { 'content-type': 'text/html' });
  const other = answering(403, '{"success": false, "error": {"__type": "Rate Limit"}}');
  for (const played of [page, other]) {
    const answers = { '/action/package_show?*': played, '/action/package_search?*': played };
    await withService(answers, async (handlers) => {
      const one = await failure(handlers.dataset({ dataset_id: 'x', portal: 'uk', max_resources: 5 }, callAt()));
      const list = await failure(handlers.search({ q: 'x', portal: 'uk', ...PAGE }, callAt()));
      assert.equal([one.code, list.code], ['upstream_failed', 'upstream_failed']);
    });
  }
});

test('reports portal failures, including responses with records that were not requested', async () => {
  for (const [played, code] of [
    [answering(200, '{"success": false, "error": {}}'), 'upstream_invalid_response'],
    [answering(200, '<html>maintenance</html>', { 'content-type': 'text/html' }), 'upstream_invalid_response'],
    [answering(301, '', { location: 'https://elsewhere.example/' }), 'upstream_failed'],
    [{ success: true, result: { id: '1', name: 'other' } }, 'upstream_invalid_response'],
  ] as const) {
    await withService({ '/action/package_show?*': played }, async (handlers) => {
      assert.is(
        (await failure(handlers.dataset({ dataset_id: 'x', portal: 'uk', max_resources: 1 }, callAt()))).code,
        code,
      );
    });
  }
});

test('search words and ids cannot inject syntax', () =>
  withService(
    { '/action/package_search?*': { success: true, result: { count: 0, results: [] } }, '/search?*': { results: [] } },
    async (handlers, requests) => {
      await handlers.search({ q: 'title:x OR (a [1 TO *] "b &rows=1000', portal: 'uk', ...PAGE }, callAt());
      const query = new URLSearchParams(requests()[0]?.split('?')[1]);
      assert.equal([query.get('q'), query.getAll('rows')], ['title x OR a 1 TO b rows=1000', ['2']]);
      await failure(handlers.dataset({ dataset_id: '../../admin?x#y', portal: 'us', max_resources: 1 }, callAt()));
      assert.match(requests()[1] ?? '', /^\/api\/dataset\/[^/?#]+$/);
      assert.equal((await handlers.search({ q: '::', portal: 'uk', ...PAGE }, callAt())).total, 0);
    },
  ));

recordedTest('parses recorded responses, and results stay below 10,000 tokens', async () => {
  const [search, bySlug, organizations, ukSearch, ukShow, ukOrganization, ukList, ca] = [
    'us-search',
    'us-search-by-slug',
    'us-organizations',
    'uk-package-search',
    'uk-package-show-result',
    'uk-organization-show',
    'uk-organization-list',
    'ca-package-excerpt',
  ].map((name) => sample('ckan', `${name}.json`) as Record<string, unknown> | undefined);
  if (!search || !bySlug || !organizations || !ukSearch || !ukShow || !ukOrganization || !ukList || !ca) return;
  const slug = (bySlug['results'] as { slug: string }[])[0]?.slug as string;
  await withService(
    {
      '/search?*': search,
      '/api/organizations': organizations,
      '/action/package_search?*': ukSearch,
      '/action/package_show?*': { success: true, result: ukShow },
      '/action/organization_show?*': ukOrganization,
      '/action/organization_list?*': ukList,
    },
    async (handlers) => {
      const us = await handlers.search({ q: 'climate', portal: 'us', limit: 20, offset: 0 }, callAt());
      assert.ok(us.count > 0 && us.datasets.every(({ id, title, name }) => id && title && name));
      const publishers = await handlers.organizations({ portal: 'us', limit: 20, offset: 0 }, callAt());
      assert.ok((publishers.organizations[0]?.dataset_count ?? 0) > 100_000);
      const census = await handlers.organization({ org_id: 'census', portal: 'us' }, callAt());
      assert.match(census.title, 'Census');
      assert.ok((await handlers.search({ q: 'x', portal: 'uk', limit: 20, offset: 0 }, callAt())).count > 0);
      const whole = await handlers.dataset(
        { dataset_id: String(ukShow['name']), portal: 'uk', max_resources: 50 },
        callAt(),
      );
      assert.ok(whole.resource_count > 0);
      fits('api.opendata.dataset', whole);
      assert.is(
        (await handlers.organization({ org_id: '2gether-nhs-foundation-trust', portal: 'uk' }, callAt())).title,
        '2gether NHS Foundation Trust',
      );
      assert.is((await handlers.organizations({ portal: 'uk', limit: 2, offset: 0 }, callAt())).count, 2);
    },
  );
  await withService(
    {
      [`/api/dataset/${slug}`]: answering(404, '{}'),
      '/search?*': bySlug,
      '/action/package_show?*': { success: true, result: ca },
    },
    async (handlers) => {
      assert.is((await handlers.dataset({ dataset_id: slug, portal: 'us', max_resources: 50 }, callAt())).name, slug);
      const climatic = await handlers.dataset(
        { dataset_id: String(ca['id']), portal: 'ca', max_resources: 50 },
        callAt(),
      );
      assert.is(climatic.title_fr, 'Régions climatiques');
    },
  );
});

test('a search with 20 long datasets and many files fits the result limit', () => {
  const resource = {
    name: 'Quarterly data file of the whole programme, part',
    format: 'CSV',
    description: 'd'.repeat(400),
    url: `https://data.example.gov/files/${'x'.repeat(60)}.csv`,
    last_modified: '2024-01-01T00:00:00',
  };
  const dataset = {
    id: '420932c7-e6f8-43ea-adc5-3141f757b5cb',
    name: 'a-name-of-a-dataset-as-long-as-they-are',
    title: 'A title of a dataset as long as they are in practice',
    notes: 'n'.repeat(4000),
    organization: {
      id: '48f370c9-7ab9-4550-9722-8c9477020fc7',
      name: 'department-for-something',
      title: 'Department for Something',
    },
    license_title: 'UK Open Government Licence (OGL)',
    tags: Array.from({ length: 40 }, () => ({ display_name: 'a keyword' })),
    metadata_created: '2018-07-28T04:21:49',
    metadata_modified: '2018-07-28T04:21:49',
    resources: Array.from({ length: 120 }, () => resource),
  };
  return withService(
    {
      '/action/package_search?*': {
        success: true,
        result: { count: 900, results: Array.from({ length: 20 }, () => dataset) },
      },
    },
    async (handlers) => {
      const found = await handlers.search({ q: 'x', portal: 'uk', limit: 20, offset: 0 }, callAt());
      assert.is(found.datasets[0]?.resource_count, 120);
      fits('api.opendata.search', found, MAX_TOKENS_FIXED_LIMIT);
    },
  );
});

test.run();
