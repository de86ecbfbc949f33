// Kills a process during a migration. The next start must find the old or the migrated store. Takes long.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Kysely, PostgresDialect } from 'kysely';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { migrate } from '../../../runtime/store/migrate.ts';
import { COUNT_MIGRATIONS, DURABLE_MIGRATIONS } from '../../../runtime/store/migrations/index.ts';
import { openStore } from '../../../runtime/store/open-store.ts';
import { connectTo, oneClientPool } from '../../../runtime/store/postgres/engine.ts';
import { NodeSqliteDialect, openFile } from '../../../runtime/store/sqlite/dialect.ts';
import type { StoreLocation } from '../../../runtime/store/store.ts';
import { beneath, engines } from './engines.ts';

const CHILD = fileURLToPath(new URL('child.ts', import.meta.url));
/** Enough rows that a kill can interrupt a migration that moves rows one by one. */
const KEYS = 4_000;
const KILLS = 8;
const LAST_OLD = { durable: '0004-watching', counts: '0001-usage' };

async function olderStore(location: StoreLocation): Promise<void> {
  const until = (all: typeof DURABLE_MIGRATIONS, last: string) =>
    Object.fromEntries(Object.entries(all).filter(([name]) => name <= last));
  const client = 'databaseUrl' in location ? await connectTo(location.databaseUrl, 'older version') : undefined;
  const open = (file: string) =>
    client === undefined
      ? new NodeSqliteDialect(openFile(join((location as { dataDir: string }).dataDir, file), 'FULL'))
      : new PostgresDialect({ pool: oneClientPool(client) });
  const [durable, counts] = [open('almanac.sqlite'), open('usage.sqlite')].map(
    (dialect) => new Kysely<never>({ dialect }),
  );
  await migrate(durable as Kysely<never>, until(DURABLE_MIGRATIONS, LAST_OLD.durable), 'migrations');
  await migrate(counts as Kysely<never>, until(COUNT_MIGRATIONS, LAST_OLD.counts), 'count_migrations');
  if (client === undefined) {
    await durable?.destroy();
    await counts?.destroy();
  } else await client.end();
  const numbers = `with recursive n (i) as (select 1 union all select i + 1 from n where i < ${KEYS})`;
  await beneath(
    location,
    `${numbers} insert into keys (id, plan, email, origin, created_at)
       select 'key' || i, 'free', 'user' || i || '+tag@example.org', 'signup', i from n`,
  );
}

for (const engine of await engines()) {
  test(`${engine.name}: loses no data on kill -9 during a migration, and the next start completes it`, async () => {
    const place = await engine.place();
    try {
      await olderStore(place.location);
      const whole = performance.now();
      const outcomes = new Set<string>();
      for (let kill = 0; kill < KILLS; kill++) {
        const child = spawn(process.execPath, [CHILD, JSON.stringify(place.location)], {
          stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
        });
        // The delay grows with each kill, and starts when the modules have been loaded.
        await sleep(150 + kill * 60);
        child.kill('SIGKILL');
        await once(child, 'exit');
        const ran = await beneath(place.location, 'select count(*) as count from migrations');
        outcomes.add(String(ran[0]?.['count']));
        const keys = await beneath(place.location, 'select count(*) as count from keys');
        assert.is(Number(keys[0]?.['count']), KEYS);
      }
      const before = String(Object.keys(DURABLE_MIGRATIONS).filter((name) => name <= LAST_OLD.durable).length);
      const after = String(Object.keys(DURABLE_MIGRATIONS).length);
      for (const outcome of outcomes) assert.ok([before, after].includes(outcome), `${outcome} migrations had run`);
      assert.ok(outcomes.has(before), `a kill happened before the end (${Math.round(performance.now() - whole)} ms)`);
      const store = await openStore(place.location);
      try {
        const [key] = await store.keys.list({ limit: 1 }, Date.now(), { email: `user${KEYS}+tag@example.org` });
        assert.is(key, undefined, 'a key without a secret is not listed');
        const mailboxes = await beneath(
          place.location,
          "select count(*) as count from keys where mailbox like 'user%@example.org'",
        );
        assert.is(Number(mailboxes[0]?.['count']), KEYS);
      } finally {
        await store.close();
      }
    } finally {
      await place.remove();
    }
  });
}

test.run();
