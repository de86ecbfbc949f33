// What is kept whole: one fetch for all, a copy that survives a restart, and who may read it.

import { chmod, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Provenance } from '../../../../runtime/contract/call.ts';
import { Problem } from '../../../../runtime/contract/problem.ts';
import { buildListFile } from '../../../../runtime/sources/catalogs/building.ts';
import { SourceCatalogs } from '../../../../runtime/sources/catalogs/catalogs.ts';
import type { FetchCall, Fetched } from '../../../../runtime/sources/catalogs/kept-file.ts';
import { problemOf } from '../../../support/fake-source.ts';

interface Model {
  readonly days: Int32Array;
}
type Fetch = (call: FetchCall, lastModified: string | undefined) => Promise<Fetched<Model> | undefined>;

const model = (...days: number[]): Fetched<Model> => ({ model: { days: Int32Array.from(days) }, lastModified: 'then' });

/** A file as a source declares it, in a folder of its own; `harvests` are closed after. */
async function withFile(
  fetch: Fetch,
  body: (open: (changes?: object) => ReturnType<typeof fileOf>, folder: string) => Promise<void>,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'almanac-kept-'));
  await chmod(folder, 0o777);
  const opened: SourceCatalogs[] = [];
  const open = (changes: object = {}) => {
    const harvests = new SourceCatalogs({ directory: folder, now: () => new Date() });
    opened.push(harvests);
    return fileOf(harvests, fetch, changes);
  };
  try {
    await body(open, folder);
  } finally {
    for (const harvests of opened) await harvests.close();
    await rm(folder, { recursive: true });
  }
}

function fileOf(harvests: SourceCatalogs, fetch: Fetch, changes: object) {
  const noted: Provenance[] = [];
  const file = harvests.file<Model>({
    id: 'days',
    source: 'calendar',
    title: 'The days',
    format: 1,
    origin: 'https://example.org/',
    lifetime: 60_000,
    lifetimeOfInsufficient: 0,
    timeout: 10_000,
    fetch,
    ...changes,
  });
  const call = (msLeft = 10_000) => ({
    deadline: Date.now() + msLeft,
    provenance: (entry: Provenance) => void noted.push(entry),
  });
  return { file, call, noted, harvests };
}

test('callers of one moment share one fetch, and a restart needs none', async () => {
  let fetches = 0;
  await withFile(
    async () => {
      fetches++;
      return model(1, 2, 3);
    },
    async (open) => {
      const { file, call } = open();
      const got = await Promise.all([file.get(call()), file.get(call()), file.get(call())]);
      assert.ok(got.every((each) => each === got[0]));
      const again = open();
      assert.equal([...(await again.file.get(again.call())).days], [1, 2, 3]);
      assert.is(again.noted[0]?.cache, 'hit');
      assert.is(fetches, 1);
    },
  );
});

test('nobody but the owner reads a kept file or a list, whatever the folder’s mode, and nothing unfinished is left', () =>
  withFile(
    async () => model(1),
    async (open, folder) => {
      const { file, call } = open();
      await file.get(call());
      await buildListFile(join(folder, 'list.sqlite'), [[{ key: 'a', titles: { en: 'a' }, value: 1 }]], 0, () => {});
      const names = (await readdir(folder)).sort();
      assert.equal(names, ['days.v8', 'list.sqlite']);
      for (const name of names) assert.is((await stat(join(folder, name))).mode & 0o777, 0o600, name);
    },
  ));

test('a copy of another form or of another address is fetched anew', async () => {
  let fetches = 0;
  await withFile(
    async () => model(++fetches),
    async (open) => {
      for (const changes of [{}, { format: 2 }, { format: 2, origin: 'https://example.com/' }]) {
        const { file, call } = open(changes);
        await file.get(call());
      }
      assert.is(fetches, 3);
    },
  );
});

test('a copy that does not suffice is compared by its date first; one that the source confirms is given nevertheless', async () => {
  const asked: (string | undefined)[] = [];
  await withFile(
    async (_call, lastModified) => {
      asked.push(lastModified);
      return lastModified === undefined ? model(1) : undefined;
    },
    async (open) => {
      const { file, call } = open();
      await file.get(call());
      assert.equal([...(await file.get(call(), ({ days }) => days.includes(9))).days], [1]);
      assert.equal(asked, [undefined, 'then']);
    },
  );
});

test('a fetch that fails is the first caller’s Problem; a caller who cannot wait is told that it is preparing', async () => {
  await withFile(
    () => Promise.reject(new Problem('upstream_failed', 'It failed.')),
    async (open) => {
      const { file, call } = open();
      assert.is((await problemOf(file.get(call()))).code, 'upstream_failed');
    },
  );
  let finish = (_fetched: Fetched<Model>) => {};
  await withFile(
    () => new Promise((resolve) => (finish = resolve)),
    async (open) => {
      const { file, call } = open();
      const problem = await problemOf(file.get(call(1_050)));
      assert.is(problem.code, 'preparing');
      finish(model(1));
      assert.equal([...(await file.get(call())).days], [1]);
    },
  );
});

test('a stop ends the fetch under way', () =>
  withFile(
    (call) =>
      new Promise((_resolve, reject) => call.signal.addEventListener('abort', () => reject(new Error('stopped')))),
    async (open) => {
      const { file, call, harvests } = open();
      const waiting = problemOf(file.get(call())).catch((error: Error) => error.message);
      await new Promise((resolve) => setTimeout(resolve, 20));
      await harvests.close();
      assert.is(await waiting, 'stopped');
    },
  ));

test.run();
