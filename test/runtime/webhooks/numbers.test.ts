// Attempts are numbered 1, 2, 3 in the order of the requests, whatever their outcome. Takes long. Mostly waits.

import { randomUUID } from 'node:crypto';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { ClaimedDelivery, Outcome } from '../../../runtime/store/webhooks/webhook-store.ts';
import { eventually } from '../../support/eventually.ts';
import { beneath, engines, withStore } from '../store/engines.ts';
import { openEngine, QUICK, ships, withEngine } from './engine.ts';

const PATIENCE_MS = 60_000;
const NEVER_MS = 3_600_000;

for (const kind of await engines()) {
  test(`${kind.name}: two connection resets and a 200 are attempts 1, 2, 3, in the log and for the receiver`, () =>
    withStore(kind, async (store, { location }) => {
      const numbers: unknown[] = [];
      let pings = 0;
      const server = http.createServer(async (request, response) => {
        for await (const _ of request);
        const number = request.headers['webhook-attempt'];
        if (String(request.headers['webhook-id']).startsWith('evt_')) numbers.push(number);
        else pings++;
        if (numbers.length === 1 || numbers.length === 2) request.socket.resetAndDestroy();
        else response.writeHead(200).end();
      });
      server.listen(0, '127.0.0.1');
      await new Promise((resolve) => server.once('listening', resolve));
      try {
        await withEngine(
          store,
          async (engine) => {
            const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
            const { id, keyId } = await engine.subscribe(url);
            const own = async () => (await engine.subscriptions.list(keyId))[0];
            const proven = async () =>
              (await beneath(location, 'select trial from subscriptions'))[0]?.['trial'] === null;
            await eventually(proven, PATIENCE_MS, 'the ping, whose connection is kept');
            assert.is(pings, 1);
            await engine.report(...ships(1));
            const rows = () => engine.subscriptions.deliveries(keyId, id, 200);
            await eventually(
              async () => (await rows()).some(({ status }) => status === 'delivered'),
              PATIENCE_MS,
              'delivered',
            );
            assert.equal((await rows()).map(({ status, error, attempts }) => [attempts, status, error]).sort(), [
              [1, 'failed', 'connection_lost'],
              [2, 'failed', 'connection_lost'],
              [3, 'delivered', undefined],
            ]);
            assert.equal(numbers, ['1', '2', '3']);
            const [counts] = await engine.subscriptions.metrics(keyId, id, 1);
            assert.equal([counts?.delivered, counts?.failed, counts?.pending], [1, 2, 0]);
            assert.is((await own())?.failures, 0);
            assert.is(await engine.subscriptions.redeliver(id, [1, 1]), 1);
            await eventually(() => numbers.length === 4, PATIENCE_MS, 'delivered again');
            assert.is(numbers[3], '4');
          },
          // If a repeated request advanced the schedule, the retry would never happen.
          { settings: { ...QUICK, schedule: [0, 30, NEVER_MS, NEVER_MS] } },
        );
      } finally {
        server.closeAllConnections();
        server.close();
      }
    }));

  for (const together of [true, false]) {
    test(`${kind.name}: an attempt recorded after its lease expired has its own number, ${together ? 'also in one batch with the next one' : 'and changes nothing else'}`, () =>
      withStore(kind, async (store) => {
        const engine = openEngine(store);
        const { id, keyId } = await engine.subscribe('http://127.0.0.1:9/');
        await engine.report(...ships(1));
        const now = Date.now();
        const claim = async (at: number) => {
          const { deliveries } = await store.webhooks.claim([{ subscriptionId: id, max: 1 }], at, at + 1_000);
          return deliveries[0] as ClaimedDelivery;
        };
        const outcome = (delivery: ClaimedDelivery, delivered: boolean): Outcome => ({
          ...{ attemptId: randomUUID(), delivery, delivered, responseCode: delivered ? 204 : 500, durationMs: 1 },
          ...{ error: delivered ? undefined : 'http_5xx', at: now, gone: false, remade: [] },
          nextAt: delivered ? undefined : now + NEVER_MS,
        });
        const late = await claim(now);
        const next = await claim(now + 2_000);
        assert.is.not(late.lease, next.lease);
        const rule = { failures: 10, ageMs: 0 };
        const [first, second] = [outcome(next, true), outcome(late, false)];
        if (together) await store.webhooks.settle([first, second], rule);
        else for (const each of [first, second]) await store.webhooks.settle([each], rule);
        const rows = await engine.subscriptions.deliveries(keyId, id, 10);
        assert.equal(rows.map(({ attempts }) => attempts).sort(), [1, 2]);
        const [own] = await engine.subscriptions.list(keyId);
        assert.is(own?.pending, 0, 'it stays delivered');
      }));
  }
}

test.run();
