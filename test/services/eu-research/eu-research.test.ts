// CORDIS is simulated on loopback with a few fictional projects.

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { countryCode } from '../../../runtime/adapters/eu-research/countries.ts';
import { create } from '../../../runtime/adapters/eu-research/eu-research.ts';
import { adapter, type HandlersOf } from '../../support/adapter.ts';
import { openAlmanac } from '../../support/almanac.ts';
import { fits, MAX_TOKENS_FIXED_LIMIT } from '../../support/answer-size.ts';
import { decoded } from '../../support/decoded.ts';
import { type Behaviour, problemOf, startServer } from '../../support/fake-source.ts';
import { mcpCall, queryString } from '../../support/http.ts';
import { recordedTest, sampleText } from '../../support/samples.ts';
import { callAt, type Known, type Override, site, withCordis } from './cordis/site.ts';

type Handlers = HandlersOf<'eu-research'>;

const PROJECTS: readonly Known[] = [
  { reference: '101000001', title: 'Algae today', acronym: 'ALGO', framework: 'HORIZON', start: '2026-11-01' },
  { reference: '101000002', title: 'Algae later', framework: 'HORIZON', start: '2027-02-01', country: 'Greece' },
  {
    reference: '691102',
    title: 'Algae for beauty',
    framework: 'H2020',
    start: '2016-01-01',
    country: 'United Kingdom',
  },
  { reference: 'QLK3-CT-2001-00435', title: 'Algae of old', framework: 'FP5', start: '2001-05-01', funding: '0' },
  { reference: 'AIR21353', title: 'Fish', framework: 'FP3', country: 'Türkiye' },
  { reference: '5', title: 'Algae report', contentType: 'result' },
];

const withService = (body: (handlers: Handlers) => Promise<void>, behaviour: Behaviour = site(PROJECTS)) =>
  withCordis(behaviour, (source) => body(adapter('eu-research', create, { cordis: source })));

const search = async (handlers: Handlers, query: string, more: object = {}, call = callAt()) =>
  handlers.search_projects(
    decoded('eu-research.search_projects', { query, limit: 20, offset: 0, sort: 'relevance', ...more }),
    call,
  );
/** Default values of get_project's optional arguments. */
const WHOLE = { limit: 50, offset: 0 };
const references = (projects: readonly { readonly reference: string }[]) => projects.map(({ reference }) => reference);

const failingRecords =
  (...failing: string[]): Override =>
  (_, url) =>
    failing.some((reference) => url.pathname === `/project/id/${reference}`)
      ? (response) => void response.writeHead(503).end()
      : undefined;

test('projects in results have the funding from their records', () =>
  withService(async (handlers) => {
    const call = callAt();
    const { projects, count, total, more, note, funding_unread } = await search(handlers, 'algae', { limit: 1 }, call);
    assert.equal(projects, [
      {
        reference: '101000001',
        title: 'Algae today',
        acronym: 'ALGO',
        programme: 'horizon-europe',
        funding: { currency: 'EUR', eu_contribution: 900.25, total_cost: 1000.5 },
        start_date: '2026-11-01',
        end_date: '2028-12-31',
        coordinating_country: 'France',
        coordinating_country_code: 'FR',
        url: 'https://cordis.europa.eu/project/id/101000001',
      },
    ]);
    assert.equal([count, total, more, note, funding_unread], [1, 4, true, null, []]);
    assert.equal(call.steps, [[1, 1]]);
    assert.is(call.noted.length, 2, 'the search, and the oldest record');
  }));

test('lists projects by start date, latest first, across pages and with a country filter, and omits future projects', () =>
  withService(async (handlers) => {
    const newest = (await search(handlers, 'algae', { sort: 'newest' })).projects;
    const starts = newest.map(({ start_date }) => start_date ?? '');
    assert.equal(starts, [...starts].sort().reverse());
    assert.ok(newest.length > 1 && starts.every((day) => day <= '2026-11-20'));
    const british = await search(handlers, 'algae', { sort: 'newest', country: 'GB' });
    assert.equal(references(british.projects), ['691102']);
  }));

