// Runs in a thread of its own: decompresses the gazetteer, unpacks it and builds the search indexes, and hands all of it
// over without copying. The thread that answers calls is never held up.

import { readFileSync } from 'node:fs';
import { parentPort } from 'node:worker_threads';
import { brotliDecompressSync } from 'node:zlib';
import { indexGazetteer, type SearchPostings } from './city-search.ts';
import { type KeptColumns, keptColumns, unpackGazetteer } from './gazetteer.ts';

/** What the thread hands over. */
export interface LoadedCities {
  readonly columns: KeptColumns;
  readonly postings: SearchPostings;
}

/** The gazetteer has 14 MB: room for all of it at once spares putting pieces together, and their memory. */
const CHUNK_BYTES = 16 * 1024 * 1024;

/** Reads and indexes the compressed gazetteer. */
export function loadCities(file: URL): LoadedCities {
  const columns = unpackGazetteer(brotliDecompressSync(readFileSync(file), { chunkSize: CHUNK_BYTES }));
  return { columns: keptColumns(columns), postings: indexGazetteer(columns) };
}

/** Every buffer below a value, once. */
export function buffersIn(value: unknown, found = new Set<ArrayBuffer>()): Set<ArrayBuffer> {
  if (ArrayBuffer.isView(value)) found.add(value.buffer as ArrayBuffer);
  else if (typeof value === 'object' && value !== null) for (const part of Object.values(value)) buffersIn(part, found);
  return found;
}

if (parentPort !== null) {
  const loaded = loadCities(new URL('../../../generated/embedded/places.bin.br', import.meta.url));
  parentPort.postMessage(loaded, [...buffersIn(loaded)]);
}
