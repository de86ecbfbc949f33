// Embedded engine: one folder, one process. Persistent data and counters are separate files with different sync modes.

import { EventEmitter } from 'node:events';
import { join } from 'node:path';
import { Kysely } from 'kysely';
import { prepareDataFolder } from '../data-folder.ts';
import type { Engine, Wake } from '../engine.ts';
import { type StatementObserver, statementLog } from '../health.ts';
import { migrate } from '../migrate.ts';
import { COUNT_MIGRATIONS, DURABLE_MIGRATIONS } from '../migrations/index.ts';
import type { CountTables, DurableTables } from '../schema.ts';
import { NodeSqliteDialect, openFile } from './dialect.ts';
import { lockFolder } from './folder-lock.ts';

export const SQLITE_FILES = { durable: 'almanac.sqlite', counts: 'usage.sqlite' } as const;

/** @throws FolderInUse, or Error if DATA_DIR is not writable */
export async function openSqlite(folder: string, observer: StatementObserver): Promise<Engine> {
  prepareDataFolder(folder);
  const unlock = lockFolder(folder);
  const closers = [unlock];
  const close = async () => {
    for (const closer of closers.splice(0).reverse()) closer();
  };
  try {
    const durableFile = openFile(join(folder, SQLITE_FILES.durable), 'FULL');
    closers.push(() => durableFile.close());
    const countsFile = openFile(join(folder, SQLITE_FILES.counts), 'NORMAL');
    closers.push(() => countsFile.close());
    const log = statementLog(observer);
    const durable = new Kysely<DurableTables>({ dialect: new NodeSqliteDialect(durableFile), log });
    const counts = new Kysely<CountTables>({ dialect: new NodeSqliteDialect(countsFile), log });
    await migrate(durable, DURABLE_MIGRATIONS, 'migrations');
    await migrate(counts, COUNT_MIGRATIONS, 'count_migrations');
    return {
      name: 'sqlite',
      durable,
      counts,
      calls: counts,
      wake: inProcessWake(),
      lockRows: (query) => query,
      tryLead: async () => ({ lost: new AbortController().signal, release: async () => {} }),
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/**
 * A notification sent within a transaction arrives before the commit, but its receiver has to wait for the commit to
 * read the store anyway.
 */
function inProcessWake(): Wake {
  const emitter = new EventEmitter().setMaxListeners(0);
  return {
    async send(_within, topic, message) {
      emitter.emit(topic, message);
    },
    // `send` has already notified all listeners.
    heard() {},
    on(topic, listener) {
      emitter.on(topic, listener);
      return () => emitter.off(topic, listener);
    },
  };
}
