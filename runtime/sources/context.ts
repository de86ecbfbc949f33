import type { LifetimeName, SourceId } from '../../generated/sources.ts';
import type { PositionStore } from '../store/position-store.ts';
import type { SourceCatalogs } from './catalogs/catalogs.ts';
import type { SourceClient } from './client/client.ts';

export interface SourceContext<Id extends SourceId = SourceId> {
  /** Lifetimes of sources/<id>.yaml. */
  readonly client: SourceClient<LifetimeName<Id>>;
  /** Lists and files that the source provides only as a whole. */
  readonly catalogs: SourceCatalogs;
  /** Stored by a collector; undefined during replay. */
  readonly positions: PositionStore | undefined;
  readonly settings: SourceSettings;
}

export interface SourceSettings {
  /** Domain codes that may be fetched regardless of size. */
  readonly faostatDomains: readonly string[];
}

export interface SourceModule<Id extends SourceId> {
  create(context: SourceContext<Id>): object;
}