test('returns only projects, and undeclared funding is null, not 0', () =>
  withService(async (handlers) => {
    const { projects, more } = await search(handlers, 'algae');
    assert.equal(references(projects), ['101000001', '101000002', '691102', 'QLK3-CT-2001-00435']);
    assert.equal(projects[3]?.funding, { currency: 'EUR', eu_contribution: null, total_cost: null });
    assert.is(more, false);
    const none = await search(handlers, 'xyzzy');
    assert.equal([none.count, none.total, none.projects, none.note], [0, 0, [], null]);
  }));

test('reports records that could not be read, and leaves their funding null', () =>
  withService(
    async (handlers) => {
      const { projects, funding_unread, note } = await search(handlers, 'algae');
      assert.equal(funding_unread, ['691102']);
      assert.equal(
        projects.map(({ funding }) => funding !== null),
        [true, true, false, true],
      );
      assert.is(note, 'Funding could not be read for 1 of 4 projects.');
      assert.is(projects[2]?.title, 'Algae for beauty');
    },
    site(PROJECTS, { override: failingRecords('691102') }),
  ));

test('stops reading records after three consecutive failures', async () => {
  const many = Array.from({ length: 30 }, (_, n): Known => ({ reference: String(1000 + n), title: 'Algae' }));
  const override: Override = (_, url) =>
    url.pathname.startsWith('/project') ? (response) => void response.writeHead(503).end() : undefined;
  await withCordis(site(many, { override }), async (source, { seen }) => {
    const { count, funding_unread } = await search(adapter('eu-research', create, { cordis: source }), 'algae', {
      limit: 30,
    });
    assert.equal([count, funding_unread.length], [30, 30]);
    assert.ok(seen.length <= 8, `${seen.length} requests`);
  });
});

test("reads funding within the call's deadline", () => {
  const override: Override = (_, url) => (url.pathname === '/project/id/691102' ? () => {} : undefined);
  return withService(
    async (handlers) => {
      const before = Date.now();
      const { funding_unread, count } = await search(handlers, 'algae', {}, callAt(undefined, 4500));
      assert.equal([count, funding_unread], [4, ['691102']]);
      assert.ok(Date.now() - before < 3000);
    },
    site(PROJECTS, { override }),
  );
});

test('accepts a country by name and code, in the spellings of the EU and the source', () =>
  withService(async (handlers) => {
    for (const country of ['United Kingdom', 'GB', 'uk', 'GBR', 'Great Britain'])
      assert.equal(references((await search(handlers, 'algae', { country })).projects), ['691102'], country);
    for (const country of ['EL', 'GR', 'greece'])
      assert.equal(references((await search(handlers, 'algae', { country })).projects), ['101000002'], country);
    for (const country of ['Turkey', 'TR', 'Türkiye'])
      assert.equal(references((await search(handlers, 'fish', { country })).projects), ['AIR21353'], country);
    const problem = await problemOf(search(handlers, 'algae', { country: 'Frence' }));
    assert.equal(problem.extras.errors?.[0], {
      parameter: 'country',
      code: 'country',
      message: '"Frence" is not a known country',
      hint: 'Did you mean FR (France)? Use a name, or an ISO 3166-1 code of two or three letters.',
    });
    const names = ['Bosnia and Herzegovina', 'Czechia', 'Korea (Republic of)', "Côte d'Ivoire", 'Kosovo'];
    assert.equal(names.map(countryCode), ['BA', 'CZ', 'KR', 'CI', 'XK']);
    assert.equal([countryCode(''), countryCode(undefined), countryCode('Atlantis')], [undefined, undefined, undefined]);
  }));

test('filters by country across pages, and reports how many matches were read', async () => {
  const french = Array.from({ length: 260 }, (_, n): Known => ({ reference: String(1000 + n), title: 'Algae' }));
  const greek: Known = { reference: '7', title: 'Algae', country: 'Greece' };
  await withService(
    async (handlers) => {
      const { projects, note } = await search(handlers, 'algae', { country: 'GR', limit: 1 });
      assert.equal(references(projects), ['7']);
      assert.is(note, 'Only the first 200 of the 261 matches were filtered by country. Add words or a programme.');
    },
    site([...french.slice(0, 120), greek, ...french.slice(120)]),
  );
});

