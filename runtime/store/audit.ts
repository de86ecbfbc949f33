// Log of actions by operators and key owners. Entries are never changed, only removed after their retention period.

import { sql } from 'kysely';
import type { Engine } from './engine.ts';

/** Concurrent writers can pick the same sequence number, so adding an entry may take several tries. */
const MAX_TRIES = 20;

export interface NewAuditEntry {
  /** Milliseconds since 1970. */
  readonly at: number;
  /** An operator's name, or `owner` for the owner of a key. */
  readonly actor: string;
  /** Name of the action, such as `key.rotate`. */
  readonly action: string;
  /** Id of the key, subscription or block that was acted on. */
  readonly subject: string | undefined;
  /** Never contains a secret. */
  readonly details: Readonly<Record<string, unknown>>;
  readonly address: string | undefined;
  readonly requestId: string | undefined;
}

export interface AuditEntry extends NewAuditEntry {
  readonly sequence: number;
}

export interface AuditStore {
  add(entry: NewAuditEntry): Promise<void>;
  /** Entries whose sequence number is above `after`, in ascending order. */
  list(after: number, limit: number): Promise<AuditEntry[]>;
}

export function auditStore({ durable }: Engine): AuditStore {
  return {
    async add({ at, actor, action, subject, details, address, requestId }) {
      const row = { at, actor, action, subject: subject ?? null, details: JSON.stringify(details) };
      for (let tries = 0; tries < MAX_TRIES; tries++) {
        const { numInsertedOrUpdatedRows = 0n } = await durable
          .insertInto('audit')
          .values(({ selectFrom }) => ({
            ...row,
            sequence: sql<number>`${selectFrom('audit').select(({ fn }) => sql<number>`${fn.coalesce(fn.max('sequence'), sql.lit(0))} + 1`.as('next'))}`,
            address: address ?? null,
            request_id: requestId ?? null,
          }))
          .onConflict((conflict) => conflict.doNothing())
          .executeTakeFirst();
        if (numInsertedOrUpdatedRows > 0n) return;
      }
      throw new Error('Too many concurrent writers to the audit log.');
    },
    async list(after, limit) {
      const rows = await durable
        .selectFrom('audit')
        .selectAll()
        .where('sequence', '>', after)
        .orderBy('sequence')
        .limit(limit)
        .execute();
      return rows.map(({ subject, details, address, request_id, ...rest }) => ({
        ...rest,
        subject: subject ?? undefined,
        details: JSON.parse(details) as Record<string, unknown>,
        address: address ?? undefined,
        requestId: request_id ?? undefined,
      }));
    },
  };
}
