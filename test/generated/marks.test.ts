import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';

const ROOT = new URL('../../', import.meta.url);
const FOLDERS = ['spec', 'runtime/adapters', 'runtime/sources', 'test/services'];
const OF_MARKS = /\/spec\/[A-Z]+\.md$/;

test('no placeholders remain', async () => {
  const left: string[] = [];
  for (const folder of FOLDERS) {
    const entries = await readdir(new URL(`${folder}/`, ROOT), { recursive: true, withFileTypes: true });
    for (const entry of entries.filter((each) => each.isFile())) {
      const path = join(entry.parentPath, entry.name);
      if (!OF_MARKS.test(path) && (await readFile(path, 'latin1')).includes('FILL:')) left.push(path);
    }
  }
  assert.equal(left, [], `remaining placeholders: ${left.join(', ')}`);
});

test.run();
