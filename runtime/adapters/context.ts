// What an adapter is made with. Each adapter's public file exports `create(context)`; what the context gives follows from the
// service's manifest.

import type { Adapters } from '../../generated/catalog.ts';
import type { ScopeValues } from '../contract/event.ts';
import type { Accounts } from '../identity/accounts.ts';
import type { Subscriptions } from '../webhooks/subscriptions.ts';
import type { ChangePage } from '../webhooks/watch/watcher.ts';
import type { Sources } from './sources.ts';

/** The context of a service's adapter: `Context<'eu-law'>`. */
export interface Context<Key extends keyof Adapters> {
  /** A source that the service's manifest declares. */
  source<Id extends Adapters[Key]['sources']>(id: Id): Sources[Id];
  /** What is found at a watched entity type; undefined where its scope is not configured on this server. */
  watched(entityType: string): WatchedType | undefined;
  readonly receiveFeedback: Accounts['receiveFeedback'];
  /** Webhook subscriptions. */
  readonly subscriptions: Subscriptions;
}

/** An entity type that is watched, as an adapter reads it. */
export interface WatchedType {
  readonly scope: ScopeValues;
  /** Changes found after `since` (milliseconds since 1970), oldest first, at most `limit`. */
  changesSince(since: number, limit: number): Promise<ChangePage>;
}

/** What an adapter's module exports. */
export interface AdapterModule<Key extends keyof Adapters> {
  create(context: Context<Key>): Adapters[Key]['handlers'];
}
