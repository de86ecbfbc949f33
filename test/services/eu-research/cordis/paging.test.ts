import { test } from 'uvu';
import * as assert from 'uvu/assert';
import {
  collect,
  type FetchPage,
  firstStartedPage,
  PAGE_SIZE,
} from '../../../../runtime/adapters/eu-research/cordis/paging.ts';
import type { ProjectRow } from '../../../../runtime/adapters/eu-research/cordis/project.ts';
import { unavailable } from '../../../../runtime/sources/client/failure.ts';

const TODAY = '2026-11-20';

const row = (n: number, startDate?: string): ProjectRow => ({
  reference: String(n),
  title: `Project ${n}`,
  acronym: undefined,
  programme: undefined,
  startDate,
  endDate: undefined,
  coordinatedIn: undefined,
});

function pagesOf(rows: readonly ProjectRow[], requests: number[] = []): FetchPage {
  return async (page) => {
    requests.push(page);
    const slice = rows.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
    return { total: rows.length, hits: slice.length, last: undefined, rows: slice };
  };
}

/** Returns `future` projects that start later, followed by `past` projects that have started, newest first. */
const sorted = (future: number, past: number): ProjectRow[] => [
  ...Array.from({ length: future }, (_, n) => row(n, '2027-01-01')),
  ...Array.from({ length: past }, (_, n) => row(future + n, '2026-11-01')),
];

test('reads one page if it is sufficient; otherwise reads four, the later ones in parallel and no page twice', async () => {
  const requests: number[] = [];
  const rows = Array.from({ length: 320 }, (_, n) => row(n));
  const few = await collect(pagesOf(rows, requests), () => true, 20);
  assert.equal([few.rows.length, few.seen, few.unseen, few.total], [50, 50, true, 320]);
  assert.equal(requests, [1]);
  const even = await collect(pagesOf(rows), ({ reference }) => Number(reference) % 25 === 0, 3);
  assert.equal([even.rows.length, even.seen, even.unseen], [8, 200, true]);
  let under = 0;
  let max = 0;
  const slow: FetchPage = async (page) => {
    max = Math.max(max, ++under);
    await new Promise((resolve) => setTimeout(resolve, 20));
    under--;
    return pagesOf(rows)(page);
  };
  await collect(slow, () => false, 20);
  assert.is(max, 3);
});

test('stops after four pages with too few matches, and reports that there are unread pages', async () => {
  const requests: number[] = [];
  const rows = Array.from({ length: 320 }, (_, n) => row(n));
  const found = await collect(pagesOf(rows, requests), () => false, 20);
  assert.equal([found.rows.length, found.seen, found.unseen, requests.length], [0, 200, true, 4]);
});

test('stops at the last page, whether full, partial or empty', async () => {
  for (const length of [0, 1, 49, 50, 51, 100, 120]) {
    const requests: number[] = [];
    const found = await collect(
      pagesOf(
        Array.from({ length }, (_, n) => row(n)),
        requests,
      ),
      () => false,
      20,
    );
    assert.equal([found.seen, found.unseen, requests.length], [length, false, Math.max(1, Math.ceil(length / 50))]);
  }
});

test('merges a project that is on two pages', async () => {
  const twice: FetchPage = async (page) => ({ total: 100, hits: 50, last: page * 50, rows: [row(1), row(page + 1)] });
  assert.equal(
    (await collect(twice, () => true, 20)).rows.map(({ reference }) => reference),
    ['1', '2', '3'],
  );
});

test('a failed first page is a failure, and a failed later page is reported', async () => {
  const failing = (from: number): FetchPage => {
    const pages = pagesOf(Array.from({ length: 200 }, (_, n) => row(n)));
    return (page) => (page >= from ? Promise.reject(unavailable('cordis', 'gone.', 1000)) : pages(page));
  };
  const found = await collect(failing(3), () => false, 5);
  assert.equal([found.seen, found.unseen, found.failed], [100, true, true]);
  const gap: FetchPage = (page) => failing(page === 2 ? 2 : 9)(page);
  const around = await collect(gap, () => true, 60);
  assert.equal(
    [around.rows.length, around.seen, around.failed],
    [150, 150, true],
    'the pages around the failed one are used',
  );
  let failed = false;
  await collect(failing(1), () => true, 5).catch(() => {
    failed = true;
  });
  assert.ok(failed);
});

test('finds the first page with a started project after any number of future projects, in only a few rounds', async () => {
  for (const future of [0, 1, 49, 50, 51, 99, 100, 370, 1000, 4999, 5000, 12_345, 150_000]) {
    let rounds = 0;
    let isAsking = false;
    const pages = pagesOf(sorted(future, 20_000));
    const fetch: FetchPage = async (page) => {
      if (!isAsking) rounds++;
      isAsking = true;
      await new Promise((resolve) => setImmediate(resolve));
      isAsking = false;
      return pages(page);
    };
    assert.is(await firstStartedPage(fetch, TODAY), Math.floor(future / PAGE_SIZE) + 1, `${future} in the future`);
    assert.ok(rounds <= (future < 10_000 ? 5 : 8), `${rounds} rounds for ${future}`);
  }
});

test('skips failed pages if other pages show where the future projects end, and fails if all pages fail', async () => {
  const pages = pagesOf(sorted(370, 20_000));
  const some: FetchPage = (page) => (page === 4 ? Promise.reject(unavailable('cordis', 'gone.', 1000)) : pages(page));
  assert.is(await firstStartedPage(some, TODAY), 8);
  let failed = false;
  await firstStartedPage(() => Promise.reject(unavailable('cordis', 'gone.', 1000)), TODAY).catch(() => {
    failed = true;
  });
  assert.ok(failed);
});

test('the search ends on the last page of a list with only future projects, and on the first if no project has a start', async () => {
  assert.is(await firstStartedPage(pagesOf(sorted(30, 0)), TODAY), 1);
  assert.is(await firstStartedPage(pagesOf([]), TODAY), 1);
  assert.is(await firstStartedPage(pagesOf([row(1), row(2)]), TODAY), 1);
  const page = await firstStartedPage(pagesOf(sorted(170, 0)), TODAY);
  assert.equal((await collect(pagesOf(sorted(170, 0)), () => false, 1, page)).rows, []);
});

test.run();
