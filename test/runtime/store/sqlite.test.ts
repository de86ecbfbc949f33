import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { openStore } from '../../../runtime/store/open-store.ts';
import type { Order } from './child.ts';
import { startChild } from './children.ts';
import { folder, sqlite, withStore } from './engines.ts';

test('refuses to start a second process on the folder, and states why', async () => {
  await withStore(sqlite, async (_store, { location }) => {
    const second = await startChild<Order>(location);
    assert.match(String(second.hello.failed), /in use by another Almanac process \(process \d+\).*DATABASE_URL/);
    assert.match(String(second.hello.failed), String(process.pid));
    await assert_rejects(() => openStore(location), /in use/);
  });
});

test('releases the folder when the store is closed', async () => {
  const { path, remove } = folder();
  try {
    await (await openStore({ dataDir: path })).close();
    await (await openStore({ dataDir: path })).close();
    assert.not(existsSync(join(path, 'lock.pid')));
  } finally {
    remove();
  }
});

test('releases the folder on kill -9, and loses no keys, no feedback, and at most one second of counts', async () => {
  const { path, remove } = folder();
  try {
    const child = await startChild<Order>({ dataDir: path });
    const messages: { kept: number; counted: number; at: number }[] = [];
    child.process.on('message', (message: { kept: number; counted: number; at: number }) => messages.push(message));
    child.process.send({ do: 'createKeysForEver' } satisfies Order);
    await new Promise((resolve) => setTimeout(resolve, 2_300));
    await child.stop('SIGKILL');
    const last = messages.at(-1);
    assert.ok(last !== undefined && last.kept > 20, 'the child made keys');
    // Allows for one flush interval, the duration of a flush and a late timer.
    const oldest = messages.findLast((message) => message.at < last.at - 1_300);
    assert.ok(oldest !== undefined);

    const store = await openStore({ dataDir: path });
    try {
      assert.ok(await store.keys.find(`d${last.kept}`));
      assert.ok(await store.keys.find('d0'));
      assert.is((await store.feedback.list({ limit: 10_000 })).length >= last.kept + 1, true);
      const counted = await store.usage.count('a', 1);
      assert.ok(counted >= oldest.counted, `${counted} of ${last.counted} counted, ${oldest.counted} at least`);
    } finally {
      await store.close();
    }
  } finally {
    remove();
  }
});

test('syncs persistent data fully, and stores counts in a separate file', async () => {
  await withStore(sqlite, async (_store, { location }) => {
    const { dataDir } = location as { dataDir: string };
    const tables = (file: string) => {
      const db = new DatabaseSync(join(dataDir, file), { readOnly: true });
      const rows = db.prepare("select name from sqlite_master where type = 'table' order by name").all();
      db.close();
      return rows.map((row) => row.name as string);
    };
    assert.equal(
      tables('almanac.sqlite').filter((name) => !name.includes('migrations')),
      [
        'attempt_counts',
        'attempts',
        'audit',
        'blocks',
        'changes',
        'connect_records',
        'deliveries',
        'events',
        'feedback',
        'key_secrets',
        'keys',
        'settings',
        'sign_up_links',
        'signups',
        'snapshots',
        'subscriptions',
        'test_inbox_messages',
        'test_inboxes',
        'watches',
      ],
    );
    assert.ok(tables('usage.sqlite').includes('usage'));
    assert.is(readFileSync(join(dataDir, 'almanac.sqlite')).includes('kysely'), false);
  });
});

test('does not open a store that a newer version migrated', async () => {
  const { path, remove } = folder();
  try {
    await (await openStore({ dataDir: path })).close();
    const db = new DatabaseSync(join(path, 'almanac.sqlite'));
    db.exec("insert into migrations values ('9999-future', '2099-01-01T00:00:00.000Z')");
    db.close();
    await assert_rejects(() => openStore({ dataDir: path }), /newer version/);
    // The first failed start must have released the folder.
    await assert_rejects(() => openStore({ dataDir: path }), /newer version/);
  } finally {
    remove();
  }
});

async function assert_rejects(step: () => Promise<unknown>, pattern: RegExp): Promise<void> {
  try {
    await step();
  } catch (error) {
    assert.match((error as Error).message, pattern);
    return;
  }
  assert.unreachable('should have been rejected');
}

test.run();
