// Danish weather warnings from Meteoalarm: one answer contains all that are in force or announced.

import type { LifetimeName } from '../../../../generated/sources.ts';
import type { SourceCall, SourceClient } from '../../../sources/client/client.ts';
import type { SourceContext } from '../../../sources/context.ts';
import { type CapWarning, reads } from '../meteoalarm/meteoalarm.ts';

const PATH = '/warnings/feeds-denmark';

export function create({ client }: SourceContext<'dmi-warnings'>): DmiWarnings {
  return new DmiWarnings(client);
}

export class DmiWarnings {
  readonly #client: SourceClient<LifetimeName<'dmi-warnings'>>;

  constructor(client: SourceClient<LifetimeName<'dmi-warnings'>>) {
    this.#client = client;
  }

  /** All warnings; an empty list when there are none. Rejects with a Problem of the client. */
  warnings(call: SourceCall): Promise<readonly CapWarning[]> {
    return this.#client.read({ path: PATH, expect: 'json' }, reads.meteoalarm, call);
  }
}
