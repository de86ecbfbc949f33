// The process of a batch: runs test files one after the other, and says where the output of each begins and ends. The next begins
// when nothing keeps the process any more, that is when the one before would have ended alone; what that one left of its own in
// what all of them see is its failure. `node test/runner/batch-process.ts <mark> <milliseconds> <file> …`; batch.ts reads it.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { inspect } from 'node:util';
import type { Mark } from './batch.ts';
import { ROOT } from './jobs.ts';
import { changes, seenByAll } from './seen-by-all.ts';

/** Of Linux' counts of a process' time. */
const TICKS_A_SECOND = 100;

// What tests put in the place of these is no matter of this file.
const now = performance.now.bind(performance);
const write = process.stdout.write.bind(process.stdout);
const exit = process.exit.bind(process);

/** So long a file whose tests are over may keep the process: alone it shows whether it ever lets go. */
const [, , mark = '', lingerMs = '', ...files] = process.argv;

const uvu = globalThis as unknown as { UVU_DEFER: number; UVU_QUEUE: unknown[][] };
// It runs what is queued when it is told to.
uvu.UVU_DEFER = 1;
const { exec, test } = await import('uvu');

interface Running {
  readonly index: number;
  readonly began: number;
  readonly cpuBefore: number;
  readonly before: ReturnType<typeof seenByAll>;
  isOver: boolean;
}

let running: Running | undefined;
let next = 0;

process.on('beforeExit', () => {
  if (running !== undefined) finish(running, running.isOver ? changed(running) : 'ended before its tests did');
  const file = files[next];
  // From an event of the loop: what is begun here alone would not keep it.
  if (file !== undefined) setImmediate(() => begin(next++, file));
});

function begin(index: number, file: string): void {
  say({ began: index });
  process.exitCode = undefined;
  const current: Running = { index, began: now(), cpuBefore: cpuSeconds(), before: seenByAll(), isOver: false };
  running = current;
  runFile(file).then(
    () => {
      current.isOver = true;
      setTimeout(
        () => finish(current, `keeps the process: ${process.getActiveResourcesInfo().join(', ')}`),
        Number(lingerMs),
      ).unref();
    },
    (error: unknown) => {
      write(`${inspect(error)}\n`);
      finish(current, 'could not be loaded');
    },
  );
}

async function runFile(file: string): Promise<void> {
  uvu.UVU_QUEUE.splice(0, Number.POSITIVE_INFINITY, [null]);
  await import(pathToFileURL(join(ROOT, file)).href);
  // A file that queued nothing prints no counts, as alone.
  if ((uvu.UVU_QUEUE[0]?.length ?? 0) > 1) await exec();
  // Tests that were given to the common suite and never run are not the next file's.
  test.run();
}

function changed({ before }: Running): string | undefined {
  const found = changes(before, seenByAll());
  return found.length === 0 ? undefined : `left changed: ${found.join(', ')}`;
}

/** Says how a file ended. After a failure that others could suffer from they are left to processes of their own. */
function finish({ index, began, cpuBefore }: Running, fault: string | undefined): void {
  if (running?.index !== index) return;
  running = undefined;
  const code = process.exitCode ?? 0;
  process.exitCode = undefined;
  const spent = { seconds: (now() - began) / 1000, cpuSeconds: cpuSeconds() - cpuBefore };
  say({ ended: index, ...spent, fault: fault ?? (code === 0 ? undefined : `ended with code ${code}`) });
  if (fault !== undefined) exit(0);
}

function say(said: Mark): void {
  write(`${mark}${JSON.stringify(said)}\n`);
}

/** Of this process and of those of its children that are gone, where the system says it. */
function cpuSeconds(): number {
  try {
    const text = readFileSync('/proc/self/stat', 'utf8');
    const times = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .slice(11, 15);
    return times.reduce((sum, ticks) => sum + Number(ticks), 0) / TICKS_A_SECOND;
  } catch {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1e6;
  }
}
