// If several processes share a database, one fetches a file from the source, and the others download the complete
// result from the database.

import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Provenance } from '../../../../runtime/contract/call.ts';
import { type ListDefinition, SourceCatalogs } from '../../../../runtime/sources/catalogs/catalogs.ts';
import { openStore } from '../../../../runtime/store/open-store.ts';
import type { SharedFiles, Store } from '../../../../runtime/store/store.ts';
import { eventually } from '../../../support/eventually.ts';
import { beneath, type Place, postgres } from '../../store/engines.ts';
import { syntheticList } from './synthetic.ts';

const PIECE_BYTES = 512 * 1024;
const signal = new AbortController().signal;
const engine = await postgres();

interface Process {
  readonly store: Store;
  readonly shared: SharedFiles;
  readonly folder: string;
}

function clusterTest(name: string, body: (processes: readonly Process[], place: Place) => Promise<void>) {
  if (engine === undefined) return test(name, () => void process.stdout.write('skipped: no PostgreSQL\n'));
  return test(name, async () => {
    const place = await engine.place();
    const processes: Process[] = [];
    try {
      for (let nth = 0; nth < 3; nth++) {
        const store = await openStore(place.location);
        const folder = await mkdtemp(join(tmpdir(), 'almanac-once-'));
        processes.push({ store, shared: store.sharedFiles as SharedFiles, folder });
      }
      await body(processes, place);
    } finally {
      for (const { store, folder } of processes) {
        await store.close();
        await rm(folder, { recursive: true });
      }
      await place.remove();
    }
  });
}

clusterTest('fetches a list, and later its next version, once for three processes', async (processes) => {
  let requestCount = 0;
  let now = Date.now();
  const made = syntheticList({ rows: 500 });
  const definition: ListDefinition = {
    ...made,
    rows(call) {
      requestCount += 1;
      return made.rows(call);
    },
  };
  const all = processes.map(
    ({ folder, shared }) => new SourceCatalogs({ directory: folder, now: () => new Date(now), shared }),
  );
  try {
    const lists = all.map((each) => each.list(definition));
    await Promise.all(lists.map((list) => list.refresh()));
    assert.is(requestCount, 1);
    assert.equal(
      lists.map((list) => list.state().rows),
      [500, 500, 500],
    );
    assert.is(new Set(lists.map((list) => list.state().builtAt)).size, 1);
    now += definition.lifetime;
    await Promise.all(lists.map((list) => list.refresh()));
    assert.is(requestCount, 2);
    assert.equal(
      lists.map((list) => list.state().builtAt),
      [now, now, now],
    );
  } finally {
    for (const each of all) await each.close();
  }
});

clusterTest('lets the next process build the list after one failed', async (processes) => {
  let requestCount = 0;
  const made = syntheticList({ rows: 50 });
  const definition: ListDefinition = {
    ...made,
    rows(call) {
      requestCount += 1;
      if (requestCount === 1) throw new Error('the source hangs up');
      return made.rows(call);
    },
  };
  const all = processes.map(
    ({ folder, shared }) => new SourceCatalogs({ directory: folder, now: () => new Date(), shared }),
  );
  try {
    const lists = all.map((each) => each.list(definition));
    await Promise.all(lists.map((list) => list.refresh()));
    assert.is(requestCount, 2);
    assert.equal(lists.map((list) => list.state().rows).sort(), [0, 50, 50]);
  } finally {
    for (const each of all) await each.close();
  }
});

/** More time than a slow machine needs to share a small file. */
const DAYS_MS = 5_000;

interface Days {
  readonly days: Int32Array;
}

/**
 * Opens a process's cached file. Records the validators of the requests that it sends and the responses that it
 * returns.
 */
