// All adapters, each made with what it needs. `Adapters` is generated: a service without an adapter does not compile.

import type { Adapters } from '../../generated/catalog.ts';
import type { Accounts } from '../accounts/accounts.ts';
import type { EcbFx } from '../sources/ecb-fx.ts';
import type { Upstreams } from '../upstream/upstreams.ts';
import type { TrackedCompanies } from './no-registry.ts';
import { onFirstCall } from './on-first-call.ts';
import { shared } from './shared.ts';
import { unitConversion } from './unit-conversion.ts';

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
  const source = upstreams.client;
  let rates: Promise<EcbFx> | undefined;
  const ecbFx = () => {
    rates ??= import('../sources/ecb-fx.ts').then((module) => new module.EcbFx(source('ecb-fx'), keptIn));
    return rates;
  };
  return {
    'currency-conversion': onFirstCall(async () =>
      (await import('./currency-conversion.ts')).currencyConversion(await ecbFx()),
    ),
    'dk-registry': onFirstCall(async () => {
      const [{ dkRegistry }, { CvrApi }, { CvrVirk }] = await Promise.all([
        import('./dk-registry.ts'),
        import('../sources/cvr.ts'),
        import('../sources/cvr-virk.ts'),
      ]);
      return dkRegistry(new CvrApi(source('cvr')), new CvrVirk(source('cvr-virk')));
    }),
    'eu-bank-fx': onFirstCall(async () => (await import('./eu-bank-fx.ts')).euBankFx(await ecbFx())),
    'eu-law': onFirstCall(async () => {
      const [{ euLaw }, { Cellar }] = await Promise.all([import('./eu-law.ts'), import('../sources/cellar.ts')]);
      return euLaw(new Cellar(source('cellar')));
    }),
    'eu-research': onFirstCall(async () => {
      const [{ euResearch }, { Cordis }] = await Promise.all([
        import('./eu-research.ts'),
        import('../sources/cordis.ts'),
      ]);
      return euResearch(new Cordis(source('cordis')));
    }),
    horoscopes: onFirstCall(async () => (await import('./horoscopes.ts')).horoscopes()),
    'no-parliament': onFirstCall(async () => {
      const [{ noParliament }, { Stortinget }] = await Promise.all([
        import('./no-parliament.ts'),
        import('../sources/stortinget.ts'),
      ]);
      return noParliament(new Stortinget(source('stortinget')));
    }),
    'no-registry': onFirstCall(async () => {
      const [{ noRegistry }, { Brreg }] = await Promise.all([
        import('./no-registry.ts'),
        import('../sources/brreg.ts'),
      ]);
      return noRegistry(new Brreg(source('brreg')), trackedCompanies);
    }),
    places: onFirstCall(async () => {
      const [{ places }, { embeddedPlaces }] = await Promise.all([
        import('./places.ts'),
        import('../places/embedded.ts'),
      ]);
      return places(embeddedPlaces());
    }),
    'se-parliament': onFirstCall(async () => {
      const [{ seParliament }, { Riksdagen }] = await Promise.all([
        import('./se-parliament.ts'),
        import('../sources/riksdagen.ts'),
      ]);
      return seParliament(new Riksdagen(source('riksdagen')));
    }),
    shared: shared(accounts),
    'unit-conversion': unitConversion(),
    'us-health': onFirstCall(async () => {
      const [{ usHealth }, { Cms }, { Nppes }] = await Promise.all([
        import('./us-health.ts'),
        import('../sources/cms.ts'),
        import('../sources/nppes.ts'),
      ]);
      return usHealth(new Cms(source('cms')), new Nppes(source('nppes')));
    }),
    'world-time': onFirstCall(async () => (await import('./world-time.ts')).worldTime()),
  };
}