test('a programme narrows a search, and records show whether the source ignored the filter', async () => {
  await withService(async (handlers) => {
    assert.equal(references((await search(handlers, 'algae', { programme: 'fp5' })).projects), ['QLK3-CT-2001-00435']);
  });
  const ignoring: Behaviour = (response, seen, nth) => {
    const url = seen.url.replace(/\+AND\+%28frameworkProgramme[^&]*%29/, '');
    site(PROJECTS.map((project) => ({ ...project, silent: true })))(response, { ...seen, url }, nth);
  };
  await withService(async (handlers) => {
    const { projects, note } = await search(handlers, 'algae', { programme: 'fp5' });
    assert.equal(references(projects), ['QLK3-CT-2001-00435']);
    assert.match(note ?? '', '3 projects of other programmes were removed');
  }, ignoring);
});

test('rejects a search without words or with too many words before any request', () =>
  withCordis(site(PROJECTS), async (source, { seen }) => {
    const handlers = adapter('eu-research', create, { cordis: source });
    for (const query of [' ', "'", '""', '* ?', 'a b c d e f g h i j k l m']) {
      const problem = await problemOf(search(handlers, query));
      assert.equal([problem.code, problem.extras.errors?.[0]?.parameter], ['invalid_arguments', 'query'], query);
    }
    assert.is(seen.length, 0);
  }));

test('quotes in the input cannot change the query', () =>
  withService(async (handlers) => {
    for (const query of ["algae' OR contenttype='result", "xyzzy\\' OR 'algae", `"x' AND 'algae"`]) {
      const { projects } = await search(handlers, query);
      assert.not.ok(references(projects).includes('5'), query);
    }
    assert.equal((await search(handlers, "report' OR contenttype='result")).projects, []);
  }));

test("lists a programme's started projects newest first, and lists the latest projects of all programmes that have a start date", () =>
  withService(async (handlers) => {
    const horizon = await handlers.search_by_programme({ programme: 'horizon-europe', limit: 5, offset: 0 }, callAt());
    assert.equal(references(horizon.projects), ['101000001']);
    assert.equal([horizon.programme, horizon.count, horizon.total, horizon.more], ['horizon-europe', 1, 1, false]);
    assert.equal(
      (await handlers.search_by_programme({ programme: 'fp7', limit: 5, offset: 0 }, callAt())).projects,
      [],
    );
    const recent = await handlers.get_recent_projects({ limit: 5, offset: 0 }, callAt());
    assert.equal(references(recent.projects), ['101000001', '691102', 'QLK3-CT-2001-00435']);
    assert.is(recent.note, null);
    assert.equal(references((await handlers.get_recent_projects({ limit: 1, offset: 0 }, callAt())).projects), [
      '101000001',
    ]);
  }));

test('a project that starts today in Brussels counts as started', () =>
  withService(
    async (handlers) => {
      const found = async (now: string) =>
        references((await handlers.get_recent_projects({ limit: 1, offset: 0 }, callAt(now))).projects);
      assert.equal(await found('2026-11-30T22:59:00Z'), ['1']);
      assert.equal(await found('2026-11-30T23:01:00Z'), ['2']);
    },
    site([
      { reference: '1', start: '2026-11-01' },
      { reference: '2', start: '2026-12-01' },
    ]),
  ));

test('finds the newest started projects after pages of future ones', () => {
  const later = Array.from({ length: 700 }, (_, n): Known => ({ reference: String(5000 + n), start: '2027-03-01' }));
  return withService(
    async (handlers) => {
      const { projects } = await handlers.get_recent_projects({ limit: 2, offset: 0 }, callAt());
      assert.equal(references(projects), ['101000001', '691102']);
    },
    site([...later, ...PROJECTS]),
  );
});

test('finds a project by its reference, with or without letters, and returns not_found for an unknown reference', () =>
  withService(async (handlers) => {
    const project = await handlers.get_project({ ...WHOLE, reference: ' 691102 ' }, callAt());
    assert.equal(
      [project.reference, project.abstract, project.programme, project.coordinating_country, project.participant_count],
      ['691102', 'About it', 'horizon-2020', 'France', 1],
    );
    assert.is((await handlers.get_project({ ...WHOLE, reference: 'QLK3-CT-2001-00435' }, callAt())).programme, 'fp5');
    const old = await handlers.get_project({ ...WHOLE, reference: 'AIR21353' }, callAt());
    assert.equal([old.programme, old.legal_bases[0]?.framework, old.status_label], [null, 'FP3', null]);
    const problem = await problemOf(Promise.resolve(handlers.get_project({ ...WHOLE, reference: '404' }, callAt())));
    assert.equal([problem.code, problem.message], ['not_found', 'No project has the reference 404.']);
  }));

