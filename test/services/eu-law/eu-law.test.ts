// Uses a real SPARQL engine (sources/cellar/acts.ttl).

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { ActType } from '../../../generated/services/eu-law/types.ts';
import { create } from '../../../runtime/adapters/eu-law/eu-law.ts';
import { adapter, type HandlersOf } from '../../support/adapter.ts';
import { openAlmanac } from '../../support/almanac.ts';
import { fits, MAX_TOKENS_FIXED_LIMIT } from '../../support/answer-size.ts';
import { type Behaviour, problemOf, startServer } from '../../support/fake-source.ts';
import { mcpCall, queryString } from '../../support/http.ts';
import { actsStore, answering, callAt, withCellar } from './cellar/endpoint.ts';

type Handlers = HandlersOf<'eu-law'>;

const withService = (
  body: (handlers: Handlers, requests: () => string[]) => Promise<void>,
  behaviour: Behaviour = answering(),
) =>
  withCellar(behaviour, (source, { seen }) =>
    body(adapter('eu-law', create, { cellar: source }), () => seen.map(({ method, url }) => `${method} ${url}`)),
  );

const search = async (
  handlers: Handlers,
  query: string,
  more: { doc_type?: ActType; year?: number } = {},
  limit = 20,
) => handlers.search_legislation({ query, limit, offset: 0, ...more }, callAt());
const found = async (...args: Parameters<typeof search>) => (await search(...args)).acts.map(({ celex }) => celex);
const document = async (handlers: Handlers, celex: string) =>
  handlers.get_document({ celex, text_offset: 0 }, callAt());
const recent = async (handlers: Handlers, days: number, limit = 20, doc_type?: ActType) =>
  handlers.get_recent({ days, limit, offset: 0, ...(doc_type === undefined ? {} : { doc_type }) }, callAt());
const bySubject = async (handlers: Handlers, subject: string, limit = 20) =>
  handlers.search_by_subject({ subject, limit, offset: 0 }, callAt());

const failingFor =
  (text: string): Behaviour =>
  (response, seen, nth) => {
    if (seen.body.includes(text)) response.writeHead(503).end();
    else answering()(response, seen, nth);
  };

test('a search matches all words in any order, and lists the newest act first, without duplicates', () =>
  withService(async (handlers) => {
    assert.equal(await found(handlers, 'PROTECTION data'), ['32026D2003', '32016R0679']);
    assert.equal(await found(handlers, 'artificial intelligence'), ['32026L0101', '32024R1689']);
    assert.equal(await found(handlers, '"data protection"'), ['32016R0679']);
    assert.equal(await found(handlers, '"protection data"'), []);
  }));

test('omits corrigenda, hidden versions, merger decisions, drafts and other languages', () =>
  withService(async (handlers) => {
    assert.equal(await found(handlers, 'strategic technologies'), []);
    assert.equal(await found(handlers, 'hidden'), []);
    assert.equal(await found(handlers, 'concentration'), []);
    assert.equal(await found(handlers, 'draft'), []);
    assert.equal(await found(handlers, 'verordnung'), []);
    assert.equal(await found(handlers, 'règlement'), []);
  }));

test('a kind and a year narrow the search, and framework decisions count as decisions', () =>
  withService(async (handlers) => {
    assert.equal(await found(handlers, 'artificial', { doc_type: 'directive' }), ['32026L0101']);
    assert.equal(await found(handlers, 'artificial', { year: 2024 }), ['32024R1689']);
    assert.equal(await found(handlers, 'arrest', { doc_type: 'decision' }), ['32002F0584']);
    assert.equal(await found(handlers, 'arrest', { doc_type: 'regulation' }), []);
  }));

test('an act has its title in one line, its date, kind and link', () =>
  withService(async (handlers) => {
    const { acts, count, more, note } = await search(handlers, 'general data protection');
    assert.equal(acts, [
      {
        celex: '32016R0679',
        title:
          'Regulation (EU) 2016/679 of the European Parliament and of the Council of 27 April 2016 on the protection of natural persons with regard to the processing of personal data and on the free movement of such data (General Data Protection Regulation)',
        date: '2016-04-27',
        doc_type: 'regulation',
        url: 'https://eur-lex.europa.eu/legal-content/EN/TXT/?uri=CELEX:32016R0679',
      },
    ]);
    assert.equal([count, more, note], [1, false, null]);
  }));

