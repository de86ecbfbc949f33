// Runs the authorization server scenarios from the official conformance suite. Its `auth/…` scenarios test clients, and
// its server scenarios do not cover sign-in.

import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { openAlmanac } from '../../support/almanac.ts';
import { send } from '../../support/http.ts';
import { atLoopback } from '../../support/loopback.ts';
import { folder } from '../store/engines.ts';
import { Person } from './sign-in.ts';

const MAIN = createRequire(import.meta.url).resolve('@modelcontextprotocol/conformance/dist/index.js');
const server = await openAlmanac();
const results = folder();
test.after(async () => {
  await server.stop();
  results.remove();
});

test('the conformance suite accepts the metadata, and gets a token by the code flow after consent', async () => {
  const free = await atLoopback(createServer());
  await free.close();
  const redirect = `http://127.0.0.1:${free.port}/callback`;
  const client = await send(server.port, { path: '/connect/register', body: { redirect_uris: [redirect] } });
  const key = await server.key();
  const open = async (address: string) => {
    const person = new Person(server.port);
    const { at } = await person.submit(await person.open(address), 'allow', { key });
    await fetch(at);
  };
  const options = [
    ...['--url', `${server.url}/connect`, '--client-id', client.json.client_id, '-p', `${free.port}`],
    ...['--resource', `${server.url}/connect/mcp/`, '-o', results.path],
  ];
  const child = spawn(process.execPath, [MAIN, 'authorization', ...options], { stdio: ['ignore', 'pipe', 'pipe'] });
  let message = '';
  let isOpened = false;
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      message += chunk;
      const address = /^http:\S+\/connect\/authorize\S+$/m.exec(message)?.[0];
      if (address === undefined || isOpened || !message.includes('Waiting')) return;
      isOpened = true;
      void open(address);
    });
  }
  const code = await new Promise((resolve) => child.on('close', resolve));
  assert.is(code, 0, message);
  for (const scenario of ['authorization-server-metadata-endpoint', 'authorization-code-grant']) {
    assert.match(message, new RegExp(`${scenario}: [1-9]\\d* passed, 0 failed`), message);
  }
});

test.run();
