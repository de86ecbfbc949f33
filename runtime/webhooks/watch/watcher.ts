// Finds records that were created, updated or removed at the sources, for webhooks and change feeds. One process per
// store polls the sources; the other processes wait to take over.

import { randomUUID } from 'node:crypto';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../lib/duration.ts';
import { pause } from '../../lib/pause.ts';
import type { Leadership } from '../../store/engine.ts';
import type { Store } from '../../store/store.ts';
import { type ChangeRecord, LostLead, type WatchProgress, type WithinCommit } from '../../store/watch-store.ts';
import type { Log } from '../../telemetry/log.ts';
import { WatchLoop } from './loop.ts';
import { jittered } from './schedule.ts';
import type { Watch } from './watch.ts';

export type { ChangeRecord } from '../../store/watch-store.ts';

/** All times are in milliseconds. */
export interface WatcherLimits {
  readonly deadlineMs: number;
  /** A new leader spreads its first polls over this period. */
  readonly spreadMs: number;
  readonly leadRetryMs: number;
  /** Minimum time that a record must be missing before a doubtful removal is reported. */
  readonly doubtedMs?: number;
  readonly pruneEveryMs: number;
  /** Maximum age of stored changes. */
  readonly keepMs: number;
  /** Maximum number of stored changes per entity type. */
  readonly keepChanges: number;
}

const LIMITS: WatcherLimits = {
  deadlineMs: 5 * MINUTE_MS,
  spreadMs: 5_000,
  leadRetryMs: 5_000,
  pruneEveryMs: HOUR_MS,
  keepMs: 30 * DAY_MS,
  keepChanges: 100_000,
};

const LOST_RETRY_MS = 500;

export interface WatcherOptions {
  readonly store: Pick<Store, 'watches' | 'tryLead'>;
  readonly watches: readonly Watch[];
  /** Provides the timestamps of changes. */
  readonly now: () => Date;
  readonly log: Pick<Log, 'info' | 'warn' | 'error'>;
  readonly onChanges?: WithinCommit;
  readonly limits?: Partial<WatcherLimits>;
}

export interface ChangePage {
  /** Changes, oldest first. To get the next page, continue after the last `changedAt`. */
  readonly changes: readonly ChangeRecord[];
  /** True if more changes are available now. */
  readonly more: boolean;
  /** Time since which no change is missing, in milliseconds since 1970; undefined before the first baseline. */
  readonly completeSince: number | undefined;
}

export interface ChangeFeed {
  /**
   * `since` is exclusive, in milliseconds since 1970. The times of changes are distinct and ascending within an entity
   * type, so a reader that continues from the last time receives every change exactly once.
   */
  changesSince(entityType: string, since: number, limit: number): Promise<ChangePage>;
}

export interface WatchState extends Omit<WatchProgress, 'entityType' | 'leader' | 'fingerprint' | 'cursor'> {
  readonly source: string;
  readonly everyMs: number;
  /** Time of the next poll; undefined during a poll, and in processes that are not the leader. */
  readonly nextLookAt: number | undefined;
}

export interface WatcherState {
  readonly leading: boolean;
  /** Watches by entity type; empty if the store is unavailable. */
  readonly watches: Readonly<Record<string, WatchState>>;
}

export class Watcher implements ChangeFeed {
  readonly #options: WatcherOptions;
  readonly #limits: WatcherLimits;
  readonly #loops: readonly WatchLoop[];
  readonly #stop = new AbortController();
  #running: Promise<void> | undefined;
  #unhear: () => void = () => {};
  #leading = false;

