import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);

export const ROOT = fileURLToPath(new URL('../../', import.meta.url));
export const DEPLOY = join(ROOT, 'runtime/deploy');

/** The program is not installed; the message contains its name. */
export class NotHere extends Error {}

/**
 * @returns the program's output; rejects with that output if the program fails, and with NotHere if it is not installed
 */
export async function judged(program: string, args: readonly string[], debianPackage = program): Promise<string> {
  try {
    const { stdout, stderr } = await run(program, args, {
      maxBuffer: 16_000_000,
      env: { ...process.env, PATH: PATHS },
    });
    return stdout + stderr;
  } catch (error) {
    const { code, stdout = '', stderr = '' } = error as { code?: unknown; stdout?: string; stderr?: string };
    if (code === 'ENOENT') throw new NotHere(`${program} is not installed (Debian: apt install ${debianPackage})`);
    throw new Error(`${program} ${args.join(' ')}\n${stdout}${stderr}`);
  }
}

/** Administration programs are often not on the PATH. */
const PATHS = `${process.env['PATH']}:/usr/sbin:/sbin`;

export async function inFolder<Value>(work: (folder: string) => Promise<Value>): Promise<Value> {
  const folder = await mkdtemp(join(tmpdir(), 'almanac-deploy-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
