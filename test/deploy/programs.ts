// Programs that judge files of others: run when they are there.

import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The repository. */
export const ROOT = fileURLToPath(new URL('../../', import.meta.url));
/** What is checked. */
export const DEPLOY = join(ROOT, 'runtime/deploy');

/** A check that cannot be made on this machine, and what it would take. */
export class NotHere extends Error {}

/** Runs a program to its end. @returns what it wrote; rejects with it where the program ends with a fault, with NotHere where there is none */
export async function judged(program: string, args: readonly string[], debianPackage = program): Promise<string> {
  try {
    const { stdout, stderr } = await run(program, args, {
      maxBuffer: 16_000_000,
      env: { ...process.env, PATH: PATHS },
    });
    return stdout + stderr;
  } catch (error) {
    const { code, stdout = '', stderr = '' } = error as { code?: unknown; stdout?: string; stderr?: string };
    if (code === 'ENOENT') throw new NotHere(`${program} is not here (Debian: apt install ${debianPackage})`);
    throw new Error(`${program} ${args.join(' ')}\n${stdout}${stderr}`);
  }
}

/** Programs of operators are often outside of a user's path. */
const PATHS = `${process.env['PATH']}:/usr/sbin:/sbin`;

/** Works in a folder that goes afterwards. */
export async function inFolder<Value>(work: (folder: string) => Promise<Value>): Promise<Value> {
  const folder = await mkdtemp(join(tmpdir(), 'almanac-deploy-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
