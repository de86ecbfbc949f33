// Finds the schema of the store. Other applications may have tables in the same database, some with the same names.

import { type Client, DatabaseError } from 'pg';
import { DURABLE_MIGRATIONS } from '../migrations/index.ts';

/** SQLSTATE codes for a missing column and a missing permission. */
const NOT_OURS: ReadonlySet<string | undefined> = new Set(['42703', '42501']);

export interface StoreSchema {
  /** Equal to `creating` if there is no store yet. */
  readonly name: string;
  /** The first schema in the search path, in which new tables are created. */
  readonly creating: string;
  readonly exists: boolean;
}

/** @throws Error if the search path contains no existing schema */
export async function storeSchema(client: Client): Promise<StoreSchema> {
  const { rows } = await client.query<{ path: string[] }>('select current_schemas(false)::text[] as path');
  const path = rows[0]?.path ?? [];
  const [creating] = path;
  if (creating === undefined) {
    throw new Error(
      'The search_path of the database role contains no schema that it may use. Create a schema for Almanac, or set it: alter role … set search_path = …',
    );
  }
  for (const name of path) if (await holdsStore(client, name)) return { name, creating, exists: true };
  return { name: creating, creating, exists: false };
}

/** Checks for the first migration of the store, because other applications may have a `migrations` table too. */
async function holdsStore(client: Client, schema: string): Promise<boolean> {
  const table = `${client.escapeIdentifier(schema)}.migrations`;
  const { rows } = await client.query<{ there: boolean }>('select to_regclass($1) is not null as there', [table]);
  if (rows[0]?.there !== true) return false;
  try {
    const first = Object.keys(DURABLE_MIGRATIONS)[0];
    return (await client.query(`select 1 from ${table} where name::text = $1`, [first])).rows.length > 0;
  } catch (error) {
    if (error instanceof DatabaseError && NOT_OURS.has(error.code)) return false;
    throw error;
  }
}
