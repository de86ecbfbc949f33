// The files that take as long as all others together: the client's types, which need a compiler of their own, and the index of find_tool
// with its classifier. The command makes them in a worker thread, where they were not made before (kept.ts).

import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';
import { isMainThread, parentPort, Worker } from 'node:worker_threads';
import type { ClassifierInput, FindIndexInput } from './catalog/find-index.ts';
import type { JsonSchema } from './json-schema.ts';

/** What makes the files that take longest. */
export interface LongJobs {
  /** Makes the text of generated/openapi.ts. */
  openapiTypes(document: JsonSchema): Promise<string>;
  /** Makes the text of generated/find-tool.json. */
  findIndex(input: FindIndexInput): Promise<string>;
  /** Makes the text of generated/find-tool-classifier.txt. */
  classifier(input: ClassifierInput): Promise<string>;
}

type Job =
  | { readonly kind: 'openapiTypes'; readonly input: JsonSchema }
  | { readonly kind: 'findIndex'; readonly input: FindIndexInput }
  | { readonly kind: 'classifier'; readonly input: ClassifierInput };

/** The jobs done in this thread, by compilers that are loaded for them. */
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

/** The jobs done by a thread, which starts with the first of them. */
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

/** It never keeps the process from ending while there are no jobs. */
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
  worker.on('exit', () => isBroken(new Error('The thread beside the generator ended.')));
  // Only now: a listener keeps the process alive again.
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
