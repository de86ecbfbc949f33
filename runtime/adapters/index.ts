// All adapters, each made with what it needs. `Adapters` is generated: a service without an adapter does not compile.

import type { Adapters } from '../../generated/catalog.ts';
import type { Accounts } from '../accounts/accounts.ts';
import { embeddedPlaces } from '../places/embedded.ts';
import { horoscopes } from './horoscopes.ts';
import { places } from './places.ts';
import { shared } from './shared.ts';
import { unitConversion } from './unit-conversion.ts';
import { worldTime } from './world-time.ts';

export interface AdapterDependencies {
  readonly accounts: Pick<Accounts, 'receiveFeedback'>;
}

/** The adapters of all services. */
export function createAdapters({ accounts }: AdapterDependencies): Adapters {
  return {
    horoscopes: horoscopes(),
    places: places(embeddedPlaces()),
    shared: shared(accounts),
    'unit-conversion': unitConversion(),
    'world-time': worldTime(),
  };
}
