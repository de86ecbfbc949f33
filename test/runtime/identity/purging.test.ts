import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { purgeOnce } from '../../../runtime/identity/purging.ts';
import { quotaDay } from '../../../runtime/limits/quota-day.ts';
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
  test(`${engine.name}: deletes old counts and releases leadership`, () =>
    withStore(engine, async (store) => {
      await store.usage.take('k', DAY - 50, undefined);
      await store.usage.flush();
      for (let time = 0; time < 2; time++) await purgeOnce({ store, now, onError: assert.unreachable });
      assert.is(await oldCount(store), undefined);
      assert.ok(await store.tryLead('purge'));
    }));
}

for (const engine of await engines()) {
  test(`${engine.name}: deletes feedback after a year, and keys that remain unused for a year after creation`, () =>
    withStore(engine, async (store) => {
      const [year, young] = [NOON - 366 * 86_400_000, NOON - 364 * 86_400_000];
      const key = async (id: string, createdAt: number) => {
        const owner = { plan: 'free', email: `${id}@example.org`, mailbox: `${id}@example.org` };
        await store.keys.create(
          { id, ...owner, origin: 'signup', createdAt },
          { digest: `digest of ${id}`, prefix: 'alm' },
        );
      };
      await key('never used', year);
      await key('young', young);
      await key('used', year);
      await key('rotated', year);
      await key('revoked', year);
      await store.keys.touch(new Map([['used', year + 1]]));
      await store.keys.rotate('rotated', { digest: 'another', prefix: 'alm' }, young, young);
      await store.keys.revoke('revoked', young);
      for (let n = 0; n < 1_100; n++) await key(`many ${n}`, year);
      const remark = { keyId: 'used', service: 'places', kind: 'bug', feedback: 'It is wrong.' };
      await store.feedback.add({ ...remark, id: 'old', receivedAt: year });
      await store.feedback.add({ ...remark, id: 'new', receivedAt: young });
      await purgeOnce({ store, now, onError: assert.unreachable });
      const left = await store.keys.list({ limit: 2_000 }, NOON);
      assert.equal(left.map(({ id }) => id).sort(), ['rotated', 'used', 'young']);
      assert.is(await store.keys.find('digest of never used'), undefined);
      assert.ok(await store.keys.find('digest of used'));
      await key('never used', NOON);
      assert.equal(
        (await store.feedback.list({ limit: 9 })).map(({ id }) => id),
        ['new'],
      );
    }));
}

for (const engine of await engines()) {
  test(`${engine.name}: an operator may configure longer or shorter retention`, () =>
    withStore(engine, async (store) => {
      const keep = { usage: 60, feedback: 10, unusedKeys: 365, audit: 730, answers: 730 };
      await store.usage.take('k', DAY - 50, undefined);
      await store.usage.flush();
      const remark = { keyId: null, service: 'places', kind: 'bug', feedback: 'It is wrong.' };
      await store.feedback.add({ ...remark, id: 'old', receivedAt: NOON - 11 * 86_400_000 });
      await purgeOnce({ store, now, keep, onError: assert.unreachable });
      assert.is(await oldCount(store), 1);
      assert.equal(await store.feedback.list({ limit: 9 }), []);
    }));
}

const shared = await postgres();
if (shared !== undefined) {
  test('skips purging while another process is doing it', () =>
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

test('reports failures without throwing', async () => {
  const gone = { tryLead: () => Promise.reject(new StoreUnavailable(false, undefined)) } as unknown as Store;
  const messages: string[] = [];
  await purgeOnce({ store: gone, now, onError: (message) => messages.push(message) });
  assert.is(messages.length, 1);
});

test.run();
