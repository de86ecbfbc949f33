// What the runner says of a failure, from outputs of real processes.

import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { causesOf, shortened } from './causes.ts';
import { ROOT } from './jobs.ts';

/** What a test file with this body prints. */
async function outputOf(body: string): Promise<string> {
  // Below the repository, so that packages resolve.
  await mkdir(join(ROOT, '.tmp'), { recursive: true });
  const folder = await mkdtemp(join(ROOT, '.tmp/causes-'));
  const file = join(folder, 'some.test.ts');
  await writeFile(file, `import { test } from 'uvu';\nimport * as assert from 'uvu/assert';\n${body}\ntest.run();\n`);
  try {
    return await new Promise((resolve) => {
      const env = { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0' };
      execFile(process.execPath, [file], { env }, (_, stdout, stderr) => resolve(`${stdout}${stderr}`));
    });
  } finally {
    await rm(folder, { recursive: true });
  }
}

test('the one line that differs is found in a long difference, and the rest is left out', async () => {
  const output = await outputOf(`
const rows = (odd) => Array.from({ length: 300 }, (_, n) => ({ n: n === 17 ? odd : n }));
test('counts', () => { assert.equal(rows('here'), rows('there')); });`);
  assert.equal(causesOf(output), [
    {
      name: 'counts',
      line: 5,
      says: ['Expected values to be deeply equal:  (equal)', '--    "n": "here"', '++    "n": "there"'],
    },
  ]);
  assert.ok(output.split('\n').length > 1500);
  assert.ok(shortened(output).split('\n').length < 60);
  assert.match(shortened(output), /… \d+ more lines that differ/);
});

test('each failed test has its cause: own words, what was thrown, and where', async () => {
  const output = await outputOf(`
test('holds', () => { assert.ok(true); });
test('in words', () => { assert.equal(['a', 'b'], ['a'], 'run make generate'); });
test('throws', () => { throw new TypeError('no such thing'); });`);
  assert.equal(causesOf(output), [
    { name: 'in words', line: 5, says: ['run make generate  (equal)', '--  "b",'] },
    { name: 'throws', line: 6, says: ['no such thing'] },
  ]);
});

test('a file that cannot be loaded, and a compiler’s errors, are told by their lines', async () => {
  const [cause] = causesOf(await outputOf(`import './nowhere.ts';`));
  assert.match(cause?.says.join('\n') ?? '', /Cannot find module .*nowhere\.ts/);
  const types =
    "types\nruntime/a.ts(3,5): error TS2322: Type 'string' is no number.\nmake: *** [Makefile:1: types] Error 2\n";
  assert.is(causesOf(types)[0]?.says[0], "runtime/a.ts(3,5): error TS2322: Type 'string' is no number.");
});

test.run();
