// Stored answers on both engines: storing, opening, eviction, retention, searching all answers, backup and restore.

import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { DAY_MS } from '../../../runtime/lib/duration.ts';
import type { StoredAnswer } from '../../../runtime/store/answers.ts';
import { backUp } from '../../../runtime/store/backup/backup.ts';
import { restore } from '../../../runtime/store/backup/restore.ts';
import { openStore } from '../../../runtime/store/open-store.ts';
import { RETENTION } from '../../../runtime/store/purge.ts';
import { engines, folder, withStore } from './engines.ts';

const NOW = Date.UTC(2026, 10, 28, 12);
const idOf = (number: number) => String(number).padStart(26, '0');

function answer(number: number, more: Partial<StoredAnswer> = {}): StoredAnswer {
  const id = idOf(number);
  return {
    ...{ id, digest: `sha256:${id}`, operation: 'places.get_city', content: 'x'.repeat(1_000), hasResult: true },
    ...{ keptAt: NOW + number, ...more },
  };
}

const numbers = (count: number, from = 0) => Array.from({ length: count }, (_, index) => from + index);

for (const engine of await engines()) {
  test(`${engine.name}: stores each answer once, and returns it unchanged`, () =>
    withStore(engine, async ({ answers }) => {
      await answers.put(numbers(120).map((number) => answer(number)));
      await answers.put([answer(3, { content: 'other' }), answer(200, { hasResult: false, content: 'øß' })]);
      assert.equal(await answers.get(idOf(3)), answer(3));
      assert.equal(await answers.get(idOf(200)), answer(200, { hasResult: false, content: 'øß' }));
      assert.is(await answers.get(idOf(999)), undefined);
      assert.is(await answers.get("' or 1=1 --"), undefined);
      await answers.put([]);
      assert.is((await answers.after('', 1_000)).length, 121);
    }));

  test(`${engine.name}: an answer that is returned again after a day is kept as long as a new answer`, () =>
    withStore(engine, async ({ answers }) => {
      await answers.put([answer(1)]);
      await answers.put([answer(1, { keptAt: NOW + DAY_MS / 2 })]);
      assert.is((await answers.get(idOf(1)))?.keptAt, NOW + 1);
      await answers.put([answer(1, { keptAt: NOW + 2 * DAY_MS, content: 'other' })]);
      assert.equal(await answers.get(idOf(1)), answer(1, { keptAt: NOW + 2 * DAY_MS }));
      await answers.put([answer(1, { keptAt: NOW })]);
      assert.is((await answers.get(idOf(1)))?.keptAt, NOW + 2 * DAY_MS);
    }));

  test(`${engine.name}: evicts the oldest answers above the limit, and keeps opened answers longest`, () =>
    withStore(engine, async ({ answers }) => {
      await answers.put(numbers(1_200).map((number) => answer(number)));
      await answers.opened(idOf(5), NOW + DAY_MS);
      await answers.opened(idOf(6), NOW - DAY_MS);
      assert.is(await answers.evict(1_200_000), 0);
      assert.is(await answers.evict(100_500), 1_100);
      const left = await answers.after('', 2_000);
      assert.equal(
        left.map(({ id }) => id),
        [5, ...numbers(99, 1_101)].map(idOf),
      );
      assert.is(await answers.evict(0), 100);
      assert.is(await answers.evict(0), 0);
    }));

  test(`${engine.name}: deletes answers that were neither returned nor opened within the retention period`, () =>
    withStore(engine, async (store) => {
      const { answers } = store;
      const today = Math.floor(NOW / DAY_MS);
      const old = (days: number) => (today - days) * DAY_MS;
      await answers.put([
        answer(1, { keptAt: old(30) - 1 }),
        answer(2, { keptAt: old(30) }),
        answer(3, { keptAt: old(300) }),
        answer(4, { keptAt: old(300) }),
      ]);
      await answers.opened(idOf(4), NOW);
      await store.purge(today, { ...RETENTION, answers: 30 });
      assert.equal(
        (await answers.after('', 10)).map(({ id }) => id),
        [2, 4].map(idOf),
      );
    }));

  test(`${engine.name}: pages through all answers in the order of their ids, while some are removed`, () =>
    withStore(engine, async ({ answers }) => {
      await answers.put(numbers(95).map((number) => answer(number)));
      const seen: string[] = [];
      for (let last = ''; ; ) {
        const batch = await answers.after(last, 10);
        seen.push(...batch.map(({ id }) => id));
        await answers.remove(batch.slice(0, 3).map(({ id }) => id));
        last = batch.at(-1)?.id ?? '';
        if (batch.length < 10) break;
      }
      assert.equal(seen, numbers(95).map(idOf));
      await answers.remove([]);
      assert.is((await answers.after('', 1_000)).length, 95 - 30);
    }));

  test(`${engine.name}: a backup omits answers by default, and includes them on request, for either engine`, () =>
    withStore(engine, async (store, { location }) => {
      const { path, remove } = folder();
      try {
        await store.answers.put(numbers(60).map((number) => answer(number, { hasResult: number % 2 === 0 })));
        const without = await backUp(location, join(path, 'without'), undefined);
        const included = await backUp(location, join(path, 'with'), undefined, { answers: true });
        assert.is(included, without + 60);
        for (const target of await engines()) {
          for (const [file, count] of [['without', 0] as const, ['with', 60] as const]) {
            const place = await target.place();
            try {
              const { rows } = await restore(place.location, join(path, file), {
                replace: 'nothing',
                accept: () => {},
              });
              assert.is(rows, file === 'with' ? included : without);
              const restored = await openStore(place.location);
              try {
                assert.is((await restored.answers.after('', 100)).length, count, `${target.name} ${file}`);
                if (count > 0) assert.equal(await restored.answers.get(idOf(7)), answer(7, { hasResult: false }));
              } finally {
                await restored.close();
              }
            } finally {
              await place.remove();
            }
          }
        }
      } finally {
        remove();
      }
    }));
}

test.run();
