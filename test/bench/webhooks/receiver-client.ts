import { LOAD_CORE, type Ready, start } from '../measure.ts';

/** How a receiver answers. `afterMs` varies by up to 50 %; `failShare` is the share of answers with status 500. */
export type Behavior =
  | { readonly kind: 'accept'; readonly afterMs: number; readonly failShare?: number }
  | { readonly kind: 'refuse' | 'hang' | 'reset' };

export interface Arrival {
  readonly receiver: number;
  readonly ping: boolean;
  /** Answered with 2xx. */
  readonly accepted: boolean;
  readonly id: string;
  readonly subscription: string;
  readonly sequence: number;
  /** When the poll found the change, and when the delivery arrived, in milliseconds since 1970. */
  readonly changedAt: number;
  readonly at: number;
  readonly entity: string;
  readonly rate: number;
}

export interface ReceiversReady extends Ready {
  readonly ports: readonly number[];
}

export interface Receivers {
  readonly urls: readonly string[];
  behave(manners: readonly Behavior[]): Promise<void>;
  count(): Promise<number>;
  /** Deliveries since the last `take`, including pings. */
  take(): Promise<Arrival[]>;
  /** Like `take`, but keeps the deliveries. */
  look(): Promise<Arrival[]>;
  stop(): Promise<void>;
}

/** Starts receivers in a separate process, on the core of the load. */
export async function startReceivers(count: number): Promise<Receivers> {
  const script = new URL('receivers.ts', import.meta.url);
  const environment = { RECEIVERS: String(count) };
  const running = await start({ name: 'the receivers', script, environment, core: LOAD_CORE });
  const { port, ports } = running.ready as ReceiversReady;
  const base = `http://127.0.0.1:${port}`;
  const ask = async (path: string) => (await fetch(`${base}${path}`)).json();
  return {
    urls: ports.map((each) => `http://127.0.0.1:${each}/almanac`),
    async behave(manners) {
      await fetch(base, { method: 'POST', body: JSON.stringify(manners) });
    },
    count: async () => (await ask('/count')) as number,
    take: async () => (await ask('/take')) as Arrival[],
    look: async () => (await ask('/look')) as Arrival[],
    stop: () => running.stop(),
  };
}
