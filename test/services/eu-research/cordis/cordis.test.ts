import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { sources as policies } from '../../../../generated/sources.ts';
import { json, problemOf } from '../../../support/fake-source.ts';
import {
  callAt,
  hit,
  type Known,
  NOW,
  type Override,
  projectXml,
  type SiteOptions,
  shell,
  site,
  withCordis,
} from './site.ts';

const ALGAE: Known = { reference: '691102', title: 'Algae', framework: 'H2020', start: '2016-01-01' };
const FISH: Known = { reference: 'AIR21353', title: 'Algae and fish', start: '1994-03-01' };
const TODAY = NOW.slice(0, 10);
const search = (...words: string[]) => ({ words, programme: undefined });
const all = () => true;

const at =
  (start: string, answer: (response: Parameters<typeof shell>[0]) => void): Override =>
  (seen) =>
    seen.url.startsWith(start) ? answer : undefined;
const details = (value: object) => at('/api/details', (response) => json(response, value));
const DETAILS = { status: true, payload: { information: { id: '691102', title: 'From the short record' } } };

test('a search includes projects of all ages, fifty per page', () =>
  withCordis(site([ALGAE, FISH]), async (source, { seen }) => {
    const found = await source.relevant(search('algae'), all, 20, callAt());
    assert.equal(
      found.rows.map(({ reference }) => reference),
      ['691102', 'AIR21353'],
    );
    const url = new URL(seen[0]?.url ?? '', 'http://site');
    assert.is(url.pathname, '/api/search/results');
    assert.equal(Object.fromEntries(url.searchParams), {
      q: "contenttype='project' AND 'algae'",
      p: '1',
      num: '50',
      srt: 'Relevance:decreasing',
      format: 'json',
      archived: 'true',
    });
    assert.match(seen[0]?.headers['user-agent'] ?? '', /^Almanac\//);
  }));

test('the source filters by programme, with the field that it supports', async () => {
  const started = async (options: SiteOptions = {}) => {
    let requestCount = 0;
    let references: string[] = [];
    await withCordis(site([ALGAE, FISH], options), async (source, { seen }) => {
      const found = await source.started({ words: [], programme: 'horizon-2020' }, TODAY, 20, callAt());
      references = found.rows.map(({ reference }) => reference);
      requestCount = seen.length;
    });
    return { references, requestCount };
  };
  assert.equal(await started(), { references: ['691102'], requestCount: 1 });
  assert.equal(await started({ frameworkField: 'programme/code' }), { references: ['691102'], requestCount: 1 });
  for (const frameworkField of ['frameworkProgramme', 'programme/code']) {
    assert.equal(await started({ frameworkField, knowsOr: false }), { references: ['691102'], requestCount: 3 });
  }
  await withCordis(site([ALGAE, FISH], { knowsOr: false }), async (source) => {
    const found = await source.relevant({ words: ['algae'], programme: 'horizon-2020' }, all, 20, callAt());
    assert.is(found.rows[0]?.reference, '691102');
  });
});

test('drops rows of other programmes if the source ignores the filter, and keeps rows without a programme', () =>
  withCordis(
    (response) =>
      json(response, {
        status: true,
        payload: {
          total: 3,
          records: '1-3',
          results: [
            hit(ALGAE),
            hit({ ...FISH, framework: 'FP7' }),
            hit({ reference: '3', framework: 'FP7', silent: true }),
          ],
        },
      }),
    async (source) => {
      const found = await source.relevant({ words: [], programme: 'horizon-2020' }, all, 20, callAt());
      assert.equal(
        found.rows.map(({ reference }) => reference),
        ['691102', '3'],
      );
    },
  ));

test('returns projects that have already started, newest first', () => {
  const projects: Known[] = [
    { reference: 'later', start: '2026-11-21' },
    { reference: 'b', start: '2026-11-20' },
    { reference: 'undated' },
    { reference: 'a', start: '2026-11-20' },
    { reference: 'old', start: '2001-02-03' },
  ];
  return withCordis(site(projects), async (source) => {
    const { rows } = await source.started(search(), TODAY, 20, callAt());
    assert.equal(
      rows.map(({ reference }) => reference),
      ['b', 'a', 'old'],
    );
  });
});

test('requests started projects in one query, and searches the pages if the source ignores the condition', async () => {
  const later = Array.from({ length: 230 }, (_, n): Known => ({ reference: `l${n}`, start: '2027-03-01' }));
  const started = [...later, { reference: 'new', start: '2026-11-20' }, { reference: 'undated' }, ALGAE];
  await withCordis(site(started), async (source, { seen }) => {
    const found = await source.started(search(), TODAY, 20, callAt());
    assert.equal(
      [found.rows.map(({ reference }) => reference), found.total, found.unseen],
      [['new', '691102'], 2, false],
    );
    assert.is(seen.length, 1);
    const url = new URL(seen[0]?.url ?? '', 'http://site');
    assert.is(url.searchParams.get('q'), "contenttype='project' AND startDate<='2026-11-20'");
    assert.is(url.searchParams.get('srt'), 'startDate:decreasing');
  });
  for (const onDates of ['nothing', 'ignored', 'refused'] as const) {
    await withCordis(site(started, { onDates }), async (source) => {
      const { rows } = await source.started(search(), TODAY, 20, callAt());
      assert.equal(
        rows.map(({ reference }) => reference),
        ['new', '691102', 'undated'],
        onDates,
      );
    });
  }
});

test('if a page takes 0.8 s, the latest projects take as long as one page, or a few pages if the pages must be searched', async () => {
  const many = Array.from({ length: 900 }, (_, n): Known => {
    return { reference: String(n), framework: 'HORIZON', start: n < 700 ? '2027-03-01' : '2026-10-01' };
  });
  const msFor = async (options: SiteOptions, programme?: 'horizon-europe') => {
    let ms = 0;
    await withCordis(site(many, { ...options, searchMs: 800 }), async (source) => {
      const before = performance.now();
      const { rows } = await source.started({ words: [], programme }, TODAY, 20, callAt());
      ms = performance.now() - before;
      assert.is(rows[0]?.startDate, '2026-10-01');
    });
    return ms;
  };
  const [recent, programme, searched] = await Promise.all([
    msFor({}),
    msFor({}, 'horizon-europe'),
    msFor({ onDates: 'nothing' }),
  ]);
  assert.ok(recent < 1600, `${recent} ms`);
  assert.ok(programme < 1600, `${programme} ms`);
  assert.ok(searched < 5000, `${searched} ms`);
});

test('rejects a record of another project', async () => {
  const other: Override = (seen) =>
    seen.url.startsWith('/project')
      ? (response) => void response.writeHead(200, { 'content-type': 'application/xml' }).end(projectXml(FISH))
      : undefined;
  await withCordis(site([ALGAE], { override: other }), async (source) => {
    assert.is((await problemOf(source.record('691102', callAt()))).code, 'upstream_invalid_response');
    assert.is((await source.record('air21353', callAt()))?.reference, 'AIR21353');
  });
});

test('requests a record once a day, and a search every six hours', () => {
  assert.is(policies['cordis'].cache.fresh, 6 * 3_600_000);
  return withCordis(
    site([ALGAE]),
    async (source, { seen }) => {
      await source.record('691102', callAt());
      assert.is((await source.record('691102', callAt()))?.title, 'Algae');
      assert.is(seen.length, 1);
      assert.is(seen[0]?.url, '/project/id/691102?format=xml');
      await source.relevant(search('algae'), all, 5, callAt());
      await source.relevant(search('algae'), all, 5, callAt());
      assert.is(seen.length, 3, 'disabled by the policy in this test');
    },
    { cache: { ...policies['cordis'].cache, fresh: 0, stale: 0 } },
  );
});

test('encodes references in URLs', () =>
  withCordis(site([{ reference: 'A/1+b' }]), async (source, { seen }) => {
    assert.is((await source.record('A/1+b', callAt()))?.reference, 'A/1+b');
    assert.is(seen[0]?.url, '/project/id/A%2F1%2Bb?format=xml');
  }));

test('recognizes every response for an unknown reference', async () => {
  const unknown: (Override | undefined)[] = [
    undefined,
    (seen) => (seen.url.startsWith('/project') ? (response) => shell(response, 200) : undefined),
    details({ status: false }),
    details({ status: true, payload: null }),
    at('/api/details', (response) => void response.writeHead(503).end()),
  ];
  for (const override of unknown) {
    await withCordis(site([ALGAE], override === undefined ? {} : { override }), async (source) => {
      assert.is(await source.project('999999', callAt()), undefined);
    });
  }
});

test('falls back to the shorter record if the full one fails or is missing', async () => {
  const both =
    (answer: (response: Parameters<typeof shell>[0]) => void): Override =>
    (seen, url) =>
      seen.url.startsWith('/project') ? answer : details(DETAILS)(seen, url);
  const failures = [
    (response: Parameters<typeof shell>[0]) => void response.writeHead(503).end(),
    (response: Parameters<typeof shell>[0]) => void response.writeHead(200).end(),
    (response: Parameters<typeof shell>[0]) => void response.writeHead(200).end('<project><id>691102</id>'),
    (response: Parameters<typeof shell>[0]) => shell(response),
  ];
  for (const failure of failures) {
    await withCordis(site([], { override: both(failure) }), async (source) => {
      const found = await source.project('691102', callAt());
      assert.equal([found?.isWhole, found?.project.title], [false, 'From the short record']);
    });
  }
  await withCordis(site([ALGAE]), async (source, { seen }) => {
    assert.is((await source.project('691102', callAt()))?.isWhole, true);
    assert.is(seen.length, 1);
  });
});

test('when both records fail, reports the first failure, never "not found"', () => {
  const override: Override = () => (response) => void response.writeHead(503).end();
  return withCordis(site([ALGAE], { override }), async (source) => {
    assert.is((await problemOf(source.project('691102', callAt()))).code, 'upstream_failed');
  });
});

test('failed, stalled and malformed searches are failures, not empty lists', async () => {
  const answers: [(response: Parameters<typeof shell>[0]) => void, string][] = [
    [(response) => shell(response, 200), 'upstream_invalid_response'],
    [(response) => shell(response), 'upstream_failed'],
    [(response) => json(response, { status: false }), 'upstream_failed'],
    [(response) => json(response, { status: true, payload: { records: '1-5' } }), 'upstream_invalid_response'],
    [(response) => void response.writeHead(200).end(''), 'upstream_invalid_response'],
    [(response) => void response.writeHead(429, { 'retry-after': '60' }).end(), 'upstream_unavailable'],
    [() => {}, 'upstream_timeout'],
  ];
  for (const [answer, code] of answers) {
    await withCordis(
      (response) => answer(response),
      async (source) => {
        assert.is((await problemOf(source.relevant(search('x'), all, 5, callAt()))).code, code);
      },
      { timeouts: { connect: 300, request: 300, call: 400 } },
    );
  }
});

test.run();
