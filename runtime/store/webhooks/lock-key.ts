import type { Kysely } from 'kysely';
import type { DurableTables } from '../schema.ts';

/**
 * Locks the key's row until the transaction ends, on either engine: the second of two concurrent calls sees what the first wrote, and
 * the key cannot be revoked meanwhile. Returns false if the key is revoked or unknown.
 */
export async function lockKey(tx: Kysely<DurableTables>, keyId: string): Promise<boolean> {
  const key = await tx
    .updateTable('keys')
    .set((set) => ({ plan: set.ref('plan') }))
    .where('id', '=', keyId)
    .where('revoked_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return key !== undefined;
}
