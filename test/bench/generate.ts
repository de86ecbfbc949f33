// Run time of the generator from a cold start: for 150 and 1,500 synthetic tools and the manifests of this repository,
// on the first run and after an edit of one manifest. Every run writes all files. After the first round the compile
// cache is warm.

import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { appendFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { type ManifestSource, readSpec } from '../../codegen/load/load.ts';
import { syntheticSpec, writeSpec } from '../codegen/synthetic.ts';
import { median } from './measure.ts';

const CLI = fileURLToPath(new URL('../../codegen/cli.ts', import.meta.url));
const SPEC = fileURLToPath(new URL('../../spec', import.meta.url));
const run = promisify(execFile);

interface Measured {
  readonly first: number;
  readonly edited: number;
  readonly phases: string;
}

export async function benchGenerate(rounds: number): Promise<string[]> {
  const few = await measured(syntheticSpec(150), rounds);
  const many = await measured(syntheticSpec(1500), rounds);
  const real = await measured(await readSpec(SPEC), rounds);
  const row = (what: string, { first, edited }: Measured, target: string) =>
    `| ${what} | ${first.toFixed(2)} s | ${edited.toFixed(2)} s | ${target} |`;
  return [
    '| make generate | first | one manifest edited | target |',
    '|---|---:|---:|---:|',
    row('150 tools', few, '2 s'),
    row('1,500 tools', many, `10 times as long; measured ${(many.edited / few.edited).toFixed(1)}`),
    row('the manifests of this repository', real, '2.5 s'),
    '',
    'Phases of the fastest run with the manifests of this repository:',
    '',
    real.phases,
  ];
}

/** Medians, in seconds. */
async function measured(sources: readonly ManifestSource[], rounds: number): Promise<Measured> {
  const [first, edited]: [number[], number[]] = [[], []];
  let phases = '';
  const folder = await mkdtemp(join(tmpdir(), 'almanac-bench-'));
  try {
    for (let round = 0; round < rounds; round++) {
      // Use strings that no earlier run has contained.
      await writeSpec(
        folder,
        sources.map((source) => ({ ...source, text: `${source.text}\n# ${randomUUID()}\n` })),
      );
      first.push((await generated(folder)).seconds);
      await appendFile(join(folder, (sources[round] as ManifestSource).file), `# ${randomUUID()}\n`);
      const { seconds, stdout } = await generated(folder);
      if (seconds < Math.min(...edited, Number.POSITIVE_INFINITY))
        phases = stdout.slice(stdout.indexOf('\n  load') + 1);
      edited.push(seconds);
    }
  } finally {
    await rm(folder, { recursive: true });
  }
  return { first: median(first), edited: median(edited), phases };
}

async function generated(folder: string): Promise<{ seconds: number; stdout: string }> {
  const out = join(folder, 'out');
  await rm(out, { recursive: true, force: true });
  const begun = performance.now();
  const args = [CLI, '--spec', join(folder, 'spec'), '--out', out, '--stats'];
  const { stdout } = await run(process.execPath, args, { maxBuffer: 1e8 });
  return { seconds: (performance.now() - begun) / 1000, stdout };
}
