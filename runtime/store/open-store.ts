// Opens the store: chooses the engine, and lays the sub-stores over it.

import { sql } from 'kysely';
import type { Engine } from './engine.ts';
import { feedbackStore } from './feedback.ts';
import { keyStore } from './keys.ts';
import { purge } from './purge.ts';
import { settingsStore } from './settings.ts';
import { sourceStarts } from './source-starts.ts';
import { openSqlite } from './sqlite/engine.ts';
import type { Store, StoreLocation } from './store.ts';
import { EmbeddedUsage } from './usage/embedded.ts';
import { SharedUsage } from './usage/shared.ts';
import { watchStore } from './watches.ts';

export interface StoreOptions {
  /** Told of failures that no caller sees, such as counts that could not be written and will be tried again. */
  readonly onError?: (message: string, error: unknown) => void;
}

/**
 * Opens the store and brings it to the present schema.
 * @throws FolderInUse when another process has the folder; Error when the database cannot be used
 */
export async function openStore(location: StoreLocation, options: StoreOptions = {}): Promise<Store> {
  const { onError = () => {} } = options;
  const engine = 'databaseUrl' in location ? await postgres(location.databaseUrl) : await openSqlite(location.dataDir);
  const usage =
    engine.name === 'postgres' ? new SharedUsage(engine.counts, onError) : new EmbeddedUsage(engine.counts, onError);
  let closing: Promise<void> | undefined;
  return {
    engine: engine.name,
    keys: keyStore(engine),
    usage,
    feedback: feedbackStore(engine),
    settings: settingsStore(engine),
    watches: watchStore(engine),
    sourceStarts: engine.name === 'postgres' ? sourceStarts(engine) : undefined,
    wake: engine.wake,
    tryLead: (name) => engine.tryLead(name),
    purge: (today) => purge(engine, today),
    async healthy() {
      try {
        await sql`select 1`.execute(engine.durable);
        return true;
      } catch {
        return false;
      }
    },
    close() {
      closing ??= usage.close().finally(() => engine.close());
      return closing;
    },
  };
}

/** Its driver is loaded only where it is used: the embedded store starts without it. */
async function postgres(databaseUrl: string): Promise<Engine> {
  const { openPostgres } = await import('./postgres/engine.ts');
  return openPostgres(databaseUrl);
}
