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

async function withFile(
  fetch: Fetch,
  body: (open: (changes?: object) => ReturnType<typeof fileOf>, folder: string) => Promise<void>,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'almanac-kept-'));
  await chmod(folder, 0o777);
  const opened: SourceCatalogs[] = [];
  const open = (changes: object = {}) => {
    const catalogs = new SourceCatalogs({ directory: folder, now: () => new Date() });
    opened.push(catalogs);
    return fileOf(catalogs, fetch, changes);
  };
  try {
    await body(open, folder);
  } finally {
    for (const catalogs of opened) await catalogs.close();
    await rm(folder, { recursive: true });
  }
}

function fileOf(catalogs: SourceCatalogs, fetch: Fetch, changes: object) {
  const noted: Provenance[] = [];
  const file = catalogs.file<Model>({
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
  return { file, call, noted, catalogs };
}

test('shares one fetch between simultaneous callers, and needs no fetch after a restart', async () => {
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

test("makes cached files and lists readable only by their owner, whatever the folder's mode, and leaves no partial file", () =>
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

test('fetches again if the copy has a different format or comes from a different address', async () => {
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

test('if the copy is insufficient, first asks the source whether it has changed, and returns the copy if it has not', async () => {
  const requests: (string | undefined)[] = [];
  await withFile(
    async (_call, lastModified) => {
      requests.push(lastModified);
      return lastModified === undefined ? model(1) : undefined;
    },
    async (open) => {
      const { file, call } = open();
      await file.get(call());
      assert.equal([...(await file.get(call(), ({ days }) => days.includes(9))).days], [1]);
      assert.equal(requests, [undefined, 'then']);
    },
  );
});

test('rejects the first caller if a fetch fails, and reports to a caller near its deadline that the file is being prepared', async () => {
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

test('aborts the running fetch on stop', () =>
  withFile(
    (call) =>
      new Promise((_resolve, reject) => call.signal.addEventListener('abort', () => reject(new Error('stopped')))),
    async (open) => {
      const { file, call, catalogs } = open();
      const waiting = problemOf(file.get(call())).catch((error: Error) => error.message);
      await new Promise((resolve) => setTimeout(resolve, 20));
      await catalogs.close();
      assert.is(await waiting, 'stopped');
    },
  ));

test.run();