  /** @throws Error for a duplicate entity type */
  constructor(options: WatcherOptions) {
    this.#options = options;
    this.#limits = { ...LIMITS, ...options.limits };
    const { store, now, log, onChanges, watches } = options;
    const { deadlineMs, spreadMs, doubtedMs } = this.#limits;
    const types = new Set(watches.map(({ entityType }) => entityType));
    if (types.size < watches.length) throw new Error('Two watches have the same entity type.');
    this.#loops = watches.map(
      (watch) => new WatchLoop(watch, { store: store.watches, now, log, onChanges, deadlineMs, spreadMs, doubtedMs }),
    );
  }

  start(): void {
    if (this.#loops.length === 0 || this.#running !== undefined) return;
    this.#unhear = this.#options.store.watches.onNudge((entityType) => {
      for (const loop of this.#loops) {
        if (entityType === undefined || loop.watch.entityType === entityType) loop.nudge();
      }
    });
    this.#running = this.#campaign();
  }

  /** Finishes a started write. */
  async stop(): Promise<void> {
    this.#unhear();
    this.#stop.abort();
    await this.#running;
  }

  async changesSince(entityType: string, since: number, limit: number): Promise<ChangePage> {
    const { watches } = this.#options.store;
    // Read the progress first, so changes found in the meantime cannot make `completeSince` wrong.
    const [progress, oldest] = await Promise.all([watches.progress(entityType), watches.oldestChange(entityType)]);
    const found = await watches.changesSince(entityType, since, limit + 1);
    return {
      changes: found.slice(0, limit),
      more: found.length > limit,
      completeSince: progress && completeSince(progress, oldest),
    };
  }

  /** Never rejects. */
  async state(): Promise<WatcherState> {
    const rows = await this.#options.store.watches.list().catch(() => []);
    const watches: Record<string, WatchState> = {};
    for (const { watch, nextAt } of this.#loops) {
      const row = rows.find(({ entityType }) => entityType === watch.entityType);
      if (row === undefined) continue;
      const { baselineAt, watchedAt, lookedAt, failures, failure, sequence, changedAt } = row;
      const { source, everyMs } = watch;
      const known = { baselineAt, watchedAt, lookedAt, failures, failure, sequence, changedAt };
      watches[watch.entityType] = { source, everyMs, ...known, nextLookAt: nextAt };
    }
    return { leading: this.#leading, watches };
  }

  async #campaign(): Promise<void> {
    const { store, log } = this.#options;
    const { leadRetryMs } = this.#limits;
    const soon = Math.min(LOST_RETRY_MS, leadRetryMs);
    let failing = false;
    while (!this.#stop.signal.aborted) {
      let wait = leadRetryMs;
      try {
        const leadership = await store.tryLead('watch');
        failing = false;
        if (leadership !== undefined) {
          wait = soon;
          await this.#lead(leadership);
        }
      } catch (error) {
        if (!failing) log.warn({ error }, 'leader election for watching failed; will retry');
        failing = true;
        wait = soon;
      }
      await pause(jittered(wait), this.#stop.signal);
    }
  }

  async #lead(leadership: Leadership): Promise<void> {
    const { log } = this.#options;
    const resigned = new AbortController();
    const signal = AbortSignal.any([this.#stop.signal, leadership.lost, resigned.signal]);
    const leader = randomUUID();
    this.#leading = true;
    log.info({ watches: this.#loops.length }, 'became leader: this process watches the sources');
    try {
      const runs = [...this.#loops.map((loop) => loop.run(leader, signal)), this.#pruneRegularly(signal)];
      const ends = await Promise.allSettled(runs.map((run) => run.finally(() => resigned.abort())));
      const failed = ends.find((end) => end.status === 'rejected' && !(end.reason instanceof LostLead));
      if (failed?.status === 'rejected') throw failed.reason;
    } finally {
      this.#leading = false;
      await leadership.release();
      log.info({}, 'no longer leader');
    }
  }

  async #pruneRegularly(signal: AbortSignal): Promise<void> {
    const { store, now, log } = this.#options;
    const { keepMs, keepChanges, pruneEveryMs } = this.#limits;
    while (!signal.aborted) {
      try {
        // Also delete old changes of entity types that are no longer watched.
        for (const { entityType } of await store.watches.list()) {
          await store.watches.prune(entityType, now().getTime() - keepMs, keepChanges);
        }
      } catch (error) {
        log.warn({ error }, 'deleting old changes failed; will retry');
      }
      await pause(jittered(pruneEveryMs), signal);
    }
  }
}

function completeSince(
  { baselineAt, sequence, changedAt }: WatchProgress,
  oldest: { sequence: number; changedAt: number } | undefined,
): number | undefined {
  if (baselineAt === null) return undefined;
  if (sequence === 0 || oldest?.sequence === 1) return baselineAt;
  return Math.max(baselineAt, oldest?.changedAt ?? changedAt);
}
