// Generates the slowest files: the client's types, and the index and classifier of find_tool. `make generate` runs
// these jobs in a worker thread unless their results are cached (kept.ts).

import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';
import { isMainThread, parentPort, Worker } from 'node:worker_threads';
import type { ClassifierInput, FindIndexInput } from './catalog/find-index.ts';
import type { JsonSchema } from './json-schema.ts';

export interface LongJobs {
  openapiTypes(document: JsonSchema): Promise<string>;
  findIndex(input: FindIndexInput): Promise<string>;
  classifier(input: ClassifierInput): Promise<string>;
}

type Job =
  | { readonly kind: 'openapiTypes'; readonly input: JsonSchema }
  | { readonly kind: 'findIndex'; readonly input: FindIndexInput }
  | { readonly kind: 'classifier'; readonly input: ClassifierInput };

/** Runs the jobs in this thread. Compilers are imported on demand. */
export const longJobsHere: LongJobs = {
  async openapiTypes(document) {
    return (await import('./openapi/client-types.ts')).emitOpenapiTypes(document);
  },
  async findIndex(input) {
    return (await import('./catalog/find-index.ts')).emitFindIndex(input);
  },
  async classifier(input) {
    return (await import('./catalog/find-index.ts')).emitClassifier(input);
  },
};

/** Runs the jobs in a worker thread, which starts with the first job. */
export function longJobsBeside(): LongJobs {
  let started: LongJobs | undefined;
  const thread = () => {
    started ??= startThread();
    return started;
  };
  return {
    openapiTypes: (input) => thread().openapiTypes(input),
    findIndex: (input) => thread().findIndex(input),
    classifier: (input) => thread().classifier(input),
  };
}

/** The worker thread does not keep the process alive while it is idle. */
function startThread(): LongJobs {
  const worker = new Worker(new URL(import.meta.url));
  const waiting = new Map<Job['kind'], PromiseWithResolvers<unknown>>();
  worker.on('message', ({ kind, made }: { kind: Job['kind']; made: unknown }) => waiting.get(kind)?.resolve(made));
  let broken: Error | undefined;
  const isBroken = (error: Error) => {
    broken ??= error;
    for (const { reject } of waiting.values()) reject(broken);
  };
  worker.on('error', isBroken);
  worker.on('exit', () => isBroken(new Error('The worker thread of the generator exited.')));
  // This must be called last, because adding a listener keeps the process alive again.
  worker.unref();
  const done = async <Made>(job: Job): Promise<Made> => {
    if (broken !== undefined) throw broken;
    const answer = Promise.withResolvers<unknown>();
    waiting.set(job.kind, answer);
    worker.ref();
    worker.postMessage(job);
    const made = await answer.promise;
    waiting.delete(job.kind);
    if (waiting.size === 0) worker.unref();
    return made as Made;
  };
  return {
    openapiTypes: (input) => done({ kind: 'openapiTypes', input }),
    findIndex: (input) => done({ kind: 'findIndex', input }),
    classifier: (input) => done({ kind: 'classifier', input }),
  };
}

if (!isMainThread && parentPort !== null) {
  enableCompileCache(fileURLToPath(new URL('../../node_modules/.cache/almanac/compiled', import.meta.url)));
  const port = parentPort;
  port.on('message', async ({ kind, input }: Job) => {
    const made = await longJobsHere[kind](input as JsonSchema & FindIndexInput);
    port.postMessage({ kind, made });
  });
}
