import { randomBytes } from 'node:crypto';
import { BlockList } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { Webhook } from 'standardwebhooks';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { openStore } from '../../../runtime/store/open-store.ts';
import type { Store } from '../../../runtime/store/store.ts';
import type { NewInboxMessage } from '../../../runtime/store/webhooks/test-inboxes.ts';
import { endRevoked, KEPT_MS, upkeep } from '../../../runtime/webhooks/upkeep.ts';
import { openAlmanac } from '../../support/almanac.ts';
import { startRates } from '../../support/changing-rates.ts';
import { eventually } from '../../support/eventually.ts';
import { beneath, engines, type Place, sqlite, withStore } from '../store/engines.ts';
import { openEngine, QUICK, ships, withEngine } from './engine.ts';

const PATIENCE_MS = 20_000;
const DAY_MS = 86_400_000;
const ORIGIN = 'https://almanac.example.org';

const soon = (holds: () => boolean | Promise<boolean>) => eventually(holds, PATIENCE_MS, 'the delivery');

function codeOf(work: Promise<unknown>): Promise<string> {
  return work.then(
    () => 'none',
    ({ code }) => code as string,
  );
}

function redirect({ location }: Place, id: string, url: string): Promise<unknown> {
  return beneath(location, `update subscriptions set callback_url = '${url}' where id = '${id}'`);
}

function received(number: number, bytes = 0, receivedAt = Date.now()): NewInboxMessage {
  const headers = { 'webhook-id': `evt_${number}` };
  return { receivedAt, subscriptionId: 's', verified: true, headers, body: 'x'.repeat(bytes) };
}

