// Several files in one process: each is told what it would be told alone.

import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { resultsOf, runBatch } from './batch.ts';
import { type Job, ROOT } from './jobs.ts';
import type { Result } from './process.ts';

const test = suite<{ folder: string }>('batch', { folder: '' });
test.before(async (context) => {
  // Below the repository, so that packages resolve.
  await mkdir(join(ROOT, '.tmp'), { recursive: true });
  context.folder = await mkdtemp(join(ROOT, '.tmp/batch-'));
});
test.after(({ folder }) => rm(folder, { recursive: true }));

const HEAD = `import { suite, test } from 'uvu';\nimport * as assert from 'uvu/assert';\n`;
const PASSES = `test('passes', () => assert.ok(true));\ntest.run();`;

/** What files with these bodies came to, by their names: those that failed in company, and all at last. */
async function run(folder: string, bodies: Readonly<Record<string, string>>, limitMs = 20_000) {
  const jobs: Job[] = [];
  for (const [name, body] of Object.entries(bodies)) {
    const file = join(folder, `${name}.test.ts`);
    await writeFile(file, HEAD + body);
    jobs.push({ kind: 'test', name: relative(ROOT, file), seconds: 1, share: 1, alone: false });
  }
  const company: Result[] = [];
  const last: Result[] = [];
  const told = {
    result: (result: Result) => last.push(result),
    failedInCompany: (result: Result) => company.push(result),
  };
  await runBatch(jobs, undefined, told, { limitMs, lingerMs: 300 });
  const byName = (results: readonly Result[]) =>
    new Map(results.map((result) => [result.job.name.replace(/^.*\/|\.test\.ts$/g, ''), result]));
  return { company: byName(company), last: byName(last) };
}

/** The faults, by name. */
function faults(results: ReadonlyMap<string, Result>): Record<string, string | undefined> {
  return Object.fromEntries([...results].map(([name, { fault }]) => [name, fault]).sort());
}

test('files of one process have counts, output and times of their own', async ({ folder }) => {
  const saying = (word: string) =>
    `test('says', () => console.log('${word}', process.pid));\ntest.skip('not here');\ntest.run();`;
  const { company, last } = await run(folder, {
    one: saying('first'),
    two: `console.error('to the other channel'); ${saying('second')}`,
    three: `test('waits', () => new Promise((resolve) => setTimeout(resolve, 250)));\n${saying('third')}`,
  });
  assert.equal(faults(company), {});
  assert.equal(
    ['one', 'two', 'three'].map((name) => [last.get(name)?.passed, last.get(name)?.skipped]),
    [
      [1, 1],
      [1, 1],
      [2, 1],
    ],
  );
  const [one, two, three] = ['one', 'two', 'three'].map((name) => last.get(name)?.output ?? '');
  assert.match(one ?? '', /first \d+/);
  assert.not.match(one ?? '', /second|channel/);
  assert.match(two ?? '', /to the other channel\n(?:.|\n)*second \d+/);
  const processes = [one, two, three].map((output) => /(?:first|second|third) (\d+)/.exec(output ?? '')?.[1]);
  assert.is(new Set(processes).size, 1, 'one process');
  assert.ok((last.get('three')?.seconds ?? 0) >= 0.25);
  assert.ok((last.get('two')?.seconds ?? 1) < 0.25, 'the wait is the third one’s');
  assert.ok([...last.values()].every(({ cpuSeconds = -1 }) => cpuSeconds >= 0));
});

test('a file that fails is told in company and alone, and its neighbours run on', async ({ folder }) => {
  const { company, last } = await run(folder, {
    before: PASSES,
    fails: `test('holds', () => assert.ok(true));\ntest('fails', () => assert.ok(false, 'a reason'));\ntest.run();`,
    after: PASSES,
  });
  assert.equal(faults(company), { fails: 'ended with code 1' });
  assert.equal(faults(last), { after: undefined, before: undefined, fails: 'ended with code 1' });
  for (const result of [company.get('fails'), last.get('fails')]) {
    assert.equal([result?.passed, result?.failed], [1, 1]);
    assert.match(result?.output ?? '', /a reason/);
  }
});

test('a file that runs no test fails, and those of its tests that it left are not the next one’s', async ({
  folder,
}) => {
  const { last, company } = await run(folder, {
    forgets: `test('is never run', () => { throw new Error('of another file'); });`,
    after: PASSES,
    late: `const own = suite('own');\nown('passes', () => {});\nown.run();\ntest('is never run', () => assert.ok(false));`,
    afterwards: PASSES,
  });
  assert.equal(faults(company), { forgets: 'ran no test' });
  assert.equal(faults(last), { after: undefined, afterwards: undefined, forgets: 'ran no test', late: undefined });
  assert.is(last.get('after')?.passed, 1);
});

