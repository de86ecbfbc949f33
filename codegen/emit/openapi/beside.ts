// The client's types made beside the rest: they take about as long as all other files together, and need a compiler of their
// own. The command makes them in a worker thread, which loads that compiler while the manifests are being read.

import { enableCompileCache } from 'node:module';
import { isMainThread, parentPort, Worker } from 'node:worker_threads';
import type { JsonSchema } from '../json-schema.ts';

/** Makes the text of generated/openapi.ts. */
export type OpenapiTypes = (document: JsonSchema) => string | Promise<string>;

/** Starts the thread. It makes one file, and never keeps the process from ending. */
export function openapiTypesBeside(): OpenapiTypes {
  const worker = new Worker(new URL(import.meta.url));
  worker.unref();
  return (document) => {
    const answer = Promise.withResolvers<string>();
    worker.ref();
    worker.once('message', answer.resolve);
    worker.once('error', answer.reject);
    worker.postMessage(document);
    return answer.promise.finally(() => worker.terminate());
  };
}

if (!isMainThread && parentPort !== null) {
  enableCompileCache();
  const port = parentPort;
  const { emitOpenapiTypes } = await import('./client-types.ts');
  port.once('message', (document: JsonSchema) => port.postMessage(emitOpenapiTypes(document)));
}