for (const engine of await engines()) {
  test(`${engine.name}: over REST, an inbox receives pings, events and test events as a receiver would`, async () => {
    const place = await engine.place();
    const rates = await startRates(1);
    const database: Record<string, string> =
      'databaseUrl' in place.location
        ? { DATABASE_URL: place.location.databaseUrl, ALMANAC_MASTER_KEY: randomBytes(32).toString('base64') }
        : {};
    const server = await openAlmanac({
      ...database,
      UPSTREAM_ECB_FX_BASE_URL: rates.url,
      ALMANAC_EVENT_EVERY_ECB_FX_RATE: '200ms',
      ALMANAC_PUBLIC_URL: ORIGIN,
    });
    const [key, other] = [await server.key(), await server.key()];
    const call = (method: string, path: string, by = key) =>
      server.send({ method, path: `/webhooks/${path}`, key: by, ...(method === 'POST' ? { body: {} } : {}) });
    const subscribe = (url: string, by: string) =>
      server.send({
        path: '/rest/webhooks/subscribe',
        body: { entity_type: 'ecb-fx_rate', callback_url: url },
        key: by,
      });
    const messages = async (query = '') => {
      for (;;) {
        const { status, json } = await call('GET', `inbox${query}`);
        if (status !== 429) return json.messages;
        await pause(1_000);
      }
    };
    try {
      assert.is((await call('GET', 'inbox')).status, 404);
      const made = await call('POST', 'inbox');
      assert.is(made.status, 200, made.text);
      const { url } = made.json;
      assert.match(url, /^https:\/\/almanac\.example\.org\/webhooks\/inbox\/[0-9a-f]{32}$/);
      assert.is((await call('POST', 'inbox')).json.url, url, 'one per key');
      const { id, secret } = (await subscribe(url, key)).json;
      await soon(async () => (await messages()).length === 1);
      const example = (await call('POST', `${id}/test`)).json;
      assert.equal([example.delivered, example.response_code, example.sample], [true, 204, 'example']);
      const list = async () => (await server.send({ path: '/rest/webhooks/list_subscriptions', key })).json;
      await soon(async () => (await list()).subscriptions[0].watched_since !== null);
      rates.advance();
      await soon(async () => (await messages()).length === 3);
      const latest = (await call('POST', `${id}/test`)).json;
      assert.is(latest.sample, 'latest_event');

      const all = await messages();
      assert.equal(
        all.map(({ number }: { number: number }) => number),
        [4, 3, 2, 1],
      );
      for (const { headers, body, signature_verified, subscription_id } of all) {
        assert.equal([signature_verified, subscription_id], [true, id]);
        new Webhook(secret).verify(body, headers);
        assert.is(headers['content-length'], String(Buffer.byteLength(body)));
        assert.throws(() => new Webhook(secret).verify(`${body} `, headers));
      }
      const [test, event, , ping] = all.map(({ body }: { body: string }) => JSON.parse(body));
      assert.is(ping.type, 'ping');
      const { events } = (await call('GET', `${id}/events`)).json;
      assert.equal({ id: all[1].headers['webhook-id'], ...event }, events[0]);
      assert.equal([test.test, test.sequence, test.data], [true, undefined, event.data]);
      assert.is(latest.sample_at, event.timestamp);
      const path = `/rest/webhooks/list_deliveries?subscription_id=${id}`;
      const [delivery] = (await server.send({ path, key })).json.deliveries;
      assert.equal([delivery.status, delivery.response_code], ['delivered', 204]);
      assert.is((await messages('?after=3')).length, 1);

      const foreign = await subscribe(url, other);
      assert.is(foreign.status, 422);
      assert.match(foreign.text, 'is not the test inbox of this key');
      assert.is((await call('GET', 'inbox', other)).status, 404);
      assert.is((await call('DELETE', 'inbox', other)).status, 404);
      assert.is((await call('DELETE', 'inbox/messages', other)).status, 404);
      assert.is((await server.send({ path: '/webhooks/inbox' })).status, 401);
      // Uses the other key, because exceeding its read limit does not affect the rest of this test.
      const reads = await Promise.all(Array.from({ length: 12 }, () => call('GET', 'inbox', other)));
      assert.ok(reads.some(({ status }) => status === 429));
      assert.is((await server.send({ method: 'POST', path: new URL(url).pathname, body: {}, key })).status, 404);

      assert.equal((await call('DELETE', 'inbox/messages')).json, { status: 'cleared' });
      assert.equal(await messages(), []);
      assert.equal((await call('DELETE', 'inbox')).json, { status: 'deleted' });
      assert.is((await call('GET', 'inbox')).status, 404);
      const lost = (await call('POST', `${id}/ping`)).json;
      assert.equal([lost.delivered, lost.response_code, lost.error], [false, 410, 'inbox_not_found']);
      rates.advance();
      await soon(async () => (await list()).subscriptions[0].status === 'circuit_open');
      assert.is((await list()).subscriptions[0].circuit_open_reason, 'inbox_not_found');
    } finally {
      await server.stop();
      await rates.close();
      await place.remove();
    }
  });

  test(`${engine.name}: keeps the latest 50 messages of at most 1 MiB, even if they arrive simultaneously`, () =>
    withStore(engine, (store) =>
      withEngine(store, async ({ inboxes, key }) => {
        const keyId = await key();
        const id = (await inboxes.create(keyId)).id;
        const numbers = async () => (await inboxes.read(keyId, 0)).messages.map(({ number }) => number);
        await Promise.all(Array.from({ length: 60 }, (_, n) => store.webhooks.inboxes.receive(keyId, id, received(n))));
        assert.equal(
          await numbers(),
          Array.from({ length: 50 }, (_, n) => 60 - n),
        );
        for (let n = 0; n < 17; n++) await store.webhooks.inboxes.receive(keyId, id, received(n, 65_500));
        assert.equal(
          await numbers(),
          Array.from({ length: 16 }, (_, n) => 77 - n),
        );
        assert.is(await store.webhooks.inboxes.receive('another key', id, received(0)), false);
      }),
    ));

  test(`${engine.name}: messages expire after 24 hours, inboxes 7 days after the last read`, () =>
    withStore(engine, async (store) => {
      let now = Date.now();
      await withEngine(
        store,
        async ({ inboxes, key }) => {
          const [read, unread] = [await key(), await key()];
          const { id } = await inboxes.create(read);
          await inboxes.create(unread);
          await store.webhooks.inboxes.receive(read, id, received(1, 1, now));
          now += DAY_MS + 1;
          assert.is((await inboxes.read(read, 0)).messages.length, 0, 'before the maintenance');
          assert.is((await store.webhooks.inboxes.messages(id, 0, 0)).length, 1);
          await upkeep(store, true, now, KEPT_MS);
          assert.is((await store.webhooks.inboxes.messages(id, 0, 0)).length, 0);
          now += 6 * DAY_MS;
          await upkeep(store, true, now, KEPT_MS);
          assert.is((await inboxes.read(read, 0)).id, id);
          assert.is(await codeOf(inboxes.read(unread, 0)), 'not_found');
        },
        { now: () => now },
      );
    }));

  test(`${engine.name}: a revoked key loses its inbox and cannot create a new one`, () =>
    withStore(engine, (store) =>
      withEngine(store, async ({ inboxes, key }) => {
        const [revoked, other] = [await key(), await key()];
        const { id } = await inboxes.create(revoked);
        await inboxes.create(other);
        await store.webhooks.inboxes.receive(revoked, id, received(1));
        await store.keys.revoke(revoked, Date.now());
        await endRevoked(store);
        assert.is(await codeOf(inboxes.read(revoked, 0)), 'not_found');
        assert.is((await store.webhooks.inboxes.messages(id, 0, 0)).length, 0);
        assert.ok(await inboxes.read(other, 0));
        assert.is(await codeOf(inboxes.create(revoked)), 'key_revoked');
      }),
    ));

  test(`${engine.name}: an inbox accepts no messages from a subscription of a different key`, () =>
    withStore(engine, (store, place) =>
      withEngine(store, async ({ inboxes, key, subscribe, subscriptions, report }) => {
        const owner = await key();
        const { url } = await inboxes.create(owner);
        const { url: own } = await inboxes.create(await key());
        const { id, keyId } = await subscribe('http://127.0.0.1:9/');
        await redirect(place, id, url);
        await report(...ships(1));
        await soon(async () => (await stateOf(store, id))?.status === 'circuit_open');
        assert.is((await stateOf(store, id))?.openedBy, 'inbox_not_found');
        assert.equal((await inboxes.read(owner, 0)).messages, []);
        for (const unknown of [`${own.slice(0, -1)}g`, `${url}/x`, `${url}?x`, own.slice(0, -32)]) {
          await redirect(place, id, unknown);
          assert.is((await subscriptions.ping(keyId, id)).sent.error, 'inbox_not_found', unknown);
        }
      }),
    ));
}

