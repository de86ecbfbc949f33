// Facts: runtime/adapters/scholarly/SOURCES.md (openalex).

import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { authorKey, fieldOf, OpenAlex, workKey } from '../../../runtime/adapters/scholarly/openalex/openalex.ts';
import { create } from '../../../runtime/adapters/scholarly/scholarly.ts';
import { adapter, type HandlersOf } from '../../support/adapter.ts';
import { fits, MAX_TOKENS_FIXED_LIMIT } from '../../support/answer-size.ts';
import { json, problemOf } from '../../support/fake-source.ts';
import { type Answers, answering, callAt, fixtureAnswers, sample, withPlayed } from '../../support/played-folder.ts';
import { recordedTest } from '../../support/samples.ts';

type Handlers = HandlersOf<'scholarly'>;
const FIXTURES = fixtureAnswers('openalex');
const SEARCH = { open_access_only: false, sort: 'relevance', max_results: 10, page: 1 } as const;
const NONE = { meta: { count: 0 }, results: [] };

const withService = (
  answers: Answers,
  body: (handlers: Handlers, requestedUrls: () => string[]) => Promise<void>,
  environment: Readonly<Record<string, string>> = {},
) =>
  withPlayed(
    ['openalex'],
    answers,
    ({ sourceClients, requests: requestedUrls }) =>
      body(adapter('scholarly', create, { openalex: new OpenAlex(sourceClients.client('openalex')) }), requestedUrls),
    { environment },
  );
const failure = (result: unknown) => problemOf(Promise.resolve(result));
const paramsOf = (url: string | undefined) => new URLSearchParams(url?.split('?')[1]);

test('returns a complete paper with the abstract in order, decoded entities and tags, and ids without URLs', () =>
  withService(FIXTURES, async (handlers) => {
    const found = await handlers.get_paper({ paper_id: '10.7717/peerj.4375', max_authors: 2 }, callAt());
    assert.equal([found.id, found.doi], ['W2741809807', '10.7717/peerj.4375']);
    assert.is(found.title, 'The state of OA: a large-scale analysis & its impact');
    assert.is(found.abstract, 'Despite growing interest in Open Access interest & use');
    assert.equal([found.authors.length, found.author_count], [2, 6]);
    assert.equal(found.authors[0], {
      id: 'A5048491430',
      name: 'Heather Piwowar',
      orcid: '0000-0003-1613-5981',
      institutions: ['Impactstory'],
    });
    assert.equal(
      found.concepts.map(({ name }) => name),
      ['Political science', 'Citation'],
      'highest score first',
    );
    assert.equal([found.field, found.references_count, found.retracted], ['Decision Sciences', 45, false]);
    assert.equal([found.open_access.is_open_access, found.open_access.status], [true, 'gold']);
  }));

test('accepts every notation of a paper id or person id', () => {
  for (const text of [
    'W2741809807',
    'w2741809807',
    'https://openalex.org/W2741809807',
    'https://api.openalex.org/works/W2741809807',
    ' openalex.org/works/w2741809807 ',
  ]) {
    assert.is(workKey(text), 'W2741809807', text);
  }
  for (const text of [
    '10.7717/peerj.4375',
    'doi:10.7717/peerj.4375',
    'DOI: 10.7717/peerj.4375',
    'https://doi.org/10.7717/peerj.4375',
    'http://dx.doi.org/10.7717/peerj.4375',
    'doi.org/10.7717%2Fpeerj.4375',
  ]) {
    assert.is(workKey(text), 'doi:10.7717/peerj.4375', text);
  }
  assert.is(workKey('pmid: 29456894'), 'pmid:29456894');
  assert.is(workKey('https://pubmed.ncbi.nlm.nih.gov/29456894/'), 'pmid:29456894');
  for (const text of [
    'arXiv:1706.03762',
    'https://arxiv.org/abs/1706.03762v5',
    'https://arxiv.org/pdf/1706.03762v5.pdf',
  ]) {
    assert.is(workKey(text), 'doi:10.48550/arxiv.1706.03762', text);
  }
  for (const text of [
    'arxiv:hep-th/9901001',
    'https://arxiv.org/abs/hep-th/9901001v3',
    'arXiv:cond-mat.str-el/9901001',
    'https://arxiv.org/html/cond-mat/9901001',
    '10.48550/arXiv.hep-th/9901001v3',
  ]) {
    assert.is(workKey(text), `doi:10.48550/arxiv.${text.includes('hep') ? 'hep-th' : 'cond-mat'}/9901001`, text);
  }
  assert.is(workKey('https://www.ncbi.nlm.nih.gov/pubmed/29456894?dopt=Abstract'), 'pmid:29456894');
  assert.is(
    workKey('10.1002/(SICI)1097?x#y<z>'),
    'doi:10.1002/(SICI)1097%3Fx%23y%3Cz%3E',
    'characters that would end the path are encoded',
  );
  for (const text of ['2741809807', 'A1', 'hello', '', '10.1/x', 'https://evil.example/W1', 'W1/../A1']) {
    assert.is(workKey(text), undefined, text);
  }
  for (const text of [
    '0000-0001-5109-3700',
    'orcid:0000-0001-5109-3700',
    'https://orcid.org/0000-0001-5109-3700',
    '0000000151093700',
  ]) {
    assert.is(authorKey(text), 'orcid:0000-0001-5109-3700', text);
  }
  assert.is(authorKey('0000-0002-1694-233x'), 'orcid:0000-0002-1694-233X');
  assert.is(authorKey('https://openalex.org/authors/a5023888391'), 'A5023888391');
  assert.is(authorKey('0000-0001'), undefined);
  assert.is(authorKey('0000-0001-5109-3701'), undefined, 'the check digit is wrong');
});