test('a limit keeps the newest acts and reports that there are more, and an empty result has a suggestion', () =>
  withService(async (handlers) => {
    const { acts, count, more } = await search(handlers, 'regulation', {}, 1);
    assert.equal([acts[0]?.celex, count, more], ['32026R3000', 1, true]);
    assert.match((await search(handlers, 'xyzzy')).note ?? '', 'No title contains all these words');
  }));

test('rejects a search without words or with too many words before any request', () =>
  withCellar(answering(), async (source, { seen }) => {
    const handlers = adapter('eu-law', create, { cellar: source });
    for (const query of ['  ', '""', '" "', '&', 'a b c d e f g h i j k l m']) {
      const problem = await problemOf(search(handlers, query));
      assert.equal([problem.code, problem.extras.errors?.[0]?.parameter], ['invalid_arguments', 'query'], query);
    }
    assert.is((await problemOf(bySubject(handlers, '  '))).code, 'invalid_arguments');
    assert.is(seen.length, 0);
  }));

test('a document has all values without duplicates, and the visible version takes precedence', () =>
  withService(async (handlers) => {
    const gdpr = await document(handlers, ' celex:32016r0679 ');
    assert.equal(
      { ...gdpr, title: gdpr.title?.slice(0, 24) },
      {
        celex: '32016R0679',
        title: 'Regulation (EU) 2016/679',
        date: '2016-04-27',
        doc_type: 'regulation',
        document_types: [{ code: 'REG', label: 'regulation' }],
        in_force: true,
        entry_into_force: '2016-05-24',
        entry_into_force_dates: ['2016-05-24', '2018-05-25'],
        end_of_validity: null,
        authors: ['Council of the European Union', 'European Parliament'],
        subjects: [
          { eurovoc_id: '5181', label: 'data protection' },
          { eurovoc_id: 'c_04ae3ba8', label: 'protection of privacy in data protection law' },
        ],
        url: 'https://eur-lex.europa.eu/legal-content/EN/TXT/?uri=CELEX:32016R0679',
        full_text_url: 'https://eur-lex.europa.eu/legal-content/EN/TXT/HTML/?uri=CELEX:32016R0679',
        machine_text_url: 'https://publications.europa.eu/resource/celex/32016R0679',
        note: null,
      },
    );
    const act = await document(handlers, '32024R1689');
    assert.equal([act.date, act.in_force], ['2024-06-13', true]);
    assert.equal(act.document_types, [
      { code: 'REG', label: 'regulation' },
      { code: 'REG_DEL', label: 'delegated regulation' },
    ]);
    assert.equal(
      act.subjects?.map(({ eurovoc_id }) => eurovoc_id),
      ['3030', '5181'],
    );
  }));

test('missing titles, subjects and dates are null', () =>
  withService(async (handlers) => {
    const old = await document(handlers, '31958R0001');
    assert.equal([old.title, old.in_force, old.entry_into_force, old.end_of_validity], [null, null, null, null]);
    assert.equal([old.authors, old.subjects, old.doc_type], [[], [], 'regulation']);
    assert.is((await document(handlers, '32002F0584')).in_force, false);
    assert.is((await document(handlers, '32025R9001')).title, 'Hidden regulation on data protection');
  }));

test('finds corrigenda and judgments by number, with working links', () =>
  withService(async (handlers) => {
    const corrigendum = await document(handlers, '32024R0795R(01)');
    assert.is(corrigendum.doc_type, null);
    assert.equal(corrigendum.document_types[0], { code: 'CORRIGENDUM', label: 'corrigendum' });
    assert.match(corrigendum.url, 'CELEX:32024R0795R%2801%29');
    assert.is((await document(handlers, '62012CJ0131')).doc_type, null);
  }));

