import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { LongJobs } from '../../codegen/emit/beside.ts';
import type { FindIndexInput } from '../../codegen/emit/catalog/find-index.ts';
import { keptLongJobs } from '../../codegen/emit/kept.ts';

function countedJobs() {
  const made: string[] = [];
  const jobs: LongJobs = {
    openapiTypes: async (document) => {
      made.push(`types ${document['title']}`);
      return `types of ${document['title']}`;
    },
    findIndex: async ({ cards }) => {
      made.push(`index ${Object.keys(cards)}`);
      return `${Object.keys(cards)}`;
    },
    classifier: async ({ tools }) => {
      made.push(`classifier of ${tools.length}`);
      return 'rows';
    },
  };
  return { jobs, made };
}

const inputOf = (id: string): FindIndexInput => ({
  tools: [],
  glossary: undefined,
  cards: { [id]: {} as never },
  subjects: [],
  lacks: {},
});

async function inFolder(body: (folder: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'almanac-made-'));
  try {
    await body(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}

test('computes the result for an input only once across runs, and recomputes it when the code changes', () =>
  inFolder(async (folder) => {
    const { jobs, made } = countedJobs();
    const below = join(folder, 'below');
    for (const code of ['code', 'code', 'code of tomorrow']) {
      const kept = keptLongJobs(below, code, jobs);
      assert.is(await kept.openapiTypes({ title: 'one' }), 'types of one');
      assert.is(await kept.findIndex(inputOf('tides.now')), 'tides.now');
      assert.is(await kept.classifier({ tools: [], glossary: undefined }), 'rows');
    }
    const once = ['types one', 'index tides.now', 'classifier of 0'];
    assert.equal(made, [...once, ...once]);
    assert.is(await keptLongJobs(below, 'code', jobs).openapiTypes({ title: 'two' }), 'types of two');
    assert.is(made.length, 7);
  }));

test('evicts the oldest entries, and recomputes entries that cannot be read or written', () =>
  inFolder(async (folder) => {
    const { jobs, made } = countedJobs();
    const kept = keptLongJobs(folder, 'code', jobs);
    await kept.openapiTypes({ title: 'oldest' });
    const [oldest = ''] = await readdir(folder);
    await utimes(join(folder, oldest), 1, 1);
    for (let n = 0; n < 12; n += 1) await kept.openapiTypes({ title: `of ${n}` });
    const names = await readdir(folder);
    assert.is(names.length, 12);
    assert.not(names.includes(oldest));
    for (const name of names) await writeFile(join(folder, name), '{"made": "broken');
    assert.is(await kept.openapiTypes({ title: 'of 11' }), 'types of of 11');
    assert.is(made.length, 14);
    const inAFile = keptLongJobs(join(folder, names[0] ?? ''), 'code', jobs);
    assert.is(await inAFile.openapiTypes({ title: 'nowhere' }), 'types of nowhere');
  }));

test.run();
