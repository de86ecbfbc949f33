import { execFileSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { setImmediate as turn } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { LogOutput } from '../../../runtime/telemetry/log-output.ts';
import { canLimitRoom } from '../../support/room.ts';

class SlowReader extends Writable {
  readonly taken: string[] = [];
  stalled = false;
  failing = false;
  #waiting: (() => void) | undefined;

  override _write(chunk: Buffer, _: string, done: (error?: Error) => void): void {
    const take = () => {
      if (this.failing) return done(new Error('EPIPE'));
      this.taken.push(String(chunk));
      done();
    };
    if (this.stalled) this.#waiting = take;
    else take();
  }

  /** Keeps accepting writes after an error, like standard output. */
  override _destroy(_: Error | null, done: (error?: Error) => void): void {
    done();
    (this as unknown as { _undestroy(): void })._undestroy();
  }

  readOn(): void {
    this.stalled = false;
    this.#waiting?.();
  }
}

test('writes the lines of one event loop turn together, in order', async () => {
  const reader = new SlowReader();
  const output = new LogOutput(reader);
  for (const line of ['a\n', 'b\n', 'c\n']) output.write(line);
  await new Promise<void>((resolve) => output.flush(resolve));
  assert.equal(reader.taken, ['a\nb\nc\n']);
  assert.is(output.lost, 0);
});

test('limits the number of lines that wait for a reader, and tells a reader that recovers how many lines were lost', async () => {
  const reader = new SlowReader();
  const output = new LogOutput(reader);
  reader.stalled = true;
  const line = `${'x'.repeat(999)}\n`;
  for (let nth = 0; nth < 3_000; nth++) {
    output.write(line);
    if (nth % 100 === 0) await turn();
  }
  const { lost } = output;
  assert.ok(lost > 1_900 && lost < 2_000, String(lost));
  assert.ok(reader.writableLength <= 1_048_576, String(reader.writableLength));
  reader.readOn();
  await turn();
  output.write('again\n');
  await new Promise<void>((resolve) => output.flush(resolve));
  const [again = '', message = ''] = (reader.taken.at(-1) as string).split('\n');
  assert.is(again, 'again');
  assert.is(JSON.parse(message).lost, lost);
  assert.is(
    reader.taken
      .join('')
      .split('\n')
      .filter((text) => text.startsWith('x')).length,
    3_000 - lost,
  );
});

test('counts lines that cannot be written as lost, and does not retry them', async () => {
  const reader = new SlowReader();
  const output = new LogOutput(reader);
  reader.failing = true;
  output.write('a\n');
  output.write('b\n');
  await new Promise<void>((resolve) => output.flush(resolve));
  assert.is(output.lost, 2);
  reader.failing = false;
  output.write('c\n');
  await new Promise<void>((resolve) => output.flush(resolve));
  // The output starts a new line, because the failed write may have ended in the middle of one.
  assert.match(reader.taken.join(''), /^\nc\n\{.*"lost":2,/);
});

if (canLimitRoom()) {
  test('after a full disk every line is complete again, and lost lines are counted', () => {
    const folder = mkdtempSync(join(tmpdir(), 'almanac-log-'));
    try {
      const file = openSync(join(folder, 'log'), 'w');
      execFileSync(process.execPath, [fileURLToPath(new URL('log-child.ts', import.meta.url))], {
        stdio: ['ignore', file, 'inherit'],
      });
      closeSync(file);
      const lines = readFileSync(join(folder, 'log'), 'utf8').split('\n');
      for (const after of [1, 2, 3]) assert.ok(lines.includes(JSON.stringify({ after })), lines.join('\n'));
      assert.is(JSON.parse(lines.find((line) => line.includes('"lost"')) as string).lost, 2);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
}

test.run();