test('rejects a malformed id without querying the source, and returns not_found for an unknown one', () =>
  withService(
    {
      '/works/W1': answering(404, '<!doctype html>404', { 'content-type': 'text/html' }),
      '/authors/A1': answering(404, '{}'),
    },
    async (handlers, requests) => {
      assert.is(
        (await failure(handlers.get_paper({ paper_id: 'hello', max_authors: 1 }, callAt()))).code,
        'invalid_arguments',
      );
      assert.is(
        (await failure(handlers.get_author_profile({ author_id: 'hello' }, callAt()))).code,
        'invalid_arguments',
      );
      assert.equal(requests(), []);
      assert.is((await failure(handlers.get_paper({ paper_id: 'W1', max_authors: 1 }, callAt()))).code, 'not_found');
      assert.is((await failure(handlers.get_author_profile({ author_id: 'A1' }, callAt()))).code, 'not_found');
    },
  ));

test('finds papers with five authors, five subjects, and null for missing values', () =>
  withService(FIXTURES, async (handlers) => {
    const found = await handlers.search_papers(
      { query: 'open access citation advantage', ...SEARCH, max_results: 3 },
      callAt(),
    );
    assert.equal([found.count, found.total, found.next_page], [3, 3120, 2]);
    const [first, , bare] = found.papers;
    assert.equal([first?.authors.length, first?.author_count, first?.venue], [5, 6, 'PeerJ']);
    assert.equal(
      [bare?.title, bare?.doi, bare?.venue, bare?.year, bare?.is_open_access],
      [null, null, null, null, false],
    );
    assert.equal([bare?.concepts, bare?.retracted], [['Coral ecology'], true], 'topics if there are no concepts');
  }));

test('combines years and fields into one filter', () =>
  withService(
    {
      '/works?*': NONE,
      '/topics?*': { meta: { count: 1 }, results: [{ id: 'https://openalex.org/T5', display_name: 'Sea ice' }] },
    },
    async (handlers, requests) => {
      const search = (more: object) => handlers.search_papers({ query: 'x', ...SEARCH, ...more }, callAt());
      await search({ year_from: 2019, field_of_study: 'physics and ASTRONOMY' });
      await search({ year_to: 2023, open_access_only: true, sort: 'publication_date', page: 3 });
      const { field_applied } = await search({ field_of_study: 'sea ice in the arctic' });
      assert.equal(field_applied, { kind: 'topic', id: 'T5', name: 'Sea ice' });
      const [first, second, topics, third] = requests().map(paramsOf);
      assert.is(first?.get('filter'), 'publication_year:>2018,primary_topic.field.id:31');
      assert.is(second?.get('filter'), 'publication_year:<2024,open_access.is_oa:true');
      assert.equal([second?.get('sort'), second?.get('page')], ['publication_date:desc', '3']);
      assert.is(topics?.get('search'), 'sea ice in the arctic');
      assert.is(third?.get('filter'), 'topics.id:T5');
    },
  ));

