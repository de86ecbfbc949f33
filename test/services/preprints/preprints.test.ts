// Facts: runtime/adapters/preprints/SOURCES.md (arxiv).

import { readFileSync } from 'node:fs';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { sources as policies } from '../../../generated/sources.ts';
import {
  Arxiv,
  authorQuery,
  categoryQuery,
  daysQuery,
  wordsQuery,
} from '../../../runtime/adapters/preprints/arxiv/arxiv.ts';
import { create } from '../../../runtime/adapters/preprints/preprints.ts';
import { adapter, type HandlersOf } from '../../support/adapter.ts';
import { openAlmanac } from '../../support/almanac.ts';
import { fits, MAX_TOKENS_FIXED_LIMIT } from '../../support/answer-size.ts';
import { problemOf } from '../../support/fake-source.ts';
import { REPLAYING } from '../../support/operations.ts';
import { type Answers, answering, callAt, withPlayed } from '../../support/played-folder.ts';
import { recordedTest, sampleText } from '../../support/samples.ts';

type Handlers = HandlersOf<'api/preprints'>;
const FEED = { 'content-type': 'application/atom+xml' };
const LIST = { max_results: 10, offset: 0 };
const SEARCH = { ...LIST, sort: 'relevance' } as const;
const fixture = (name: string) =>
  answering(200, readFileSync(new URL(`./fixtures/arxiv/${name}.xml`, import.meta.url), 'utf8'), FEED);

const withService = (answers: Answers, body: (handlers: Handlers, requestedUrls: () => string[]) => Promise<void>) =>
  withPlayed(['arxiv'], answers, ({ sourceClients, requests: requestedUrls }) =>
    body(adapter('api/preprints', create, { arxiv: new Arxiv(sourceClients.client('arxiv')) }), requestedUrls),
  );
const failure = (result: unknown) => problemOf(Promise.resolve(result));
const queryIn = (url: string | undefined) => new URLSearchParams(url?.split('?')[1]).get('search_query');

test('returns a complete paper with joined lines, entities decoded once, and without other classification schemes', () =>
  withService({ '/query?*': fixture('paper-new') }, async (handlers) => {
    const paper = await handlers.paper({ preprint_id: 'arXiv:1605.08386' }, callAt());
    assert.equal([paper.id, paper.version, paper.title], ['1605.08386', 1, 'Heat-bath random walks with Markov bases']);
    assert.is(paper.abstract, 'We study things & $x < y$.');
    assert.equal([paper.categories, paper.primary_category_name], [['math.CO', 'math.ST'], 'Combinatorics']);
    assert.equal(
      [paper.doi, paper.doi_url, paper.comment],
      ['10.1137/16M1077544', 'https://doi.org/10.1137/16M1077544', '20 pages, 3 figures'],
    );
    assert.is(paper.pdf_url, 'https://arxiv.org/pdf/1605.08386v1');
  }));

test('a withdrawn paper has no PDF URL and is marked as withdrawn (arxiv F28)', () => {
  const entry = (text: string, links = '') =>
    answering(
      200,
      `<feed xmlns="http://www.w3.org/2005/Atom" xmlns:arxiv="http://arxiv.org/schemas/atom"><totalResults>1</totalResults><entry><id>http://arxiv.org/abs/2410.99911v3</id><title>A bound</title>${text}<link href="https://arxiv.org/abs/2410.99911v3" rel="alternate" type="text/html"/>${links}<author><name>Kim Lind</name></author></entry></feed>`,
      FEED,
    );
  const pdf = '<link href="http://arxiv.org/pdf/2410.99911v3" rel="related" type="application/pdf" title="pdf"/>';
  const notice = '<arxiv:comment>This paper has been withdrawn due to an error in Lemma 2</arxiv:comment>';
  const paper = async (answer: Answers[string]) => {
    let read: [string | null | undefined, boolean] | undefined;
    await withService({ '/query?*': answer }, async (handlers) => {
      const { pdf_url, withdrawn } = await handlers.paper({ preprint_id: '2410.99911' }, callAt());
      read = [pdf_url ?? null, withdrawn];
    });
    return read;
  };
  return (async () => {
    assert.equal(await paper(entry(notice)), [null, true]);
    assert.equal(await paper(entry('<summary>Withdrawn by the author.</summary>')), [null, true]);
    assert.equal(await paper(entry('<summary>A bound.</summary>')), [null, false]);
    const address = 'https://arxiv.org/pdf/2410.99911v3';
    assert.equal(await paper(entry('<summary>How troops were withdrawn.</summary>', pdf)), [address, false]);
  })();
});

test('keeps strings as strings: a title of one digit, an id that looks like a number', () =>
  withService({ '/query?*': fixture('search-topological') }, async (handlers) => {
    const { total, preprints } = await handlers.search({ query: 'x', ...SEARCH }, callAt());
    assert.is(total, 214);
    assert.equal([preprints[0]?.title, preprints[0]?.id, preprints[0]?.version], ['0', '0808.0539', 2]);
    assert.equal(preprints[0]?.authors, [{ name: 'M. Müller' }]);
  }));

