import type { RecordedDates } from '../../clock.ts';
import type { SourcePolicy } from '../../contract/source.ts';
import { SourceClient, type SourceState } from './client.ts';
import type { Environment } from './keys.ts';
import type { ClusterRate } from './limits.ts';
import { Replay } from './replay.ts';
import type { SharedAnswers, SharedCircuits } from './sharing.ts';
import { Source, type SourceTransition } from './source.ts';

export interface SourceClientsOptions {
  /** Defaults to `process.env`. */
  readonly environment?: Environment;
  /** Version in the User-Agent header. */
  readonly version: string;
  /** URL or email address that sources can contact. */
  readonly contact?: string | undefined;
  /**
   * Counts the requests of all processes together, for sources with `scope: cluster`. If absent, each process counts
   * its own requests.
   */
  readonly clusterRate?: ClusterRate;
  readonly shared?: (SharedAnswers & SharedCircuits) | undefined;
  /** Reasons why sources are disabled, keyed by source id. They are reported to callers. */
  readonly off?: Readonly<Record<string, string>>;
  readonly onTransition?: (transition: SourceTransition) => void;
  /** `ms` is the duration including retries, or undefined if the source failed. */
  readonly onQueried?: (source: string, ms: number | undefined) => void;
}

export interface SourceClients {
  /** Throws an Error for an undeclared id. */
  client(id: string): SourceClient;
  /** Contains only sources that have been queried. */
  state(): Readonly<Record<string, SourceState>>;
  /** Dates of the recordings. During replay, the clock is set to them. */
  readonly recordedDates: RecordedDates | undefined;
  close(): void;
}

/**
 * Reads `UPSTREAM_…_BASE_URL`, `UPSTREAM_RECORD`, `UPSTREAM_REPLAY` and the sources' keys. Throws an Error that names the
 * invalid variable.
 */
export function createSourceClients(policies: Iterable<SourcePolicy>, options: SourceClientsOptions): SourceClients {
  const environment = options.environment ?? process.env;
  const recordTo = environment.UPSTREAM_RECORD || undefined;
  const replayFrom = environment.UPSTREAM_REPLAY || undefined;
  if (recordTo !== undefined && replayFrom !== undefined) {
    throw new Error('Set either UPSTREAM_RECORD or UPSTREAM_REPLAY, not both.');
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
      onQueried: options.onQueried,
    });
    sources.set(policy.id, source);
    clients.set(policy.id, new SourceClient(source, options.shared));
  }
  return {
    client: (id) => {
      const client = clients.get(id);
      if (client === undefined) throw new Error(`No manifest declares the source ${id}.`);
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

/** `Almanac/<version> (+<contact>)` */
export function userAgent(version: string, contact: string | undefined): string {
  const words = contact?.replace(/[^\x21-\x7e]/g, '') ?? '';
  return words === '' ? `Almanac/${version}` : `Almanac/${version} (+${words})`;
}
