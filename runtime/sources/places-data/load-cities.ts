// Worker thread that unpacks the gazetteer and builds the search indexes without blocking the main thread.

import { readFileSync } from 'node:fs';
import { parentPort } from 'node:worker_threads';
import { brotliDecompressSync } from 'node:zlib';
import { indexGazetteer, type SearchPostings } from './city-search.ts';
import { type KeptColumns, keptColumns, unpackGazetteer } from './gazetteer.ts';

export interface LoadedCities {
  readonly columns: KeptColumns;
  readonly postings: SearchPostings;
}

/** A single chunk that holds all 14 MB avoids concatenation. */
const CHUNK_BYTES = 16 * 1024 * 1024;

export function loadCities(file: URL): LoadedCities {
  const columns = unpackGazetteer(brotliDecompressSync(readFileSync(file), { chunkSize: CHUNK_BYTES }));
  return { columns: keptColumns(columns), postings: indexGazetteer(columns) };
}

/** Collects all buffers inside a value, for use as a transfer list. */
export function buffersIn(value: unknown, found = new Set<ArrayBuffer>()): Set<ArrayBuffer> {
  if (ArrayBuffer.isView(value)) found.add(value.buffer as ArrayBuffer);
  else if (typeof value === 'object' && value !== null) for (const part of Object.values(value)) buffersIn(part, found);
  return found;
}

if (parentPort !== null) {
  const loaded = loadCities(new URL('../../../generated/embedded/places.bin.br', import.meta.url));
  parentPort.postMessage(loaded, [...buffersIn(loaded)]);
}