test('converts words to terms and quoted parts to phrases, and removes operator characters', () => {
  assert.is(wordsQuery('deep learning'), 'all:deep AND all:learning');
  assert.is(
    wordsQuery('"dark matter" OR axions ANDNOT neutrino'),
    'all:"dark matter" OR all:axions ANDNOT all:neutrino',
  );
  assert.is(wordsQuery('a study of the sun'), 'all:study AND all:sun');
  assert.is(wordsQuery('the the'), 'all:the AND all:the');
  assert.is(wordsQuery('AND cats OR'), 'all:cats');
  assert.is(wordsQuery('an "open quote here'), 'all:open AND all:quote AND all:here');
  assert.is(
    wordsQuery('x) OR cat:cs.AI [1 TO 2] \\ "'),
    'all:x OR all:cat AND all:cs.AI AND all:1 AND all:TO AND all:2',
  );
  assert.is(wordsQuery('()":'), undefined);
  assert.is(authorQuery('Doe, Jane'), 'au:"Jane Doe"');
  assert.is(authorQuery('O\'Brien" OR all:"x'), 'au:"O\'Brien OR all x"');
  assert.is(authorQuery('""'), undefined);
});

test('accepts categories and archives in any letter case, and writes dates with twelve digits', () => {
  assert.is(categoryQuery('CS.lg'), 'cat:cs.LG');
  assert.is(categoryQuery('cs'), 'cat:cs.*');
  assert.is(categoryQuery('astro-ph'), '(cat:astro-ph OR cat:astro-ph.*)', 'also the archive name used for old papers');
  assert.is(categoryQuery('hep-th'), 'cat:hep-th');
  assert.is(categoryQuery('cs.XX'), undefined);
  assert.is(categoryQuery('constructor'), undefined);
  const now = new Date('2026-12-31T23:00:00Z');
  assert.is(daysQuery('2026-01-01', undefined, now), 'submittedDate:[202601010000 TO 202701012359]');
  assert.is(daysQuery(undefined, '2020-02-29', now), 'submittedDate:[199101010000 TO 202002292359]');
});

test('combines filters with the words, in parentheses if they contain OR', () =>
  withService({ '/query?*': fixture('search-topological') }, async (handlers, requests) => {
    await handlers.search(
      {
        query: 'a1 OR b1',
        category: 'cs.LG',
        date_from: '2026-01-01',
        date_to: '2026-02-01',
        ...SEARCH,
        sort: 'newest',
      },
      callAt(),
    );
    assert.is(
      queryIn(requests()[0]),
      '(all:a1 OR all:b1) AND cat:cs.LG AND submittedDate:[202601010000 TO 202602012359]',
    );
    assert.match(requests()[0] ?? '', 'sortBy=submittedDate');
  }));

test('rejects an unknown category and suggests the nearest ones, without querying arXiv', () =>
  withService({}, async (handlers, requests) => {
    for (const call of [
      handlers.recent({ category: 'cs.LQ', ...LIST }, callAt()),
      handlers.search({ query: 'x', category: 'cs.LQ', ...SEARCH }, callAt()),
    ].map(failure)) {
      const problem = await call;
      assert.is(problem.code, 'invalid_arguments');
      assert.match(problem.extras.errors?.[0]?.hint ?? '', /cs\.L[GO]/);
    }
    assert.equal(requests(), []);
  }));

test('an unknown paper is not_found, a malformed id is rejected, and a response with a different paper is a source failure', async () => {
  const empty = fixture('search-dark-matter');
  await withService({ '/query?*': empty }, async (handlers) => {
    assert.is((await failure(handlers.paper({ preprint_id: '0000.00000' }, callAt()))).code, 'not_found');
    assert.is((await failure(handlers.paper({ preprint_id: 'abc' }, callAt()))).code, 'invalid_arguments');
    const { count, total, next_offset } = await handlers.search({ query: 'x', ...SEARCH }, callAt());
    assert.equal([count, total, next_offset], [0, 0, null]);
  });
  await withService({ '/query?*': fixture('paper-new') }, async (handlers) => {
    assert.is(
      (await failure(handlers.paper({ preprint_id: '1605.00001' }, callAt()))).code,
      'upstream_invalid_response',
    );
    assert.is(
      (await failure(handlers.paper({ preprint_id: '1605.08386v9' }, callAt()))).code,
      'upstream_invalid_response',
      'a response for another version',
    );
  });
});

test('an unknown id that arXiv counts as found is not_found after one request (arxiv F22)', async () => {
  const counted =
    '<feed xmlns="http://www.w3.org/2005/Atom"><totalResults>1</totalResults><startIndex>0</startIndex><itemsPerPage>1</itemsPerPage></feed>';
  await withService({ '/query?*': answering(200, counted, FEED) }, async (handlers, requests) => {
    assert.is((await failure(handlers.paper({ preprint_id: '2401.99999' }, callAt()))).code, 'not_found');
    assert.is((await failure(handlers.paper({ preprint_id: '2401.99999v2' }, callAt()))).code, 'not_found');
    assert.is(requests().length, 2);
  });
});

