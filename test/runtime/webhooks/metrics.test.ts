// Hourly counts make delivery metrics as fast for a million attempts as for ten. Takes long. Mostly waits.

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { openStore } from '../../../runtime/store/open-store.ts';
import { eventually } from '../../support/eventually.ts';
import { longestStall } from '../../support/stall.ts';
import { beneath, engines, withStore } from '../store/engines.ts';
import { openEngine, QUICK, ships, withEngine } from './engine.ts';
import { writeAttempts } from './history.ts';
import { startReceiver } from './receiver.ts';

const PATIENCE_MS = 60_000;
const HOUR_MS = 3_600_000;
/** More attempts than the log keeps for a subscription. `make soak` uses a million. */
const ATTEMPTS = 150_000;
/** Tables created by migration 0011 and later. Some exist only on PostgreSQL. */
const LATER_TABLES =
  'attempt_counts sign_up_links connect_records calls_by_service source_hours source_days audit blocks shared_file_pieces shared_files test_inboxes test_inbox_messages'.split(
    ' ',
  );
const MAX_STALL_MS = 50;

for (const kind of await engines()) {
  test(`${kind.name}: counters match the log for attempts, retries, and deliveries that ended without an attempt`, () =>
    withStore(kind, async (store, place) => {
      const [receiver, other] = [await startReceiver(), await startReceiver()];
      try {
        await withEngine(
          store,
          async (engine) => {
            const { id, keyId } = await engine.subscribe(receiver.url);
            const second = await engine.subscribe(other.url, { keyId });
            let nth = 0;
            receiver.behave((response) => response.writeHead(nth++ % 3 === 0 ? 500 : 204).end());
            for (let n = 0; n < 4; n++) await engine.report(...ships(10, 1 + 10 * n));
            const through = async () => (await engine.subscriptions.list(keyId)).every(({ pending }) => pending === 0);
            await eventually(through, PATIENCE_MS, 'nothing pending');
            receiver.behave(410);
            await engine.report(...ships(3, 41));
            await eventually(
              async () => (await engine.subscriptions.list(keyId))[0]?.status === 'circuit_open',
              PATIENCE_MS,
              'open',
            );
            await engine.subscriptions.unsubscribe(keyId, id);
            const rows = await beneath(
              place.location,
              `select subscription_id, status, count(*) as n, max(created_at) as last from attempts group by subscription_id, status`,
            );
            const messages = await engine.subscriptions.metrics(keyId, undefined, 1);
            assert.equal(
              messages.map(({ subscriptionId }) => subscriptionId),
              [id, second.id],
            );
            for (const { subscriptionId, delivered, failed, lastDeliveredAt, pending } of messages) {
              const of = (status: string) =>
                rows.find((row) => row['subscription_id'] === subscriptionId && row['status'] === status);
              assert.equal(
                [delivered, failed, lastDeliveredAt, pending],
                [
                  Number(of('delivered')?.['n']),
                  Number(of('failed')?.['n'] ?? 0),
                  Number(of('delivered')?.['last']),
                  0,
                ],
              );
            }
            assert.ok((messages[0]?.failed ?? 0) >= 14, 'failed deliveries are counted');
            assert.equal(await engine.subscriptions.metrics(keyId, second.id, 1), [messages[1]]);
            assert.equal(await engine.subscriptions.metrics(await engine.key(), undefined, 1), []);
          },
          { settings: { ...QUICK, circuit: { failures: 1_000, ageMs: 0 } } },
        );
      } finally {
        await Promise.all([receiver.close(), other.close()]);
      }
    }));

  test(`${kind.name}: counts earlier attempts after a store migration, and scraping blocks no other work`, async () => {
    const place = await kind.place();
    try {
      const before = await openStore(place.location);
      const { id, keyId } = await openEngine(before).subscribe('http://127.0.0.1:9/');
      await before.close();
      await writeAttempts(place, id, keyId, ATTEMPTS);
      // Reverts migration 0011 and later ones, so that they run again.
      for (const table of LATER_TABLES) await beneath(place.location, `drop table if exists ${table}`);
      await beneath(place.location, 'drop index key_secrets_by_digest_before');
      for (const column of ['hashed_with', 'digest_before']) {
        await beneath(place.location, `alter table key_secrets drop column ${column}`);
      }
      for (const column of ['remade', 'due_set_at']) {
        await beneath(place.location, `alter table deliveries drop column ${column}`);
      }
      await beneath(place.location, 'drop index snapshots_missing');
      for (const column of ['missing_looks', 'missing_ms']) {
        await beneath(place.location, `alter table snapshots drop column ${column}`);
      }
      await beneath(place.location, `delete from migrations where name >= '0011'`);
      const store = await openStore(place.location);
      const engine = openEngine(store);
      const stall = await longestStall((watch) =>
        watch(async () => {
          const [counts] = await engine.subscriptions.metrics(keyId, undefined, 720);
          assert.equal([counts?.delivered, counts?.failed], [ATTEMPTS * 0.8, ATTEMPTS * 0.2]);
        }),
      );
      assert.ok(stall < MAX_STALL_MS, `blocked for ${stall.toFixed(0)} ms`);
      const [{ delivered = 0 } = {}] = await engine.subscriptions.metrics(keyId, undefined, 100);
      assert.ok(Math.abs(delivered - (ATTEMPTS * 0.8 * 99.5) / 700) < (ATTEMPTS * 0.8 * 1) / 700, String(delivered));
      await store.webhooks.history.prune(0, Date.now() - 30 * 24 * HOUR_MS, 1_000);
      const [log] = await beneath(place.location, 'select count(*) as n, min(created_at) as oldest from attempts');
      assert.is(Number(log?.['n']), 1_000, 'this many attempts remain');
      assert.ok(Number(log?.['oldest']) > Date.now() - 7 * HOUR_MS, 'the newest attempts remain');
      const [kept] = await engine.subscriptions.metrics(keyId, undefined, 720);
      assert.is(kept?.delivered, ATTEMPTS * 0.8, 'attempts pruned from the log are still counted');
      await store.close();
    } finally {
      await place.remove();
    }
  });
}

test.run();
