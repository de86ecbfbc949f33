import type { BlockList } from 'node:net';
import type { Config } from '../config/config.ts';
import { open, seal, secretContext } from '../identity/seal.ts';
import type { Secrets } from '../identity/secrets.ts';
import { DAY_MS } from '../lib/duration.ts';
import { BurstCap } from '../limits/burst.ts';
import type { Store } from '../store/store.ts';
import type { WithinCommit } from '../store/watch-store.ts';
import type { Log } from '../telemetry/log.ts';
import { eventData } from './body.ts';
import { Dispatcher } from './dispatcher.ts';
import { fits } from './filter.ts';
import { createAgents } from './guard/agents.ts';
import { Guard, hostOf } from './guard/guard.ts';
import { createResolve, type Resolve } from './guard/resolver.ts';
import { SCHEDULE_MS } from './schedule.ts';
import { Sender } from './sender.ts';
import type { FullShare, SlotLimits } from './slots.ts';
import { type OnOutdated, Subscriptions } from './subscriptions.ts';
import { TestInboxes } from './test-inboxes.ts';
import { KEPT_MS, type KeptMs, startUpkeep } from './upkeep.ts';
import type { ScopedType } from './watch/watches.ts';

export interface WebhookSettings {
  /** This server's public host name, which callbacks must not reach. */
  readonly publicHost?: string | undefined;
  /** Networks that callbacks may reach in addition to public addresses. */
  readonly networks: BlockList;
  /** Allows `http://` URLs, but only in these networks. */
  readonly http: boolean;
  /** PEM file with additional certificate authorities. */
  readonly caFile: string | undefined;
  /** Milliseconds between attempts. */
  readonly schedule: readonly number[] | undefined;
  readonly circuit: { readonly failures: number; readonly ageMs: number };
  /** The default is KEPT_MS in upkeep.ts. */
  readonly kept?: KeptMs | undefined;
}

export function webhookSettings(config: Config): WebhookSettings {
  const { publicUrl, webhookNetworks, webhookHttp, webhookCaFile, webhookSchedule, webhookCircuit } = config;
  return {
    publicHost: publicUrl === undefined ? undefined : hostOf(new URL(publicUrl)),
    networks: webhookNetworks,
    http: webhookHttp === 'on',
    caFile: webhookCaFile,
    schedule: webhookSchedule,
    circuit: webhookCircuit,
    kept: { events: config.keepEvents * DAY_MS, attempts: config.keepAttempts * DAY_MS },
  };
}

export interface WebhooksOptions {
  readonly store: Store;
  readonly secrets: Secrets;
  readonly types: readonly ScopedType[];
  readonly limitOf: (plan: string | undefined) => number;
  readonly settings: WebhookSettings;
  /** URL of this server. The URLs of test inboxes begin with it. */
  readonly url: string;
  readonly userAgent: string;
  readonly log: Log;
  readonly onError: (message: string, error: unknown) => void;
  readonly onAttempt: (error: string | undefined) => void;
  /** Called when a concurrency limit delays a subscription. */
  readonly onDeferred?: (share: FullShare) => void;
  /** Called for subscriptions to a deprecated entity type, and for changes of such a type. */
  readonly onOutdated?: OnOutdated;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
  readonly resolve?: Resolve;
  readonly slots?: SlotLimits;
  /** Rate limit per key for pings, tests and redelivery of ranges. By default, it applies only to this process. */
  readonly burst?: BurstCap;
}

export interface Webhooks {
  readonly subscriptions: Subscriptions;
  readonly inboxes: TestInboxes;
  readonly onChanges: WithinCommit;
  underWay(): number;
  start(): void;
  stop(): Promise<void>;
}

/** @throws Error if `caFile` cannot be read */
export function createWebhooks(options: WebhooksOptions): Webhooks {
  const { store, secrets, types, limitOf, settings, log } = options;
  const { now = () => Date.now(), onOutdated = () => {} } = options;
  const { burst = new BurstCap(() => performance.now()) } = options;
  const guard = new Guard({ ...settings, resolve: options.resolve ?? createResolve() });
  const agents = createAgents(guard, settings.caFile);
  const inboxes = new TestInboxes(store.webhooks.inboxes, options.url, now);
  const dispatcher = new Dispatcher({
    store: store.webhooks,
    sender: new Sender({ agents, inboxes, userAgent: options.userAgent, now }),
    shared: store.engine === 'postgres',
    secretOf: (id, sealed) => opened(secrets, secretContext(id), sealed),
    schedule: settings.schedule ?? SCHEDULE_MS,
    rule: settings.circuit,
    now,
    log,
    onAttempt: options.onAttempt,
    onDeferred: options.onDeferred,
    ...(options.slots === undefined ? {} : { limits: options.slots }),
  });
  const subscriptions = new Subscriptions({
    ...{
      store,
      guard,
      inboxes,
      types,
      limitOf,
      now,
      onOutdated,
      burst,
      eventsKeptMs: (settings.kept ?? KEPT_MS).events,
    },
    trial: (target, id, body) => dispatcher.trial(target, id, body),
    seal: (id, secret) => seal(secrets.webhookKey, secretContext(id), secret),
  });
  let stopUpkeep: () => Promise<void> = () => Promise.resolve();
  return {
    subscriptions,
    inboxes,
    onChanges: (tx, changes) => enqueue({ store, types, onOutdated }, now(), tx, changes),
    underWay: () => dispatcher.underWay,
    start() {
      dispatcher.start();
      stopUpkeep = startUpkeep({ store, now, kept: settings.kept, onError: options.onError });
    },
    async stop() {
      await dispatcher.stop();
      await stopUpkeep();
      agents.destroy();
    },
  };
}

function opened({ webhookKey, previous }: Secrets, context: string, sealed: string): string {
  try {
    return open(webhookKey, context, sealed);
  } catch (error) {
    if (previous === undefined) throw error;
    return open(previous.webhookKey, context, sealed);
  }
}

async function enqueue(
  { store: { webhooks }, types, onOutdated }: Required<Pick<WebhooksOptions, 'store' | 'types' | 'onOutdated'>>,
  now: number,
  ...[tx, changes]: Parameters<WithinCommit>
): Promise<void> {
  const entityType = changes[0]?.entityType ?? '';
  const subscribers = await webhooks.subscribers(tx, entityType);
  if (subscribers.length === 0) return;
  const matching = subscribers
    .map(({ id, filter }) => ({ id, changes: changes.filter(({ record }) => fits(filter, record)) }))
    .filter((each) => each.changes.length > 0);
  if (matching.length === 0) return;
  const listed = new Set(matching.flatMap((each) => each.changes));
  const type = types.find((each) => each.type.type === entityType)?.type;
  const events = changes
    .filter((change) => listed.has(change))
    .map((change) => ({
      id: change.id,
      entityType,
      occurredAt: change.changedAt,
      data: eventData(change, type?.fetch),
    }));
  await webhooks.addEvents(tx, events, now);
  const numbered = matching.map((each) => ({ subscriptionId: each.id, eventIds: each.changes.map(({ id }) => id) }));
  await webhooks.enqueue(tx, numbered, now);
  await webhooks.wake(tx);
  if (type?.deprecated !== undefined)
    onOutdated(
      type,
      numbered.reduce((sum, { eventIds }) => sum + eventIds.length, 0),
    );
}
