// Takes long.

import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { backUp } from '../../../runtime/store/backup/backup.ts';
import { restore } from '../../../runtime/store/backup/restore.ts';
import { send } from '../../support/http.ts';
import { startProcess } from '../../support/process.ts';
import { engines, folder } from './engines.ts';

const ADMIN_TOKEN = 'the operator of the tests';
const MASTER_KEY = 'a master key of at least 32 characters';
const CALL = { path: '/rest/unit-conversion/list_unit_categories' };

for (const engine of await engines()) {
  test(`${engine.name}: runs a restored backup alongside the original without interference`, async () => {
    const [first, second] = [await engine.place(), await engine.place()];
    const { path, remove } = folder();
    try {
      const settings = (place: typeof first, name: string) => ({
        ALMANAC_ADMIN_TOKEN: ADMIN_TOKEN,
        ALMANAC_MASTER_KEY: MASTER_KEY,
        ...('databaseUrl' in place.location
          ? { DATABASE_URL: place.location.databaseUrl, DATA_DIR: join(path, name) }
          : { DATA_DIR: place.location.dataDir }),
      });
      const original = await startProcess(settings(first, 'original'));
      const headers = { Authorization: `Bearer ${ADMIN_TOKEN}` };
      const made = await send(original.port, {
        path: '/admin/keys',
        headers,
        body: { email: 'a@example.org', plan: 'free' },
      });
      const { key, id } = made.json as { key: string; id: string };
      await backUp(first.location, join(path, 'backup'), undefined);
      await restore(second.location, join(path, 'backup'), { replace: 'nothing', accept: () => {} });
      const copy = await startProcess(settings(second, 'copy'));
      try {
        for (const { port } of [original, copy]) assert.is((await send(port, { ...CALL, key })).status, 200);
        assert.is((await send(original.port, { path: `/admin/keys/${id}/revoke`, headers, body: {} })).status, 200);
        assert.is((await send(original.port, { ...CALL, key })).status, 403);
        assert.is((await send(copy.port, { ...CALL, key })).status, 200);
      } finally {
        await copy.end('SIGTERM');
        await original.end('SIGTERM');
      }
    } finally {
      await first.remove();
      await second.remove();
      rmSync(path, { recursive: true, force: true });
      remove();
    }
  });
}

const shared = (await engines()).find(({ name }) => name === 'postgres');
if (shared !== undefined) {
  test('three processes under load admit exactly the daily quota of calls', async () => {
    const place = await shared.place();
    const { path, remove } = folder();
    const processes = await Promise.all(
      [1, 2, 3].map((n) =>
        startProcess({
          DATABASE_URL: (place.location as { databaseUrl: string }).databaseUrl,
          DATA_DIR: join(path, String(n)),
          ALMANAC_MASTER_KEY: MASTER_KEY,
          ALMANAC_ADMIN_TOKEN: ADMIN_TOKEN,
        }),
      ),
    );
    try {
      const [first] = processes as [(typeof processes)[number]];
      const headers = { Authorization: `Bearer ${ADMIN_TOKEN}` };
      const body = { email: 'a@example.org', plan: 'free' };
      const { key } = (await send(first.port, { path: '/admin/keys', headers, body })).json as { key: string };
      const statuses = new Map<number, number>();
      const reasons = new Set<string>();
      // Calls are sent in waves smaller than the concurrency limit, so only the quota rejects calls.
      for (let wave = 0; wave < 15; wave++) {
        const answers = await Promise.all(
          Array.from({ length: 12 }, (_, n) => send(processes[n % 3]?.port as number, { ...CALL, key })),
        );
        for (const { status, json } of answers) {
          statuses.set(status, (statuses.get(status) ?? 0) + 1);
          if (status !== 200) reasons.add(json.code);
        }
      }
      assert.equal([...reasons], ['quota_exceeded']);
      assert.equal([statuses.get(200), statuses.get(429)], [100, 80]);
    } finally {
      for (const each of processes) await each.end('SIGTERM');
      await place.remove();
      remove();
    }
  });
}

test.run();
