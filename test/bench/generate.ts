// How long the whole generator takes from a cold start, for 150 and for 1,500 synthetic tools. Not measured: a slow disk. The
// compile cache is warm after the first round, as it is for a maintainer.

import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { syntheticSpec, writeSpec } from '../codegen/synthetic.ts';
import { median } from './measure.ts';

const CLI = fileURLToPath(new URL('../../codegen/cli.ts', import.meta.url));
const run = promisify(execFile);

/** Runs the rounds and returns the table's lines. */
export async function benchGenerate(rounds: number): Promise<string[]> {
  const few = await coldStarts(150, rounds);
  const many = await coldStarts(1500, rounds);
  const growth = (median(many.seconds) / median(few.seconds)).toFixed(1);
  return [
    '| make generate, cold | measured | target |',
    '|---|---:|---:|',
    `| 150 tools | ${median(few.seconds).toFixed(2)} s | 2 s |`,
    `| 1,500 tools | ${median(many.seconds).toFixed(2)} s, ${growth} times as long | 10 times |`,
    '',
    'Phases of the fastest run with 150 tools:',
    '',
    few.phases,
  ];
}

/** Seconds of each start with everything still to be written, and the phases of the fastest. */
async function coldStarts(tools: number, rounds: number): Promise<{ seconds: number[]; phases: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'almanac-bench-'));
  await writeSpec(folder, syntheticSpec(tools));
  const seconds: number[] = [];
  let phases = '';
  for (let round = 0; round < rounds; round++) {
    const out = join(folder, 'out');
    await rm(out, { recursive: true, force: true });
    const begun = performance.now();
    const args = [CLI, '--spec', join(folder, 'spec'), '--out', out, '--stats'];
    const { stdout } = await run(process.execPath, args, { maxBuffer: 1e8 });
    const took = (performance.now() - begun) / 1000;
    if (took < Math.min(...seconds, Number.POSITIVE_INFINITY)) phases = stdout.slice(stdout.indexOf('\n  load') + 1);
    seconds.push(took);
  }
  await rm(folder, { recursive: true });
  return { seconds, phases };
}
