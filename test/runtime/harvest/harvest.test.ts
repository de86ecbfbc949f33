import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Provenance } from '../../../runtime/contract/call.ts';
import { Problem } from '../../../runtime/contract/problem.ts';
import { Harvests } from '../../../runtime/harvest/harvest.ts';
import { type SyntheticRow, syntheticList } from './synthetic.ts';

const noted: Provenance[] = [];
const call = { provenance: (entry: Provenance) => void noted.push(entry) };

async function inDirectory(body: (directory: string) => Promise<void>): Promise<void> {
  const directory = await mkdtemp(join(tmpdir(), 'almanac-harvest-'));
  try {
    await body(directory);
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

async function withHarvests(directory: string, body: (harvests: Harvests) => Promise<void>, now = () => new Date()) {
  const harvests = new Harvests({ directory, now });
  try {
    await body(harvests);
  } finally {
    await harvests.close();
  }
}

function thrownBy(action: () => unknown): Problem {
  try {
    action();
  } catch (error) {
    if (error instanceof Problem) return error;
    throw error;
  }
  throw new Error('expected a Problem');
}

/** Measures turns of the event loop in CPU time of this thread: on a busy machine the clock measures the neighbours. */
function turnsOfTheLoop(): { stop: () => Promise<number> } {
  let longest = 0;
  let stopped = false;
  const watching = (async () => {
    let before = process.threadCpuUsage();
    while (!stopped) {
      await nextTurn();
      const now = process.threadCpuUsage();
      longest = Math.max(longest, (now.user + now.system - before.user - before.system) / 1000);
      before = now;
    }
    return longest;
  })();
  return {
    stop: () => {
      stopped = true;
      return watching;
    },
  };
}

test('harvests 30,000 rows without holding the event loop, says meanwhile how far it is, then finds folded words', () =>
  inDirectory((directory) =>
    withHarvests(directory, async (harvests) => {
      const list = harvests.list<SyntheticRow>(syntheticList({ rows: 30_000 }));
      const early = thrownBy(() => list.search('lodz', 5, call));
      assert.is(early.code, 'preparing');
      const turns = turnsOfTheLoop();
      await new Promise((resolve) => setTimeout(resolve, 100));
      const later = thrownBy(() => list.search('lodz', 5, call));
      assert.match(later.message, /[1-9]\d* rows of 30000/);
      assert.ok((later.extras.retryAfter ?? 0) >= 1);
      await list.refresh();
      const longest = await turns.stop();
      process.stdout.write(`longest turn of the event loop while harvesting: ${longest.toFixed(1)} ms of CPU\n`);
      assert.ok(longest < 20, `${longest} ms`);
      assert.is(list.state().rows, 30_000);

      for (const [query, place] of [
        ['lodz', 'Łódź'],
        ['TROMSO', 'Tromsø'],
        ['strassb', 'Straßburg'],
        ['thorshofn', 'Þórshöfn'],
        ['aebel', 'Æbeltoft'],
        ['izmir', 'İzmir'],
      ]) {
        const found = list.search(`popul ${query}`, 3, call);
        assert.is(found.total, 600, query);
        assert.ok(found.values.length === 3 && found.values.every((row) => row.name.includes(place as string)), query);
      }
      assert.is(list.search('farmers income oslo', 1, call).total, 600);
      assert.is(list.get('S.17', call)?.code, 'S.17');
      assert.is(list.get('nothing', call), undefined);
      const [first, second] = [list.search('paris', 2, call), list.search('paris', 2, call, 2)];
      assert.is(new Set([...first.values, ...second.values].map((row) => row.code)).size, 4);
      assert.is(list.search('', 10, call).values.length, 10);
      for (const odd of ['"', '*', 'a" OR "b', 'NEAR(x)', '-', 'words:paris', "'; DROP TABLE rows; --", '\u0000']) {
        list.search(odd, 1, call);
      }
      const before = process.threadCpuUsage();
      for (let n = 0; n < 20; n++) list.search('unemployment rate lyon', 20, call);
      const spent = process.threadCpuUsage(before);
      const each = (spent.user + spent.system) / 20_000;
      process.stdout.write(`search over 30,000 rows: ${each.toFixed(1)} ms of CPU\n`);
      assert.ok(each < 20);
    }),
  ));

test('a list on disk is served at once, and refreshed behind when its lifetime is over', () =>
  inDirectory(async (directory) => {
    await withHarvests(directory, (harvests) => harvests.list(syntheticList({ rows: 500 })).refresh());
    let now = Date.now();
    await withHarvests(
      directory,
      async (harvests) => {
        const list = harvests.list<SyntheticRow>(syntheticList({ rows: 700, version: 'new', lifetime: 1000 }));
        assert.is(list.get('S.1', call)?.version, 'old');
        assert.is(noted.at(-1)?.cache, 'hit');
        assert.is(list.state().building, false);
        now += 5000;
        assert.is(list.get('S.1', call)?.version, 'old');
        assert.is(noted.at(-1)?.cache, 'stale');
        assert.is(list.state().building, true);
        await list.refresh();
        assert.is(list.get('S.1', call)?.version, 'new');
        assert.is(list.state().rows, 700);
      },
      () => new Date(now),
    );
  }));

test('a harvest that fails leaves the old list, and without one says why instead of preparing for ever', () =>
  inDirectory(async (directory) => {
    const fail = () => new Problem('upstream_timeout', 'test-source: too slow.');
    await withHarvests(directory, async (harvests) => {
      const list = harvests.list(syntheticList({ rows: 10, fail }));
      assert.is(thrownBy(() => list.get('S.1', call)).code, 'preparing');
      await list.refresh();
      const problem = thrownBy(() => list.get('S.1', call));
      assert.is(problem.code, 'upstream_timeout');
      assert.ok((problem.extras.retryAfter ?? 0) > 50);
      assert.equal([list.state().failure, list.state().building], ['upstream_timeout', false]);
    });
    await withHarvests(directory, (harvests) => harvests.list(syntheticList({ rows: 10 })).refresh());
    await withHarvests(directory, async (harvests) => {
      let batches = 0;
      const broken = () => (++batches > 2 ? new Error('broken') : undefined);
      const list = harvests.list<SyntheticRow>(syntheticList({ rows: 5000, version: 'new', fail: broken }));
      await list.refresh();
      assert.is(list.get('S.1', call)?.version, 'old');
      assert.is(list.state().failure, 'upstream_failed');
      assert.equal(await readdir(directory), ['synthetic.sqlite']);
    });
    await withHarvests(directory, async (harvests) => {
      const list = harvests.list(syntheticList({ rows: 0 }));
      await list.refresh();
      assert.is(list.state().rows, 10, 'an empty harvest is a failure, not a list');
    });
  }));

test('equal keys: the later row stays', () =>
  inDirectory((directory) =>
    withHarvests(directory, async (harvests) => {
      const list = harvests.list<string>({
        ...syntheticList({ rows: 0 }),
        async *rows() {
          yield [
            { key: 'a', text: 'first', value: 'first' },
            { key: 'b', text: 'other', value: 'other' },
          ];
          yield [{ key: 'a', text: 'second', value: 'second' }];
        },
      });
      await list.refresh();
      assert.is(list.get('a', call), 'second');
      assert.equal(
        [list.state().rows, list.search('first', 5, call).total, list.search('second', 5, call).total],
        [2, 0, 1],
      );
    }),
  ));

test('a kill in the middle of a harvest leaves the old list whole, and the next start cleans up', () =>
  inDirectory(async (directory) => {
    await withHarvests(directory, (harvests) => harvests.list(syntheticList({ rows: 2000 })).refresh());
    const script = fileURLToPath(new URL('./child.ts', import.meta.url));
    for (const killAfter of [40, 90, 160]) {
      const child = spawn(process.execPath, [script, directory, '30000', '20'], {
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      await once(child.stdout, 'data');
      await new Promise((resolve) => setTimeout(resolve, killAfter));
      child.kill('SIGKILL');
      await once(child, 'exit');
      const left = await readdir(directory);
      assert.ok(
        left.some((name) => name.endsWith('.building')),
        'it was killed while it built',
      );
      await withHarvests(directory, async (harvests) => {
        const list = harvests.list<SyntheticRow>(syntheticList({ rows: 1 }));
        assert.is(list.get('S.1999', call)?.version, 'old');
        assert.is(list.search('lodz', 1, call).total, 200);
        assert.equal(await readdir(directory), ['synthetic.sqlite']);
      });
    }
  }));

test('a file that is no list is harvested anew', () =>
  inDirectory(async (directory) => {
    await writeFile(join(directory, 'synthetic.sqlite'), 'not a database at all, but long enough to be looked at');
    await withHarvests(directory, async (harvests) => {
      const list = harvests.list<SyntheticRow>(syntheticList({ rows: 20 }));
      assert.is(thrownBy(() => list.get('S.1', call)).code, 'preparing');
      await list.refresh();
      assert.is(list.get('S.1', call)?.code, 'S.1');
    });
    assert.ok(existsSync(join(directory, 'synthetic.sqlite')));
  }));

test('closing ends a harvest under way and leaves no unfinished file', () =>
  inDirectory(async (directory) => {
    await withHarvests(directory, async (harvests) => {
      const list = harvests.list(syntheticList({ rows: 30_000, delay: 20 }));
      thrownBy(() => list.get('S.1', call));
      await new Promise((resolve) => setTimeout(resolve, 60));
    });
    assert.equal(await readdir(directory), []);
  }));

test.run();
