// The worker thread for large bodies. Parsing megabytes in the main thread would block all other calls.

import { Worker } from 'node:worker_threads';
import { Problem, type ProblemCode, type ProblemExtras } from '../../contract/problem.ts';
import { MINUTE_MS } from '../../lib/duration.ts';
import type { AnswerHeaders } from './answer-headers.ts';
import { bytesOf, type PackedModel, unpack } from './model-transfer.ts';

/** Largest body that is read in the caller's thread, in bytes. */
export const MAX_INLINE_BODY_BYTES = 1_000_000;
/** Memory limit of the worker. Bodies within the limits of bounds.ts need less. */
const WORKER_MEMORY_MB = 1536;
/** Timeout for reading one body. */
const MAX_READING_MS = 20_000;
/**
 * An idle worker is stopped after this time, because it keeps the modules of all sources whose responses it has read.
 */
const IDLE_MS = MINUTE_MS;

interface Place {
  readonly module: string;
  readonly name: string;
}

const places = new WeakMap<object, Place>();

export function placeReader(read: object, place: Place): void {
  places.set(read, place);
}

export function placeOf(read: object): Place {
  return places.get(read) as Place;
}

/** Message to the worker. */
export interface Reading extends Place {
  readonly source: string;
  readonly status: number;
  readonly headers: AnswerHeaders;
  readonly body: Uint8Array<ArrayBuffer>;
}

/** Message from the worker. */
export type ReadingOutcome =
  | { readonly ok: true; readonly model: PackedModel }
  | {
      readonly ok: false;
      readonly problem?: { readonly code: ProblemCode; readonly detail: string; readonly extras: ProblemExtras };
      readonly message: string;
    };

export interface ReadModel {
  readonly value: unknown;
  readonly bytes: number;
}

interface Waiting {
  readonly reading: Reading;
  readonly maxMs: number;
  readonly resolve: (outcome: ReadingOutcome) => void;
}

let worker: Worker | undefined;
let current: Waiting | undefined;
let timer: NodeJS.Timeout | undefined;
const queue: Waiting[] = [];

/** Transfers `reading.body`, so do not use it afterwards. Rejects with the reader's error. */
export async function readInWorker(reading: Reading, maxMs = MAX_READING_MS): Promise<ReadModel> {
  const outcome = await new Promise<ReadingOutcome>((resolve) => {
    queue.push({ reading, maxMs, resolve });
    next();
  });
  if (outcome.ok) return { value: unpack(outcome.model), bytes: bytesOf(outcome.model) };
  const { problem, message } = outcome;
  throw problem === undefined ? new Error(message) : new Problem(problem.code, problem.detail, problem.extras);
}

function next(): void {
  if (current !== undefined) return;
  clearTimeout(timer);
  current = queue.shift();
  if (current === undefined) {
    timer = setTimeout(letGo, IDLE_MS).unref();
    return;
  }
  worker ??= begun();
  worker.ref();
  const { reading, maxMs } = current;
  timer = setTimeout(() => broken('parsing the response timed out'), maxMs);
  worker.postMessage(reading, [reading.body.buffer]);
}

function begun(): Worker {
  const started = new Worker(new URL('./reading-worker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: WORKER_MEMORY_MB },
  });
  // Ignore a stopped worker; its reading has already failed.
  started.on('message', (outcome: ReadingOutcome) => {
    if (started === worker) settle(outcome);
  });
  started.on('error', (error: Error) => {
    if (started === worker) broken(error.message);
  });
  return started;
}

/** Restarts the worker to read the queued bodies. */
function broken(message: string): void {
  letGo();
  settle({ ok: false, message });
}

function settle(outcome: ReadingOutcome): void {
  const done = current;
  current = undefined;
  worker?.unref();
  done?.resolve(outcome);
  next();
}

function letGo(): void {
  void worker?.terminate();
  worker = undefined;
}
