// Searches extracts of the catalogs with realistic questions written before the vocabulary. Prints recall@5 and lists
// every miss.

import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { buildListFile } from '../../runtime/sources/catalogs/building.ts';
import { ListFile } from '../../runtime/sources/catalogs/list-file.ts';
import { CATALOGUES } from './catalogues.ts';

interface Asked {
  readonly catalogue: string;
  readonly language: string;
  readonly question: string;
  readonly accepted: readonly string[];
}

const QUESTIONS: readonly Asked[] = readFileSync(new URL('questions.tsv', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => {
    const [catalogue = '', language = '', question = '', accepted = ''] = line.split('\t');
    return { catalogue, language, question, accepted: accepted.split(' ') };
  });

/**
 * A lower recall indicates a bug. Search quality is evaluated separately, with independent questions over complete
 * catalogs.
 */
const MIN_RECALL = 0.85;

async function withLists(body: (lists: ReadonlyMap<string, ListFile<{ id: string }>>) => void): Promise<void> {
  const directory = await mkdtemp(join(tmpdir(), 'almanac-recall-'));
  const lists = new Map<string, ListFile<{ id: string }>>();
  try {
    for (const [name, rows] of Object.entries(CATALOGUES)) {
      const file = join(directory, `${name}.sqlite`);
      await buildListFile(file, [rows()], 0, () => {});
      lists.set(name, ListFile.open(file) as ListFile<{ id: string }>);
    }
    body(lists);
  } finally {
    for (const list of lists.values()) list.close();
    await rm(directory, { recursive: true, force: true });
  }
}

function isAccepted(id: string, accepted: readonly string[]): boolean {
  return accepted.some((each) => id === each || id.startsWith(`${each}?`) || id.startsWith(`${each}:`));
}

test('for plain-language questions, the right series is among the first five results', () =>
  withLists((lists) => {
    let found = 0;
    let first = 0;
    const misses: string[] = [];
    for (const { catalogue, language, question, accepted } of QUESTIONS) {
      const { hits, nearest } = (lists.get(catalogue) as ListFile<{ id: string }>).search(question, { limit: 5 });
      const ids = hits.map(({ value }) => value.id);
      if (isAccepted(ids[0] ?? '', accepted)) first++;
      if (ids.some((id) => isAccepted(id, accepted))) found++;
      else {
        const got = ids.length > 0 ? ids.join(' ') : `nothing fits; nearest ${nearest.map(({ id }) => id).join(' ')}`;
        misses.push(`  ${catalogue} [${language}] ${question}: wanted ${accepted.join(' or ')}, got ${got}`);
      }
    }
    const n = QUESTIONS.length;
    const recall = found / n;
    process.stdout.write(
      `recall@5 ${recall.toFixed(3)}, first ${(first / n).toFixed(3)} (n = ${n})\n${misses.join('\n')}\n`,
    );
    assert.ok(n >= 60);
    assert.ok(QUESTIONS.filter(({ language }) => language !== 'en').length >= 10);
    assert.ok(recall >= MIN_RECALL, `recall@5 is ${recall}`);
  }));

test.run();
