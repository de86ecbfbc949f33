// A complete server whose source changes all rates on demand, with receivers that are subscribed to the rates.

import type { TestEngine } from '../../runtime/store/engines.ts';
import { type ChangingRates, startRates } from '../../support/changing-rates.ts';
import { eventually } from '../../support/eventually.ts';
import { send } from '../../support/http.ts';
import { type Running, start } from '../measure.ts';
import type { Arrival, Receivers } from './receiver-client.ts';

const PATIENCE_MS = 60_000;

export const ON_LOOPBACK: Readonly<Record<string, string>> = {
  ALMANAC_WEBHOOK_NETWORKS: '127.0.0.0/8',
  ALMANAC_WEBHOOK_HTTP: 'on',
  ALMANAC_EVENT_EVERY_ECB_FX_RATE: '500ms',
};

export interface PolledServer {
  readonly server: Running;
  readonly rates: ChangingRates;
}

/**
 * Runs `use` with a dedicated server, whose receivers are subscribed, verified and warmed up.
 * @param currencies number of rates that one change of the source affects
 */
export async function withPolledServer(
  engine: TestEngine,
  receivers: Receivers,
  currencies: number,
  use: (polled: PolledServer) => Promise<void>,
): Promise<void> {
  const place = await engine.place();
  const rates = await startRates(currencies);
  const environment = { ...ON_LOOPBACK, ...storeOf(place.location), UPSTREAM_ECB_FX_BASE_URL: rates.url };
  const script = new URL('../peers/almanac.ts', import.meta.url);
  const server = await start({ name: 'Almanac', script, environment });
  try {
    await receivers.behave([]);
    // Discard late deliveries from earlier servers.
    await receivers.take();
    const { port, key = '' } = server.ready;
    await subscribeAll(port, key, receivers.urls);
    await until(async () => (await receivers.count()) === receivers.urls.length, 'the pings');
    await receivers.take();
    rates.advance();
    const events = currencies * receivers.urls.length;
    await until(async () => (await receivers.count()) === events, 'the first events');
    await receivers.take();
    await use({ server, rates });
  } finally {
    await server.stop();
    await rates.close();
    await place.remove();
  }
}

export function storeOf(
  location: { readonly databaseUrl: string } | { readonly dataDir: string },
): Record<string, string> {
  if ('dataDir' in location) return { DATA_DIR: location.dataDir };
  return { DATABASE_URL: location.databaseUrl, ALMANAC_MASTER_KEY: 'a master key of at least 32 characters' };
}

/**
 * Subscribes every address to exchange rates, and waits for the first poll. Returns the subscription ids in the order
 * of the addresses.
 */
export async function subscribeAll(port: number, key: string, urls: readonly string[]): Promise<string[]> {
  const ids: string[] = [];
  for (const callback_url of urls) {
    const body = { entity_type: 'ecb-fx_rate', callback_url };
    const { status, json, text } = await send(port, { path: '/rest/webhooks/subscribe', key, body });
    if (status !== 200) throw new Error(`subscribe: ${text}`);
    ids.push(json.id as string);
  }
  await until(async () => {
    const { json } = await send(port, { path: '/rest/webhooks/list_subscriptions', key });
    return json.subscriptions[0].watched_since !== null;
  }, 'the first poll of the source');
  return ids;
}

export function until(holds: () => boolean | Promise<boolean>, what: string, withinMs = PATIENCE_MS): Promise<void> {
  return eventually(holds, withinMs, what);
}

export function firstAttempts(arrivals: readonly Arrival[]): Arrival[] {
  const first = new Map<string, Arrival>();
  for (const arrival of arrivals) {
    const name = `${arrival.receiver} ${arrival.id}`;
    if (!arrival.ping && !first.has(name)) first.set(name, arrival);
  }
  return [...first.values()];
}