for (const engine of (await engines()).filter(({ name }) => name === 'postgres')) {
  test('several processes: one creates and reads the inbox, another delivers', () =>
    withStore(engine, async (store, { location }) => {
      const owner = openEngine(store);
      const other = await openStore(location);
      try {
        await withEngine(other, async ({ report }) => {
          const keyId = await owner.key();
          const { url } = await owner.inboxes.create(keyId);
          await owner.subscribe(url, { keyId });
          await report(...ships(1));
          await soon(async () => (await owner.inboxes.read(keyId, 0)).messages.length === 2);
        });
      } finally {
        await other.close();
      }
    }));
}

function stateOf({ webhooks }: Store, id: string) {
  return webhooks.get(id);
}

test('every other URL of this server and of private networks is still rejected, even at delivery', () =>
  withStore(sqlite, (store, place) =>
    withEngine(
      store,
      async ({ inboxes, key, subscribe, subscriptions }) => {
        const keyId = await key();
        const { url } = await inboxes.create(keyId);
        const { id } = await subscribe(url, { keyId });
        const path = new URL(url).pathname;
        const urls = [
          ...[`${ORIGIN}/`, `${ORIGIN}/webhooks/inbox`, `${ORIGIN}/admin/keys`, `${url}/../../../admin/keys`],
          ...[`${ORIGIN}:8443${path}`, `https://almanac.example.org.${path}`, `https://10.0.0.1${path}`],
          ...[`https://127.0.0.1${path}`, `https://[::1]${path}`, `https://169.254.169.254${path}`],
          ...[`https://user@almanac.example.org${path}`, `https://almanac.example.org@10.0.0.1${path}`],
          ...[`http://almanac.example.org${path}`, `${url}?x=1`, `${url}#x`, `${url}/`, url.slice(0, -1)],
        ];
        for (const each of urls) assert.is(await codeOf(subscribe(each, { keyId })), 'invalid_arguments', each);
        for (const each of [`${ORIGIN}/`, `https://127.0.0.1${path}`, `https://almanac.example.org.${path}`]) {
          await redirect(place, id, each);
          assert.is((await subscriptions.ping(keyId, id)).sent.error, 'blocked_address', each);
        }
      },
      {
        settings: { ...QUICK, networks: new BlockList(), http: false, publicHost: 'almanac.example.org' },
        resolve: async (host) => (host.startsWith('almanac.') ? ['93.184.215.14'] : ['10.0.0.1']),
      },
    ),
  ));

test.run();
