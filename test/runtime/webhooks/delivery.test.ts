// Webhook delivery with both storage engines, over real HTTP. Takes long. Mostly waits.

import http, { type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Store } from '../../../runtime/store/store.ts';
import { StoreUnavailable } from '../../../runtime/store/unavailable.ts';
import { makeSecret, signatures } from '../../../runtime/webhooks/signature.ts';
import { upkeep } from '../../../runtime/webhooks/upkeep.ts';
import { eventually } from '../../support/eventually.ts';
import { beneath, engines, withStore } from '../store/engines.ts';
import { type Engine, pull, QUICK, ships, withEngine } from './engine.ts';
import { type Receiver, startReceiver } from './receiver.ts';

const PATIENCE_MS = 60_000;

test('produces the published Standard Webhooks test vector', () => {
  const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
  const signed = signatures([secret], 'msg_p5jXN8AQM9LWM0D4loKWxJek', 1614265330, '{"test": 2432232314}');
  assert.is(signed, 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=');
  assert.match(makeSecret(), /^whsec_[A-Za-z0-9+/]{43}=$/);
});

for (const kind of await engines()) {
  type Check = (engine: Engine, receiver: Receiver, store: Store) => Promise<void>;
  const on = (promise: string, check: Check, options: Parameters<typeof withEngine>[2] = {}) =>
    test(`${kind.name}: ${promise}`, () =>
      withStore(kind, async (store) => {
        const receiver = await startReceiver();
        try {
          await withEngine(store, (engine) => check(engine, receiver, store), options);
        } finally {
          await receiver.close();
        }
      }));
  const arrived = (receiver: Receiver, count: number) =>
    eventually(
      () => receiver.events().length >= count,
      PATIENCE_MS,
      `${count} events, not ${receiver.events().length}`,
    );
  const sequences = (receiver: Receiver) => receiver.events().map(({ json }) => json.sequence as number);
  const rows = async (engine: Engine, keyId: string, id?: string) => engine.subscriptions.deliveries(keyId, id, 200);
  const own = async (engine: Engine, keyId: string) => {
    const [first] = await engine.subscriptions.list(keyId);
    return first as NonNullable<typeof first>;
  };

  on(
    'a new subscription gets one signed ping, and then each event, signed, numbered and in the documented format',
    async (engine, receiver) => {
      const { id, secret, keyId } = await engine.subscribe(receiver.url);
      await eventually(() => receiver.received.length === 1, PATIENCE_MS, 'the ping');
      const ping = receiver.received[0] as (typeof receiver.received)[0];
      assert.is(ping.json.type, 'ping');
      assert.is(ping.json.sequence, undefined);
      assert.equal(ping.json.data, { subscription_id: id, entity_type: 'harbour_ship' });
      await engine.report({ mmsi: '1', name: 'Æra "x"\u2028', port: 'Bergen' });
      await engine.report(...ships(3, 2));
      await arrived(receiver, 4);
      const verifier = new Webhook(secret);
      for (const { headers, body, json } of receiver.received) {
        assert.equal(verifier.verify(body, headers as Record<string, string>), json);
        assert.is(headers['webhook-subscription-id'], id);
        assert.throws(() => verifier.verify(`${body} `, headers as Record<string, string>));
        assert.throws(() => verifier.verify(body, { ...(headers as Record<string, string>), 'webhook-id': 'evt_1' }));
      }
      assert.equal(sequences(receiver).sort(), [1, 2, 3, 4]);
      const first = receiver.events().find(({ json }) => json.sequence === 1);
      assert.equal(Object.keys(first?.json), ['type', 'timestamp', 'sequence', 'data']);
      assert.equal(first?.json.data, {
        entity_id: '1',
        change: 'created',
        fields_changed: ['name', 'port'],
        record: { mmsi: '1', name: 'Æra "x"\u2028', port: 'Bergen' },
      });
      await eventually(async () => (await own(engine, keyId)).pending === 0, PATIENCE_MS, 'noted');
      const [row] = await rows(engine, keyId);
      assert.equal([row?.status, row?.responseCode, row?.attempts, row?.error], ['delivered', 204, 1, undefined]);
      const [counts] = await engine.subscriptions.metrics(keyId, id, 1);
      assert.equal([counts?.delivered, counts?.failed, counts?.pending], [4, 0, 0], 'the ping is not counted');
      assert.ok((counts?.lastDeliveredAt ?? 0) > Date.now() - 60_000);
    },
  );

  on('a filter lets matching events through, and others get no sequence number', async (engine, receiver) => {
    await engine.subscribe(receiver.url, { filter: { port: ['Oslo', 'Moss'], flags: ['NO'] } });
    const ship = (mmsi: string, port: string, flags: string[]) => ({ mmsi, port, flags });
    await engine.report(ship('1', 'Oslo', ['NO', 'SE']), ship('2', 'Bergen', ['NO']), ship('3', 'Moss', ['SE']));
    await engine.report(ship('4', 'Moss', ['NO']));
    await arrived(receiver, 2);
    assert.equal(
      receiver.events().map(({ json }) => [json.sequence, json.data.entity_id]),
      [
        [1, '1'],
        [2, '4'],
      ],
    );
  });

  on('retries a failed delivery with the same id until it arrives', async (engine, receiver) => {
    const { keyId } = await engine.subscribe(receiver.url);
    let answers = 0;
    receiver.behave((response) => response.writeHead([500, 301, 404, 204][answers++] ?? 204).end());
    await eventually(() => answers === 1, PATIENCE_MS, 'the ping');
    answers = 0;
    await engine.report(...ships(1));
    await arrived(receiver, 4);
    assert.is(new Set(receiver.events().map(({ headers }) => headers['webhook-id'])).size, 1);
    assert.is(new Set(receiver.events().map(({ body }) => body)).size, 1);
    assert.equal(
      receiver.events().map(({ headers }) => headers['webhook-attempt']),
      ['1', '2', '3', '4'],
    );
    await eventually(async () => (await own(engine, keyId)).pending === 0, PATIENCE_MS, 'noted');
    assert.equal(
      (await rows(engine, keyId)).map(({ status, error, responseCode, attempts }) => [
        status,
        error,
        responseCode,
        attempts,
      ]),
      [
        ['delivered', undefined, 204, 4],
        ['failed', 'http_4xx', 404, 3],
        ['failed', 'http_3xx', 301, 2],
        ['failed', 'http_5xx', 500, 1],
      ],
    );
    assert.is((await own(engine, keyId)).failures, 0);
  });

  test(`${kind.name}: logs every request that a receiver saw, including one repeated after a connection reset`, () =>
    withStore(kind, async (store) => {
      let seen = 0;
      const onSocket = new WeakMap<object, number>();
      const server = http.createServer(async (request, response) => {
        for await (const _ of request);
        seen++;
        const nth = (onSocket.get(request.socket) ?? 0) + 1;
        onSocket.set(request.socket, nth);
        if (nth === 2) request.socket.resetAndDestroy();
        else response.writeHead(204).end();
      });
      server.listen(0, '127.0.0.1');
      await new Promise((resolve) => server.once('listening', resolve));
      try {
        await withEngine(store, async (engine) => {
          const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
          const { id, keyId } = await engine.subscribe(url);
          await eventually(() => seen === 1, PATIENCE_MS, 'the ping');
          await engine.report(...ships(1));
          await eventually(async () => (await rows(engine, keyId, id)).length === 2, PATIENCE_MS, 'two rows');
          assert.is(seen, 3, 'the ping, the request that was reset, and the next one');
          assert.equal(
            (await rows(engine, keyId, id)).map(({ status, error, attempts }) => [status, error, attempts]).sort(),
            [
              ['delivered', undefined, 2],
              ['failed', 'connection_lost', 1],
            ],
          );
          assert.is(
            (await own(engine, keyId)).failures,
            0,
            "a closed keep-alive connection is not the receiver's failure",
          );
        });
      } finally {
        server.closeAllConnections();
        server.close();
      }
    }));

  on(
    'the circuit opens on the tenth failure, holds new events, and drains oldest first after one probe',
    async (engine, receiver, store) => {
      const { id, keyId } = await engine.subscribe(receiver.url);
      await eventually(() => receiver.received.length === 1, PATIENCE_MS, 'the ping');
      receiver.behave(503);
      await engine.report(...ships(3));
      await eventually(async () => (await own(engine, keyId)).status === 'circuit_open', PATIENCE_MS, 'open');
      const open = await own(engine, keyId);
      assert.equal([open.openedBy, open.failures, receiver.events().length], ['http_5xx', 10, 10]);
      await engine.report(...ships(20, 4));
      await new Promise((resolve) => setTimeout(resolve, 200));
      assert.is(receiver.events().length, 10, 'nothing is sent while the circuit is open');
      assert.is((await own(engine, keyId)).pending, 23);
      assert.is((await rows(engine, keyId, id)).filter(({ status }) => status === 'pending').length, 23);
      await engine.subscriptions.reset(keyId, id);
      await eventually(async () => (await own(engine, keyId)).status === 'circuit_open', PATIENCE_MS, 'open again');
      assert.is(receiver.events().length, 11);
      receiver.received.length = 0;
      // Answers requests in batches of five, or fewer if no more arrive. Without batches, responses could overtake each
      // other on a busy machine.
      const unanswered: ServerResponse[] = [];
      const answer = () => {
        for (const response of unanswered.splice(0)) response.writeHead(204).end();
      };
      let isProbed = false;
      let noMore: NodeJS.Timeout | undefined;
      receiver.behave((response) => {
        unanswered.push(response);
        clearTimeout(noMore);
        if (unanswered.length === 5) answer();
        else {
          noMore = setTimeout(() => {
            if (!isProbed) assert.is(unanswered.length, 1, 'only one probe');
            isProbed = true;
            answer();
          }, 300);
        }
      });
      await engine.subscriptions.reset(keyId, id);
      await arrived(receiver, 23);
      const got = sequences(receiver);
      assert.is(got[0], 1, 'the oldest event is the probe');
      // Five concurrent attempts may arrive in a different order.
      for (const [index, sequence] of got.entries()) assert.ok(Math.abs(sequence - index - 1) < 5, got.join(' '));
      await eventually(async () => (await own(engine, keyId)).pending === 0, PATIENCE_MS, 'drained');
      assert.equal(
        [...new Set(got)].sort((a, b) => a - b),
        Array.from({ length: 23 }, (_, index) => index + 1),
      );
      assert.is((await own(engine, keyId)).status, 'active');
      void store;
    },
  );

  on(
    'one success before the tenth failure resets the count; a 410 opens the circuit breaker immediately',
    async (engine, receiver) => {
      const { keyId } = await engine.subscribe(receiver.url);
      await eventually(() => receiver.received.length === 1, PATIENCE_MS, 'the ping');
      let answers = 0;
      receiver.behave((response) => response.writeHead(answers++ === 8 ? 200 : 500).end());
      await engine.report(...ships(1));
      await arrived(receiver, 9);
      await eventually(async () => (await own(engine, keyId)).failures === 0, PATIENCE_MS, 'counted anew');
      receiver.behave(410);
      await engine.report(...ships(1, 2));
      await eventually(async () => (await own(engine, keyId)).status === 'circuit_open', PATIENCE_MS, 'open');
      assert.equal([(await own(engine, keyId)).openedBy, receiver.events().length], ['http_4xx', 10]);
    },
  );

  on(
    'recent failures do not open the circuit; a delivery without attempts left has failed',
    async (engine, receiver) => {
      const { keyId } = await engine.subscribe(receiver.url);
      receiver.behave(500);
      await engine.report(...ships(1));
      await eventually(
        async () =>
          (await rows(engine, keyId)).every(({ status }) => status === 'failed') && receiver.events().length === 12,
        PATIENCE_MS,
        'twelve attempts',
      );
      const { status, failures, pending } = await own(engine, keyId);
      assert.equal([status, failures, pending], ['active', 12, 0]);
    },
    { settings: { ...QUICK, circuit: { failures: 10, ageMs: 300_000 } } },
  );

  on(
    'holds at most 1,000 events; older ones expire, keep their numbers and are reported',
    async (engine, receiver, store) => {
      const { id, keyId } = await engine.subscribe(receiver.url);
      await eventually(() => receiver.received.length === 1, PATIENCE_MS, 'the ping');
      receiver.behave(410);
      await engine.report(...ships(1));
      await eventually(async () => (await own(engine, keyId)).status === 'circuit_open', PATIENCE_MS, 'open');
      for (let n = 0; n < 11; n++) await engine.report(...ships(100, 2 + 100 * n));
      await upkeep(store, false);
      const { pending, expired, sequence } = await own(engine, keyId);
      assert.equal([pending, expired, sequence], [1_000, [[1, 101]], 1_101]);
      const [newest] = await rows(engine, keyId);
      assert.ok(newest?.error === 'expired_while_open' || newest?.status === 'pending');
      await upkeep(store, true, Date.now() + 73 * 3_600_000);
      assert.equal((await own(engine, keyId)).expired, [[1, 1_101]]);
      await engine.subscriptions.reset(keyId, id);
      await engine.report({ mmsi: 'after' });
      receiver.behave(204);
      await arrived(receiver, 2);
      assert.is(receiver.events().at(-1)?.json.sequence, 1_102);
    },
  );

  on('unsubscribing ends pending deliveries immediately', async (engine, receiver) => {
    const { id, keyId } = await engine.subscribe(receiver.url);
    await eventually(() => receiver.received.length === 1, PATIENCE_MS, 'the ping');
    receiver.behave(410);
    await engine.report(...ships(1));
    await eventually(async () => (await own(engine, keyId)).status === 'circuit_open', PATIENCE_MS, 'open');
    await engine.report(...ships(4, 2));
    await engine.subscriptions.unsubscribe(keyId, id);
    await engine.report(...ships(4, 9));
    assert.equal(await engine.subscriptions.list(keyId), []);
    const ended = await rows(engine, keyId, id);
    assert.is(ended.filter(({ error, status }) => error === 'unsubscribed' && status === 'failed').length, 5);
    assert.is(ended.length, 6);
    assert.is(receiver.events().length, 1);
  });

  on('a revoked key receives nothing more', async (engine, receiver, store) => {
    const { keyId } = await engine.subscribe(receiver.url);
    await eventually(() => receiver.received.length === 1, PATIENCE_MS, 'the ping');
    await store.keys.revoke(keyId, Date.now());
    await engine.report(...ships(3));
    await eventually(async () => (await engine.subscriptions.list(keyId)).length === 0, PATIENCE_MS, 'ended');
    assert.is(receiver.events().length, 0);
  });

  on(
    'reports a record that is too large for a body by its id and the call that fetches it',
    async (engine, receiver) => {
      const { id, keyId } = await engine.subscribe(receiver.url);
      await engine.report({ mmsi: '1', name: 'ø'.repeat(40_000) });
      await arrived(receiver, 1);
      const [{ json, body }] = receiver.events() as [(typeof receiver.received)[0]];
      assert.ok(Buffer.byteLength(body) < 1_000);
      assert.equal(json.data, {
        entity_id: '1',
        change: 'created',
        fields_changed: ['name', 'port'],
        record: null,
        truncated: true,
        fetch: { path: '/rest/harbour/get_ship', arguments: { mmsi: '1' } },
      });
      const { events } = await pull(engine, keyId, id, 0, 10);
      assert.equal((events[0] as { data: object }).data, json.data, 'pulled as it was sent');
    },
  );

  on('pulling returns exactly what was sent, in order, page by page', async (engine, receiver) => {
    const { id, keyId } = await engine.subscribe(receiver.url);
    for (let n = 0; n < 3; n++) await engine.report(...ships(70, 1 + 70 * n));
    await arrived(receiver, 210);
    const pulled: { id: string; sequence: number }[] = [];
    let after = 0;
    for (let page = 0; page < 5; page++) {
      const { events, next_after, more, oldest } = await pull(engine, keyId, id, after, 60);
      assert.is(oldest, 1);
      assert.is(more, page < 3);
      pulled.push(...events);
      after = next_after;
    }
    assert.equal(
      pulled.map(({ sequence }) => sequence),
      Array.from({ length: 210 }, (_, index) => index + 1),
    );
    const sent = receiver.events().sort((a, b) => a.json.sequence - b.json.sequence);
    assert.equal(
      pulled,
      sent.map(({ json, headers }) => ({ id: headers['webhook-id'], ...json })),
    );
  });

  on('an operator redelivers with the same id, without retries', async (engine, receiver) => {
    const { id, keyId } = await engine.subscribe(receiver.url);
    await engine.report(...ships(3));
    await arrived(receiver, 3);
    await eventually(async () => (await own(engine, keyId)).pending === 0, PATIENCE_MS, 'noted');
    const before = receiver.events().find(({ json }) => json.sequence === 2);
    receiver.behave(500);
    assert.is(await engine.subscriptions.redeliver(id, [2, 2]), 1);
    await arrived(receiver, 4);
    assert.is(receiver.events()[3]?.headers['webhook-id'], before?.headers['webhook-id']);
    await eventually(async () => (await own(engine, keyId)).pending === 0, PATIENCE_MS, 'no retry');
    receiver.behave(204);
    assert.is(await engine.subscriptions.redeliver(id, undefined), 1, 'the failed delivery');
    await arrived(receiver, 5);
  });

  on('during a rotation both secrets verify; after the overlap only the new one', async (engine, receiver) => {
    const { id, secret } = await engine.subscribe(receiver.url);
    const rotated = await engine.subscriptions.rotateSecret(id, 60_000);
    await engine.report(...ships(1));
    await arrived(receiver, 1);
    const both = receiver.events()[0] as (typeof receiver.received)[0];
    for (const each of [secret, rotated.secret])
      new Webhook(each).verify(both.body, both.headers as Record<string, string>);
    const again = await engine.subscriptions.rotateSecret(id, 0);
    await engine.report(...ships(1, 2));
    await arrived(receiver, 2);
    const one = receiver.events()[1] as (typeof receiver.received)[0];
    new Webhook(again.secret).verify(one.body, one.headers as Record<string, string>);
    assert.throws(() => new Webhook(rotated.secret).verify(one.body, one.headers as Record<string, string>));
  });

  on('a hanging receiver does not delay others', async (engine, receiver) => {
    const hanging = await startReceiver((response, { json }) => json.type === 'ping' && response.end());
    try {
      await engine.subscribe(hanging.url);
      await engine.subscribe(receiver.url);
      await engine.report(...ships(100));
      await arrived(receiver, 100);
      assert.ok(hanging.events().length <= 5, 'five concurrently');
    } finally {
      await hanging.close();
    }
  });

  test(`${kind.name}: does not redeliver events that were delivered during a store outage once their leases expire`, () =>
    withStore(kind, async (store, place) => {
      const receiver = await startReceiver();
      let away = false;
      const settle: Store['webhooks']['settle'] = async (...outcomes) => {
        if (away) throw new StoreUnavailable(true, new Error('away'));
        return store.webhooks.settle(...outcomes);
      };
      try {
        await withEngine({ ...store, webhooks: { ...store.webhooks, settle } }, async (engine) => {
          const { keyId } = await engine.subscribe(receiver.url);
          await eventually(() => receiver.received.length === 1, PATIENCE_MS, 'the ping');
          await eventually(async () => (await own(engine, keyId)).pending === 0, PATIENCE_MS, 'the ping is noted');
          away = true;
          await engine.report(...ships(3));
          await arrived(receiver, 1);
          // Waits for the attempts that started before the first outcome was lost.
          let before = 0;
          for (; before < receiver.events().length; await new Promise((resolve) => setTimeout(resolve, 1_000))) {
            before = receiver.events().length;
          }
          await beneath(place.location, 'update deliveries set due_at = 0 where lease is not null');
          // Waits longer than the poll interval.
          await new Promise((resolve) => setTimeout(resolve, 1_500));
          assert.is(receiver.events().length, before);
          away = false;
          await eventually(async () => (await own(engine, keyId)).pending === 0, PATIENCE_MS, 'all written');
        });
        assert.equal(sequences(receiver).sort(), [1, 2, 3]);
      } finally {
        await receiver.close();
      }
    }));
}

test.run();
