// How an answer becomes a source's model. A module exports the functions by which it reads as
// `reads = readers(import.meta.url, { unit: readUnit })`, and only what stands there is a `Read`. Small bodies are read in this thread,
// large ones in a worker thread that imports the same module and calls the same function (reading-thread.ts).

import type { Read, Reader } from './answer.ts';
import { placeReader } from './reading-thread.ts';

export type { Read };

/** The readers of a module, registered. */
export type Readers<Functions extends Readonly<Record<string, Reader<unknown>>>> = {
  readonly [Name in keyof Functions]: Read<ReturnType<Functions[Name]>>;
};

/** Registers the functions by which a module reads answers. What it returns is to be exported as `reads`: there the worker looks. */
export function readers<const Functions extends Readonly<Record<string, Reader<unknown>>>>(
  module: string,
  functions: Functions,
): Readers<Functions> {
  for (const [name, read] of Object.entries(functions)) placeReader(read, { module, name });
  return functions as unknown as Readers<Functions>;
}
