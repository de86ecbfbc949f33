// What the exchange of the master key asks of the store: what is sealed or hashed under the one before.

import type { Engine } from './engine.ts';

/** The sealed secrets of a subscription. */
export interface SealedSecrets {
  readonly id: string;
  readonly secret: string;
  readonly previousSecret: string | null;
}

/** What is kept under a master key. */
export interface MasterKeyStore {
  /** Sealed secrets in the order of ids, after one. */
  sealed(after: string, most: number): Promise<SealedSecrets[]>;
  /** Puts secrets sealed anew in the place of those that were read, unless these were changed meanwhile. */
  reseal(before: SealedSecrets, after: SealedSecrets): Promise<void>;
  /** Finds a key's secret by its new digest from now on, and by the one before. */
  rehash(before: string, after: string, fingerprint: string): Promise<void>;
  /** Keys that work at `now` and are not hashed under this master key. */
  hashedOtherwise(fingerprint: string, now: number): Promise<number>;
  /** Notes under which master key the store is, from now on. */
  adopt(fingerprint: string): Promise<void>;
}

/** The name of the setting that tells the master key of the store. */
export const MASTER_KEY_SETTING = 'master_key';

/** What is kept under a master key, on an engine. */
export function masterKeyStore({ durable }: Engine): MasterKeyStore {
  return {
    async sealed(after, most) {
      const rows = await durable
        .selectFrom('subscriptions')
        .select(['id', 'secret', 'previous_secret'])
        .where('id', '>', after)
        .orderBy('id')
        .limit(most)
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
