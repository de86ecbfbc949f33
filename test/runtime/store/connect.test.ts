// Takes long. Mostly waits.

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { ConnectRecord } from '../../../runtime/store/connect-store.ts';
import { openStore } from '../../../runtime/store/open-store.ts';
import type { Store } from '../../../runtime/store/store.ts';
import { eventually } from '../../support/eventually.ts';
import { engines, type Place, withStore } from './engines.ts';

const NOW = Date.UTC(2026, 10, 21, 12);
const DAY_MS = 86_400_000;
const TODAY = Math.floor(NOW / DAY_MS);

function record(kind: string, id: string, more: Partial<ConnectRecord> = {}): ConnectRecord {
  return { kind, id, grantId: undefined, payload: `{"of":"${id}"}`, createdAt: NOW, expiresAt: NOW + 1_000, ...more };
}

for (const engine of await engines()) {
  const on = (promise: string, check: (store: Store, place: Place) => Promise<void>) =>
    test(`${engine.name}: ${promise}`, () => withStore(engine, check));

  on('finds the last written version of a record by its kind and id', async ({ connect }) => {
    await connect.put(record('Interaction', 'a'));
    await connect.put(record('Interaction', 'a', { payload: '{"later":true}', expiresAt: NOW + 5_000 }));
    assert.equal(await connect.find('Interaction', 'a'), {
      payload: '{"later":true}',
      grantId: undefined,
      expiresAt: NOW + 5_000,
      consumedAt: undefined,
      endedAt: undefined,
    });
    assert.is(await connect.find('Interaction', 'b'), undefined);
    assert.is(await connect.find('Grant', 'a'), undefined);
  });

  on('lets only one of many simultaneous uses of a code succeed', async ({ connect }) => {
    await connect.put(record('AuthorizationCode', 'c'));
    const uses = await Promise.all(Array.from({ length: 8 }, () => connect.consume('AuthorizationCode', 'c', NOW + 7)));
    assert.is(uses.filter((used) => used).length, 1);
    assert.is((await connect.find('AuthorizationCode', 'c'))?.consumedAt, NOW + 7);
    assert.is(await connect.consume('AuthorizationCode', 'none', NOW), false);
  });

  on('ends a token with its grant, regardless of which was written first', async ({ connect }) => {
    await connect.put(record('Grant', 'g'));
    await connect.put(record('AccessToken', 't', { grantId: 'g' }));
    assert.is((await connect.findToken('t'))?.endedAt, undefined);
    await connect.end('Grant', 'g', NOW + 3);
    await connect.put(record('AccessToken', 'late', { grantId: 'g' }));
    for (const id of ['t', 'late']) assert.is((await connect.findToken(id))?.endedAt, NOW + 3);
    await connect.put(record('AccessToken', 'stray', { grantId: 'unknown' }));
    assert.type((await connect.findToken('stray'))?.endedAt, 'number');
  });

  on('ends the records of a grant by kind, and keeps the first end time', async ({ connect }) => {
    for (const id of ['g', 'h']) {
      await connect.put(record('Grant', id));
      await connect.put(record('AccessToken', `${id}1`, { grantId: id }));
      await connect.put(record('RefreshToken', `${id}2`, { grantId: id }));
    }
    await connect.endOfGrant('AccessToken', 'g', NOW + 1);
    await connect.end('AccessToken', 'g1', NOW + 9);
    assert.is((await connect.findToken('g1'))?.endedAt, NOW + 1);
    assert.is((await connect.find('RefreshToken', 'g2'))?.endedAt, undefined);
    assert.is((await connect.findToken('h1'))?.endedAt, undefined);
  });

  on('extends the lifetime of a record and never shortens it', async ({ connect }) => {
    await connect.put(record('Grant', 'g'));
    await connect.extend('Grant', 'g', NOW + 9_000);
    await connect.extend('Grant', 'g', NOW + 4_000);
    assert.is((await connect.find('Grant', 'g'))?.expiresAt, NOW + 9_000);
  });

  on('removes the oldest clients without a sign-in beyond the limit, and no others', async ({ connect }) => {
    for (let n = 0; n < 5; n++)
      await connect.put(record('Client', `${n}`, { createdAt: NOW + n, expiresAt: NOW + n + 100 }));
    await connect.extend('Client', '0', NOW + 9_000);
    await connect.put(record('Grant', 'g', { createdAt: NOW - 9, expiresAt: NOW }));
    await connect.evictClients(100, 2);
    const left = [];
    for (let n = 0; n < 5; n++) if ((await connect.find('Client', `${n}`)) !== undefined) left.push(n);
    assert.equal(left, [0, 3, 4]);
    assert.ok(await connect.find('Grant', 'g'));
  });

  on('purges records that expired before yesterday began, and nothing newer', async (store) => {
    const { connect } = store;
    const before = (TODAY - 1) * DAY_MS;
    for (const kind of ['Interaction', 'AccessToken', 'Client']) {
      await connect.put(record(kind, 'old', { expiresAt: before - 1 }));
    }
    await connect.put(record('AccessToken', 'yesterday', { expiresAt: before }));
    assert.is(await store.purge(TODAY), 3);
    assert.is(await store.purge(TODAY), 0);
    assert.ok(await connect.find('AccessToken', 'yesterday'));
  });

  on('notifies every process which token or grant ended', async (store, place) => {
    const other = 'databaseUrl' in place.location ? await openStore(place.location) : store;
    try {
      const messages: (string | undefined)[] = [];
      const stop = other.connect.onEnd((id) => messages.push(id));
      await store.connect.put(record('AccessToken', 't', { grantId: 'g' }));
      await store.connect.put(record('Interaction', 'i'));
      await store.connect.end('Interaction', 'i', NOW);
      await store.connect.endOfGrant('AccessToken', 'g', NOW);
      await store.connect.end('Grant', 'g', NOW);
      await eventually(() => messages.length >= 2, 2_000, 'both ends are told');
      assert.equal(messages, ['g', 'g']);
      stop();
    } finally {
      if (other !== store) await other.close();
    }
  });
}

test.run();