const consortium = (count: number, nameOf = (n: number) => `Partner ${n}`) =>
  Array.from({ length: count }, (_, n) => {
    const [type, country] = [n === 0 ? 'coordinator' : 'participant', n % 3 === 0 ? 'EL' : 'FR'];
    return `<organization type="${type}" order="${n + 1}" ecContribution="1205749.555" netEcContribution="1205749.555"
      totalCost="2411499.110" sme="false" terminated="false"><id>9999979${n}</id><legalName>${nameOf(n)}</legalName>
      <shortName>SHORT NAME ${n}</shortName><address><city>Thessaloniki</city><country>${country}</country>
      <url>https://www.some-university-of-technology.example/research/${n}</url></address><relations><categories>
      <category classification="organizationActivityType"><title>Higher or Secondary Education Establishments</title></category>
      </categories></relations></organization>`;
  }).join('');
const withConsortium =
  (organisations: string, objective = 'About it'): Override =>
  (_, url) =>
    url.pathname === '/project/id/1'
      ? (response) =>
          void response.writeHead(200, { 'content-type': 'application/xml' }).end(
            `<project><id>1</id><title>Big</title><objective>${objective}</objective>
             <relations><associations>${organisations}</associations></relations></project>`,
          )
      : undefined;

test('lists continue at next_offset, up to the last page that is read from the source', () => {
  const many = Array.from({ length: 260 }, (_, n): Known => {
    return { reference: String(1000 + n), title: 'Algae', framework: 'FP6', start: '2003-01-01' };
  });
  return withService(async (handlers) => {
    const listed = new Set<string>();
    const offsets: (number | null)[] = [];
    for (let offset: number | null = 0; offset !== null; ) {
      const page: { next_offset: number | null; projects: readonly { reference: string }[] } =
        await handlers.search_by_programme({ programme: 'fp6', limit: 50, offset }, callAt());
      for (const { reference } of page.projects) listed.add(reference);
      offset = page.next_offset;
      offsets.push(offset);
    }
    assert.equal([listed.size, offsets], [200, [50, 100, 150, null]]);
    const found = await search(handlers, 'algae', { limit: 2, offset: 2 });
    assert.equal([references(found.projects), found.next_offset], [['1002', '1003'], 4]);
    const recent = await handlers.get_recent_projects({ limit: 3, offset: 60 }, callAt());
    assert.equal([recent.count, recent.next_offset], [3, 63]);
  }, site(many));
});

test('pages and filters participants of large consortia', () =>
  withService(
    async (handlers) => {
      const names = ({ participants }: { participants: readonly { readonly name: string }[] }) =>
        participants.map(({ name }) => name);
      const first = await handlers.get_project({ ...WHOLE, reference: '1' }, callAt());
      const { count, total, participant_count, next_offset } = first;
      assert.equal([count, total, participant_count, next_offset], [50, 120, 120, 50]);
      assert.equal([names(first)[0], first.participants[0]?.role], ['Partner 0', 'coordinator']);
      const end = await handlers.get_project({ reference: '1', limit: 50, offset: 100 }, callAt());
      assert.equal([end.count, end.next_offset, names(end)[0]], [20, null, 'Partner 100']);
      const greek = { reference: '1', participant_country: 'Greece', limit: 3, offset: 0 };
      const some = await handlers.get_project(decoded('eu-research.get_project', greek), callAt());
      assert.is(some.participant_country_code, 'GR');
      assert.equal(
        [names(some), some.total, some.participant_count],
        [['Partner 0', 'Partner 3', 'Partner 6'], 40, 120],
      );
    },
    site(PROJECTS, { override: withConsortium(consortium(120)) }),
  ));

