// The general mechanism behind webhooks and change feeds: finds created, updated and removed records at the sources. Of all
// processes on a store one leads and looks; the others wait to take over. What was found is in the store, for all of them.

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

/** Durations in milliseconds, and how much is kept. */
export interface WatcherLimits {
  /** One look. */
  readonly deadlineMs: number;
  /** Over how long a new leader spreads its first looks. */
  readonly spreadMs: number;
  /** How soon another process notices that nobody leads. */
  readonly leadRetryMs: number;
  /** How long a doubted record must be missing before it counts as removed; the default when undefined. */
  readonly doubtedMs?: number;
  readonly pruneEveryMs: number;
  /** Age of a change at which it is dropped. */
  readonly keepMs: number;
  /** Changes of one type that are kept. */
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

/** How soon the lead is tried again after it was lost, or while the store is away: nobody else may have it. */
const LOST_RETRY_MS = 500;

/** What the watcher is made with. */
export interface WatcherOptions {
  readonly store: Pick<Store, 'watches' | 'tryLead'>;
  readonly watches: readonly Watch[];
  /** The clock that dates changes. */
  readonly now: () => Date;
  readonly log: Pick<Log, 'info' | 'warn' | 'error'>;
  /** Extends the transaction that writes changes: deliveries are queued there, with their events or not at all. */
  readonly onChanges?: WithinCommit;
  readonly limits?: Partial<WatcherLimits>;
}

/** A page of a change feed. */
export interface ChangePage {
  /** Oldest first. The last one's `changedAt` is where the next page begins. */
  readonly changes: readonly ChangeRecord[];
  /** Whether there are further ones now. */
  readonly more: boolean;
  /** From when on no change is missing, milliseconds since 1970; undefined while the first baseline is to be taken. */
  readonly completeSince: number | undefined;
}

/** What a pull feed needs of the watcher. */
export interface ChangeFeed {
  /**
   * Changes of a type after a moment (exclusive, milliseconds since 1970). Times of a type's changes all differ and grow in
   * the order in which they can be read: who goes on from the last time got misses none and gets none twice.
   */
  changesSince(entityType: string, since: number, limit: number): Promise<ChangePage>;
}

/** How the watching of one entity type stands. */
export interface WatchState extends Omit<WatchProgress, 'entityType' | 'leader' | 'fingerprint' | 'cursor'> {
  readonly source: string;
  readonly everyMs: number;
  /** Milliseconds since 1970; known to the leading process only, and not while it looks. */
  readonly nextLookAt: number | undefined;
}

/** How the watching stands. */
export interface WatcherState {
  readonly leading: boolean;
  /** By entity type; those that were never begun, or all without the store, are not in it. */
  readonly watches: Readonly<Record<string, WatchState>>;
}

/** Watches all entity types that somebody wants, and tells what changed. */
export class Watcher implements ChangeFeed {
  readonly #options: WatcherOptions;
  readonly #limits: WatcherLimits;
  readonly #loops: readonly WatchLoop[];
  readonly #stop = new AbortController();
  #running: Promise<void> | undefined;
  #unhear: () => void = () => {};
  #leading = false;

  /** @throws Error when two watches are of one type */
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

  /** Begins to watch, or to wait for the lead. Without watches it does nothing. */
  start(): void {
    if (this.#loops.length === 0 || this.#running !== undefined) return;
    this.#unhear = this.#options.store.watches.onNudge((entityType) => {
      for (const loop of this.#loops) {
        if (entityType === undefined || loop.watch.entityType === entityType) loop.nudge();
      }
    });
    this.#running = this.#campaign();
  }

  /** Ends looks under way (what they had begun to write is finished) and gives the lead to another process. */
  async stop(): Promise<void> {
    this.#unhear();
    this.#stop.abort();
    await this.#running;
  }

  async changesSince(entityType: string, since: number, limit: number): Promise<ChangePage> {
    const { watches } = this.#options.store;
    // Read before the changes: what is found meanwhile makes the page longer, never the claim too bold.
    const [progress, oldest] = await Promise.all([watches.progress(entityType), watches.oldestChange(entityType)]);
    const found = await watches.changesSince(entityType, since, limit + 1);
    return {
      changes: found.slice(0, limit),
      more: found.length > limit,
      completeSince: progress && completeSince(progress, oldest),
    };
  }

  /** For /health; never rejects. */
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
        if (!failing) log.warn({ error }, 'leader election for watching failed; it is retried');
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
        // Types that are not watched any more age too.
        for (const { entityType } of await store.watches.list()) {
          await store.watches.prune(entityType, now().getTime() - keepMs, keepChanges);
        }
      } catch (error) {
        log.warn({ error }, 'old changes could not be deleted; it is retried');
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
