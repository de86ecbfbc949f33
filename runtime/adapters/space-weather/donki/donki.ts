// NASA's database of solar flares and geomagnetic storms, entered by analysts.

import type { LifetimeName } from '../../../../generated/sources.ts';
import type { SourceCall, SourceClient } from '../../../sources/client/client.ts';
import type { Read } from '../../../sources/client/reading.ts';
import type { SourceContext } from '../../../sources/context.ts';
import { type Flare, reads, type Storm } from './read.ts';

export type { Flare, Storm } from './read.ts';

export function create({ client }: SourceContext<'donki'>): Donki {
  return new Donki(client);
}

export class Donki {
  readonly #client: SourceClient<LifetimeName<'donki'>>;

  constructor(client: SourceClient<LifetimeName<'donki'>>) {
    this.#client = client;
  }

  /** Earliest first. Flares began from `first` to `last` (UTC days, inclusive). */
  flares(first: string, last: string, call: SourceCall): Promise<readonly Flare[]> {
    return this.#window('/FLR', reads.flares, first, last, call);
  }

  /** Earliest first. Storms began from `first` to `last` (UTC days, inclusive). */
  storms(first: string, last: string, call: SourceCall): Promise<readonly Storm[]> {
    return this.#window('/GST', reads.storms, first, last, call);
  }

  #window<Value>(path: string, read: Read<Value>, first: string, last: string, call: SourceCall): Promise<Value> {
    // No `expect`: an empty body with a JSON content type means an empty window, which the readers check.
    const headers = { accept: 'application/json' };
    return this.#client.read({ path, query: { startDate: first, endDate: last }, headers }, read, call);
  }
}