test('an unknown number is not found, with a hint on finding numbers', () =>
  withService(async (handlers) => {
    const problem = await problemOf(document(handlers, '32016R9999'));
    assert.is(problem.code, 'not_found');
    assert.match(problem.message, '32016R9999');
    assert.match(problem.extras.hint ?? '', 'search_legislation');
  }));

test('recent acts are those in the window, newest first, without future ones', () =>
  withService(async (handlers) => {
    const month = await recent(handlers, 30);
    assert.equal([month.from_date, month.to_date], ['2026-10-21', '2026-11-20']);
    assert.equal(
      month.acts.map(({ celex, date }) => [celex, date]),
      [
        ['32026R2002', '2026-11-12'],
        ['32026D2003', '2026-11-12'],
        ['32026L0101', '2026-11-10'],
      ],
    );
    assert.equal([month.count, month.more], [3, false]);
    assert.is((await recent(handlers, 9)).count, 2);
    assert.equal(await recent(handlers, 1).then(({ count, acts }) => [count, acts]), [0, []]);
    assert.is((await recent(handlers, 30, 20, 'directive')).acts[0]?.celex, '32026L0101');
    assert.equal(await recent(handlers, 30, 1).then(({ count, more }) => [count, more]), [1, true]);
  }));

test('finds a descriptor by name in any letter case, by id and by URI', () =>
  withService(async (handlers) => {
    for (const subject of ['Artificial  INTELLIGENCE', '3030', 'http://eurovoc.europa.eu/3030']) {
      const result = await bySubject(handlers, subject);
      assert.equal(result.subject, { eurovoc_id: '3030', label: 'artificial intelligence' }, subject);
      assert.equal(
        result.acts.map(({ celex }) => celex),
        ['32026L0101', '32024R1689', '32019H0243'],
      );
      assert.is(result.note, null);
    }
    const [, act, recommendation] = (await bySubject(handlers, '3030')).acts;
    assert.equal(
      act?.subjects?.map(({ label }) => label),
      ['artificial intelligence', 'data protection'],
    );
    assert.equal([recommendation?.date, recommendation?.doc_type], [null, null]);
    assert.equal(await bySubject(handlers, '3030', 1).then(({ count, more }) => [count, more]), [1, true]);
  }));

test('ranks an exact descriptor above longer ones, and finds the shortest for a partial name, with a note', () =>
  withService(async (handlers) => {
    const exact = await bySubject(handlers, 'Data Protection');
    assert.equal([exact.subject?.eurovoc_id, exact.note], ['5181', null]);
    assert.equal(
      exact.other_subjects.map(({ eurovoc_id }) => eurovoc_id),
      ['c_04ae3ba8'],
    );
    const part = await bySubject(handlers, 'intelligence');
    assert.is(part.subject?.eurovoc_id, '3030');
    assert.is(part.note, 'No descriptor matches exactly; results are for "artificial intelligence".');
  }));

test('finds descriptors in other languages, and shows them in English if possible', () =>
  withService(async (handlers) => {
    const german = await bySubject(handlers, 'Künstliche Intelligenz');
    assert.equal([german.subject?.label, german.count, german.note], ['artificial intelligence', 3, null]);
    const french = await bySubject(handlers, 'fromage à pâte persillée');
    assert.equal([french.subject?.eurovoc_id, french.count, french.acts], ['2765', 0, []]);
  }));

test('an unknown subject returns no acts and states the reason', () =>
  withService(async (handlers) => {
    for (const subject of ['sleighs', '99999', 'x"@en . } #']) {
      const result = await bySubject(handlers, subject);
      assert.equal([result.subject, result.count, result.acts], [null, 0, []], subject);
      assert.match(result.note ?? '', 'has no descriptor like', subject);
    }
  }));

test('subjects are null with a note if they cannot be read', () =>
  withService(async (handlers) => {
    const gdpr = await document(handlers, '32016R0679');
    assert.equal([gdpr.date, gdpr.subjects], ['2016-04-27', null]);
    assert.match(gdpr.note ?? '', 'subjects could not be read');
    const result = await bySubject(handlers, 'artificial intelligence');
    assert.equal([result.count, result.acts[0]?.subjects], [3, null]);
    assert.match(result.note ?? '', 'subjects could not be read');
  }, failingFor('VALUES ?celex')));

