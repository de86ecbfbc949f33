// Takes long.

import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { TINY } from './tiny.ts';

const CLI = fileURLToPath(new URL('../../codegen/cli.ts', import.meta.url));

interface Outcome {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

async function cli(out: string, ...options: string[]): Promise<Outcome> {
  const args = [CLI, '--spec', `${TINY}spec`, '--out', out, ...options];
  const run = promisify(execFile)(process.execPath, args);
  return run.then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    (error: Outcome) => error,
  );
}

async function filesIn(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).length;
}

const test = suite<{ folder: string }>('cli', { folder: '' });
test.before(async (context) => {
  context.folder = await mkdtemp(join(tmpdir(), 'almanac-cli-'));
});
test.after(({ folder }) => rm(folder, { recursive: true }));

test('the first run writes the folder and reports the changes; the second run reports none', async ({ folder }) => {
  const first = await cli(folder, '--stats');
  assert.is(first.code, 0, first.stderr);
  assert.match(first.stdout, /^new {6}\S+CATALOG\.md\n/);
  const count = await filesIn(folder);
  assert.match(first.stdout, new RegExp(`\\n${count} files generated, ${count} changed\\.\\n {2}load +[0-9]+ ms\\n`));
  assert.is((await cli(folder)).stdout, `${count} files generated, 0 changed.\n`);
});

test('--check fails on drift, writes nothing, and prints the fix', async ({ folder }) => {
  const place = join(folder, 'platform.ts');
  await writeFile(place, 'edited by hand\n');
  const { code, stdout } = await cli(folder, '--check');
  assert.is(code, 1);
  assert.is(
    stdout,
    `changed  ${place}\nThe generated files are out of date: run \`make generate\` and commit the result.\n`,
  );
  assert.is(await readFile(place, 'utf8'), 'edited by hand\n');
  assert.is((await cli(folder)).code, 0);
  assert.equal(await cli(folder, '--check'), {
    code: 0,
    stdout: `${await filesIn(folder)} generated files are up to date.\n`,
    stderr: '',
  });
});

test('--only emits one service and the shared files, and leaves the others unchanged', async ({ folder }) => {
  const other = join(folder, 'services/harbours/types.ts');
  await writeFile(other, 'another service\n');
  await writeFile(join(folder, 'services/tides/types.ts'), 'this service\n');
  const { stdout } = await cli(folder, '--only', 'tides');
  const untouched = ['services/harbours', 'api', 'shared', 'endpoints'].map((each) => filesIn(join(folder, each)));
  const others = (await Promise.all(untouched)).reduce((sum, each) => sum + each, 0);
  const count = (await filesIn(folder)) - others;
  assert.is(stdout, `changed  ${join(folder, 'services/tides/types.ts')}\n${count} files generated, 1 changed.\n`);
  assert.is(await readFile(other, 'utf8'), 'another service\n');
  assert.is((await cli(folder, '--only', 'tides', '--check')).code, 0);
  assert.is((await cli(folder, '--check')).code, 1);
});

test('--only suggests the nearest service for an unknown name', async ({ folder }) => {
  const { code, stderr } = await cli(folder, '--only', 'tide');
  assert.is(code, 1);
  assert.is(stderr, 'There is no service or area tide. Did you mean tides?\n');
});

test('--help works without manifests', async ({ folder }) => {
  const { code, stdout } = await cli(folder, '--help');
  assert.is(code, 0);
  assert.match(stdout, /^Usage: node codegen\/cli\.ts /);
});

test.run();
