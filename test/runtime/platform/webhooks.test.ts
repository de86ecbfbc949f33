import { randomBytes } from 'node:crypto';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { ADMIN_TOKEN, openAlmanac } from '../../support/almanac.ts';
import { queryString } from '../../support/http.ts';
import { engines } from '../store/engines.ts';
import { startReceiver } from '../webhooks/receiver.ts';

for (const engine of await engines()) {
  test(`${engine.name}: operators page through the subscriptions of all keys`, async () => {
    const place = await engine.place();
    const receiver = await startReceiver();
    const database: Record<string, string> =
      'databaseUrl' in place.location
        ? { DATABASE_URL: place.location.databaseUrl, ALMANAC_MASTER_KEY: randomBytes(32).toString('base64') }
        : {};
    const server = await openAlmanac({
      ...database,
      ALMANAC_WEBHOOK_NETWORKS: '127.0.0.0/8',
      ALMANAC_WEBHOOK_HTTP: 'on',
    });
    assert.is((await server.send({ path: '/health' })).json.store.engine, engine.name);
    try {
      const keys = [await server.key(), await server.key(), await server.key()];
      const ids: string[] = [];
      for (const key of keys) {
        const options = { entity_type: 'ecb-fx_rate', callback_url: `${receiver.url}?token=secret` };
        const { status, json } = await server.send({ path: `/rest/webhooks/subscribe${queryString(options)}`, key });
        assert.is(status, 200);
        ids.push(json.id);
      }
      const ended = { subscription_id: ids[2] ?? '' };
      await server.send({ path: `/rest/webhooks/unsubscribe${queryString(ended)}`, key: keys[2] ?? '' });
      const headers = { Authorization: `Bearer ${ADMIN_TOKEN}` };
      const first = (await server.send({ path: '/admin/webhooks?limit=1', headers })).json;
      const cursor = { limit: 1, cursor: first.next_cursor };
      const second = (await server.send({ path: `/admin/webhooks${queryString(cursor)}`, headers })).json;
      const shown = [...first.webhooks, ...second.webhooks];
      assert.equal(
        shown.map(({ id }: { id: string }) => id),
        ids.slice(0, 2).sort(),
      );
      assert.is(second.next_cursor, null);
      const [one] = shown;
      assert.equal(
        [one.host, one.status, one.last_sequence, one.pending],
        [new URL(receiver.url).host, 'active', 0, 0],
      );
      assert.not.match(JSON.stringify(shown), 'secret');
      assert.is((await server.send({ path: '/admin/webhooks' })).status, 401);
    } finally {
      await server.stop();
      await receiver.close();
      await place.remove();
    }
  });
}

test.run();
