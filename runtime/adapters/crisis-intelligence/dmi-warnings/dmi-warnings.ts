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

  warnings(call: SourceCall): Promise<readonly CapWarning[]> {
    return this.#client.read({ path: PATH, expect: 'json' }, reads.meteoalarm, call);
  }
}
