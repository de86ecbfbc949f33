// Facts: runtime/adapters/crisis-intelligence/SOURCES.md gdelt F6 to F13.

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { Gdelt, newsQuery } from '../../../runtime/adapters/crisis-intelligence/gdelt/gdelt.ts';
import { problemOf } from '../../support/fake-source.ts';
import { answering, callAt, type Played, sample, withPlayed } from '../../support/played-folder.ts';
import { recordedTest } from '../../support/samples.ts';

const HTML = { 'content-type': 'text/html; charset=utf-8' };
const withNews = (played: Played, body: (source: Gdelt, requestedUrls: () => string[]) => Promise<void>) =>
  withPlayed(['gdelt'], { '/doc/doc?*': played }, ({ sourceClients, requests: requestedUrls }) =>
    body(new Gdelt(sourceClients.client('gdelt')), requestedUrls),
  );
const articles = (source: Gdelt) => source.articles('sanctions', '7d', 10, callAt());

recordedTest('parses recorded articles: removes spaces before punctuation, and converts compact times', async () => {
  const recorded = sample('gdelt', 'doc-artlist.json');
  if (recorded === undefined) return;
  await withNews(answering(200, JSON.stringify(recorded), HTML), async (source) => {
    const found = await articles(source);
    assert.is(found.length, 5);
    assert.is(found[2]?.title, 'US announces new Iran sanctions; Tehran hits back, calls them state terrorism');
    assert.equal(
      [found[2]?.seen_at, found[2]?.domain, found[2]?.source_country],
      ['2026-08-28T18:30:00Z', 'hindustantimes.com', 'India'],
    );
  });
});

test('lists articles with equal titles once, and repairs broken JSON', () => {
  const body =
    '{"articles":[{"url":"https://a.example/1","title":"A\u0001 b\\q"},{"url":"https://b.example/2","title":"a  b\\q "},{"url":"javascript:x","title":"z"}]}';
  return withNews(answering(200, body, HTML), async (source) => {
    assert.equal(
      (await articles(source)).map(({ title }) => title),
      ['A b\\q'],
    );
  });
});

test('if there are no matches, returns no articles, and no tone instead of a tone of zero', async () => {
  await withNews({}, async (source) => {
    assert.equal(await articles(source), []);
    assert.equal(await source.tone('x', '7d', callAt()), []);
  });
  await withNews({ timeline: [{ series: 'Average Tone', data: [] }] }, async (source) => {
    assert.equal(await source.tone('x', '7d', callAt()), []);
  });
  await withNews(
    {
      timeline: [
        {
          data: [
            { date: '20260831T181500Z', value: -2.5 },
            { date: 'x', value: 1 },
          ],
        },
      ],
    },
    async (source) => {
      assert.equal(await source.tone('x', '7d', callAt()), [{ at: '2026-08-31T18:15:00Z', tone: -2.5 }]);
    },
  );
});

test('recognizes an error with status 200', async () => {
  const cases: readonly (readonly [string, string])[] = [
    ['Please limit requests to one every 5 seconds or contact us.', 'upstream_unavailable'],
    ['', 'upstream_failed'],
    ['<!DOCTYPE html><html><body>Busy</body></html>', 'upstream_invalid_response'],
    ['Timespan is too short.', 'invalid_arguments'],
    ['One or more of your keywords contained an illegal character.', 'invalid_arguments'],
  ];
  for (const [body, code] of cases) {
    await withNews(answering(200, body, HTML), async (source, requests) => {
      assert.is((await problemOf(articles(source))).code, code, body);
      assert.is(requests().length, 1, 'the source is not queried again immediately');
    });
  }
});

test('sends no request for a minute after the source reports too many requests', () =>
  withNews(answering(200, 'Please limit requests to one every 5 seconds', HTML), async (source, requests) => {
    await problemOf(articles(source));
    const second = await problemOf(source.articles('other', '7d', 10, callAt()));
    assert.is(second.code, 'upstream_unavailable');
    assert.ok((second.extras.retryAfter ?? 0) > 30);
    assert.is(requests().length, 1);
  }));

test('sends only words, and removes operators of the query language', () => {
  assert.is(newsQuery('flood (a OR b) domain:x.com -spain tone<-5 "x y"', undefined), 'flood domain com spain tone');
  assert.is(newsQuery("O'Brien's well-known fire", 'South Korea'), `"O'Brien's" "well-known" fire South Korea`);
  assert.is(newsQuery('Ørsted Ørsted 2026', undefined), 'Ørsted 2026');
  assert.is(newsQuery('a of to', undefined), undefined);
  assert.is(newsQuery('")) OR (', undefined), undefined);
});

test.run();
