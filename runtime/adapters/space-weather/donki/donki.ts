// Client for NASA's database of solar flares and geomagnetic storms, whose records are entered by analysts.

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

  /** Returns flares that began between `first` and `last` (UTC days, inclusive), earliest first. */
  flares(first: string, last: string, call: SourceCall): Promise<readonly Flare[]> {
    return this.#window('/FLR', reads.flares, first, last, call);
  }

  /** Returns storms that began between `first` and `last` (UTC days, inclusive), earliest first. */
  storms(first: string, last: string, call: SourceCall): Promise<readonly Storm[]> {
    return this.#window('/GST', reads.storms, first, last, call);
  }

  #window<Value>(path: string, read: Read<Value>, first: string, last: string, call: SourceCall): Promise<Value> {
    // `expect` is not set, because for a window without events, the source sends an empty body with a JSON content
    // type. The readers check the body.
    const headers = { accept: 'application/json' };
    return this.#client.read({ path, query: { startDate: first, endDate: last }, headers }, read, call);
  }
}
