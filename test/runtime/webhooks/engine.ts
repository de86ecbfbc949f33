// The webhook engine without transports and sources. Changes are committed as the watcher commits them.

import { randomUUID } from 'node:crypto';
import { pullWebhookEventsResult } from '../../../generated/endpoints/codec.ts';
import type { PullWebhookEventsResult } from '../../../generated/endpoints/types.ts';
import { networks, Wrong } from '../../../runtime/config/values.ts';
import type { EventType } from '../../../runtime/contract/event.ts';
import { publish } from '../../../runtime/contract/publish.ts';
import { published } from '../../../runtime/contract/published.ts';
import { deriveSecrets } from '../../../runtime/identity/secrets.ts';
import type { Store } from '../../../runtime/store/store.ts';
import type { NewChange } from '../../../runtime/store/watch-store.ts';
import { createLog } from '../../../runtime/telemetry/log.ts';
import { fieldsHash } from '../../../runtime/webhooks/watch/canonical.ts';
import type { ScopedType } from '../../../runtime/webhooks/watch/watches.ts';
import { createWebhooks, type Webhooks, type WebhooksOptions } from '../../../runtime/webhooks/webhooks.ts';

export const SHIP: EventType = {
  type: 'harbour_ship',
  source: 'harbour',
  entity: 'ship',
  summary: 'A ship in the harbour.',
  everyMs: 60_000,
  identity: 'mmsi',
  compare: ['name', 'port'],
  scope: {},
  always: false,
  fetch: { service: 'harbour', tool: 'get_ship', argument: 'mmsi' },
  fields: published.fields({
    mmsi: published.string(),
    name: published.string({ nullable: true, optional: true }),
    port: published.choice(['Bergen', 'Oslo', 'Moss'], { nullable: true, optional: true }),
    length: published.integer({ optional: true }),
    flags: published.list(published.string(), { optional: true }),
    engine: published.record(published.fields({ power: published.integer({ optional: true }) }), { optional: true }),
  }),
  schema: {
    type: 'object',
    properties: {
      mmsi: { type: 'string' },
      name: { type: ['string', 'null'] },
      port: { type: ['string', 'null'], enum: ['Bergen', 'Oslo', 'Moss', null] },
      length: { type: 'integer' },
      flags: { type: 'array', items: { type: 'string' } },
      engine: { type: 'object', properties: { power: { type: 'integer' } } },
    },
  },
  example: { mmsi: '257000001', name: 'Eira', port: 'Bergen' },
};

export const FERRY: EventType = {
  ...SHIP,
  type: 'harbour_ferry',
  scope: { lines: { type: 'list', description: 'Lines.', default: [], needed: true } },
};

export const TYPES: readonly ScopedType[] = [
  { type: SHIP, scope: {} },
  { type: FERRY, scope: { lines: [] } },
];

export const MASTER_KEY = 'the master key of the webhook tests, which is long';

export interface Engine extends Webhooks {
  key(plan?: string): Promise<string>;
  subscribe(url: string, more?: SubscribeOptions): Promise<{ id: string; secret: string; keyId: string }>;
  report(...ships: object[]): Promise<void>;
}

export interface SubscribeOptions {
  readonly keyId?: string;
  readonly filter?: Readonly<Record<string, readonly (string | number | boolean)[]>>;
}

export function loopback(): Exclude<ReturnType<typeof networks>, Wrong> {
  const list = networks('127.0.0.0/8');
  if (list instanceof Wrong) throw new Error('no network');
  return list;
}

export const QUICK: WebhooksOptions['settings'] = {
  networks: loopback(),
  http: true,
  caFile: undefined,
  schedule: [0, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30],
  circuit: { failures: 10, ageMs: 0 },
};

/** Creates the engine without starting it. */
export function openEngine(store: Store, options: Partial<WebhooksOptions> = {}): Engine {
  const webhooks = createWebhooks({
    store,
    secrets: deriveSecrets(MASTER_KEY),
    types: TYPES,
    limitOf: (plan) => (plan === 'few' ? 2 : 50),
    settings: QUICK,
    url: 'https://almanac.example.org',
    userAgent: 'Almanac/test',
    log: createLog('silent'),
    onError: () => {},
    onAttempt: () => {},
    ...options,
  });
  const key = async (plan = 'free') => {
    const id = `key_${randomUUID()}`;
    const owner = { email: `${id}@example.org`, mailbox: `${id}@example.org`, origin: 'operator' as const };
    await store.keys.create({ id, plan, ...owner, createdAt: Date.now() }, { digest: id, prefix: 'alm_' });
    return id;
  };
  return {
    ...webhooks,
    key,
    async subscribe(url, { keyId: value, filter } = {}) {
      const keyId = value ?? (await key());
      const wish = { entityType: SHIP.type, callbackUrl: url, description: undefined, filter };
      const { subscription, secret } = await webhooks.subscriptions.subscribe({ keyId, plan: 'free' }, wish);
      return { id: subscription.id, secret, keyId };
    },
    report: (...ships) => report(store, webhooks, ships),
  };
}

export async function pull(
  { subscriptions }: Pick<Webhooks, 'subscriptions'>,
  ...asked: Parameters<Webhooks['subscriptions']['pull']>
): Promise<PullWebhookEventsResult> {
  const page = JSON.parse(String(await subscriptions.pull(...asked))) as PullWebhookEventsResult;
  const { violations } = publish(pullWebhookEventsResult, page);
  if (violations.length > 0) throw new Error(JSON.stringify(violations));
  return page;
}

/** Reports ships as created records, and writes the webhook rows in the same transaction. */
export async function report(store: Store, { onChanges }: Pick<Webhooks, 'onChanges'>, ships: object[]): Promise<void> {
  await store.watches.claim(SHIP.type, 'test');
  const changes = ships.map((record): NewChange => {
    const entityId = String((record as { mmsi?: unknown }).mmsi);
    const fields = SHIP.compare.map((field) => ({ field, before: null, after: null }));
    return { entityId, record, change: 'created', fields, hash: fieldsHash(record, SHIP.compare) };
  });
  await store.watches.commit(SHIP.type, 'test', { changes, adopted: [], forgotten: [], at: Date.now() }, onChanges);
}

export async function withEngine(
  store: Store,
  body: (engine: Engine) => Promise<void>,
  options: Partial<WebhooksOptions> = {},
): Promise<void> {
  const engine = openEngine(store, options);
  engine.start();
  try {
    await body(engine);
  } finally {
    await engine.stop();
  }
}

export function ships(count: number, from = 1): { mmsi: string; name: string }[] {
  return Array.from({ length: count }, (_, index) => ({ mmsi: `${from + index}`, name: `Ship ${from + index}` }));
}
