// Runs a temporary cache server (redis-server or valkey-server) on a loopback port. A test can stop and restart it.

import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { freePort } from './loopback.ts';

const PROGRAMS = ['redis-server', 'valkey-server'];
const MAX_START_MS = 20_000;

export interface CacheServer {
  readonly url: string;
  stop(): Promise<void>;
  start(): Promise<void>;
  /** Keeps the connections open, but stops responding. */
  hang(): void;
  /** Ends `hang`. */
  resume(): void;
}

/**
 * Returns the installed cache program, or undefined if there is none. Fails instead if ALMANAC_TEST_REQUIRE includes
 * cache.
 */
export function cacheProgram(): string | undefined {
  const program = PROGRAMS.find((each) => spawnSync(each, ['--version']).status === 0);
  if (program === undefined && process.env['ALMANAC_TEST_REQUIRE']?.includes('cache')) {
    throw new Error('redis-server or valkey-server is required but not installed.');
  }
  return program;
}

/** The caller must stop the server. */
export async function openCacheServer(program: string): Promise<CacheServer> {
  const port = await freePort();
  let child: ChildProcess | undefined;
  const server: CacheServer = {
    url: `redis://127.0.0.1:${port}`,
    async start() {
      const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
      child = spawn(program, args, { stdio: 'ignore' });
      const until = Date.now() + MAX_START_MS;
      while (!(await listens(port))) if (Date.now() > until) throw new Error(`${program} does not listen`);
    },
    async stop() {
      if (child === undefined) return;
      const ended = once(child, 'close');
      child.kill('SIGKILL');
      await ended;
      child = undefined;
    },
    hang: () => void child?.kill('SIGSTOP'),
    resume: () => void child?.kill('SIGCONT'),
  };
  await server.start();
  return server;
}

function listens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(socket.end() !== undefined));
    socket.once('error', () => resolve(false));
  });
}
