// Store operations for rotating the master key.

import type { Engine } from './engine.ts';

export interface SealedSecrets {
  readonly id: string;
  readonly secret: string;
  readonly previousSecret: string | null;
}

export interface MasterKeyStore {
  /** Ordered by id. */
  sealed(after: string, max: number): Promise<SealedSecrets[]>;
  /** Skips secrets that have changed since they were read. */
  reseal(before: SealedSecrets, after: SealedSecrets): Promise<void>;
  /** Replaces a digest; the previous one stays valid. */
  rehash(before: string, after: string, fingerprint: string): Promise<void>;
  /** Number of valid keys that are not hashed under this master key. */
  hashedOtherwise(fingerprint: string, now: number): Promise<number>;
  adopt(fingerprint: string): Promise<void>;
}

export const MASTER_KEY_SETTING = 'master_key';

export function masterKeyStore({ durable }: Engine): MasterKeyStore {
  return {
    async sealed(after, max) {
      const rows = await durable
        .selectFrom('subscriptions')
        .select(['id', 'secret', 'previous_secret'])
        .where('id', '>', after)
        .orderBy('id')
        .limit(max)
        .execute();
      return rows.map((row) => ({ id: row.id, secret: row.secret, previousSecret: row.previous_secret }));
    },
    async reseal({ id, secret, previousSecret }, after) {
      await durable
        .updateTable('subscriptions')
        .set({ secret: after.secret, previous_secret: after.previousSecret })
        .where('id', '=', id)
        .where('secret', '=', secret)
        .where('previous_secret', previousSecret === null ? 'is' : '=', previousSecret)
        .execute();
    },
    async rehash(before, after, fingerprint) {
      await durable
        .updateTable('key_secrets')
        .set({ digest: after, digest_before: before, hashed_with: fingerprint })
        .where('digest', '=', before)
        .execute();
    },
    async hashedOtherwise(fingerprint, now) {
      const { count } = await durable
        .selectFrom('key_secrets')
        .innerJoin('keys', 'keys.id', 'key_secrets.key_id')
        .select(({ fn }) => fn.count<number | string>('keys.id').distinct().as('count'))
        .where('keys.revoked_at', 'is', null)
        .where((or) => or.or([or('expires_at', 'is', null), or('expires_at', '>', now)]))
        .where((or) => or.or([or('hashed_with', 'is', null), or('hashed_with', '!=', fingerprint)]))
        .executeTakeFirstOrThrow();
      return Number(count);
    },
    async adopt(fingerprint) {
      await durable
        .updateTable('settings')
        .set({ value: fingerprint })
        .where('name', '=', MASTER_KEY_SETTING)
        .execute();
    },
  };
}
