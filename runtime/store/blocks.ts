// Who is kept out: networks, domains of e-mail addresses, keys. Every process has the list in memory and hears of each change.

import type { Engine } from './engine.ts';
import { olderThan, type Page } from './page.ts';
import type { BlocksTable } from './schema.ts';

const TOPIC = 'blocks';

/** What is blocked. */
export type BlockKind = BlocksTable['kind'];

/** A block. */
export interface Block {
  readonly id: string;
  readonly kind: BlockKind;
  readonly value: string;
  /** For operators. */
  readonly reason: string;
  /** When it ends, milliseconds since 1970; null for none. */
  readonly until: number | null;
  readonly createdAt: number;
  /** Who made it. */
  readonly createdBy: string;
}

/** Blocks in the store. */
export interface BlockStore {
  /** Adds one; what is blocked already gets the new reason and end. Undefined where there are `most` others. */
  put(block: Block, most: number): Promise<Block | undefined>;
  /** Those that hold at `now`. */
  active(now: number): Promise<Block[]>;
  /** Newest first. */
  list(page: Page): Promise<Block[]>;
  /** Gives the one that went; undefined: there is none. */
  remove(id: string): Promise<Block | undefined>;
  /** Tells, in every process and within a second, that they changed. */
  onChange(listener: () => void): () => void;
}

/** The blocks on an engine. */
export function blockStore({ durable, wake }: Engine): BlockStore {
  return {
    put: (block, most) =>
      durable.transaction().execute(async (tx) => {
        const { kind, value, reason, until } = block;
        const { count } = await tx
          .selectFrom('blocks')
          .select(({ fn }) => fn.countAll<number | string>().as('count'))
          .where((not) => not.not(not.and({ kind, value })))
          .executeTakeFirstOrThrow();
        if (Number(count) >= most) return undefined;
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
