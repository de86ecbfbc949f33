import type { Kysely } from 'kysely';
import type { CountTables } from '../schema.ts';

export async function storedCounts(
  db: Kysely<CountTables>,
  keyIds: readonly string[],
  day: number,
): Promise<Map<string, number>> {
  if (keyIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('usage')
    .select(['key_id', 'count'])
    .where('day', '=', day)
    .where('key_id', 'in', [...keyIds])
    .execute();
  return new Map(rows.map((row) => [row.key_id, row.count]));
}
