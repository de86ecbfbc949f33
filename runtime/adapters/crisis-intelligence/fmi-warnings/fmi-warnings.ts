// Finnish weather warnings, by way of Meteoalarm: everything that is in force or announced, in one answer.

import type { LifetimeName } from '../../../../generated/sources.ts';
import type { SourceCall, SourceClient } from '../../../sources/client/client.ts';
import type { SourceContext } from '../../../sources/context.ts';
import { type CapWarning, reads } from '../meteoalarm/meteoalarm.ts';

const PATH = '/warnings/feeds-finland';

/** Makes the source on its client. */
export function create({ client }: SourceContext<'fmi-warnings'>): FmiWarnings {
  return new FmiWarnings(client);
}

/** Finnish weather warnings. */
export class FmiWarnings {
  readonly #client: SourceClient<LifetimeName<'fmi-warnings'>>;

  constructor(client: SourceClient<LifetimeName<'fmi-warnings'>>) {
    this.#client = client;
  }

  /** All warnings, none where the country is quiet. Rejects with a Problem of the client. */
  warnings(call: SourceCall): Promise<readonly CapWarning[]> {
    return this.#client.read({ path: PATH, expect: 'json' }, reads.meteoalarm, call);
  }
}
