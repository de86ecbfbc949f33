// Stored answers. They are copies of sent responses, so they are stored with the counters, where losing the last second
// of data is acceptable.

import { sql } from 'kysely';
import { DAY_MS } from '../lib/duration.ts';
import type { Engine } from './engine.ts';

/** Rows per statement. */
const ROWS_AT_ONCE = 50;
const EVICTED_AT_ONCE = 500;

export interface StoredAnswer {
  readonly id: string;
  readonly digest: string;
  readonly operation: string;
  /** Compressed JSON, encoded as base64. */
  readonly content: string;
  /** Whether the content includes the result. If not, only the digest of the result is stored. */
  readonly hasResult: boolean;
  /**
   * Time when the answer was last returned or opened, in milliseconds since 1970, accurate to a day. The oldest answers
   * are evicted first.
   */
  readonly keptAt: number;
}

export interface AnswerStore {
  /** Stores answers. If an answer is already stored, only its time is updated, at most once a day. */
  put(answers: readonly StoredAnswer[]): Promise<void>;
  get(id: string): Promise<StoredAnswer | undefined>;
  opened(id: string, at: number): Promise<void>;
  /**
   * Deletes the oldest answers until their total size is at most `maxBytes`. Returns the number of deleted answers.
   */
  evict(maxBytes: number): Promise<number>;
  after(id: string, limit: number): Promise<StoredAnswer[]>;
  remove(ids: readonly string[]): Promise<void>;
}

export function answerStore({ counts }: Pick<Engine, 'counts'>): AnswerStore {
  const total = async () => {
    const row = await counts
      .selectFrom('answers')
      .select(({ fn }) => fn.sum<string | number | null>('size').as('size'))
      .executeTakeFirst();
    return Number(row?.size ?? 0);
  };
  return {
    async put(answers) {
      for (let at = 0; at < answers.length; at += ROWS_AT_ONCE) {
        const rows = answers.slice(at, at + ROWS_AT_ONCE).map((answer) => ({
          id: answer.id,
          digest: answer.digest,
          operation: answer.operation,
          has_result: answer.hasResult ? 1 : 0,
          kept_at: answer.keptAt,
          size: answer.content.length,
          content: answer.content,
        }));
        await counts
          .insertInto('answers')
          .values(rows)
          .onConflict((conflict) =>
            conflict
              .column('id')
              .doUpdateSet(({ ref }) => ({ kept_at: ref('excluded.kept_at') }))
              .whereRef('answers.kept_at', '<', sql`excluded.kept_at - ${sql.lit(DAY_MS)}`),
          )
          .execute();
      }
    },
    async get(id) {
      const row = await counts.selectFrom('answers').selectAll().where('id', '=', id).executeTakeFirst();
      return row && record(row);
    },
    async opened(id, at) {
      await counts.updateTable('answers').set({ kept_at: at }).where('id', '=', id).where('kept_at', '<', at).execute();
    },
    async evict(maxBytes) {
      let excess = (await total()) - maxBytes;
      let evicted = 0;
      while (excess > 0) {
        const oldest = await counts
          .selectFrom('answers')
          .select(['id', 'size'])
          .orderBy('kept_at')
          .limit(EVICTED_AT_ONCE)
          .execute();
        const ids: string[] = [];
        for (const { id, size } of oldest) {
          if (excess <= 0) break;
          excess -= Number(size);
          ids.push(id);
        }
        if (ids.length === 0) break;
        await counts.deleteFrom('answers').where('id', 'in', ids).execute();
        evicted += ids.length;
      }
      return evicted;
    },
    async after(id, limit) {
      const rows = await counts
        .selectFrom('answers')
        .selectAll()
        .where('id', '>', id)
        .orderBy(sql`id`)
        .limit(limit)
        .execute();
      return rows.map(record);
    },
    async remove(ids) {
      if (ids.length > 0)
        await counts
          .deleteFrom('answers')
          .where('id', 'in', [...ids])
          .execute();
    },
  };
}

interface Row {
  readonly id: string;
  readonly digest: string;
  readonly operation: string;
  readonly has_result: number;
  readonly kept_at: number | string;
  readonly content: string;
}

function record(row: Row): StoredAnswer {
  const { id, digest, operation, content } = row;
  return { id, digest, operation, content, hasResult: Number(row.has_result) === 1, keptAt: Number(row.kept_at) };
}
