// The argument of an adapter's `create(context)`. Its type follows from the service's manifest.

import type { Adapters } from '../../generated/catalog.ts';
import type { ScopeValues } from '../contract/event.ts';
import type { Accounts } from '../identity/accounts.ts';
import type { Subscriptions } from '../webhooks/subscriptions.ts';
import type { ChangePage } from '../webhooks/watch/watcher.ts';
import type { Sources } from './sources.ts';

/** The type parameter is the service's key, as in `Context<'eu-law'>`. */
export interface Context<Key extends keyof Adapters> {
  /** Returns a source that the manifest declares. Its methods reject with a Problem. */
  source<Id extends Adapters[Key]['sources']>(id: Id): Sources[Id];
  /** Returns undefined if the entity type's scope is not configured on this server. */
  watched(entityType: string): WatchedType | undefined;
  readonly receiveFeedback: Accounts['receiveFeedback'];
  readonly subscriptions: Subscriptions;
}

export interface WatchedType {
  readonly scope: ScopeValues;
  /** Returns changes oldest first. `since` is Unix time in milliseconds. */
  changesSince(since: number, limit: number): Promise<ChangePage>;
}

export interface AdapterModule<Key extends keyof Adapters> {
  create(context: Context<Key>): Adapters[Key]['handlers'];
}
