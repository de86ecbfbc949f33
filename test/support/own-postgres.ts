// Runs a temporary PostgreSQL server from the installed binaries. Tests may stop it.

import { execFile, execFileSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from './loopback.ts';

const INSTALLED = '/usr/lib/postgresql';
const run = promisify(execFile);

export interface OwnPostgres {
  /** URL of the server's empty database `postgres`. */
  readonly databaseUrl: string;
  /** Closes all connections and stops the server; committed data is kept. `immediate` simulates a crash. */
  stop(how?: 'fast' | 'immediate'): Promise<void>;
  /** Starts the server again at the same address. Resolves when it responds. */
  start(): Promise<void>;
  remove(): Promise<void>;
}

/** @returns undefined if PostgreSQL is not installed, after printing a message */
export async function ownPostgres(): Promise<OwnPostgres | undefined> {
  const bin = binaries();
  if (bin === undefined) {
    const reason = `no PostgreSQL binaries in ${INSTALLED}/*/bin`;
    if (process.env['ALMANAC_TEST_REQUIRE']?.includes('postgres')) throw new Error(reason);
    process.stdout.write(`skipped: ${reason}\n`);
    return undefined;
  }
  const folder = mkdtempSync(join(tmpdir(), 'almanac-postgres-'));
  const owner = serverUser();
  if (owner !== undefined) chownSync(folder, owner.uid, owner.gid);
  chmodSync(folder, 0o700);
  const port = await freePort();
  const data = join(folder, 'data');
  const control = (...words: string[]) =>
    run(join(bin, 'pg_ctl'), ['-D', data, '-w', ...words], { cwd: folder, ...owner });
  const start = async () => {
    const settings = `-p ${port} -c listen_addresses=127.0.0.1 -k ${folder}`;
    await control('-l', join(folder, 'log'), '-o', settings, 'start');
  };
  const stop = async (how = 'fast') => {
    await control('-m', how, 'stop');
  };
  const remove = async () => {
    if (existsSync(join(data, 'postmaster.pid'))) await control('-m', 'immediate', 'stop').catch(() => {});
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await run(join(bin, 'initdb'), ['-D', data, '-U', 'postgres', '-A', 'trust', '--no-sync'], {
      cwd: folder,
      ...owner,
    });
    await start();
  } catch (error) {
    await remove();
    throw error;
  }
  return { databaseUrl: `postgres://postgres@127.0.0.1:${port}/postgres`, start, stop, remove };
}

/** Binaries of the newest installed version. */
function binaries(): string | undefined {
  if (!existsSync(INSTALLED)) return undefined;
  const versions = readdirSync(INSTALLED).sort((a, b) => Number(b) - Number(a));
  return versions.map((version) => join(INSTALLED, version, 'bin')).find((bin) => existsSync(join(bin, 'initdb')));
}

/** Returns the user that the PostgreSQL package creates, because PostgreSQL refuses to run as root. */
function serverUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const idOf = (which: '-u' | '-g') => Number(execFileSync('id', [which, 'postgres'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}