function keptDays({ folder, shared }: Process, requests: (string | undefined)[], changes: object = {}) {
  const catalogs = new SourceCatalogs({ directory: folder, now: () => new Date(), shared });
  const noted: Provenance[] = [];
  const file = catalogs.file<Days>({
    ...{ id: 'days', source: 'calendar', title: 'The days', format: 1, origin: 'https://example.org/' },
    ...{ lifetime: DAYS_MS, lifetimeOfInsufficient: 0, timeout: 10_000 },
    async fetch(_, lastModified) {
      requests.push(lastModified);
      await new Promise((resolve) => setTimeout(resolve, 50));
      return lastModified === undefined ? { model: { days: Int32Array.of(1, 2, 3) }, lastModified: 'then' } : undefined;
    },
    ...changes,
  });
  const get = () => file.get({ deadline: Date.now() + 10_000, provenance: (entry) => void noted.push(entry) });
  return { get, noted, close: () => catalogs.close() };
}

clusterTest('fetches and revalidates a cached file once for three processes', async (processes) => {
  const requests: (string | undefined)[] = [];
  const all = processes.map((each) => keptDays(each, requests));
  try {
    const got = await Promise.all(all.map(({ get }) => get()));
    for (const { days } of got) assert.equal([...days], [1, 2, 3]);
    assert.equal(requests, [undefined]);
    const first = all.map(({ noted }) => noted[0]?.fetchedAt);
    assert.is(new Set(first).size, 1, String(first));
    await eventually(() => Date.now() - (first[0] as number) >= DAYS_MS, 2 * DAYS_MS, 'it is old');
    // Each process returns its old copy first, and refreshes in the background.
    await Promise.all(all.map(({ get }) => get()));
    const isNewer = async ({ get, noted }: (typeof all)[number]) => {
      await get();
      return (noted.at(-1)?.fetchedAt ?? 0) > (first[0] ?? 0);
    };
    for (const each of all) await eventually(() => isNewer(each), 5_000, 'the newer copy');
    assert.equal(requests, [undefined, 'then']);
  } finally {
    for (const { close } of all) await close();
  }
});

clusterTest(
  'ignores a file with another format or address; without the store each process fetches its own',
  async (processes) => {
    const requests: (string | undefined)[] = [];
    const [first, second, third] = processes as [Process, Process, Process];
    const open: { close(): Promise<void> }[] = [];
    const keep = (process: Process, changes: object) => {
      const kept = keptDays(process, requests, { lifetime: 60_000, ...changes });
      open.push(kept);
      return kept.get();
    };
    try {
      await keep(first, {});
      await keep(second, {});
      assert.is(requests.length, 1);
      await keep(second, { format: 2 });
      await keep(second, { origin: 'https://example.com/' });
      assert.is(requests.length, 3);
      await third.store.close();
      assert.equal([...(await keep(third, {})).days], [1, 2, 3]);
      assert.is(requests.length, 4);
    } finally {
      for (const { close } of open) await close();
    }
  },
);

clusterTest('resumes an interrupted download, and rejects an incomplete file', async ([provider, taker], place) => {
  const { shared, folder } = provider as Process;
  const [from, to] = [join(folder, 'given'), join((taker as Process).folder, 'taken')];
  const bytes = randomBytes(2.5 * PIECE_BYTES);
  await writeFile(from, bytes);
  await shared.give('domain', from, 'of today');
  assert.is(await shared.version('domain'), 'of today');

  // An earlier process had downloaded the first two parts. They are deleted from the store to show that they are not
  // fetched again.
  const name = createHash('sha256').update('of today').digest('hex').slice(0, 16);
  await writeFile(`${to}.${name}.taken`, bytes.subarray(0, 2 * PIECE_BYTES + 10));
  await beneath(place.location, 'delete from shared_file_pieces where piece < 2');
  assert.is(await (taker as Process).shared.take('domain', to, signal), true);
  assert.ok(bytes.equals(await readFile(to)));

  const other = join((taker as Process).folder, 'other');
  assert.is(await (taker as Process).shared.take('domain', other, signal), false, 'parts are missing');
  await writeFile(from, bytes);
  await shared.give('domain', from, 'of tomorrow');
  await beneath(place.location, `update shared_file_pieces set body = 'x' where piece = 1`);
  assert.is(await (taker as Process).shared.take('domain', other, signal), false, 'the hash is wrong');
  assert.equal(await readdir((taker as Process).folder), ['taken']);
});

test.run();
