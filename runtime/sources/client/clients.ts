// All sources of this server: `sourceClients.client('ecb-fx')` gives a source module its client, `sourceClients.state()` tells /health
// and /metrics how each source is doing.

import type { RecordedDates } from '../../clock.ts';
import type { SourcePolicy } from '../../contract/source.ts';
import { SourceClient, type SourceState } from './client.ts';
import type { Environment } from './keys.ts';
import type { ClusterRate } from './limits.ts';
import { Replay } from './replay.ts';
import type { SharedAnswers, SharedCircuits } from './sharing.ts';
import { Source, type SourceTransition } from './source.ts';

/** What all sources share. */
export interface SourceClientsOptions {
  /** `process.env`, unless a test brings its own. */
  readonly environment?: Environment;
  /** Almanac's version, for the User-Agent. */
  readonly version: string;
  /** Public address of this server, or an e-mail address: sources want to know whom to write to. */
  readonly contact?: string | undefined;
  /** Counts the requests of sources with `scope: cluster` over all processes; without it each counts its own. */
  readonly clusterRate?: ClusterRate;
  /** What is known together with other processes; without it each is by itself. */
  readonly shared?: (SharedAnswers & SharedCircuits) | undefined;
  /** Sources that the operator has not switched on, with what a call of them is told. */
  readonly off?: Readonly<Record<string, string>>;
  /** Told when a source begins to fail, and when it answers again. */
  readonly onTransition?: (transition: SourceTransition) => void;
  /** Told of each request that was sent: how long it took with its retries; undefined where the source failed it. */
  readonly onAsked?: (source: string, ms: number | undefined) => void;
}

/** The clients of all sources. */
export interface SourceClients {
  /** The client of a source; throws an Error for an id that is not declared. */
  client(id: string): SourceClient;
  /** State of every source that is fetched, by id. */
  state(): Readonly<Record<string, SourceState>>;
  /** While recordings are replayed: their dates, for the clock. */
  readonly recordedDates: RecordedDates | undefined;
  /** Closes idle connections. */
  close(): void;
}

/**
 * Makes the clients of all sources. Reads `UPSTREAM_…_BASE_URL`, `UPSTREAM_RECORD`, `UPSTREAM_REPLAY` and the sources' keys from
 * the environment; throws an Error that names the variable for one that cannot be used.
 */
export function createSourceClients(policies: Iterable<SourcePolicy>, options: SourceClientsOptions): SourceClients {
  const environment = options.environment ?? process.env;
  const recordTo = environment.UPSTREAM_RECORD || undefined;
  const replayFrom = environment.UPSTREAM_REPLAY || undefined;
  if (recordTo !== undefined && replayFrom !== undefined) {
    throw new Error('Set UPSTREAM_RECORD or UPSTREAM_REPLAY, not both: what is replayed need not be recorded again.');
  }
  const replay = replayFrom === undefined ? undefined : new Replay(replayFrom);
  const sources = new Map<string, Source>();
  const clients = new Map<string, SourceClient>();
  for (const policy of policies) {
    const source = new Source(policy, {
      environment,
      userAgent: userAgent(options.version, options.contact),
      clusterRate: options.clusterRate,
      circuits: options.shared,
      replay,
      recordTo,
      off: options.off?.[policy.id],
      onTransition: options.onTransition,
      onAsked: options.onAsked,
    });
    sources.set(policy.id, source);
    clients.set(policy.id, new SourceClient(source, options.shared));
  }
  return {
    client: (id) => {
      const client = clients.get(id);
      if (client === undefined) throw new Error(`There is no spec/sourceClients/${id}.yaml.`);
      return client;
    },
    state: () =>
      Object.fromEntries(
        [...clients].filter(([, { policy }]) => !policy.embedded).map(([id, client]) => [id, client.state()]),
      ),
    recordedDates: replay,
    close: () => {
      for (const source of sources.values()) source.close();
    },
  };
}

/** `Almanac/<version> (+<contact>)`: who asks, and where to complain. */
export function userAgent(version: string, contact: string | undefined): string {
  const words = contact?.replace(/[^\x21-\x7e]/g, '') ?? '';
  return words === '' ? `Almanac/${version}` : `Almanac/${version} (+${words})`;
}