test('results of realistic size fit the limit: a large consortium with a long abstract, and lists of long titles', async () => {
  const nameOf = (n: number) => `ETHNIKO KENTRO EREVNAS KAI TECHNOLOGIKIS ANAPTYXIS (CENTRE NUMBER ${n})`;
  const big = withConsortium(consortium(180, nameOf), 'Research on many things. '.repeat(160));
  const title =
    'Development of novel high added-value products for the cosmetic and aquaculture industry from algae '.repeat(2);
  const many = Array.from({ length: 60 }, (_, n): Known => {
    return { reference: `1010${n}`, acronym: `ACRONYM-${n}`, title, framework: 'HORIZON', start: '2026-01-01' };
  });
  await withService(
    async (handlers) => {
      for (const [tool, list] of [
        ['search_projects', await search(handlers, 'algae')],
        [
          'search_by_programme',
          await handlers.search_by_programme({ programme: 'horizon-europe', limit: 20, offset: 0 }, callAt()),
        ],
        ['get_recent_projects', await handlers.get_recent_projects({ limit: 20, offset: 0 }, callAt())],
      ] as const) {
        assert.is(list.count, 20);
        fits(`eu-research.${tool}`, list, MAX_TOKENS_FIXED_LIMIT);
      }
      const project = await handlers.get_project({ reference: '1', limit: 250, offset: 0 }, callAt());
      assert.equal([project.participant_count, project.next_offset], [180, project.count]);
      assert.ok(project.count > 100, `${project.count} participants`);
      fits('eu-research.get_project', project, MAX_TOKENS_FIXED_LIMIT);
    },
    site(many, { override: big }),
  );
});

test('every tool works over POST, GET and MCP, and results match their schema', async () => {
  const cordis = await startServer(site(PROJECTS));
  const server = await openAlmanac({ UPSTREAM_CORDIS_BASE_URL: cordis.url });
  try {
    const key = await server.key();
    const calls: [string, Record<string, unknown>][] = [
      ['search_projects', { query: 'algae', country: 'UK', programme: 'Horizon-2020', limit: 3 }],
      ['get_project', { reference: 'AIR21353' }],
      ['search_by_programme', { programme: 'fp5' }],
      ['get_recent_projects', { limit: 2 }],
    ];
    for (const [tool, values] of calls) {
      const path = `/rest/eu-research/${tool}`;
      const posted = await server.send({ path, body: values, key });
      assert.is(posted.status, 200, posted.text);
      const got = await server.send({ path: `${path}${queryString(values)}`, key });
      assert.equal(got.json, posted.json, tool);
      const called = await server.send(mcpCall('eu-research', tool, values, key));
      assert.equal(called.json.result.structuredContent, posted.json, tool);
    }
    const unknown = await server.send({ path: '/rest/eu-research/get_project', body: { reference: '404' }, key });
    assert.equal([unknown.status, unknown.json.code], [404, 'not_found']);
    for (const reference of ['../etc', '69 11', "1'", '?x']) {
      const refused = await server.send({ path: '/rest/eu-research/get_project', body: { reference }, key });
      assert.is(refused.status, 422, reference);
    }
  } finally {
    await server.stop();
    await cordis.close();
  }
});

recordedTest('serves the recorded project through the whole server', async () => {
  const recorded = sampleText('cordis', 'project-691102-h2020.xml');
  if (recorded === undefined) return;
  const override: Override = (_, url) =>
    url.pathname === '/project/id/691102'
      ? (response) => void response.writeHead(200, { 'content-type': 'application/xml' }).end(recorded)
      : undefined;
  const cordis = await startServer(site(PROJECTS, { override }));
  const server = await openAlmanac({ UPSTREAM_CORDIS_BASE_URL: cordis.url });
  try {
    const key = await server.key();
    const sent = { path: '/rest/eu-research/get_project', body: { reference: '691102' }, key };
    const { status, json: project, text } = await server.send(sent);
    assert.is(status, 200, text);
    assert.equal(
      [project.acronym, project.participant_count, project.coordinating_country, project.funding.eu_contribution],
      ['ALGAE4A-B', 7, 'France', 972000],
    );
    const found = await server.send({ path: '/rest/eu-research/search_projects', body: { query: 'beauty' }, key });
    assert.is(found.json.projects[0].funding.total_cost, 972000, found.text);
  } finally {
    await server.stop();
    await cordis.close();
  }
});

test.run();
