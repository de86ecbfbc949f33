// Polls one watch while this process is the leader. A failing source is retried after one or more whole intervals;
// changes made in the meantime are found when it recovers.

import { Problem } from '../../contract/problem.ts';
import { pause } from '../../lib/pause.ts';
import { StoreUnavailable } from '../../store/unavailable.ts';
import { LostLead, type WatchStore, type WithinCommit } from '../../store/watch-store.ts';
import type { Log } from '../../telemetry/log.ts';
import { type RoundOutcome, round } from './round.ts';
import { firstWait, intervalsToSkip, jittered } from './schedule.ts';
import type { Watch } from './watch.ts';

/** Pause between attempts while the store does not respond. */
const STORE_RETRY_MS = 5_000;

export interface LoopOptions {
  readonly store: WatchStore;
  readonly now: () => Date;
  readonly log: Pick<Log, 'info' | 'warn' | 'error'>;
  readonly onChanges: WithinCommit | undefined;
  readonly deadlineMs: number;
  readonly spreadMs: number;
  readonly doubtedMs: number | undefined;
}

export class WatchLoop {
  readonly watch: Watch;
  readonly #options: LoopOptions;
  #ring: () => void = () => {};
  #skips = 0;
  #again = false;
  #nextAt: number | undefined;

  constructor(watch: Watch, options: LoopOptions) {
    this.watch = watch;
    this.#options = options;
  }

  /** Time of the next poll; undefined during a poll, or if another process is the leader. */
  get nextAt(): number | undefined {
    return this.#nextAt;
  }

  /** Polls as soon as possible, even if the source is failing. */
  nudge(): void {
    this.#skips = 0;
    this.#again = true;
    this.#ring();
  }

  /** Rejects with LostLead. */
  async run(leader: string, signal: AbortSignal): Promise<void> {
    const { spreadMs } = this.#options;
    const { everyMs } = this.watch;
    this.#skips = 0;
    let claimed = false;
    let wait = await this.#guarded(async () => {
      if (!(await this.#isWanted())) return everyMs;
      const { watchedAt } = await this.#options.store.claim(this.watch.entityType, leader);
      claimed = true;
      return firstWait(watchedAt, Date.now(), everyMs, spreadMs);
    });
    while (!signal.aborted) {
      await this.#sleep(wait ?? Math.min(everyMs, STORE_RETRY_MS), signal);
      if (signal.aborted) return;
      wait = await this.#guarded(async () => {
        if (!(await this.#isWanted())) return jittered(everyMs);
        if (!claimed) await this.#options.store.claim(this.watch.entityType, leader);
        claimed = true;
        await this.#attend(leader, signal);
        return jittered(everyMs);
      });
    }
  }

  async #isWanted(): Promise<boolean> {
    return this.watch.wanted === undefined || (await this.watch.wanted());
  }

  /** Runs a step. Returns undefined if the store fails. */
  async #guarded(step: () => Promise<number>): Promise<number | undefined> {
    try {
      return await step();
    } catch (error) {
      if (error instanceof LostLead) throw error;
      const facts = { entity_type: this.watch.entityType };
      if (error instanceof StoreUnavailable) this.#options.log.warn(facts, 'watch is waiting for the store');
      else this.#options.log.error({ ...facts, error }, 'watch failed with an internal error');
      return undefined;
    }
  }

  async #attend(leader: string, signal: AbortSignal): Promise<void> {
    const { store } = this.#options;
    const { entityType } = this.watch;
    if (this.#skips > 0) {
      this.#skips--;
      return store.note(entityType, leader, { watchedAt: Date.now() });
    }
    const progress = await store.progress(entityType);
    if (progress?.leader !== leader) throw new LostLead(entityType);
    try {
      const outcome = await round(this.watch, progress, { ...this.#options, leader, signal });
      this.#tell(outcome, progress.failures);
    } catch (error) {
      if (signal.aborted || error instanceof LostLead || error instanceof StoreUnavailable) {
        if (!signal.aborted) throw error;
        return;
      }
      await this.#failed(error, progress.failures + 1, leader);
    }
  }

  async #failed(error: unknown, failures: number, leader: string): Promise<void> {
    const { store, log } = this.#options;
    const { entityType, source, everyMs } = this.watch;
    const failure = codeOf(error);
    this.#skips = intervalsToSkip(failures, everyMs);
    const facts = { entity_type: entityType, source, code: failure, failures, skipped_intervals: this.#skips };
    if (error instanceof Problem) log.warn({ ...facts, detail: error.message }, 'polling the source failed');
    else log.error({ ...facts, error }, 'polling the source failed');
    await store.note(entityType, leader, { failures, failure, watchedAt: Date.now() });
  }

  #tell(outcome: RoundOutcome, failuresBefore: number): void {
    const { baseline, covers, records, unidentified, changes, absent, newlyAbsent, isGreatLoss } = outcome;
    const facts = { entity_type: this.watch.entityType, records, changes };
    if (unidentified > 0) this.#options.log.warn({ ...facts, unidentified }, 'records without an identity');
    if (failuresBefore > 0) this.#options.log.info({ ...facts, failures: failuresBefore }, 'source recovered');
    if (isGreatLoss && absent > 0) {
      this.#options.log.warn(
        { ...facts, missing: absent },
        'many records are missing at the same time: they are removed if they stay missing',
      );
    } else if (newlyAbsent > 0) {
      this.#options.log.info(
        { ...facts, missing: absent },
        'records are missing before their end: they are removed if they stay missing',
      );
    }
    if (baseline && covers === 'half') this.#options.log.warn(facts, 'an incomplete list cannot serve as the baseline');
    else if (baseline) this.#options.log.info(facts, 'took a baseline');
    else if (changes > 0) this.#options.log.info(facts, 'found changes');
  }

  async #sleep(ms: number, signal: AbortSignal): Promise<void> {
    this.#nextAt = Date.now() + ms;
    await pause(ms, signal, (end) => {
      this.#ring = end;
      if (this.#again) end();
    });
    this.#again = false;
    this.#nextAt = undefined;
  }
}

function codeOf(error: unknown): string {
  const code = error instanceof Error ? (error as { code?: unknown }).code : undefined;
  return typeof code === 'string' ? code : 'internal';
}
