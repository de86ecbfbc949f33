import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Provenance } from '../../../../runtime/contract/call.ts';
import { Problem } from '../../../../runtime/contract/problem.ts';
import { SourceCatalogs } from '../../../../runtime/sources/catalogs/catalogs.ts';
import { eventually } from '../../../support/eventually.ts';
import { type SyntheticRow, syntheticList } from './synthetic.ts';

const noted: Provenance[] = [];
/** A call so close to its deadline that it does not wait for a first fetch. */
const call = {
  provenance: (entry: Provenance) => void noted.push(entry),
  deadline: 0,
  signal: new AbortController().signal,
};
const patient = (ms: number) => ({ ...call, deadline: Date.now() + ms });

async function inDirectory(body: (directory: string) => Promise<void>): Promise<void> {
  const directory = await mkdtemp(join(tmpdir(), 'almanac-harvest-'));
  try {
    await body(directory);
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

async function withHarvests(
  directory: string,
  body: (catalogs: SourceCatalogs) => Promise<void>,
  now = () => new Date(),
) {
  const catalogs = new SourceCatalogs({ directory, now });
  try {
    await body(catalogs);
  } finally {
    await catalogs.close();
  }
}

async function thrownBy(action: () => Promise<unknown>): Promise<Problem> {
  try {
    await action();
  } catch (error) {
    if (error instanceof Problem) return error;
    throw error;
  }
  throw new Error('expected a Problem');
}

/**
 * Measures the CPU time of this thread per event loop iteration, because elapsed time would include other processes.
 */
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

test('harvests 30,000 rows without blocking the event loop, reports progress, then finds words regardless of accents and case', () =>
  inDirectory((directory) =>
    withHarvests(directory, async (catalogs) => {
      const list = catalogs.list<SyntheticRow>(syntheticList({ rows: 30_000 }));
      const early = await thrownBy(() => list.search('lodz', { limit: 5 }, call));
      assert.is(early.code, 'preparing');
      const turns = turnsOfTheLoop();
      let later = early;
      for (let n = 0; n < 200 && !/[1-9]\d* rows of 30000/.test(later.message) && list.state().building; n++) {
        await new Promise((resolve) => setTimeout(resolve, 10));
        later = await thrownBy(() => list.search('lodz', { limit: 5 }, call));
      }
      assert.match(later.message, /[1-9]\d* rows of 30000/);
      assert.ok((later.extras.retryAfter ?? 0) >= 1);
      await list.refresh();
      const longest = await turns.stop();
      process.stdout.write(`longest turn of the event loop while harvesting: ${longest.toFixed(1)} ms of CPU\n`);
      assert.ok(longest < 20, `${longest} ms`);
      assert.is(list.state().rows, 30_000);

      const search = (query: string, limit = 5, offset = 0) => list.search(query, { limit, offset }, call);
      for (const [query, place] of [
        ['lodz', 'Łódź'],
        ['TROMSO', 'Tromsø'],
        ['strassb', 'Straßburg'],
        ['thorshofn', 'Þórshöfn'],
        ['aebelt', 'Æbeltoft'],
        ['izmir', 'İzmir'],
        ['Tromsoo', 'Tromsø'],
      ]) {
        const found = await search(`population ${query}`, 3);
        const names = found.hits.map(({ value }) => value.name);
        assert.ok(names.length === 3 && names.every((name) => name.includes(place as string)), `${query}: ${names}`);
      }
      assert.is((await list.get('s.17', call))?.code, 'S.17', 'ignores case');
      assert.is(await list.get('nothing', call), undefined);
      assert.ok((await list.nearestKeys('S.177777', 3, call)).includes('S.17777'));
      const [first, second] = [await search('paris', 2), await search('paris', 2, 2)];
      assert.is(new Set([...first.hits, ...second.hits].map(({ value }) => value.code)).size, 4);
      assert.is((await list.page(10, 0, call)).values.length, 10);
      for (const odd of ['', '"', '*', 'a" OR "b', 'NEAR(x)', '-', 'words:paris', "'; DROP TABLE rows; --", '\u0000']) {
        await search(odd, 1);
      }
      const before = process.threadCpuUsage();
      for (let n = 0; n < 20; n++) await search('unemployment rate lyon', 20);
      const spent = process.threadCpuUsage(before);
      const each = (spent.user + spent.system) / 20_000;
      process.stdout.write(`search over 30,000 rows: ${each.toFixed(1)} ms of CPU\n`);
      assert.ok(each < 20);
    }),
  ));

test('lets an early call wait for the first harvest until its deadline', () =>
  inDirectory((directory) =>
    withHarvests(directory, async (catalogs) => {
      const list = catalogs.list<SyntheticRow>(syntheticList({ rows: 3000, delay: 100 }));
      const hurried = await thrownBy(() => list.get('S.1', patient(600)));
      assert.is(hurried.code, 'preparing');
      assert.is((await list.get('S.1', patient(20_000)))?.code, 'S.1');
    }),
  ));

test('makes harvested files readable only by their owner', () =>
  inDirectory((directory) =>
    withHarvests(directory, async (catalogs) => {
      await catalogs.list(syntheticList({ rows: 10 })).refresh();
      assert.is(((await stat(join(directory, 'synthetic.sqlite'))).mode & 0o777).toString(8), '600');
    }),
  ));

test('serves a list from disk immediately, and refreshes it in the background after its lifetime', () =>
  inDirectory(async (directory) => {
    await withHarvests(directory, (catalogs) => catalogs.list(syntheticList({ rows: 500 })).refresh());
    let now = Date.now();
    await withHarvests(
      directory,
      async (catalogs) => {
        const list = catalogs.list<SyntheticRow>(syntheticList({ rows: 700, version: 'new', lifetime: 1000 }));
        assert.is((await list.get('S.1', call))?.version, 'old');
        assert.is(noted.at(-1)?.cache, 'hit');
        assert.is(list.state().building, false);
        now += 5000;
        assert.is((await list.get('S.1', call))?.version, 'old');
        assert.is(noted.at(-1)?.cache, 'stale');
        assert.is(list.state().building, true);
        await list.refresh();
        assert.is((await list.get('S.1', call))?.version, 'new');
        assert.is(list.state().rows, 700);
      },
      () => new Date(now),
    );
  }));

test('keeps the old list if a harvest fails, and reports why if there is none', () =>
  inDirectory(async (directory) => {
    const fail = () => new Problem('upstream_timeout', 'test-source: too slow.');
    await withHarvests(directory, async (catalogs) => {
      const list = catalogs.list(syntheticList({ rows: 10, fail }));
      assert.is((await thrownBy(() => list.get('S.1', call))).code, 'preparing');
      await list.refresh();
      const problem = await thrownBy(() => list.get('S.1', call));
      assert.is(problem.code, 'upstream_timeout');
      assert.ok((problem.extras.retryAfter ?? 0) > 50);
      assert.equal([list.state().failure, list.state().building], ['upstream_timeout', false]);
    });
    await withHarvests(directory, (catalogs) => catalogs.list(syntheticList({ rows: 10 })).refresh());
    await withHarvests(directory, async (catalogs) => {
      let batches = 0;
      const broken = () => (++batches > 2 ? new Error('broken') : undefined);
      const list = catalogs.list<SyntheticRow>(syntheticList({ rows: 5000, version: 'new', fail: broken }));
      await list.refresh();
      assert.is((await list.get('S.1', call))?.version, 'old');
      assert.is(list.state().failure, 'upstream_failed');
      assert.equal(await readdir(directory), ['synthetic.sqlite']);
    });
    await withHarvests(directory, async (catalogs) => {
      const list = catalogs.list(syntheticList({ rows: 0 }));
      await list.refresh();
      assert.is(list.state().rows, 10, 'an empty harvest is a failure, not a list');
    });
  }));

test('uses a list that another process fetched into the same folder, without querying the source', () =>
  inDirectory((directory) =>
    withHarvests(directory, (first) =>
      withHarvests(directory, async (second) => {
        const lists = [first, second].map((catalogs, index) =>
          catalogs.list<SyntheticRow>(syntheticList({ rows: 5, version: `of process ${index}` })),
        );
        // Both catalogs read the empty folder before either of them fetched the list.
        for (const list of lists) await list.refresh();
        for (const list of lists) {
          assert.is((await list.get('S.1', call))?.version, 'of process 0');
          assert.equal([list.state().rows, list.state().failure], [5, undefined]);
        }
      }),
    ),
  ));

test('if two rows have the same key, keeps the later one', () =>
  inDirectory((directory) =>
    withHarvests(directory, async (catalogs) => {
      const list = catalogs.list<string>({
        ...syntheticList({ rows: 0 }),
        async *rows() {
          yield [
            { key: 'a', titles: { en: 'first' }, value: 'first' },
            { key: 'b', titles: { en: 'other one' }, value: 'other' },
          ];
          yield [{ key: 'A', titles: { en: 'second' }, value: 'second' }];
        },
      });
      await list.refresh();
      assert.is(await list.get('a', call), 'second');
      assert.equal(
        [
          list.state().rows,
          (await list.search('first', { limit: 5 }, call)).total,
          (await list.search('second', { limit: 5 }, call)).total,
        ],
        [2, 0, 1],
      );
    }),
  ));

test('keeps the old list when killed during a harvest, and the next start cleans up', () =>
  inDirectory(async (directory) => {
    await withHarvests(directory, (catalogs) => catalogs.list(syntheticList({ rows: 2000 })).refresh());
    const script = fileURLToPath(new URL('./child.ts', import.meta.url));
    for (const killAfter of [60, 120, 240]) {
      const child = spawn(process.execPath, [script, directory, '30000', '20'], {
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      const builds = async () => (await readdir(directory)).some((name) => name.endsWith('.building'));
      await eventually(builds, 10_000, 'it builds');
      await new Promise((resolve) => setTimeout(resolve, killAfter));
      child.kill('SIGKILL');
      await once(child, 'exit');
      const left = await readdir(directory);
      assert.ok(
        left.some((name) => name.endsWith('.building')),
        'the process was killed during the build',
      );
      await withHarvests(directory, async (catalogs) => {
        const list = catalogs.list<SyntheticRow>(syntheticList({ rows: 1 }));
        assert.is((await list.get('S.1999', call))?.version, 'old');
        assert.ok((await list.search('lodz', { limit: 1 }, call)).total > 0);
        assert.equal(await readdir(directory), ['synthetic.sqlite']);
      });
    }
  }));

test('harvests again if the file is not a list', () =>
  inDirectory(async (directory) => {
    await writeFile(join(directory, 'synthetic.sqlite'), 'not a database at all, but long enough to be looked at');
    await withHarvests(directory, async (catalogs) => {
      const list = catalogs.list<SyntheticRow>(syntheticList({ rows: 20 }));
      assert.is((await thrownBy(() => list.get('S.1', call))).code, 'preparing');
      await list.refresh();
      assert.is((await list.get('S.1', call))?.code, 'S.1');
    });
    assert.ok(existsSync(join(directory, 'synthetic.sqlite')));
  }));

test('aborts a running harvest on close and leaves no partial file', () =>
  inDirectory(async (directory) => {
    await withHarvests(directory, async (catalogs) => {
      const list = catalogs.list(syntheticList({ rows: 30_000, delay: 20 }));
      await thrownBy(() => list.get('S.1', call));
      await new Promise((resolve) => setTimeout(resolve, 60));
    });
    assert.equal(await readdir(directory), []);
  }));

test.run();
