// Environment of the soak tests: server processes over one store, a source that changes constantly, and slow receivers that
// sometimes fail.

import type { StoreLocation } from '../../../runtime/store/store.ts';
import { type ChangingRates, startRates } from '../../support/changing-rates.ts';
import { send } from '../../support/http.ts';
import { type ServerProcess, startProcess } from '../../support/process.ts';
import { checkDeliveries, type InFlight, pullAll, type Verdict } from './ledger.ts';
import { ON_LOOPBACK, storeOf, subscribeAll, until } from './polled-server.ts';
import { type Receivers, startReceivers } from './receiver-client.ts';

const DEFAULT_LOAD: LoadOptions = { receivers: 20, rates: 5, advanceMs: 400 };
/** In a shared store, claims of a dead process expire after 30 s. */
const DRAIN_MS = 120_000;
export const ADMIN_TOKEN = 'the operator of the soak';

/** Number of receivers and rates, and milliseconds between two changes. */
export interface LoadOptions {
  readonly receivers: number;
  readonly rates: number;
  readonly advanceMs: number;
}

export interface ClusterOptions {
  readonly load?: LoadOptions;
  readonly variables?: Readonly<Record<string, string>>;
  readonly startServer?: (variables: Readonly<Record<string, string>>) => Promise<Server>;
}

type Server = Pick<ServerProcess, 'port' | 'output'> & { end(signal: NodeJS.Signals): Promise<unknown> };

export interface Cluster {
  readonly servers: Server[];
  readonly receivers: Receivers;
  readonly key: string;
  kill(index: number): Promise<void>;
  start(index: number): Promise<void>;
  /** Stops changing the source, waits until no delivery is pending, and checks deliveries. */
  end(deaths: readonly InFlight[]): Promise<Verdict>;
}

export async function withCluster<Result>(
  location: StoreLocation,
  processes: number,
  use: (cluster: Cluster) => Promise<Result>,
  { load = DEFAULT_LOAD, variables = {}, startServer = startProcess }: ClusterOptions = {},
): Promise<Result> {
  const rates = await startRates(load.rates);
  const receivers = await startReceivers(load.receivers);
  const environment = {
    ...ON_LOOPBACK,
    ...storeOf(location),
    ALMANAC_EVENT_EVERY_ECB_FX_RATE: '300ms',
    ALMANAC_WEBHOOK_SCHEDULE: '0s,200ms,200ms,200ms,200ms,500ms,500ms,500ms,1s,1s,1s,1s',
    ALMANAC_ADMIN_TOKEN: ADMIN_TOKEN,
    ALMANAC_LOG_LEVEL: 'info',
    UPSTREAM_ECB_FX_BASE_URL: rates.url,
    ...variables,
  };
  const servers: Server[] = [];
  const source = changing(rates, load.advanceMs);
  try {
    for (let n = 0; n < processes; n++) servers.push(await startServer(environment));
    const port = () => (servers[0] as Server).port;
    const headers = { Authorization: `Bearer ${ADMIN_TOKEN}` };
    const body = { email: 'soak@example.org', plan: 'partner' };
    const key = (await send(port(), { path: '/admin/keys', headers, body })).json.key as string;
    await receivers.behave(receivers.urls.map(() => ({ kind: 'accept', afterMs: 0 })));
    const ids = await subscribeAll(port(), key, receivers.urls);
    await until(async () => (await receivers.count()) === ids.length, 'the pings');
    await receivers.take();
    await receivers.behave(receivers.urls.map(() => ({ kind: 'accept', afterMs: 100, failShare: 0.05 })));
    source.start();
    return await use({
      servers,
      receivers,
      key,
      async kill(index) {
        await servers[index]?.end('SIGKILL');
      },
      async start(index) {
        servers[index] = await startServer(environment);
      },
      async end(deaths) {
        source.stop();
        await until(() => isDrained(port(), key, source.version(), load.rates), 'nothing pending', DRAIN_MS);
        const pulled = new Map<string, Awaited<ReturnType<typeof pullAll>>>();
        for (const id of ids) pulled.set(id, await pullAll(port(), key, id));
        return checkDeliveries(
          await receivers.look(),
          pulled,
          { version: source.version(), rates: load.rates },
          deaths,
        );
      },
    });
  } finally {
    source.stop();
    await Promise.all(servers.map((server) => server.end('SIGKILL')));
    await receivers.stop();
    await rates.close();
  }
}

/** Changes the source at an interval. Its rates contain the version number. */
function changing(rates: ChangingRates, advanceMs: number) {
  let version = 1;
  let timer: NodeJS.Timeout | undefined;
  return {
    version: () => version,
    start() {
      timer = setInterval(() => {
        version++;
        rates.advance();
      }, advanceMs);
    },
    stop: () => clearInterval(timer),
  };
}

async function isDrained(port: number, key: string, version: number, rates: number): Promise<boolean> {
  const list = () => send(port, { path: '/rest/webhooks/list_subscriptions', key });
  const first = (await list()).json?.subscriptions?.[0];
  if (first === undefined) return false;
  const newest = (await pullAll(port, key, first.id)).slice(-rates);
  if (newest.length < rates || !newest.every(({ data }) => Math.floor(data.record.rate) === version)) return false;
  // Read the pending deliveries last, because the latest event might not have been written earlier.
  const { status, json } = await list();
  return status === 200 && (json.subscriptions as { pending: number }[]).every(({ pending }) => pending === 0);
}
