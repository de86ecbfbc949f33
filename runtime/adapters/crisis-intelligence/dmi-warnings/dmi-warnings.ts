// Danish weather warnings, by way of Meteoalarm: everything that is in force or announced, in one answer.

import type { LifetimeName } from '../../../../generated/sources.ts';
import type { SourceCall, SourceClient } from '../../../sources/client/client.ts';
import type { SourceContext } from '../../../sources/context.ts';
import { type CapWarning, reads } from '../meteoalarm/meteoalarm.ts';

const PATH = '/warnings/feeds-denmark';

/** Makes the source on its client. */
export function create({ client }: SourceContext<'dmi-warnings'>): DmiWarnings {
  return new DmiWarnings(client);
}

/** Danish weather warnings. */
export class DmiWarnings {
  readonly #client: SourceClient<LifetimeName<'dmi-warnings'>>;

  constructor(client: SourceClient<LifetimeName<'dmi-warnings'>>) {
    this.#client = client;
  }

  /** All warnings, none where the country is quiet. Rejects with a Problem of the client. */
  warnings(call: SourceCall): Promise<readonly CapWarning[]> {
    return this.#client.read({ path: PATH, expect: 'json' }, reads.meteoalarm, call);
  }
}
