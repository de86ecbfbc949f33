// What a source is made with. Each source's public file exports `create(context)`, typed by its own manifest.

import type { LifetimeName, SourceId } from '../../generated/sources.ts';
import type { PositionStore } from '../store/position-store.ts';
import type { SourceCatalogs } from './catalogs/catalogs.ts';
import type { SourceClient } from './client/client.ts';

/** What a source is made with. */
export interface SourceContext<Id extends SourceId = SourceId> {
  /** Takes the lifetimes that sources/<id>.yaml names. */
  readonly client: SourceClient<LifetimeName<Id>>;
  /** Lists and files that the source gives only whole. */
  readonly harvests: SourceCatalogs;
  /** What a collector kept of vessels; undefined while recordings are replayed. */
  readonly positions: PositionStore | undefined;
  readonly settings: SourceSettings;
}

/** What the operator chooses for sources. */
export interface SourceSettings {
  /** Codes of FAOSTAT domains that may be fetched however large they are. */
  readonly faostatDomains: readonly string[];
}

/** What a source's module exports. */
export interface SourceModule<Id extends SourceId> {
  create(context: SourceContext<Id>): object;
}
