// All adapters, each made with what it needs. `Adapters` is generated: a service without an adapter does not compile.

import type { Adapters } from '../../generated/catalog.ts';
import type { Accounts } from '../accounts/accounts.ts';
import { embeddedPlaces } from '../places/embedded.ts';
import { Brreg } from '../sources/brreg.ts';
import { Cellar } from '../sources/cellar.ts';
import { Cms } from '../sources/cms.ts';
import { Cordis } from '../sources/cordis.ts';
import { CvrApi } from '../sources/cvr.ts';
import { CvrVirk } from '../sources/cvr-virk.ts';
import { EcbFx } from '../sources/ecb-fx.ts';
import { Nppes } from '../sources/nppes.ts';
import { Riksdagen } from '../sources/riksdagen.ts';
import { Stortinget } from '../sources/stortinget.ts';
import type { Upstreams } from '../upstream/upstreams.ts';
import { currencyConversion } from './currency-conversion.ts';
import { dkRegistry } from './dk-registry.ts';
import { euBankFx } from './eu-bank-fx.ts';
import { euLaw } from './eu-law.ts';
import { euResearch } from './eu-research.ts';
import { horoscopes } from './horoscopes.ts';
import { noParliament } from './no-parliament.ts';
import { noRegistry, type TrackedCompanies } from './no-registry.ts';
import { places } from './places.ts';
import { seParliament } from './se-parliament.ts';
import { shared } from './shared.ts';
import { unitConversion } from './unit-conversion.ts';
import { usHealth } from './us-health.ts';
import { worldTime } from './world-time.ts';

export interface AdapterDependencies {
  readonly accounts: Pick<Accounts, 'receiveFeedback'>;
  readonly upstreams: Upstreams;
  /** Where sources keep what they fetched whole. */
  readonly dataDir: string;
  /** The Norwegian companies that are watched, where a watchlist is configured. */
  readonly trackedCompanies?: TrackedCompanies | undefined;
}

/** The adapters of all services. */
export function createAdapters({ accounts, upstreams, dataDir, trackedCompanies }: AdapterDependencies): Adapters {
  // What is replayed must not be found again by a server that asks the real sources.
  const keptIn = upstreams.recordedDates === undefined ? dataDir : undefined;
  const ecbFx = new EcbFx(upstreams.client('ecb-fx'), keptIn);
  return {
    'currency-conversion': currencyConversion(ecbFx),
    'dk-registry': dkRegistry(new CvrApi(upstreams.client('cvr')), new CvrVirk(upstreams.client('cvr-virk'))),
    'eu-bank-fx': euBankFx(ecbFx),
    'eu-law': euLaw(new Cellar(upstreams.client('cellar'))),
    'eu-research': euResearch(new Cordis(upstreams.client('cordis'))),
    horoscopes: horoscopes(),
    'no-parliament': noParliament(new Stortinget(upstreams.client('stortinget'))),
    'no-registry': noRegistry(new Brreg(upstreams.client('brreg')), trackedCompanies),
    places: places(embeddedPlaces()),
    'se-parliament': seParliament(new Riksdagen(upstreams.client('riksdagen'))),
    shared: shared(accounts),
    'unit-conversion': unitConversion(),
    'us-health': usHealth(new Cms(upstreams.client('cms')), new Nppes(upstreams.client('nppes'))),
    'world-time': worldTime(),
  };
}
