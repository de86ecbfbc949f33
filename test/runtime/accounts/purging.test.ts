// Old counts go, by whoever leads, and whatever happens to the store.

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { purgeOnce } from '../../../runtime/accounts/purging.ts';
import { quotaDay } from '../../../runtime/accounts/quota-day.ts';
import type { Store } from '../../../runtime/store/store.ts';
import { StoreUnavailable } from '../../../runtime/store/unavailable.ts';
import { engines, postgres, withStore } from '../store/engines.ts';
import { NOON } from './setting.ts';

const DAY = quotaDay(NOON);
const now = () => NOON;

async function oldCount(store: Store): Promise<number | undefined> {
  return (await store.usage.counts(['k'], DAY - 50)).get('k');
}

for (const engine of await engines()) {
  test(`${engine.name}: removes old counts and lets the lead go`, () =>
    withStore(engine, async (store) => {
      await store.usage.take('k', DAY - 50, undefined);
      await store.usage.flush();
      for (let time = 0; time < 2; time++) await purgeOnce({ store, now, onError: assert.unreachable });
      assert.is(await oldCount(store), undefined);
      assert.ok(await store.tryLead('purge'));
    }));
}

const shared = await postgres();
if (shared !== undefined) {
  test('leaves the work to the process that is at it', () =>
    withStore(shared, async (store) => {
      await store.usage.take('k', DAY - 50, undefined);
      await store.usage.flush();
      const other = await store.tryLead('purge');
      await purgeOnce({ store, now, onError: assert.unreachable });
      assert.is(await oldCount(store), 1);
      await other?.release();
      await purgeOnce({ store, now, onError: assert.unreachable });
      assert.is(await oldCount(store), undefined);
    }));
}

test('says what failed, and fails nobody', async () => {
  const gone = { tryLead: () => Promise.reject(new StoreUnavailable(false, undefined)) } as unknown as Store;
  const said: string[] = [];
  await purgeOnce({ store: gone, now, onError: (message) => said.push(message) });
  assert.is(said.length, 1);
});

test.run();