test('recognizes an error feed by its entry, whatever its status', async () => {
  const feed =
    '<feed xmlns="http://www.w3.org/2005/Atom"><totalResults>1</totalResults><entry><id>https://arxiv.org/api/errors#x</id><title>Error</title><summary>secret</summary></entry></feed>';
  for (const status of [200, 400]) {
    await withService({ '/query?*': answering(status, feed, FEED) }, async (handlers) => {
      const problem = await failure(handlers.search({ query: 'x', ...SEARCH }, callAt()));
      assert.is(problem.code, 'invalid_arguments');
      assert.not.match(problem.message, 'secret');
    });
  }
});

test('treats rate limits, truncated feeds and empty pages as source failures', async () => {
  const emptyPage = '<feed><totalResults>500</totalResults><startIndex>0</startIndex></feed>';
  for (const [played, code] of [
    [answering(429, 'Rate exceeded.', { 'content-type': 'text/plain' }), 'upstream_unavailable'],
    [answering(503), 'upstream_failed'],
    [answering(200, '<html><body>busy</body></html>', { 'content-type': 'text/html' }), 'upstream_invalid_response'],
    [answering(200, '<feed><entry>', FEED), 'upstream_invalid_response'],
    [answering(200, emptyPage, FEED), 'upstream_invalid_response'],
    [answering(200, 'Rate exceeded.', { 'content-type': 'text/plain' }), 'upstream_invalid_response'],
  ] as const) {
    await withService({ '/query?*': played }, async (handlers) => {
      assert.is((await failure(handlers.search({ query: 'x', ...SEARCH }, callAt()))).code, code);
    });
  }
});

test('queries arXiv once every three seconds, one request at a time, across all processes', () => {
  const { politeness } = policies.arxiv;
  assert.equal(politeness, { concurrency: 1, queue: 8, scope: 'cluster', rate: { requests: 1, per: 3000 } });
});

test('categories need no key; the other endpoints do', async () => {
  const server = await openAlmanac(REPLAYING);
  try {
    const { status, json } = await server.send({ path: '/api/preprints/categories' });
    assert.equal([status, json.count, json.categories.length], [200, 155, 155]);
    fits('api.preprints.categories', json);
    assert.is((await server.send({ path: '/api/preprints/recent/cs.LG' })).status, 401);
    const key = await server.key();
    assert.is((await server.send({ path: '/api/preprints/paper/astro-ph%2F0601001v1', key })).status, 200);
    assert.is((await server.send({ path: '/api/preprints/search?query=x&max_results=26', key })).status, 422);
    assert.is(
      (await server.send({ path: '/api/preprints/search?query=x&date_from=2026-02-01&date_to=2026-01-01', key }))
        .status,
      422,
    );
  } finally {
    await server.stop();
  }
});

const recorded = (name: string) => sampleText('arxiv', `${name}.xml`) as string;

recordedTest('parses recorded feeds', async () => {
  for (const [name, id, authors] of [
    ['query-id-new-style', '1605.08386', 2],
    ['query-id-old-style', 'astro-ph/0601001', 0],
    ['query-id-many-authors', '1707.08567', 0],
  ] as const) {
    await withService({ '/query?*': answering(200, recorded(name), FEED) }, async (handlers) => {
      const paper = await handlers.paper({ preprint_id: id }, callAt());
      assert.is(paper.id, id);
      assert.ok(paper.author_count >= authors && paper.authors.length === paper.author_count && paper.abstract);
    });
  }
  await withService({ '/query?*': answering(200, recorded('query-search-testing'), FEED) }, async (handlers) => {
    const found = await handlers.search({ query: 'testing', ...SEARCH }, callAt());
    assert.equal([found.count, found.total, found.next_offset], [10, 214881, 10]);
    fits('api.preprints.search', found, MAX_TOKENS_FIXED_LIMIT);
  });
  await withService(
    {
      '/query?*': answering(400, recorded('error-id-malformed-http400'), FEED),
    },
    async (handlers) => {
      assert.is((await failure(handlers.paper({ preprint_id: '1605.08386' }, callAt()))).code, 'invalid_arguments');
    },
  );
});

test('papers with thousands of authors fit into a list', () => {
  const author = '<author><name>Firstname Q. Lastname</name></author>'.repeat(3000);
  const entry = `<entry><id>http://arxiv.org/abs/2601.00001v1</id><title>t</title><summary>${'word '.repeat(350)}</summary>${author}</entry>`;
  return withService(
    { '/query?*': answering(200, `<feed><totalResults>10</totalResults>${entry.repeat(10)}</feed>`, FEED) },
    async (handlers) => {
      const found = await handlers.search({ query: 'x', ...SEARCH }, callAt());
      assert.equal([found.count, found.preprints[0]?.authors.length, found.preprints[0]?.author_count], [10, 20, 3000]);
      fits('api.preprints.search', found, MAX_TOKENS_FIXED_LIMIT);
    },
  );
});

test.run();