test('what keeps the process, or ends it, is the failure of the file that did it', async ({ folder }) => {
  const opens = `import { createServer } from 'node:http';\ncreateServer().listen(0, '127.0.0.1');\n${PASSES}`;
  for (const [body, inCompany, alone] of [
    // It ends by itself before its time is over.
    [`setTimeout(() => {}, 1_000);\n${PASSES}`, /^keeps the process: .*Timeout/, undefined],
    [`${opens}\nsetTimeout(() => process.exit(3), 900);`, /^keeps the process: .*TCPServerWrap/, 'ended with code 3'],
    [`throw new Error('no such thing');`, /^could not be loaded/, 'ended with code 1'],
    [`import './nowhere.ts';`, /^could not be loaded/, 'ended with code 1'],
    [`await new Promise(() => {});`, /^ended before its tests did/, 'ended with code 13'],
    [`test('never', () => new Promise(() => {}));\ntest.run();`, /^ended before its tests did/, 'ended with code 1'],
    [`test('exits', () => process.exit(0));\ntest.run();`, /^ended with code 1/, 'ended with code 1'],
    [`process.exit(0);`, /^ended the process/, 'ran no test'],
    [
      `${PASSES}\nprocess.on('beforeExit', () => { process.exitCode = 4; });`,
      /^left changed: listeners of beforeExit/,
      'ended with code 4',
    ],
    [`setTimeout(() => { throw new Error('late'); }, 100);\n${PASSES}`, /^ended with code 1/, 'ended with code 1'],
    [`setTimeout(() => Promise.reject(new Error('late')), 100);\n${PASSES}`, /^ended with code 1/, 'ended with code 1'],
    [
      `test.before(() => { throw new Error('no server'); });\n${PASSES}`,
      /^left 1 of 1/,
      'left 1 of 1 tests without a pass',
    ],
  ] as const) {
    const { company, last } = await run(folder, { before: PASSES, culprit: body, after: PASSES });
    assert.equal([...company.keys()], ['culprit'], body);
    assert.match(company.get('culprit')?.fault ?? '', inCompany, body);
    assert.equal(faults(last), { after: undefined, before: undefined, culprit: alone }, body);
    assert.equal([last.get('before')?.passed, last.get('after')?.passed], [1, 1], body);
  }
});

test('a file that hangs is stopped with what it began, and those that had no turn have theirs', async ({ folder }) => {
  const hangs = `import { spawn } from 'node:child_process';
test('hangs', () => { if (process.argv[1].endsWith('batch-process.ts')) for (;;); });\ntest.run();`;
  const { company, last } = await run(folder, { before: PASSES, hangs, after: PASSES }, 1_500);
  assert.equal(faults(company), { hangs: 'did not end within 1.5 s' });
  assert.equal(faults(last), { after: undefined, before: undefined, hangs: undefined });
});

test('time runs anew for each file', async ({ folder }) => {
  const waits = `test('waits', () => new Promise((resolve) => setTimeout(resolve, 900)));\ntest.run();`;
  const { company } = await run(folder, { one: waits, two: waits, three: waits }, 2_000);
  assert.equal(faults(company), {});
});

test('what a file leaves changed for others is its failure in company', async ({ folder }) => {
  for (const [body, told] of [
    [`process.env['SOME_SETTING'] = 'x';`, 'process.env.SOME_SETTING'],
    [`globalThis.fetch = () => Promise.reject(new Error('none'));`, 'globalThis.fetch'],
    [`process.chdir('/');`, 'process.cwd()'],
    [`Date.now = () => 0;`, 'Date.now'],
    [`process.on('uncaughtException', () => {});`, 'listeners of uncaughtException'],
  ] as const) {
    const { company, last } = await run(folder, { culprit: `${body}\n${PASSES}`, after: PASSES });
    assert.equal(faults(company), { culprit: `left changed: ${told}` });
    assert.equal(faults(last), { after: undefined, culprit: undefined }, 'alone it is nobody’s matter');
  }
});

test('of an end that failed after all files were well, each is suspected, and the start is paid by the first', () => {
  const jobs = ['one', 'two'].map((name): Job => ({ kind: 'test', name, seconds: 1, share: 1, alone: false }));
  const passed = '  Total:     1\n  Passed:    1\n  Skipped:   0\n';
  const marks = [0, 1].map((n) => `#{"began":${n}}\n${passed}#{"ended":${n},"seconds":1,"cpuSeconds":0.5}\n`);
  const ended = { output: marks.join(''), seconds: 4, cpuSeconds: 3, fault: undefined };
  const well = resultsOf(jobs, ended, '#');
  assert.equal(
    well.map(({ fault, seconds, cpuSeconds }) => [fault, seconds, cpuSeconds]),
    [
      [undefined, 3, 2.5],
      [undefined, 1, 0.5],
    ],
  );
  const suspected = resultsOf(jobs, { ...ended, fault: 'ended with code 139' }, '#');
  assert.ok(suspected.every(({ fault }) => fault === 'ended with code 139 after all of its files'));
});

test.run();
