import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { send } from '../../support/http.ts';
import { startProcess } from '../../support/process.ts';

const FORM = 'grant_type=authorization_code';
const TRIES = 400;
const AT_ONCE = 20;

function leave(port: number): Promise<void> {
  return new Promise((resolve) => {
    const fields = [
      'Host: localhost',
      'Content-Type: application/x-www-form-urlencoded',
      `Content-Length: ${FORM.length}`,
    ];
    const form = ['POST /connect/token HTTP/1.1', ...fields, '', FORM].join('\r\n');
    const socket = connect(port, '127.0.0.1', () =>
      socket.write(form.repeat(3), () => setTimeout(() => socket.resetAndDestroy(), Math.random() * 4)),
    );
    socket.on('error', () => {});
    socket.resume().on('close', () => resolve());
  });
}

test('the server logs no error if the client disconnects before the response to a form', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'almanac-test-'));
  const server = await startProcess({ DATA_DIR: dataDir, ALMANAC_KEYLESS: '1000000,1000000' });
  try {
    for (let nth = 0; nth < TRIES; nth += AT_ONCE) {
      await Promise.all(Array.from({ length: AT_ONCE }, () => leave(server.port)));
    }
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
    const { status, json } = await send(server.port, { path: '/connect/token', headers, body: FORM });
    assert.equal([status, json.error], [400, 'invalid_request']);
  } finally {
    assert.is(await server.end('SIGTERM'), 0);
    await rm(dataDir, { recursive: true });
  }
  assert.not.match(server.output(), /"level":"(?:error|fatal)"/);
});

test.run();
