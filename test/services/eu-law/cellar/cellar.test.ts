// Requests to the source, caching, and behavior when the endpoint is slow or rejects queries.

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { sources as policies } from '../../../../generated/sources.ts';
import { MAX_ROWS } from '../../../../runtime/adapters/eu-law/cellar/cellar.ts';
import { type Behaviour, json, problemOf } from '../../../support/fake-source.ts';
import { actsStore, answering, callAt, withCellar } from './endpoint.ts';

const search = (...phrases: string[]) => ({ phrases, kind: undefined, year: undefined });
const slowScan = 'Virtuoso S1T00 Error SR171: Transaction timed out';

/** Simulates an endpoint whose title scans time out, but whose full-text index finds one act. */
const withoutScans: Behaviour = (response, { body }) => {
  if (body.includes('CONTAINS(LCASE')) response.writeHead(500, { 'content-type': 'text/plain' }).end(slowScan);
  else {
    const literal = (value: string) => ({ type: 'literal', value });
    const row = { celex: literal('32020R0001'), title: literal('Data protection') };
    json(response, { head: { vars: [] }, results: { bindings: [row] } });
  }
};

test('sends a query as the raw body of a POST and requests JSON results', () =>
  withCellar(answering(), async (source, { seen }) => {
    await source.byTitle(search('data'), callAt());
    const [{ method, url, headers, body } = { method: '', url: '', headers: {}, body: '' }] = seen;
    assert.equal([method, url], ['POST', '/webapi/rdf/sparql']);
    assert.is(headers['content-type'], 'application/sparql-query');
    assert.is(headers['accept'], 'application/sparql-results+json');
    assert.match(headers['user-agent'] ?? '', /^Almanac\//);
    assert.match(body, /^PREFIX cdm: /);
  }));

test('identical searches share one query, regardless of caller and limit', () =>
  withCellar(answering(), async (source, { seen }) => {
    await Promise.all([source.byTitle(search('data'), callAt()), source.byTitle(search('data'), callAt())]);
    const call = callAt();
    await source.byTitle(search('data'), call);
    assert.is(seen.length, 1);
    assert.is(call.noted[0]?.cache, 'hit');
  }));

test('caches documents for 6 hours, descriptors for 24 hours, and searches for one hour', () => {
  assert.is(policies['cellar'].cache.fresh, 3_600_000);
  return withCellar(
    answering(),
    async (source, { seen }) => {
      const twice = async (call: () => Promise<unknown>) => {
        const before = seen.length;
        await call();
        await call();
        return seen.length - before;
      };
      assert.is(await twice(() => source.document('32016R0679', callAt())), 1);
      assert.is(await twice(() => source.descriptors('data protection', callAt())), 1);
      assert.is(await twice(() => source.byTitle(search('data'), callAt())), 2, 'disabled by the policy in this test');
    },
    { cache: { ...policies['cellar'].cache, fresh: 0, stale: 0 } },
  );
});

test('falls back to the full-text index if a scan is too slow', () =>
  withCellar(withoutScans, async (source, { seen }) => {
    const matches = await source.byTitle(search('data', 'e-protection'), callAt());
    assert.is(matches.isWholeWords, true);
    assert.is(matches.acts[0]?.celex, '32020R0001');
    assert.match(seen[1]?.body ?? '', `?title bif:contains '"data" AND "e protection"'`);
  }));

test('sends the second query only if there are words for the index and time is left', () =>
  withCellar(withoutScans, async (source, { seen }) => {
    assert.is((await problemOf(source.byTitle(search('&'), callAt()))).code, 'upstream_timeout');
    assert.is((await problemOf(source.byTitle(search('data'), callAt(undefined, 2000)))).code, 'upstream_timeout');
    assert.is(seen.length, 2);
  }));

test('reports an endpoint that times out as a timeout, and tries the index', () =>
  withCellar(
    (response, seen, nth) => {
      if (nth > 1) withoutScans(response, seen, nth);
    },
    async (source) => {
      assert.is((await source.byTitle(search('data'), callAt())).isWholeWords, true);
    },
    { timeouts: { connect: 300, request: 300, call: 400 } },
  ));

test('queries that are too slow do not open the circuit breaker for other queries', () =>
  withCellar(
    (response, seen, nth) => {
      if (seen.body.includes('LCASE(STR(?title))') || seen.body.includes('bif:contains')) {
        response.writeHead(500, { 'content-type': 'text/plain' }).end(slowScan);
      } else answering()(response, seen, nth);
    },
    async (source, { seen }) => {
      const { failures } = policies['cellar'].breaker;
      for (let n = 0; n < failures + 1; n++) {
        assert.is((await problemOf(source.byTitle(search('common'), callAt()))).code, 'upstream_timeout');
        assert.is((await problemOf(source.byTitle(search(`word ${n}`), callAt()))).code, 'upstream_timeout');
      }
      assert.ok(seen.length > 2 * failures, 'each query was sent');
      assert.is((await source.document('32016R0679', callAt()))?.date, '2016-04-27');
    },
  ));

test('a repeated query that never completes does not open the circuit breaker for other queries', () =>
  withCellar(
    (response, seen, nth) => {
      if (!seen.body.includes('LCASE(STR(?title))') && !seen.body.includes('bif:contains'))
        answering()(response, seen, nth);
    },
    async (source) => {
      for (let n = 0; n < policies['cellar'].breaker.failures; n++) {
        assert.is((await problemOf(source.byTitle(search('common'), callAt()))).code, 'upstream_timeout');
      }
      assert.is((await source.document('32016R0679', callAt()))?.date, '2016-04-27');
    },
    { timeouts: { connect: 100, request: 100, call: 150 } },
  ));

test('retries a server error, but not a rejected query', async () => {
  await withCellar(
    (response) => void response.writeHead(400).end('Virtuoso 37000 Error SP030: SPARQL compiler, line 1: syntax error'),
    async (source, { seen }) => {
      assert.is((await problemOf(source.document('32016R0679', callAt()))).code, 'upstream_failed');
      assert.is(seen.length, 1);
    },
    { retries: 2 },
  );
  const mended: Behaviour = (response, seen, nth) => {
    if (nth === 1) response.writeHead(502).end('bad gateway');
    else if (nth === 2) response.writeHead(200, { 'content-type': 'text/html' }).end('<!DOCTYPE html><html></html>');
    else answering()(response, seen, nth);
  };
  await withCellar(
    mended,
    async (source, { seen }) => {
      assert.is((await source.document('32016R0679', callAt()))?.date, '2016-04-27');
      assert.is(seen.length, 3);
    },
    { retries: 2 },
  );
});

test('treats empty bodies, other formats and results without rows as failures, not as empty results', async () => {
  for (const body of ['', '<?xml version="1.0"?><sparql/>', '{"head":{}}', '{"results":{"bindings":[']) {
    await withCellar(
      (response) => void response.writeHead(200).end(body),
      async (source) => {
        assert.is((await problemOf(source.document('32016R0679', callAt()))).code, 'upstream_invalid_response', body);
      },
    );
  }
});

test('a full page means that there may be more rows', () =>
  withCellar(answering(actsStore(manyActs(MAX_ROWS + 20))), async (source) => {
    const { acts, isCut } = await source.byTitle(search('widgets'), callAt());
    assert.equal([acts.length, isCut], [MAX_ROWS, true]);
    assert.is((await source.byTitle(search('widgets', 'no 17'), callAt())).isCut, false);
  }));

function manyActs(count: number): string {
  const act = (n: number) => `w:many${n} cdm:resource_legal_id_celex "32010R${String(n).padStart(4, '0')}" ;
    cdm:work_has_resource-type rt:REG ; cdm:work_date_document "2010-01-01"^^xsd:date .
  w:many${n}-en cdm:expression_belongs_to_work w:many${n} ; cdm:expression_uses_language lang:ENG ;
    cdm:expression_title "Regulation on widgets No ${n}" .\n`;
  return Array.from({ length: count }, (_, n) => act(n + 1)).join('');
}

test.run();
