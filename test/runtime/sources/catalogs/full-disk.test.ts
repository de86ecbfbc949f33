// On a full disk, incomplete files are neither used nor left behind, and sources are not blamed.

import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { SourceCatalogs } from '../../../../runtime/sources/catalogs/catalogs.ts';
import { backUp } from '../../../../runtime/store/backup/backup.ts';
import { openStore } from '../../../../runtime/store/open-store.ts';
import { problemOf, withSource } from '../../../support/fake-source.ts';
import { canLimitRoom, withRoom } from '../../../support/room.ts';
import { type SyntheticRow, syntheticList } from './synthetic.ts';

async function inFolder(use: (folder: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'almanac-full-'));
  try {
    await use(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const SHARED_INDEX_BYTES = 32_768;
const call = { provenance: () => {}, deadline: 0, signal: new AbortController().signal };

if (canLimitRoom()) {
  test('keeps the old list if the new one does not fit, deletes the partial file, and reports the disk as the cause', () =>
    inFolder(async (folder) => {
      const catalogs = new SourceCatalogs({ directory: folder, now: () => new Date() });
      try {
        const old = catalogs.list<SyntheticRow>(syntheticList({ rows: 100, lifetime: 0 }));
        await old.refresh();
        const empty = catalogs.list<SyntheticRow>({ ...syntheticList({ rows: 5_000 }), id: 'large' });
        const { size } = await stat(join(folder, 'synthetic.sqlite'));
        await withRoom(size / 2, async () => {
          await old.refresh();
          await empty.refresh();
        });
        assert.is(old.state().failure, 'store_unavailable');
        assert.is((await old.search('tromsø', { limit: 5 }, call)).total > 0, true);
        const problem = await problemOf(empty.search('tromsø', { limit: 5 }, call));
        assert.is(problem.code, 'store_unavailable', problem.message);
        assert.match(problem.message, /no disk space left/);
        assert.ok((problem.extras.retryAfter ?? 0) > 60, 'the source is not queried for the whole file every minute');
        assert.equal(await readdir(folder), ['synthetic.sqlite']);
        await empty.refresh();
        assert.is(empty.state().rows, 5_000);
      } finally {
        await catalogs.close();
      }
    }));

  test('a download that does not fit fails, even on a short last write, deletes its partial file and does not count as a failure of the source', () =>
    inFolder(async (folder) => {
      const whole = 'r'.repeat(100_000);
      const file = join(folder, 'whole');
      const answering = { etag: '"one"', 'content-length': String(whole.length) };
      await withSource(
        { retries: 2, breaker: { failures: 1, pause: 300 } },
        (response) => response.writeHead(200, answering).end(whole),
        async ({ server, client }) => {
          const download = () =>
            client.download({ path: '/whole', lifetime: 'none' } as never, {
              file,
              maxBytes: 1_000_000,
              longest: 20_000,
            });
          for (const room of [whole.length - 10, 50_000, 10]) {
            const requestCount = server.seen.length;
            const problem = await withRoom(room, () => problemOf(download()));
            assert.is(problem.code, 'store_unavailable', problem.message);
            assert.is(server.seen.length, requestCount + 1, 'another request does not help');
            assert.equal(await readdir(folder), []);
          }
          await download();
          assert.is(await readFile(file, 'utf8'), whole);
        },
      );
    }));

  test('keeps the previous backup when a new one does not fit', () =>
    inFolder(async (folder) => {
      const location = { dataDir: join(folder, 'data') };
      const store = await openStore(location);
      // Incompressible and larger than the WAL index, which SQLite needs for reading.
      const feedback = randomBytes(SHARED_INDEX_BYTES).toString('hex');
      await store.feedback.add({ id: 'f', keyId: null, service: 'places', kind: 'bug', feedback, receivedAt: 1 });
      await store.close();
      const file = join(folder, 'backup');
      await backUp(location, file, undefined);
      const before = await readFile(file);
      assert.ok(before.length > SHARED_INDEX_BYTES);
      const attempt = withRoom(SHARED_INDEX_BYTES, () => backUp(location, file, undefined));
      const error = await attempt.then(
        () => undefined,
        (thrown: Error) => thrown,
      );
      assert.match(String(error?.message), /EFBIG|ENOSPC/);
      assert.equal(await readFile(file), before);
      assert.equal((await readdir(folder)).sort(), ['backup', 'data']);
    }));
}

test.run();
