// How long the whole generator takes from a cold start, by phase, for 150 and for 1,500 synthetic tools:
// `node test/codegen/generator.bench.ts`. Not measured: reading from a slow disk; the compile cache is warm after the first run.

import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { syntheticSpec, writeSpec } from './synthetic.ts';

const CLI = new URL('../../codegen/cli.ts', import.meta.url).pathname;
const ROUNDS = Number(process.env['ROUNDS'] ?? 3);

/** Seconds of each cold start, and the phases of the fastest. */
async function coldStarts(tools: number): Promise<{ seconds: number[]; phases: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'almanac-bench-'));
  await writeSpec(folder, syntheticSpec(tools));
  const seconds: number[] = [];
  let phases = '';
  for (let round = 0; round < ROUNDS; round++) {
    const out = join(folder, 'out');
    await rm(out, { recursive: true, force: true });
    const begun = performance.now();
    const args = [CLI, '--spec', join(folder, 'spec'), '--out', out, '--stats'];
    const { stdout } = await promisify(execFile)(process.execPath, args, { maxBuffer: 1e8 });
    const took = (performance.now() - begun) / 1000;
    if (took < Math.min(...seconds, Number.POSITIVE_INFINITY)) phases = stdout.slice(stdout.indexOf('\n  load') + 1);
    seconds.push(took);
  }
  await rm(folder, { recursive: true });
  return { seconds: seconds.sort((a, b) => a - b), phases };
}

for (const tools of [150, 1500]) {
  const { seconds, phases } = await coldStarts(tools);
  const [best = 0] = seconds;
  process.stdout.write(`${tools} tools, cold: best ${best.toFixed(2)} s of ${seconds.length}\n${phases}\n`);
}