test('rejects an unknown field with the nearest ones', () =>
  withService({ '/topics?*': NONE }, async (handlers) => {
    const problem = await failure(
      handlers.search_papers({ query: 'x', ...SEARCH, field_of_study: 'Medicin' }, callAt()),
    );
    assert.is(problem.code, 'invalid_arguments');
    assert.match(problem.extras.errors?.[0]?.hint ?? '', 'Medicine');
  }));

test('finds fields by official and common names', () => {
  assert.equal(fieldOf('computer science'), { id: 17, name: 'Computer Science' });
  assert.is(fieldOf('Biochemistry Genetics and Molecular Biology')?.id, 13);
  assert.is(fieldOf('Economics')?.id, 20);
  assert.is(fieldOf('constructor'), undefined);
});

test('search words cannot inject syntax', () =>
  withService({ '/works?*': NONE }, async (handlers, requests) => {
    await handlers.search_papers({ query: 'a|b !c "d (e, f*&per_page=200&filter=x', ...SEARCH }, callAt());
    assert.is(paramsOf(requests()[0]).get('search'), 'a b c d e, f &per_page=200&filter=x');
    assert.equal(paramsOf(requests()[0]).getAll('per_page'), ['10']);
    const nothing = await handlers.search_papers({ query: '!!|', ...SEARCH }, callAt());
    assert.equal([nothing.total, requests().length], [0, 1], 'no search words remain');
  }));

test('sorts citations by citation count or date', () =>
  withService({ ...FIXTURES, '/works?*': NONE }, async (handlers, requests) => {
    const args = { paper_id: 'W2741809807', direction: 'cited_by', max_results: 2, page: 1 } as const;
    await handlers.list_citations(args, callAt());
    await handlers.list_citations({ ...args, sort: 'publication_date' }, callAt());
    const sorts = requests().map((url) => paramsOf(url).get('sort'));
    assert.equal(
      sorts.filter((sort) => sort !== null),
      ['cited_by_count:desc', 'publication_date:desc'],
    );
  }));

test('returns citations in the requested direction', () =>
  withService(FIXTURES, async (handlers, requests) => {
    const list = (direction: 'cited_by' | 'references') =>
      handlers.list_citations(
        { paper_id: 'https://doi.org/10.7717/peerj.4375', direction, max_results: 2, page: 1 },
        callAt(),
      );
    const citing = await list('cited_by');
    assert.equal([citing.paper_id, citing.count, citing.total, citing.next_page], ['W2741809807', 2, 962, 2]);
    assert.is(citing.paper_title, 'The state of OA: a large-scale analysis & its impact');
    assert.is(citing.papers[0]?.title, 'A citing work');
    assert.is((await list('references')).papers[0]?.title, 'A cited work');
    assert.equal(
      requests().map((url) => paramsOf(url).get('filter')),
      [null, 'cites:W2741809807', 'cited_by:W2741809807'],
    );
  }));

test('a profile lists the last institution first, at most three institutions, without duplicates', () =>
  withService(FIXTURES, async (handlers) => {
    const found = await handlers.get_author_profile({ author_id: 'A5023888391' }, callAt());
    assert.equal([found.orcid, found.h_index, found.works_count], ['0000-0001-6187-6610', 18, 58]);
    assert.equal(
      found.affiliations.map(({ name, last_year }) => [name, last_year]),
      [
        ['OurResearch', 2026],
        ['Impactstory', 2018],
        ['University of North Carolina', 2013],
      ],
    );
    assert.equal(found.other_names, ['J. Priem']);
    const other = await handlers.get_author_profile({ author_id: '0000-0003-1613-5981' }, callAt());
    assert.is(other.affiliations[0]?.name, 'OurResearch', 'by year if the last institution is missing');
  }));

test('finds authors by name, and omits leftover records of merged authors', () =>
  withService(FIXTURES, async (handlers) => {
    const { count, total, authors } = await handlers.search_authors(
      { name: 'Heather Piwowar', max_results: 3, page: 1 },
      callAt(),
    );
    assert.equal([count, total], [2, 3]);
    assert.equal([authors[1]?.h_index, authors[1]?.orcid, authors[1]?.institutions], [null, null, []]);
  }));

