import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';

const ROOT = fileURLToPath(new URL('../', import.meta.url));
const HEAD = `import { test } from 'uvu';\nimport * as assert from 'uvu/assert';\n`;
const PASSES = `test('passes', () => assert.ok(true));\ntest.run();\n`;
const PARTS = ['test/run.ts', 'test/support/compiled.ts'];

const test = suite<{ folder: string }>('runner', { folder: '' });
test.before.each(async (context) => {
  // Inside the repository, so packages resolve.
  await mkdir(join(ROOT, '.tmp'), { recursive: true });
  context.folder = await mkdtemp(join(ROOT, '.tmp/runner-'));
  for (const part of PARTS) await cp(join(ROOT, part), join(context.folder, part));
});
test.after.each(({ folder }) => rm(folder, { recursive: true }));

async function runFiles(folder: string, files: Readonly<Record<string, string>>, words: readonly string[] = []) {
  for (const [name, text] of Object.entries(files)) {
    await writeFile(join(folder, 'test', `${name}.test.ts`), HEAD + text);
  }
  const env = { ...process.env, ALMANAC_TEST_TIMEOUT_MS: '4000' };
  return new Promise<{ code: number; lines: string[] }>((resolve) => {
    execFile(process.execPath, ['test/run.ts', ...words], { cwd: folder, env }, (error, stdout, stderr) => {
      resolve({ code: Number(error?.code ?? 0), lines: `${stdout}${stderr}`.trimEnd().split('\n') });
    });
  });
}

test('counts passed and skipped tests, and prints the reason for a skip', async ({ folder }) => {
  const { code, lines } = await runFiles(folder, {
    one: PASSES,
    two: `test.skip('not here', () => {});\n${PASSES}`,
    three: `console.log('skipped: no database');`,
  });
  assert.is(code, 0, lines.join('\n'));
  assert.ok(lines.some((line) => line.trim() === 'skipped: no database'));
  assert.is(lines.at(-1), '2 passed, 0 failed, 2 skipped');
});

const FAULTS: readonly (readonly [what: string, text: string, fault: string])[] = [
  ['a test fails', `test('holds', () => assert.ok(false, 'a reason'));\n${PASSES}`, 'exit code 1'],
  ['it does not call test.run()', `test('never runs', () => {});`, 'ran no test'],
  [
    'it leaves a server open',
    `import { createServer } from 'node:http';\ncreateServer().listen(0);\n${PASSES}`,
    'did not end within 4 s',
  ],
  ['it never yields to the event loop', `test('hangs', () => { for (;;); });\ntest.run();`, 'did not end within 4 s'],
  [
    'a hook throws before its tests',
    `test.before(() => { throw new Error('no server'); });\n${PASSES}`,
    '1 of 1 tests did not pass',
  ],
  ['it cannot be loaded', `import './nowhere.ts';\n${PASSES}`, 'exit code 1'],
  ['a timer throws after its tests', `setTimeout(() => { throw new Error('late'); }, 50);\n${PASSES}`, 'exit code 1'],
];

test('reports each kind of failure, and runs the remaining files', async ({ folder }) => {
  const files = Object.fromEntries(FAULTS.map(([, text], index) => [`fault${index}`, text]));
  // With path arguments, the runner does not retry.
  const { code, lines } = await runFiles(folder, { ...files, right: PASSES }, ['test/']);
  assert.is(code, 1);
  for (const [index, [what, , fault]] of FAULTS.entries()) {
    assert.ok(lines.includes(`  test/fault${index}.test.ts: ${fault}`), `${what}\n${lines.join('\n')}`);
  }
  assert.ok(lines.includes('      "holds" a reason'));
  assert.ok(lines.some((line) => line.startsWith('ok    test/right.test.ts  1 passed, 0 failed, 0 skipped')));
  assert.is(lines.at(-1), `4 passed, ${FAULTS.length} failed, 0 skipped`);
});

test('retries a failed file once at the end of a complete run, and reports both results', async ({ folder }) => {
  const failsFirst = `import { existsSync, writeFileSync } from 'node:fs';
test('is steady', () => {
  const isSecond = existsSync('tried');
  writeFileSync('tried', '');
  assert.ok(isSecond, 'too slow');
});
test.run();`;
  const { code, lines } = await runFiles(folder, { unsteady: failsFirst });
  assert.is(code, 0);
  assert.ok(lines.includes('Second try, alone: test/unsteady.test.ts'));
  assert.ok(lines.some((line) => line.includes('too slow')));
  assert.ok(lines.includes('Failed at first (output above), passed alone: test/unsteady.test.ts'));
  assert.is(lines.at(-1), '1 passed, 0 failed, 0 skipped');
});

test('fails if no test path contains the given word', async ({ folder }) => {
  const { code, lines } = await runFiles(folder, { one: PASSES }, ['nowhere']);
  assert.is(code, 1);
  assert.is(lines.at(-1), '0 passed, 0 failed, 0 skipped');
});

test.run();
