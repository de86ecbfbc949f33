import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { lineForPeople } from '../../../runtime/telemetry/line-for-people.ts';
import { COMPILED } from '../../support/compiled.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const AT = '2026-03-04T05:06:07.890Z';
const line = (facts: object) => lineForPeople(`${JSON.stringify({ level: 'info', time: AT, ...facts })}\n`);

test('formats a call as one short line that depends on the outcome of the call', () => {
  const call = { msg: 'call', operation: 'places.get_city', transport: 'rest', request_id: 'r', key_id: 'k', ms: 1.5 };
  assert.is(line({ ...call, outcome: 'ok' }), '05:06:07  ok    places.get_city  1.5 ms  rest\n');
  assert.is(line({ ...call, outcome: 'not_found' }), '05:06:07  not_found  places.get_city  1.5 ms  rest\n');
});

test('formats all other log entries with the message and the fields', () => {
  assert.is(line({ msg: 'listening', port: 8080 }), '05:06:07  listening  (port 8080)\n');
  assert.is(line({ level: 'warn', msg: 'slow', of: { a: 1 } }), '05:06:07  warn: slow  (of {"a":1})\n');
});

test('untrusted text cannot move the cursor, and is truncated', () => {
  const [text, end] = [line({ msg: 'x\u001b[2J\u0007\r\ny', source: `\u009b31m${'z'.repeat(9_000)}` }), '\n'];
  assert.not.match(text.slice(0, -end.length), /\p{Cc}/u);
  assert.ok(text.length < 500);
});

test('leaves lines that are not log lines unchanged', () => {
  for (const text of ['plain\n', '{"a":1}\n', '[1]\n', 'null\n', '{"msg":1,"time":2}\n'])
    assert.is(lineForPeople(text), text);
});

test('a terminal gets readable lines and the URLs to open, and a pipe gets JSON', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'almanac-terminal-'));
  try {
    const started = (program: string, args: readonly string[]) => {
      const env = {
        ...COMPILED,
        ...{ PATH: process.env['PATH'], PORT: '0', DATA_DIR: join(folder, program.slice(0, 3)), HOME: folder },
      };
      return spawn(program, args, { cwd: ROOT, env, stdio: ['pipe', 'pipe', 'pipe'] });
    };
    // `script` provides a terminal.
    const terminal = started('script', ['-qec', `${process.execPath} runtime/main.ts`, '/dev/null']);
    const pipe = started(process.execPath, ['runtime/main.ts']);
    const [seen, read] = await Promise.all([until(terminal, / {2}listening /), until(pipe, /"msg":"listening"\}\n/)]);
    assert.match(
      seen,
      /^\d\d:\d\d:\d\d {2}listening {2}\(release \d+\.\d+\.\d+, version [0-9a-f]+, address 127\.0\.0\.1, port \d+, url http/m,
    );
    assert.match(seen, /^ {2}website {9}http:\/\/127\.0\.0\.1:\d+\/\r?$/m);
    assert.not.match(seen, /"level"/);
    for (const each of read.trim().split('\n')) assert.ok(JSON.parse(each).level);
    assert.not.match(read, /alm_/);
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  }
});

/** Returns the output of a program, and stops the program when the output matches. */
function until(child: ReturnType<typeof spawn>, pattern: RegExp): Promise<string> {
  let text = '';
  return new Promise((resolve, reject) => {
    child.stdout?.on('data', (chunk) => {
      text += chunk;
      if (pattern.test(text)) child.kill('SIGTERM');
    });
    child.stderr?.on('data', (chunk) => (text += chunk));
    child.once('error', reject);
    child.once('close', () => (pattern.test(text) ? resolve(text) : reject(new Error(text))));
  });
}

test.run();