test('the key is optional, is sent where the source expects it, and is in no error, log or recording (openalex F2)', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'almanac-openalex-'));
  const written: string[] = [];
  const { write } = process.stdout;
  const answers: Answers = {
    '/works?*': (response) => json(response, NONE),
    '/works/W1?*': (response) => response.writeHead(301, { location: '/works/W2741809807' }).end(),
    '/works/W2741809807?*': (response) => json(response, { error: 'for sesame-sesame' }, 500),
    '/works/W3?*': answering(404, ''),
  };
  const search = async (handlers: Handlers, requests: () => string[]) => {
    await handlers.search_papers({ query: 'x', ...SEARCH }, callAt());
    const failed = await failure(handlers.get_paper({ paper_id: 'W1', max_authors: 1 }, callAt()));
    written.push(`${failed.message} ${failed.stack} ${JSON.stringify(failed.extras)}`);
    const keys = requests().map((address) => new URL(address, 'http://x').searchParams.getAll('api_key').join());
    assert.ok(keys.length >= 3 && keys.every((key) => key === 'sesame-sesame'), String(keys));
  };
  process.stdout.write = ((chunk: string | Uint8Array) => {
    written.push(String(chunk));
    return true;
  }) as typeof process.stdout.write;
  try {
    await withService(answers, search, { OPENALEX_KEY: 'sesame-sesame', UPSTREAM_RECORD: directory });
    for (const name of await readdir(directory, { recursive: true, withFileTypes: true })) {
      written.push(name.name);
      if (name.isFile()) written.push(await readFile(join(name.parentPath, name.name), 'utf8'));
    }
  } finally {
    process.stdout.write = write;
    await rm(directory, { recursive: true });
  }
  assert.ok(
    written.some((text) => text.includes('"/works"')),
    'a recording was written',
  );
  assert.not.match(written.join('\n'), 'sesame');
  await withService({ '/works?*': (response) => json(response, NONE) }, async (handlers, requests) => {
    await handlers.search_papers({ query: 'x', ...SEARCH }, callAt());
    assert.not.match(requests()[0] ?? '', 'api_key');
  });
});

test('reports an exhausted search budget with the setting that raises it; requests by id still work', () => {
  const spent = answering(429, '{"error":"Rate limit exceeded"}', {
    'x-ratelimit-remaining-usd': '0',
    'x-ratelimit-reset': '7300',
  });
  return withService({ ...FIXTURES, '/works?*': spent }, async (handlers, requests) => {
    for (let nth = 0; nth < 7; nth++) {
      const problem = await failure(handlers.search_papers({ query: `x${nth}`, ...SEARCH }, callAt()));
      assert.is(problem.code, 'not_configured');
      assert.match(problem.message, /OPENALEX_KEY/);
      assert.match(problem.message, /in 3 h/);
    }
    assert.is(requests().length, 7, 'not retried');
    const { id } = await handlers.get_paper({ paper_id: 'W2741809807', max_authors: 1 }, callAt());
    assert.is(id, 'W2741809807');
  });
});

test('treats rate limits, broken responses and HTML pages from other sites as source failures', async () => {
  for (const [played, code] of [
    [answering(429, '{}', { 'x-ratelimit-remaining-usd': '0.9' }), 'upstream_unavailable'],
    [answering(403, '{}'), 'upstream_failed'],
    [answering(200, '{"meta":{"count":1},"results":['), 'upstream_invalid_response'],
    [answering(200, '{"meta":{}}'), 'upstream_invalid_response'],
    [answering(503, ''), 'upstream_failed'],
    [answering(404, '<!doctype html>404', { 'content-type': 'text/html' }), 'upstream_failed'],
    [answering(400, '{"error":"Invalid query parameters error."}'), 'invalid_arguments'],
  ] as const) {
    await withService({ '/works?*': played }, async (handlers) => {
      assert.is((await failure(handlers.search_papers({ query: 'x', ...SEARCH }, callAt()))).code, code);
    });
  }
});

test('treats a rejected list without user input as a source failure', () =>
  withService(
    { '/works/W1': { id: 'https://openalex.org/W1', open_access: {} }, '/works?*': answering(400, '{"error":"x"}') },
    async (handlers) => {
      for (const direction of ['cited_by', 'references'] as const) {
        const args = { paper_id: 'W1', direction, sort: 'cited_by_count', max_results: 10, page: 1 } as const;
        assert.is((await failure(handlers.list_citations(args, callAt()))).code, 'upstream_failed');
      }
    },
  ));

