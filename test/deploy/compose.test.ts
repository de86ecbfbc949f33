// Runs the shell commands of compose.yaml without a container engine.

import { spawn } from 'node:child_process';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@redis/client';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { parse } from 'yaml';
import { cacheProgram } from '../support/cache-server.ts';
import { eventually } from '../support/eventually.ts';
import { freePort } from '../support/loopback.ts';

interface Compose {
  readonly services: Readonly<Record<string, { readonly command: readonly string[]; readonly secrets?: string[] }>>;
}

const PASSWORD = 'a-password-of-this-test';
const FILE = new URL('../../runtime/deploy/compose.yaml', import.meta.url);
const program = cacheProgram();

test('the cache in the compose file rejects clients without its password', async () => {
  if (program === undefined) return void process.stdout.write('skipped: no redis-server or valkey-server\n');
  const { services } = parse(await readFile(FILE, 'utf8')) as Compose;
  const folder = await mkdtemp(join(tmpdir(), 'almanac-compose-'));
  const port = await freePort();
  const secret = join(folder, 'cache-password');
  const entry = join(folder, 'docker-entrypoint.sh');
  await writeFile(secret, `${PASSWORD}\n`);
  await writeFile(entry, `#!/bin/sh\nshift\nexec ${program} "$@" --port ${port} --bind 127.0.0.1 --dir ${folder}\n`);
  await chmod(entry, 0o755);
  // Compose reads $$ as one dollar sign.
  const [shell = '', ...rest] = (services['valkey']?.command ?? []).map((part) =>
    part.replaceAll('$$', '$').replaceAll('/run/secrets/cache-password', secret),
  );
  const server = spawn(shell, rest, { env: { ...process.env, PATH: `${folder}:${process.env['PATH']}` } });
  try {
    const knows = async (url: string) => {
      const client = createClient({ url, socket: { reconnectStrategy: false } });
      client.on('error', () => {});
      try {
        await client.connect();
        return await client.ping();
      } catch (error) {
        return (error as Error).message;
      } finally {
        if (client.isOpen) client.destroy();
      }
    };
    const withPassword = `redis://:${PASSWORD}@127.0.0.1:${port}`;
    await eventually(async () => (await knows(withPassword)) === 'PONG', 10_000, 'the cache answers with the password');
    assert.match(await knows(`redis://127.0.0.1:${port}`), /NOAUTH/);
    assert.match(await knows(`redis://:wrong@127.0.0.1:${port}`), /WRONGPASS/);
    const listed = await readFile(`/proc/${server.pid}/cmdline`, 'utf8').catch(() => '');
    assert.not.ok(listed.includes(PASSWORD), 'the process list does not show the password');
  } finally {
    server.kill('SIGKILL');
    await rm(folder, { recursive: true, force: true });
  }
});

test.run();
