// Bounds the memory of a statement. Node builds SQLite with SQLITE_DEFAULT_MEMSTATUS=0, so `hard_heap_limit` has no
// effect, and the thread that runs a statement cannot check its memory at the same time. A second thread checks it, and
// kills the process if it exceeds the limit.

import { isMainThread, Worker, workerData } from 'node:worker_threads';

/** Maximum memory for one statement, in addition to its tables. */
const MAX_KILOBYTES = 128 * 1024;
const EVERY_MS = 10;

/** Watches the memory of this process while a statement runs. */
export class MemoryGuard {
  /** Limit on resident memory, in kilobytes; 0 while no statement runs. */
  readonly #limit = new Int32Array(new SharedArrayBuffer(4));

  constructor() {
    const worker = new Worker(new URL(import.meta.url), { workerData: this.#limit });
    worker.unref();
  }

  start(): void {
    Atomics.store(this.#limit, 0, residentKilobytes() + MAX_KILOBYTES);
    Atomics.notify(this.#limit, 0);
  }

  stop(): void {
    Atomics.store(this.#limit, 0, 0);
  }
}

function residentKilobytes(): number {
  return process.memoryUsage.rss() / 1024;
}

function watch(limit: Int32Array<SharedArrayBuffer>): never {
  for (;;) {
    Atomics.wait(limit, 0, 0);
    const max = Atomics.load(limit, 0);
    if (max !== 0 && residentKilobytes() > max) process.kill(process.pid, 'SIGKILL');
    Atomics.wait(limit, 0, max, EVERY_MS);
  }
}

if (!isMainThread) watch(workerData as Int32Array<SharedArrayBuffer>);
