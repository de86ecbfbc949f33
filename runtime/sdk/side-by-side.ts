// Several requests under way at once, of which some may fail: what came is used, what failed is said. Only failures of sources
// are taken so; a mistake of ours is thrown.

import { Problem } from '../contract/problem.ts';

/** What questions side by side came to. */
export interface SideBySide<Item, Value> {
  /** In the order of the items. */
  readonly answered: readonly { readonly item: Item; readonly value: Value }[];
  readonly failed: readonly { readonly item: Item; readonly problem: Problem }[];
}

/** Asks for every item at once and waits for all. Rejects only with what is no Problem, and with a Problem of the arguments. */
export async function sideBySide<Item, Value>(
  items: readonly Item[],
  ask: (item: Item) => Promise<Value>,
): Promise<SideBySide<Item, Value>> {
  const ends = await Promise.all(
    items.map(async (item) => {
      try {
        return { item, value: await ask(item) };
      } catch (error) {
        if (!(error instanceof Problem) || error.code === 'invalid_arguments') throw error;
        return { item, problem: error };
      }
    }),
  );
  return {
    answered: ends.filter((end): end is { item: Item; value: Awaited<Value> } => 'value' in end),
    failed: ends.filter((end): end is { item: Item; problem: Problem } => 'problem' in end),
  };
}