test('titles and abstracts keep comparisons and type parameters, and lose JATS tags (openalex F15)', () =>
  withService(
    {
      '/works/W1': {
        id: 'https://openalex.org/W1',
        title: 'A Rc<Node> with <i>k</i><n children',
        open_access: {},
        abstract_inverted_index: {
          '<jats:title>Aims</jats:title><jats:p>Patients': [0],
          with: [1],
          'eGFR<normal': [2],
          and: [3],
          'LDL>HDL.</jats:p>': [4],
        },
      },
    },
    async (handlers) => {
      const { title, abstract } = await handlers.get_paper({ paper_id: 'W1', max_authors: 1 }, callAt());
      assert.is(title, 'A Rc<Node> with k<n children');
      assert.is(abstract, 'Aims Patients with eGFR<normal and LDL>HDL.');
    },
  ));

test('rejects a page beyond the first 10,000 results without querying the source', () =>
  withService({}, async (handlers, requests) => {
    const problem = await failure(
      handlers.search_papers({ query: 'x', ...SEARCH, max_results: 26, page: 400 }, callAt()),
    );
    assert.is(problem.code, 'invalid_arguments');
    assert.equal(requests(), []);
  }));

recordedTest('parses recorded works and authors', async () => {
  const [work, author, deleted] = [
    'work-get-W2741809807',
    'author-get-A5023888391',
    'author-get-deleted-A5317838346',
  ].map((name) => sample('openalex', `${name}.json`));
  const [works, authors] = ['works-list-results', 'authors-list-results'].map((name) =>
    sample('openalex', `${name}.json`),
  );
  if (!work || !author || !deleted || !works || !authors) return;
  const answers: Answers = {
    '/works/W2741809807': work,
    '/authors/A5023888391': author,
    '/authors/A5317838346': deleted,
    '/works?*': { meta: { count: 2 }, results: works },
    '/authors?*': { meta: { count: 2 }, results: authors },
  };
  await withService(answers, async (handlers) => {
    const found = await handlers.get_paper({ paper_id: 'W2741809807', max_authors: 30 }, callAt());
    assert.match(found.abstract ?? '', /^Despite growing interest in Open Access/);
    assert.equal([found.references_count, found.author_count, found.venue], [45, 9, 'PeerJ']);
    fits('scholarly.get_paper', found);
    const profile = await handlers.get_author_profile({ author_id: 'A5023888391' }, callAt());
    assert.ok((profile.h_index ?? 0) > 0 && profile.affiliations.length > 0);
    assert.is((await failure(handlers.get_author_profile({ author_id: 'A5317838346' }, callAt()))).code, 'not_found');
    assert.is((await handlers.search_papers({ query: 'x', ...SEARCH }, callAt())).count, 2);
    const people = await handlers.search_authors({ name: 'x', max_results: 10, page: 1 }, callAt());
    assert.ok(people.authors.every(({ display_name }) => display_name !== ''));
  });
});

test('papers with long titles and many authors fit the result limit', () => {
  const authorships = Array.from({ length: 100 }, (_, nth) => ({
    author: {
      id: `https://openalex.org/A${5_000_000_000 + nth}`,
      display_name: 'Firstname Middlename Lastname',
      orcid: 'https://orcid.org/0000-0003-1613-5981',
    },
  }));
  const work = {
    id: 'https://openalex.org/W2741809807',
    doi: 'https://doi.org/10.1234/a.long.doi.of.a.journal.2024.12345',
    title: 'A title of the usual length in this field, '.repeat(3),
    publication_year: 2024,
    type: 'article',
    primary_location: { source: { display_name: 'Proceedings of the National Academy of Sciences' } },
    cited_by_count: 10,
    open_access: { is_oa: true },
    authorships,
    concepts: Array.from({ length: 20 }, () => ({ display_name: 'Computer science', score: 0.5 })),
  };
  return withService(
    { '/works?*': { meta: { count: 25 }, results: Array.from({ length: 25 }, () => work) } },
    async (handlers) => {
      for (const max_results of [10, 25]) {
        const found = await handlers.search_papers({ query: 'x', ...SEARCH, max_results }, callAt());
        fits(`scholarly.search_papers of ${max_results}`, found, MAX_TOKENS_FIXED_LIMIT);
      }
    },
  );
});

test.run();
