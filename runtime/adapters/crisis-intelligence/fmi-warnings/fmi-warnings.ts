import type { LifetimeName } from '../../../../generated/sources.ts';
import type { SourceCall, SourceClient } from '../../../sources/client/client.ts';
import type { SourceContext } from '../../../sources/context.ts';
import { type CapWarning, reads } from '../meteoalarm/meteoalarm.ts';

const PATH = '/warnings/feeds-finland';

export function create({ client }: SourceContext<'fmi-warnings'>): FmiWarnings {
  return new FmiWarnings(client);
}

export class FmiWarnings {
  readonly #client: SourceClient<LifetimeName<'fmi-warnings'>>;

  constructor(client: SourceClient<LifetimeName<'fmi-warnings'>>) {
    this.#client = client;
  }

  warnings(call: SourceCall): Promise<readonly CapWarning[]> {
    return this.#client.read({ path: PATH, expect: 'json' }, reads.meteoalarm, call);
  }
}
