import { answerStore } from './answers.ts';
import { auditStore } from './audit.ts';
import { blockStore } from './blocks.ts';
import { connectStore } from './connect-records.ts';
import type { Engine } from './engine.ts';
import { erase } from './erase.ts';
import { feedbackStore } from './feedback.ts';
import { StoreHealth, type StoreTransition } from './health.ts';
import { keyStore } from './keys.ts';
import { masterKeyStore } from './master-key.ts';
import { positionStore } from './positions.ts';
import { purge } from './purge.ts';
import { settingsStore } from './settings.ts';
import { sharedFiles } from './shared-files.ts';
import { signUpLinkStore } from './sign-up-links.ts';
import { sourceStarts } from './source-starts.ts';
import { openSqlite } from './sqlite/engine.ts';
import type { Store, StoreLocation } from './store.ts';
import { Tallies } from './tallies.ts';
import { EmbeddedUsage } from './usage/embedded.ts';
import { SharedUsage } from './usage/shared.ts';
import { watchStore } from './watches.ts';
import { deliveryHistory } from './webhooks/history.ts';
import { deliveryQueue } from './webhooks/queue.ts';
import { subscriptionStore } from './webhooks/subscriptions.ts';
import { testInboxStore } from './webhooks/test-inboxes.ts';

export interface StoreOptions {
  /** Called for failures that no caller sees. */
  readonly onError?: (message: string, error: unknown) => void;
  readonly onTransition?: (transition: StoreTransition) => void;
}

/** @throws FolderInUse, or Error if the database cannot be used */
export async function openStore(location: StoreLocation, options: StoreOptions = {}): Promise<Store> {
  const { onError = () => {}, onTransition = () => {} } = options;
  const health = new StoreHealth(onTransition);
  const engine =
    'databaseUrl' in location
      ? await postgres(location.databaseUrl, health)
      : await openSqlite(location.dataDir, health);
  const settings = settingsStore(engine);
  health.open((characters) => settings.touch(characters));
  const usage =
    engine.name === 'postgres' ? new SharedUsage(engine.calls, onError) : new EmbeddedUsage(engine.calls, onError);
  const tallies = new Tallies(engine.counts, onError);
  let closing: Promise<void> | undefined;
  return {
    engine: engine.name,
    keys: keyStore(engine),
    usage,
    tallies,
    signUpLinks: signUpLinkStore(engine),
    feedback: feedbackStore(engine),
    settings,
    watches: watchStore(engine),
    webhooks: {
      ...subscriptionStore(engine),
      ...deliveryQueue(engine),
      history: deliveryHistory(engine),
      inboxes: testInboxStore(engine),
    },
    positions: positionStore(engine),
    connect: connectStore(engine),
    masterKey: masterKeyStore(engine),
    audit: auditStore(engine),
    blocks: blockStore(engine),
    answers: answerStore(engine),
    sourceStarts: engine.name === 'postgres' ? sourceStarts(engine) : undefined,
    sharedFiles: engine.name === 'postgres' ? sharedFiles(engine) : undefined,
    wake: engine.wake,
    tryLead: (name) => engine.tryLead(name),
    purge: (today, keep) => purge(engine, today, keep),
    async erase(email, now) {
      await usage.flush();
      await tallies.flush();
      return erase(engine, email, now);
    },
    healthy: () => health.healthy(),
    readings: () => health.readings(),
    close() {
      health.close();
      closing ??= usage
        .close()
        .finally(() => tallies.close())
        .finally(() => engine.close());
      return closing;
    },
  };
}

/** Imported on demand, so the embedded store starts without loading the PostgreSQL driver. */
async function postgres(databaseUrl: string, health: StoreHealth): Promise<Engine> {
  const { openPostgres } = await import('./postgres/engine.ts');
  return openPostgres(databaseUrl, health);
}
