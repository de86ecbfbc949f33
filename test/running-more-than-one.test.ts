// Runs the commands of the section "Running several processes" unchanged, except for ports and database, and checks
// over HTTP what the section promises.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type Place, postgres } from './runtime/store/engines.ts';
import { eventually } from './support/eventually.ts';
import { type Answer, send } from './support/http.ts';

const ROOT = new URL('..', import.meta.url);
const ADMIN_TOKEN = 'the operator of the tests';
const START_MS = 20_000;
const CALL = '/rest/unit-conversion/convert_units?value=1&from_unit=mile&to_unit=kilometer';

interface Cluster {
  readonly ports: readonly number[];
  kill(index: number): void;
  stop(): Promise<void>;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Returns the command behind `make run`; make itself would also install packages and hide the server's process. */
async function runCommand(): Promise<string> {
  const makefile = await readFile(new URL('Makefile', ROOT), 'utf8');
  const command = /^run: install.*\n\t@exec (.+)\n\n/m.exec(makefile)?.[1];
  assert.ok(command, 'the Makefile has the command that runs a server');
  return command as string;
}

async function commands(databaseUrl: string): Promise<{ script: string; ports: number[] }> {
  const readme = await readFile(new URL('runtime/deploy/README.md', ROOT), 'utf8');
  const block = /\n## Running several processes\n[\s\S]*?\n```sh\n([\s\S]*?)\n```/.exec(readme)?.[1];
  assert.ok(block, 'the page has the commands that run several processes');
  const run = await runCommand();
  const ports: number[] = [];
  const lines: string[] = [];
  for (const line of (block as string).split('\n')) {
    if (line === 'make install') continue;
    const started = /^PORT=\d+ make run &$/.test(line);
    if (started) ports.push(await freePort());
    lines.push(
      line
        .replace(/^PORT=\d+ make run/, `PORT=${ports.at(-1)} ${run}`)
        .replace(/^(export DATABASE_URL=).*/, (_, name) => `${name}'${databaseUrl}'`),
    );
    if (started) lines.push('echo "started $!"');
  }
  return { script: `${lines.join('\n')}\nwait`, ports };
}

async function startAsTheReadmeSays(databaseUrl: string, dataDir: string): Promise<Cluster> {
  const { script, ports } = await commands(databaseUrl);
  assert.is(ports.length, 3);
  const env = {
    PATH: `${join(process.execPath, '..')}:${process.env['PATH']}`,
    DATA_DIR: dataDir,
    ALMANAC_ADMIN_TOKEN: ADMIN_TOKEN,
    ALMANAC_LOG_LEVEL: 'warn',
  };
  const shell = spawn('sh', ['-c', script], { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = once(shell, 'close');
  let output = '';
  for (const stream of [shell.stdout, shell.stderr]) stream.on('data', (chunk) => (output += chunk));
  const pids = () => [...output.matchAll(/^started (\d+)$/gm)].map(([, pid]) => Number(pid));
  const signal = (pid: number, name: NodeJS.Signals) => {
    try {
      process.kill(pid, name);
    } catch {
      // It has exited.
    }
  };
  const stop = async () => {
    for (const pid of pids()) signal(pid, 'SIGTERM');
    await ended;
  };
  try {
    for (const port of ports) await eventually(() => isUp(port), START_MS, `a server on ${port}: ${output}`);
  } catch (error) {
    await stop();
    throw error;
  }
  return { ports, kill: (index) => signal(pids()[index] as number, 'SIGKILL'), stop };
}

async function isUp(port: number): Promise<boolean> {
  try {
    return (await send(port, { path: '/health' })).status === 200;
  } catch {
    return false;
  }
}

async function signUp(port: number, email: string): Promise<{ key: string; id: string }> {
  const answer = await send(port, { path: '/signup', body: { email } });
  assert.is(answer.status, 201, answer.text);
  return answer.json;
}

const call = (port: number, key: string): Promise<Answer> => send(port, { path: CALL, key });

const engine = await postgres();
const test = suite<{ place: Place; dataDir: string; cluster: Cluster }>('Running several processes');

if (engine !== undefined) {
  test.before(async (context) => {
    context.place = await engine.place();
    context.dataDir = await mkdtemp(join(tmpdir(), 'almanac-test-'));
    const { databaseUrl } = context.place.location as { databaseUrl: string };
    context.cluster = await startAsTheReadmeSays(databaseUrl, context.dataDir);
  });
  test.after(async ({ place, dataDir, cluster }) => {
    await cluster?.stop();
    await place.remove();
    await rm(dataDir, { recursive: true });
  });

  test('accepts a key in every process, and counts all calls against one shared quota', async ({
    cluster: { ports },
  }) => {
    const { key } = await signUp(ports[0] as number, 'ada@example.org');
    for (const port of ports) assert.is((await call(port, key)).status, 200);
    const answers = await Promise.all(Array.from({ length: 120 }, (_, n) => call(ports[n % 3] as number, key)));
    const statuses = answers.map(({ status }) => status);
    assert.is(statuses.filter((status) => status === 200).length, 97);
    assert.is(statuses.filter((status) => status === 429).length, 23);
    for (const port of ports) assert.is((await call(port, key)).json.code, 'quota_exceeded');
  });

  test('rejects a revoked key in the other processes within a second', async ({ cluster: { ports } }) => {
    const { key, id } = await signUp(ports[1] as number, 'grace@example.org');
    for (const port of ports) assert.is((await call(port, key)).status, 200);
    const path = `/admin/keys/${id}/revoke`;
    const headers = { Authorization: `Bearer ${ADMIN_TOKEN}` };
    const revoked = await send(ports[2] as number, { method: 'POST', path, headers });
    assert.ok(revoked.status < 300, revoked.text);
    for (const port of ports) {
      await eventually(async () => (await call(port, key)).status === 403, 1_000, `${port} refuses the key`);
    }
  });

  test('keeps serving after one process dies', async ({ cluster }) => {
    const [first, second, third] = cluster.ports as [number, number, number];
    const { key } = await signUp(first, 'alan@example.org');
    assert.is((await call(first, key)).status, 200);
    cluster.kill(0);
    await eventually(async () => !(await isUp(first)), 2_000, 'the first one is gone');
    const answer = await call(second, key);
    assert.is(answer.status, 200);
    assert.match(String(answer.headers['ratelimit']), /r=98\b/);
    const { key: later } = await signUp(third, 'edsger@example.org');
    assert.is((await call(second, later)).status, 200);
  });
}

test.run();