test('a failure of the act request fails the call', () =>
  withService(async (handlers) => {
    assert.is((await problemOf(document(handlers, '32016R0679'))).code, 'upstream_failed');
  }, failingFor('?work ?hidden')));

/** Returns recent acts about widgets, whose titles and subjects are as long as the longest real ones. */
function longActs(count: number): string {
  const title = `Commission Implementing Regulation (EU) laying down detailed rules for the application of Regulation (EU) ${'of the European Parliament and of the Council as regards the conditions for placing widgets on the market '.repeat(4)}(Text with EEA relevance)`;
  const subjects = Array.from({ length: 10 }, (_, n) => `<http://eurovoc.europa.eu/90${n}>`);
  const act = (n: number) => `w:long${n} cdm:resource_legal_id_celex "32026R${4000 + n}" ;
    cdm:work_has_resource-type rt:REG ; cdm:work_date_document "2026-11-18"^^xsd:date ;
    cdm:work_is_about_concept_eurovoc ${subjects.join(', ')} .
  w:long${n}-en cdm:expression_belongs_to_work w:long${n} ; cdm:expression_uses_language lang:ENG ;
    cdm:expression_title "${title} ${n}" .\n`;
  const concept = (address: string, n: number) =>
    `${address} a skos:Concept ; skos:prefLabel "approximation of laws on widgets and their parts ${n}"@en .\n`;
  return subjects.map(concept).join('') + Array.from({ length: count }, (_, n) => act(n)).join('');
}

test('lists continue at next_offset and report the total', () =>
  withService(
    async (handlers) => {
      const page = async (offset: number) =>
        handlers.search_legislation({ query: 'widgets', limit: 25, offset }, callAt());
      const [first, second, last] = [await page(0), await page(25), await page(50)];
      assert.equal(
        [first, second, last].map(({ count, total, next_offset, more }) => [count, total, next_offset, more]),
        [
          [25, 60, 25, true],
          [25, 60, 50, true],
          [10, 60, null, false],
        ],
      );
      const celexes = new Set([first, second, last].flatMap(({ acts }) => acts.map(({ celex }) => celex)));
      assert.is(celexes.size, 60);
      const recent = await handlers.get_recent({ days: 5, limit: 25, offset: 50 }, callAt());
      assert.equal([recent.count, recent.total, recent.next_offset], [10, 60, null]);
      const subject = await handlers.search_by_subject({ subject: '900', limit: 25, offset: 25 }, callAt());
      assert.equal([subject.count, subject.next_offset, subject.more], [25, 50, true]);
    },
    answering(actsStore(longActs(60))),
  ));

test('the window of recent acts ends today in Luxembourg', () =>
  withService(async (handlers) => {
    const days = async (now: string) => {
      const { from_date, to_date } = await handlers.get_recent({ days: 2, limit: 5, offset: 0 }, callAt(now));
      return [from_date, to_date];
    };
    assert.equal(await days('2026-11-26T22:59:00Z'), ['2026-11-24', '2026-11-26']);
    assert.equal(await days('2026-11-26T23:30:00Z'), ['2026-11-25', '2026-11-27']);
  }));
const withFiles: Behaviour = (response, seen, nth) => {
  const file = /^\/resource\/cellar\/aaaa-0001\.0006\.03\/DOC_([12])$/.exec(seen.url)?.[1];
  if (seen.method === 'POST') answering()(response, seen, nth);
  else if (file === undefined) response.writeHead(404).end();
  else {
    const text = file === '1' ? 'Article 1 &amp; scope, if n<m.' : 'ANNEX \u{1d11e} I';
    response.writeHead(200, { 'content-type': 'application/xhtml+xml;charset=UTF-8' });
    response.end(`<?xml version="1.0"?><html><body><p>${text}</p><p>${'Word. '.repeat(30)}</p></body></html>`);
  }
};
const text = (handlers: Handlers, celex: string, text_limit: number, text_offset = 0) =>
  handlers.get_document({ celex, text_limit, text_offset }, callAt());

