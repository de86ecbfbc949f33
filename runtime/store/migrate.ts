// Safe to run at every start. On PostgreSQL, the caller must hold the migration lock.

import type { Kysely } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';

/**
 * Runs the pending migrations in one transaction.
 * @param table records the applied migrations
 * @param schema schema of `table` on PostgreSQL; without it, a table with that name in any schema of the database would
 *   match
 * @throws Error with the name of the failed migration, or if the store is from a newer version
 */
export async function migrate<Tables>(
  db: Kysely<Tables>,
  migrations: Readonly<Record<string, Migration>>,
  table: string,
  schema?: string,
): Promise<void> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => ({ ...migrations }) },
    migrationTableName: table,
    migrationLockTableName: `${table}_lock`,
    ...(schema === undefined ? {} : { migrationTableSchema: schema }),
  });
  const { error, results } = await migrator.migrateToLatest();
  if (error === undefined) return;
  const reason = error instanceof Error ? error.message : String(error);
  if (reason.includes('previously executed migration ') && reason.includes(' is missing')) {
    throw new Error(`The store was last used by a newer version of Almanac. Start that version. (${reason})`, {
      cause: error,
    });
  }
  const failed = results?.find((result) => result.status === 'Error')?.migrationName;
  throw new Error(`Migrating the store failed${failed === undefined ? '' : ` (${failed})`}: ${reason}`, {
    cause: error,
  });
}
