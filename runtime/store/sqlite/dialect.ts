import { chmodSync, closeSync, existsSync, openSync, statSync } from 'node:fs';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { SqliteAdapter, type SqliteDatabase, SqliteDialect, type SqliteStatement } from 'kysely';
import { StoreUnavailable } from '../unavailable.ts';

const BUSY_TIMEOUT_MS = 5_000;
/** SQLite primary result codes: BUSY, READONLY, IOERR, FULL, CANTOPEN. */
const UNAVAILABLE = new Set([5, 8, 10, 13, 14]);

/**
 * Creates a file that only its owner can access, or restricts an existing one. SQLite's companion files inherit its
 * mode.
 */
export function keepPrivate(path: string): void {
  closeSync(openSync(path, 'a', 0o600));
  for (const each of [path, `${path}-wal`, `${path}-shm`]) {
    if (existsSync(each) && (statSync(each).mode & 0o077) !== 0) chmodSync(each, 0o600);
  }
}

/** A commit is certain to survive a power failure only with `FULL`. */
export function openFile(path: string, synchronous: 'FULL' | 'NORMAL'): DatabaseSync {
  keepPrivate(path);
  const db = new DatabaseSync(path);
  db.exec(
    `PRAGMA busy_timeout = ${BUSY_TIMEOUT_MS}; PRAGMA journal_mode = WAL; PRAGMA synchronous = ${synchronous}; PRAGMA foreign_keys = ON`,
  );
  return db;
}

export class NodeSqliteDialect extends SqliteDialect {
  constructor(db: DatabaseSync) {
    super({ database: kyselyDatabase(db) });
  }

  /** Enables transactions for migrations. With Kysely's default, a crash would leave a half-applied migration. */
  override createAdapter(): SqliteAdapter {
    return new TransactionalAdapter();
  }
}

class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

function kyselyDatabase(db: DatabaseSync): SqliteDatabase {
  return {
    close: () => db.close(),
    prepare(sql) {
      // When the disk is full, SQLite rolls back the transaction itself; a second rollback would hide the cause.
      if (sql === 'rollback' && !db.isTransaction) return NOTHING;
      const statement: StatementSync = guarded(() => db.prepare(sql));
      return {
        reader: statement.columns().length > 0,
        all: (parameters) => guarded(() => statement.all(...(parameters as SQLInputValue[]))),
        run: (parameters) => guarded(() => statement.run(...(parameters as SQLInputValue[]))),
        iterate: (parameters) => statement.iterate(...(parameters as SQLInputValue[])),
      };
    },
  };
}

const NOTHING: SqliteStatement = {
  reader: false,
  all: () => [],
  run: () => ({ changes: 0, lastInsertRowid: 0 }),
  iterate: () => [][Symbol.iterator](),
};

function guarded<Value>(step: () => Value): Value {
  try {
    return step();
  } catch (error) {
    const code = (error as { errcode?: number }).errcode;
    if (code !== undefined && UNAVAILABLE.has(code & 0xff)) throw new StoreUnavailable(false, error);
    throw error;
  }
}
