// Converts responses to models. Large bodies are read in a worker thread that imports the same module and calls the same
// function (reading-thread.ts).

import type { Read, Reader } from './answer.ts';
import { placeReader } from './reading-thread.ts';

export type { Read };

export type Readers<Functions extends Readonly<Record<string, Reader<unknown>>>> = {
  readonly [Name in keyof Functions]: Read<ReturnType<Functions[Name]>>;
};

/**
 * Export the result as `reads`, because the worker looks it up by that name: `reads = readers(import.meta.url, { unit: readUnit
 * })`.
 */
export function readers<const Functions extends Readonly<Record<string, Reader<unknown>>>>(
  module: string,
  functions: Functions,
): Readers<Functions> {
  for (const [name, read] of Object.entries(functions)) placeReader(read, { module, name });
  return functions as unknown as Readers<Functions>;
}
