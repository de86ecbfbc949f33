import type { LifetimeName, SourceId } from '../../generated/sources.ts';
import type { PositionStore } from '../store/position-store.ts';
import type { SourceCatalogs } from './catalogs/catalogs.ts';
import type { SourceClient } from './client/client.ts';

export interface SourceContext<Id extends SourceId = SourceId> {
  readonly client: SourceClient<LifetimeName<Id>>;
  /** Lists and files that the source provides only as a whole. */
  readonly catalogs: SourceCatalogs;
  /** Positions that a collector stores; undefined during replay. */
  readonly positions: PositionStore | undefined;
  readonly settings: SourceSettings;
}

export interface SourceSettings {
  /** Codes of FAOSTAT domains that may be fetched regardless of size. */
  readonly faostatDomains: readonly string[];
}

export interface SourceModule<Id extends SourceId> {
  create(context: SourceContext<Id>): object;
}