test("the parts of an act's English text add up to the whole text (cellar F26)", () =>
  withService(async (handlers) => {
    let whole = '';
    let offset: number | null = 0;
    while (offset !== null) {
      const piece = await text(handlers, '32016R0679', 50, offset);
      assert.ok((piece.text?.length ?? 0) <= 50 && piece.text?.isWellFormed());
      whole += piece.text;
      assert.is(piece.note, null);
      offset = piece.text_next_offset ?? null;
      if (offset === null) assert.is(piece.text_length, whole.length);
    }
    assert.match(whole, /^Article 1 & scope, if n<m\.\n/);
    assert.match(whole, /\n\nANNEX 𝄞 I\n/, 'the second file follows the first');
    assert.is((await text(handlers, '32016R0679', 10, 100_000)).text, null);
  }, withFiles));

test('an unreadable or missing text adds a note, and foreign URLs are not requested', async () => {
  await withService(async (handlers) => {
    const { title, text: none, note } = await text(handlers, '32016R0679', 100);
    assert.ok(title?.startsWith('Regulation (EU) 2016/679'));
    assert.is(none, null);
    assert.match(note ?? '', /could not be read.*full_text_url/);
  }, failingFor('manifestation'));
  await withService(async (handlers, requests) => {
    for (const celex of ['32024R1689', '32003L0087']) {
      const found = await text(handlers, celex, 100);
      assert.equal([found.text, found.text_length], [null, 0]);
      assert.match(found.note ?? '', /No English text.*full_text_url/);
    }
    assert.ok(
      requests().every((address) => address.startsWith('POST /webapi/')),
      requests().join(),
    );
  }, withFiles);
});

test('reads the text only on request', () =>
  withService(async (handlers, requests) => {
    const found = await document(handlers, '32016R0679');
    assert.equal(
      Object.keys(found).filter((name) => /^text/.test(name)),
      [],
    );
    assert.is(requests().length, 2);
  }, withFiles));

test('results of realistic size fit the limit', () =>
  withService(
    async (handlers) => {
      for (const [tool, list] of [
        ['search_legislation', await search(handlers, 'widgets')],
        ['search_by_subject', await bySubject(handlers, '900')],
        ['get_recent', await recent(handlers, 30)],
      ] as const) {
        assert.is(list.count, 20);
        fits(`eu-law.${tool}`, list, MAX_TOKENS_FIXED_LIMIT);
      }
      fits('eu-law.get_document', await document(handlers, '32026R4001'));
    },
    answering(actsStore(longActs(200))),
  ));

test('every tool works over POST, GET and MCP, and results match their schema', async () => {
  const endpoint = await startServer(answering());
  const server = await openAlmanac({ UPSTREAM_CELLAR_BASE_URL: endpoint.url });
  try {
    const key = await server.key();
    const calls: [string, Record<string, unknown>][] = [
      ['search_legislation', { query: 'artificial intelligence', year: 2024 }],
      ['get_document', { celex: '32016R0679' }],
      ['get_recent', { days: 365, doc_type: 'Directive' }],
      ['search_by_subject', { subject: 'Artificial Intelligence', limit: 5 }],
    ];
    for (const [tool, values] of calls) {
      const path = `/rest/eu-law/${tool}`;
      const posted = await server.send({ path, body: values, key });
      assert.is(posted.status, 200, posted.text);
      const got = await server.send({ path: `${path}${queryString(values)}`, key });
      assert.equal(got.json, posted.json, tool);
      const called = await server.send(mcpCall('eu-law', tool, values, key));
      assert.equal(called.json.result.structuredContent, posted.json, tool);
    }
    const unknown = await server.send({ path: '/rest/eu-law/get_document', body: { celex: '32016R9999' }, key });
    assert.equal([unknown.status, unknown.json.code], [404, 'not_found']);
    const malformed = await server.send({ path: '/rest/eu-law/get_document', body: { celex: '2016/679"' }, key });
    assert.equal([malformed.status, malformed.json.errors[0].parameter], [422, 'celex']);
  } finally {
    await server.stop();
    await endpoint.close();
  }
});

test.run();
