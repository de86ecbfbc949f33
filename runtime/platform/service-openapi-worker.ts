// Worker thread that splits the OpenAPI document (2 MB) by service. Parsing would block the main thread; the memory is freed
// when the thread exits.

import { readFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { type DocumentInfo, serviceDocument } from './service-openapi.ts';

/** Documents as UTF-8 JSON, keyed by tag. */
export type DocumentsByTag = ReadonlyMap<string, Uint8Array<ArrayBuffer>>;

const { file, infos } = workerData as { readonly file: URL | string; readonly infos: readonly DocumentInfo[] };
const whole = JSON.parse(readFileSync(new URL(file), 'utf8'));
const encoder = new TextEncoder();
const texts = new Map(
  infos.map((info) => [info.tag, encoder.encode(`${JSON.stringify(serviceDocument(whole, info))}\n`)]),
);
parentPort?.postMessage(
  texts,
  [...texts.values()].map(({ buffer }) => buffer),
);
