// A source that returns scripted data, and a watcher with short intervals.

import type { Look } from '../../../../runtime/contract/event.ts';
import type { Store } from '../../../../runtime/store/store.ts';
import { createLog } from '../../../../runtime/telemetry/log.ts';
import type { Watch } from '../../../../runtime/webhooks/watch/watch.ts';
import { Watcher, type WatcherOptions } from '../../../../runtime/webhooks/watch/watcher.ts';
import { eventually } from '../../../support/eventually.ts';

export interface Ship {
  readonly mmsi: string;
  readonly name?: string | null;
  readonly port?: string | null;
  readonly heard?: number;
}

/** For a busy machine. */
export const PATIENCE_MS = 15_000;

export class ShipSource {
  looks = 0;
  readonly cursors: unknown[] = [];
  show: () => Look<Ship> | Promise<Look<Ship>> = () => all();

  /** Compares `name` and `port` but not `heard`, and polls every 25 ms. */
  watch(changes: Partial<Watch> = {}): Watch {
    return {
      entityType: 'harbour_ship',
      source: 'harbour',
      everyMs: 25,
      identity: 'mmsi',
      compare: ['name', 'port'],
      look: async (cursor) => {
        this.looks++;
        this.cursors.push(cursor);
        return this.show();
      },
      ...changes,
    };
  }

  /** Sets the data that the source returns, and waits until the result of a poll has been written. */
  async shows(look: Look<Ship> | (() => Look<Ship>)): Promise<void> {
    this.show = typeof look === 'function' ? look : () => look;
    await this.looked(2);
  }

  /** Waits for `times` more polls. When a poll starts, the previous one has been written. */
  async looked(times: number): Promise<void> {
    const enough = this.looks + times;
    await eventually(() => this.looks >= enough, PATIENCE_MS, `${times} looks`);
  }
}

export function all(...records: Ship[]): Look<Ship> {
  return { covers: 'all', records };
}

export function some(...records: Ship[]): Look<Ship> {
  return { covers: 'some', records };
}

export function half(...records: Ship[]): Look<Ship> {
  return { covers: 'half', records };
}

export function watcher(store: Store, watches: readonly Watch[], more: Partial<WatcherOptions> = {}): Watcher {
  return new Watcher({
    store,
    watches,
    now: () => new Date(),
    log: createLog('silent'),
    ...more,
    limits: { spreadMs: 0, leadRetryMs: 50, ...more.limits },
  });
}

export async function watching(
  store: Store,
  watches: readonly Watch[],
  body: (running: Watcher) => Promise<void>,
  more: Partial<WatcherOptions> = {},
): Promise<void> {
  const running = watcher(store, watches, more);
  running.start();
  try {
    await body(running);
  } finally {
    await running.stop();
  }
}

/** Formats the stored changes as `sequence change id field:before>after …`. */
export async function reported(store: Store, entityType = 'harbour_ship'): Promise<string[]> {
  const changes = await store.watches.changesSince(entityType, 0, 100_000);
  return changes.map(({ sequence, change, entityId, fields }) =>
    [
      sequence,
      change,
      entityId,
      ...fields.map(({ field, before, after }) => `${field}:${JSON.stringify(before)}>${JSON.stringify(after)}`),
    ].join(' '),
  );
}
