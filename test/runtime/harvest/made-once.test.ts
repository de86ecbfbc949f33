// Processes on one database fetch a list once: one asks the source, the others take what it made, whole or not at all.

import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { Harvests, type ListDefinition } from '../../../runtime/harvest/harvest.ts';
import { openStore } from '../../../runtime/store/open-store.ts';
import type { SharedFiles, Store } from '../../../runtime/store/store.ts';
import { beneath, type Place, postgres } from '../store/engines.ts';
import { syntheticList } from './synthetic.ts';

const PIECE_BYTES = 512 * 1024;
const signal = new AbortController().signal;
const engine = await postgres();

interface Process {
  readonly store: Store;
  readonly shared: SharedFiles;
  readonly folder: string;
}

/** Three processes, each with a folder of its own. */
function fleetTest(name: string, body: (processes: readonly Process[], place: Place) => Promise<void>) {
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

fleetTest('three processes ask the source for a list once, and for the next one once', async (processes) => {
  let asked = 0;
  let now = Date.now();
  const made = syntheticList({ rows: 500 });
  const definition: ListDefinition = {
    ...made,
    rows(call) {
      asked += 1;
      return made.rows(call);
    },
  };
  const all = processes.map(
    ({ folder, shared }) => new Harvests({ directory: folder, now: () => new Date(now), shared }),
  );
  try {
    const lists = all.map((each) => each.list(definition));
    await Promise.all(lists.map((list) => list.refresh()));
    assert.is(asked, 1);
    assert.equal(
      lists.map((list) => list.state().rows),
      [500, 500, 500],
    );
    assert.is(new Set(lists.map((list) => list.state().builtAt)).size, 1);
    now += definition.lifetime;
    await Promise.all(lists.map((list) => list.refresh()));
    assert.is(asked, 2);
    assert.equal(
      lists.map((list) => list.state().builtAt),
      [now, now, now],
    );
  } finally {
    for (const each of all) await each.close();
  }
});

fleetTest('a process that could not make it leaves it to the next', async (processes) => {
  let asked = 0;
  const made = syntheticList({ rows: 50 });
  const definition: ListDefinition = {
    ...made,
    rows(call) {
      asked += 1;
      if (asked === 1) throw new Error('the source hangs up');
      return made.rows(call);
    },
  };
  const all = processes.map(({ folder, shared }) => new Harvests({ directory: folder, now: () => new Date(), shared }));
  try {
    const lists = all.map((each) => each.list(definition));
    await Promise.all(lists.map((list) => list.refresh()));
    assert.is(asked, 2);
    assert.equal(lists.map((list) => list.state().rows).sort(), [0, 50, 50]);
  } finally {
    for (const each of all) await each.close();
  }
});

fleetTest('taking goes on where it ended, and what is not whole is not taken', async ([giver, taker], place) => {
  const { shared, folder } = giver as Process;
  const [from, to] = [join(folder, 'given'), join((taker as Process).folder, 'taken')];
  const bytes = randomBytes(2.5 * PIECE_BYTES);
  await writeFile(from, bytes);
  await shared.give('domain', from, 'of today');
  assert.is(await shared.version('domain'), 'of today');

  // The first two pieces came before the process ended; that they are not asked for again is seen by their being gone.
  const name = createHash('sha256').update('of today').digest('hex').slice(0, 16);
  await writeFile(`${to}.${name}.taken`, bytes.subarray(0, 2 * PIECE_BYTES + 10));
  await beneath(place.location, 'delete from shared_file_pieces where piece < 2');
  assert.is(await (taker as Process).shared.take('domain', to, signal), true);
  assert.ok(bytes.equals(await readFile(to)));

  const other = join((taker as Process).folder, 'other');
  assert.is(await (taker as Process).shared.take('domain', other, signal), false, 'pieces are gone');
  await writeFile(from, bytes);
  await shared.give('domain', from, 'of tomorrow');
  await beneath(place.location, `update shared_file_pieces set body = 'x' where piece = 1`);
  assert.is(await (taker as Process).shared.take('domain', other, signal), false, 'the hash is wrong');
  assert.equal(await readdir((taker as Process).folder), ['taken']);
});

test.run();
