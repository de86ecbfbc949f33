// Every process keeps the list of blocks in memory and is notified of each change.

import type { Engine } from './engine.ts';
import { olderThan, type Page } from './page.ts';
import type { BlocksTable } from './schema.ts';

const TOPIC = 'blocks';

export type BlockKind = BlocksTable['kind'];

export interface Block {
  readonly id: string;
  readonly kind: BlockKind;
  readonly value: string;
  /** Shown to operators. */
  readonly reason: string;
  /** Milliseconds since 1970; null for a permanent block. */
  readonly until: number | null;
  readonly createdAt: number;
  readonly createdBy: string;
}

export interface BlockStore {
  /**
   * Adds a block, or updates the reason and expiry of an existing one. Returns undefined if there are already `max`
   * others.
   */
  put(block: Block, max: number): Promise<Block | undefined>;
  /** Blocks that apply at `now`. */
  active(now: number): Promise<Block[]>;
  /** Newest first. */
  list(page: Page): Promise<Block[]>;
  remove(id: string): Promise<Block | undefined>;
  /** Calls `listener` in every process within a second of a change. */
  onChange(listener: () => void): () => void;
}

export function blockStore({ durable, wake }: Engine): BlockStore {
  return {
    put: (block, max) =>
      durable.transaction().execute(async (tx) => {
        const { kind, value, reason, until } = block;
        const { count } = await tx
          .selectFrom('blocks')
          .select(({ fn }) => fn.countAll<number | string>().as('count'))
          .where((not) => not.not(not.and({ kind, value })))
          .executeTakeFirstOrThrow();
        if (Number(count) >= max) return undefined;
        const row = await tx
          .insertInto('blocks')
          .values({
            ...{ id: block.id, kind, value, reason, until },
            created_at: block.createdAt,
            created_by: block.createdBy,
          })
          .onConflict((conflict) => conflict.columns(['kind', 'value']).doUpdateSet({ reason, until }))
          .returningAll()
          .executeTakeFirstOrThrow();
        await wake.send(tx, TOPIC, row.id);
        return blockOf(row);
      }),
    async active(now) {
      const rows = await durable
        .selectFrom('blocks')
        .selectAll()
        .where((or) => or.or([or('until', 'is', null), or('until', '>', now)]))
        .execute();
      return rows.map(blockOf);
    },
    async list(page) {
      const rows = await durable
        .selectFrom('blocks')
        .selectAll()
        .where(olderThan('created_at', 'id', page))
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(page.limit)
        .execute();
      return rows.map(blockOf);
    },
    remove: (id) =>
      durable.transaction().execute(async (tx) => {
        const row = await tx.deleteFrom('blocks').where('id', '=', id).returningAll().executeTakeFirst();
        if (row !== undefined) await wake.send(tx, TOPIC, id);
        return row && blockOf(row);
      }),
    onChange: (listener) => wake.on(TOPIC, listener),
  };
}

function blockOf({ created_at, created_by, ...rest }: BlocksTable): Block {
  return { ...rest, createdAt: created_at, createdBy: created_by };
}
