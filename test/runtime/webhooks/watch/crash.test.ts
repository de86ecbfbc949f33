// Processes that are killed while watching or that watch concurrently lose no change and report none twice. Takes long.
// Mostly waits.

import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { openStore } from '../../../../runtime/store/open-store.ts';
import type { StoreLocation } from '../../../../runtime/store/store.ts';
import { eventually } from '../../../support/eventually.ts';
import { json, startServer, type TestServer } from '../../../support/fake-source.ts';
import { type Child, startChild } from '../../store/children.ts';
import { engines } from '../../store/engines.ts';
import type { ChildOptions, Word } from './child.ts';
import { PATIENCE_MS, type Ship } from './scripted.ts';

const SCRIPT = fileURLToPath(new URL('./child.ts', import.meta.url));
/** Enough ships to require more than three transactions. */
const SHIPS = 350;

interface Watching {
  readonly child: Child<never>;
  readonly messages: Word[];
  count(word: Word): number;
}

/** Processes that are stopped after each test, because the test file could not end while one of them runs. */
const started: Child<never>[] = [];

async function start(location: StoreLocation, server: TestServer, holdMs: number): Promise<Watching> {
  const options: ChildOptions = { location, url: server.url, holdMs };
  const child = await startChild<never>(options, SCRIPT);
  started.push(child);
  assert.equal(child.hello, { word: 'ready' });
  const messages: Word[] = [];
  child.process.on('message', ({ word }: { word: Word }) => messages.push(word));
  return { child, messages, count: (word) => messages.filter((one) => one === word).length };
}

function fleet(voyages: number): Ship[] {
  return Array.from({ length: SHIPS }, (_, n) => ({ mmsi: `${n}`, name: `Ship ${n}`, port: `port ${voyages}` }));
}

function show(server: TestServer, voyages: number): void {
  server.behave((response) => json(response, { covers: 'all', records: fleet(voyages) }));
}

/** Waits for two polls without a write in between, after which everything is written. */
async function settled(watching: Watching): Promise<void> {
  const quiet = () => {
    const last = watching.messages.slice(-3);
    return last.length === 3 && last.every((word) => word === 'looking');
  };
  watching.messages.length = 0;
  await eventually(quiet, PATIENCE_MS, 'looks without changes');
}

/** Checks that every ship has reported every voyage once and in order, and that the sequence has no gaps. */
async function assertVoyages(location: StoreLocation, voyages: number): Promise<void> {
  const store = await openStore(location);
  try {
    const changes = await store.watches.changesSince('harbour_ship', 0, 100_000);
    assert.equal(
      changes.map(({ sequence }) => sequence),
      Array.from({ length: SHIPS * voyages }, (_, index) => index + 1),
    );
    const byShip = Map.groupBy(changes, ({ entityId }) => entityId);
    assert.is(byShip.size, SHIPS);
    const expected = Array.from({ length: voyages }, (_, n) => [
      { field: 'port', before: `port ${n}`, after: `port ${n + 1}` },
    ]);
    for (const [ship, ofShip] of byShip) {
      assert.equal(
        ofShip.map(({ fields }) => fields),
        expected,
        `ship ${ship}`,
      );
    }
    assert.is(new Set(changes.map(({ id }) => id)).size, changes.length);
  } finally {
    await store.close();
  }
}

for (const engine of await engines()) {
  const on = (promise: string, check: (location: StoreLocation, server: TestServer) => Promise<void>) =>
    test(`${engine.name}: ${promise}`, async () => {
      const place = await engine.place();
      const server = await startServer((response) => json(response, { covers: 'all', records: fleet(0) }));
      try {
        await check(place.location, server);
      } finally {
        for (const child of started.splice(0)) if (child.process.exitCode === null) child.process.kill('SIGKILL');
        await server.close();
        await place.remove();
      }
    });

  on(
    'kill -9 between polls and in the middle of a write loses nothing and repeats nothing',
    async (location, server) => {
      let watching = await start(location, server, 0);
      await settled(watching);
      await watching.child.stop('SIGKILL');
      show(server, 1);
      watching = await start(location, server, 0);
      await settled(watching);
      await watching.child.stop('SIGKILL');

      for (const [round, batches] of [1, 2, 4].entries()) {
        show(server, 2 + round);
        watching = await start(location, server, 60);
        // The kill happens before this batch is committed.
        await eventually(() => watching.count('writing') === batches, PATIENCE_MS, `batch ${batches} is being written`);
        await watching.child.stop('SIGKILL');
        watching = await start(location, server, 0);
        await settled(watching);
        await watching.child.stop('SIGKILL');
      }
      await assertVoyages(location, 4);
    },
  );

  on('SIGTERM during a write ends the process soon and loses nothing', async (location, server) => {
    let watching = await start(location, server, 50);
    await settled(watching);
    show(server, 1);
    await eventually(() => watching.count('writing') === 2, PATIENCE_MS, 'writing');
    const exited = once(watching.child.process, 'exit');
    watching.child.process.kill('SIGTERM');
    assert.equal(await exited, [0, null]);
    assert.ok(watching.count('writing') <= 3, 'no further batch was started');
    watching = await start(location, server, 0);
    await settled(watching);
    await watching.child.stop('SIGKILL');
    await assertVoyages(location, 1);
  });

  if (engine.name === 'sqlite') continue;
  on('one of two processes polls; when it dies, the other continues', async (location, server) => {
    const first = await start(location, server, 60);
    await settled(first);
    const second = await start(location, server, 0);
    await settled(first);
    assert.is(second.count('looking'), 0);
    show(server, 1);
    await eventually(() => first.count('writing') === 2, PATIENCE_MS, 'the first one writes');
    await first.child.stop('SIGKILL');
    const died = performance.now();
    await eventually(() => second.count('looking') > 0, PATIENCE_MS, 'the second one looks');
    assert.ok(performance.now() - died < 5_000, 'soon');
    await settled(second);
    show(server, 2);
    await eventually(() => second.count('writing') >= 1, PATIENCE_MS, 'the second one writes');
    await settled(second);
    await second.child.stop('SIGKILL');
    await assertVoyages(location, 2);
  });
}

test.run();
