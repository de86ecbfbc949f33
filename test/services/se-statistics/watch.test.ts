// Polls the source over several weeks. Facts: runtime/adapters/se-statistics/SOURCES.md (scb).

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { create as createSource } from '../../../runtime/adapters/se-statistics/scb/scb.ts';
import { watchers } from '../../../runtime/adapters/se-statistics/watch.ts';
import { SourceCatalogs } from '../../../runtime/sources/catalogs/catalogs.ts';
import { folder } from '../../runtime/store/engines.ts';
import { json, problemOf } from '../../support/fake-source.ts';
import { callAt, type Played, withPlayed } from '../../support/played-folder.ts';

const SCOPE = { language: 'en', subjects: [] };

/**
 * Runs `body` with a function that polls on a given day in November, and one that returns the requests so far, each as
 * its number of past days or `all`.
 */
async function withLooks(
  answer: Played,
  body: (
    look: (day: number, cursor?: unknown) => ReturnType<ReturnType<typeof watchers.scb>['table']>,
    requestedUrls: () => string[],
  ) => Promise<void>,
): Promise<void> {
  const { path, remove } = folder();
  try {
    await withPlayed(['scb'], { '/tables?*': answer }, async ({ sourceClients, requests: requestedUrls }) => {
      const client = sourceClients.client('scb');
      const sourceCatalogs = new SourceCatalogs({ directory: path, now: () => new Date('2026-11-10T12:00:00Z') });
      const settings = { faostatDomains: [] };
      const watcher = watchers.scb({
        source: createSource({ client, catalogs: sourceCatalogs, positions: undefined, settings }),
      });
      const look = (day: number, cursor?: unknown) =>
        watcher.table(cursor, SCOPE, { ...callAt(`2026-11-${day}T12:00:00Z`), newest: true });
      const days = () => requestedUrls().map((url) => new URL(url, 'http://scb').searchParams.get('pastDays') ?? 'all');
      await body(look, days);
    });
  } finally {
    remove();
  }
}

const TABLES = { tables: [{ id: 'TAB1', label: 'Table', paths: [[{ id: 'BE', label: 'Population' }]] }] };

test('polls all tables first and once a week, and otherwise only tables that were updated since the last poll', () =>
  withLooks(TABLES, async (look, requests) => {
    const first = await look(10);
    const second = await look(10, first.nextCursor);
    const third = await look(14, second.nextCursor);
    const fourth = await look(17, third.nextCursor);
    assert.equal(requests(), ['all', '2', '6', 'all']);
    assert.equal(
      [first, second, third, fourth].map(({ covers }) => covers),
      ['all', 'some', 'some', 'all'],
    );
    assert.equal(fourth.nextCursor, { on: '2026-11-17', wholeOn: '2026-11-17' });
  }));

test('polls during a holiday when no table is updated and the first page does not exist', () =>
  withLooks(
    (response, { url }) => (url.includes('pastDays') ? response.writeHead(404).end() : json(response, TABLES)),
    async (look) => {
      const first = await look(10);
      assert.equal((await look(11, first.nextCursor)).records, []);
    },
  ));

test('fails the poll if the list of all tables is empty', () =>
  withLooks({ tables: [] }, async (look) => {
    assert.is((await problemOf(look(10))).code, 'upstream_invalid_response');
  }));

test.run();
