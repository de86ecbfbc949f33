import { randomUUID } from 'node:crypto';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { openAlmanac } from '../../support/almanac.ts';
import { eventually } from '../../support/eventually.ts';
import { REPLAYING } from '../../support/operations.ts';
import { sqlite, withStore } from '../store/engines.ts';
import { SHIP, ships, withEngine } from './engine.ts';
import { writeEvents } from './history.ts';
import { startReceiver } from './receiver.ts';

const soon = (holds: () => boolean | Promise<boolean>) => eventually(holds, 5_000, 'what was sent comes');

const OF_ONE_SUBSCRIPTION = 5;

test('sends a ping and a test event immediately, signs them, and returns their outcome', () =>
  withStore(sqlite, (store) =>
    withEngine(store, async (engine) => {
      const receiver = await startReceiver();
      const { id, keyId } = await engine.subscribe(receiver.url);
      await soon(() => receiver.received.length === 1);
      const { eventId, sent } = await engine.subscriptions.ping(keyId, id);
      assert.equal([sent.delivered, sent.responseCode], [true, 204]);
      const ping = receiver.received[1];
      assert.equal([ping?.json.type, ping?.headers['webhook-id']], ['ping', eventId]);
      assert.match(String(ping?.headers['webhook-signature']), /^v1,/);
      await engine.subscriptions.test(keyId, id);
      const { timestamp: _, ...test } = receiver.received[2]?.json ?? {};
      const data = { entity_id: '257000001', change: 'updated', fields_changed: ['mmsi', 'name', 'port'] };
      assert.equal(test, { type: SHIP.type, test: true, data: { ...data, record: SHIP.example } });
      assert.is((await store.webhooks.history.list(keyId, id, 10)).length, 0, 'not counted');
      receiver.behave(500);
      const failed = await engine.subscriptions.ping(keyId, id);
      assert.equal([failed.sent.delivered, failed.sent.responseCode, failed.sent.error], [false, 500, 'http_5xx']);
      await receiver.close();
    }),
  ));

test("a key cannot ping through another key's subscription, and its own pings are limited", () =>
  withStore(sqlite, (store) =>
    withEngine(store, async (engine) => {
      const receiver = await startReceiver();
      const { id, keyId } = await engine.subscribe(receiver.url);
      const codes = async (key: string, times: number) => {
        const found: string[] = [];
        for (let n = 0; n < times; n++) {
          found.push(
            await engine.subscriptions.ping(key, id).then(
              () => 'sent',
              ({ code }) => code,
            ),
          );
        }
        return found;
      };
      assert.equal(await codes(await engine.key(), 1), ['not_found']);
      const own = await codes(keyId, 12);
      assert.equal([...new Set(own)], ['sent', 'too_many_requests']);
      await receiver.close();
    }),
  ));

test("rejects a ping beyond its subscription's share of slots instead of waiting", () =>
  withStore(sqlite, (store) =>
    withEngine(store, async (engine) => {
      const answers: (() => void)[] = [];
      const receiver = await startReceiver((response) => answers.push(() => response.writeHead(204).end()));
      const { id, keyId } = await engine.subscribe(receiver.url);
      const pings = [engine.subscriptions.ping(keyId, id)];
      await soon(() => receiver.received.length === 2);
      for (let n = 2; n <= OF_ONE_SUBSCRIPTION; n++) pings.push(engine.subscriptions.ping(keyId, id));
      await soon(() => receiver.received.length === 1 + OF_ONE_SUBSCRIPTION);
      const beyond = await engine.subscriptions.ping(keyId, id).then(
        () => 'sent',
        ({ code }) => code,
      );
      assert.is(beyond, 'too_many_requests');
      for (const answer of answers) answer();
      for (const ping of pings) assert.is((await ping).sent.delivered, true);
      await receiver.close();
    }),
  ));

test('redelivers the events after a sequence number, but only if their owner requests it', () =>
  withStore(sqlite, (store) =>
    withEngine(store, async (engine) => {
      const receiver = await startReceiver();
      const { id, keyId } = await engine.subscribe(receiver.url);
      await engine.report(...ships(4));
      await soon(() => receiver.events().length === 4);
      await soon(async () =>
        (await store.webhooks.history.list(keyId, id, 9)).every(({ status }) => status === 'delivered'),
      );
      assert.is(await engine.subscriptions.redeliverOwn(keyId, id, 1, 3), 2);
      await soon(() => receiver.events().length === 6);
      const again = receiver
        .events()
        .slice(4)
        .map(({ json }) => json.sequence);
      assert.equal(again.sort(), [2, 3]);
      const foreign = await engine.subscriptions.redeliverOwn(await engine.key(), id, 1, 3).catch(({ code }) => code);
      assert.is(foreign, 'not_found');
      await receiver.close();
    }),
  ));

test('redelivering a thousand events counts as ten requests, so a key cannot flood a receiver', () =>
  withStore(sqlite, (store, { location }) =>
    withEngine(store, async (engine) => {
      const { id, keyId } = await engine.subscribe('http://127.0.0.1:9/');
      await writeEvents({ location }, id, { count: 1_000, bytes: 10 });
      const again = (after: number, until: number) =>
        engine.subscriptions.redeliverOwn(keyId, id, after, until).catch(({ code }) => code);
      assert.equal([await again(0, 1_000), await again(0, 1)], [1_000, 'too_many_requests']);
    }),
  ));

test('returns the outcomes of test deliveries over HTTP, including rejections', async () => {
  const server = await openAlmanac({
    ...REPLAYING,
    ALMANAC_WEBHOOK_NETWORKS: '127.0.0.0/8',
    ALMANAC_WEBHOOK_HTTP: 'on',
  });
  const receiver = await startReceiver();
  try {
    const key = await server.key();
    const options = { entity_type: 'brreg_company', callback_url: receiver.url };
    const { id } = (await server.send({ path: '/rest/webhooks/subscribe', body: options, key })).json;
    const post = (path: string, body: object = {}, by: string | undefined = key) =>
      server.send({ path: `/webhooks/${path}`, body, ...(by === undefined ? {} : { key: by }) });
    const tested = await post(`${id}/test`);
    assert.is(tested.status, 200, tested.text);
    assert.equal([tested.json.id, tested.json.delivered, tested.json.response_code], [id, true, 204]);
    assert.is((await post(`${id}/ping`)).json.delivered, true);
    assert.equal((await post(`${id}/redeliver`, { after: 0 })).json, { id, redelivered: 0 });
    assert.is((await post(`${randomUUID()}/ping`)).status, 404);
    assert.is((await server.send({ method: 'POST', path: `/webhooks/${id}/ping` })).status, 401);
    for (const body of [{}, { after: 5, until: 5 }, { after: 0, until: 1_001 }, { after: -1 }]) {
      assert.is((await post(`${id}/redeliver`, body)).status, 422, JSON.stringify(body));
    }
  } finally {
    await server.stop();
    await receiver.close();
  }
});

test.run();
