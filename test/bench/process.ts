// Cost of a start, until the server reports that it is healthy.

import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { median } from './measure.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

export async function benchProcess(rounds: number): Promise<string[]> {
  const cache = mkdtempSync(join(tmpdir(), 'almanac-compile-cache-'));
  const cold = await startOnce(cache);
  const warm: number[] = [];
  for (let round = 0; round < rounds; round++) warm.push(await startOnce(cache));
  rmSync(cache, { recursive: true });
  return [
    '| process | measured | target |',
    '|---|---:|---:|',
    `| start until healthy, warm | ${median(warm).toFixed(0)} ms | 500 ms |`,
    `| start until healthy, cold (no compile cache) | ${cold.toFixed(0)} ms | |`,
  ];
}

async function startOnce(cache: string): Promise<number> {
  const dataDir = mkdtempSync(join(tmpdir(), 'almanac-start-'));
  const port = 20_000 + Math.floor(Math.random() * 20_000);
  const env = {
    ...process.env,
    PORT: String(port),
    DATA_DIR: dataDir,
    NODE_COMPILE_CACHE: cache,
    ALMANAC_LOG_LEVEL: 'warn',
  };
  const started = performance.now();
  const child = spawn(process.execPath, ['runtime/main.ts'], { cwd: ROOT, env, stdio: 'ignore' });
  while (!(await isHealthy(port))) await sleep(5);
  const milliseconds = performance.now() - started;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await ended;
  rmSync(dataDir, { recursive: true });
  return milliseconds;
}

async function isHealthy(port: number): Promise<boolean> {
  try {
    return (await fetch(`http://127.0.0.1:${port}/health`)).ok;
  } catch {
    return false;
  }
}
