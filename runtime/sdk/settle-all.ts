// Runs concurrent requests, some of which may fail. Only Problems count as failures; other errors are bugs and are
// rethrown.

import { Problem } from '../contract/problem.ts';

export interface SettledItems<Item, Value> {
  /** In the order of the items. */
  readonly answered: readonly { readonly item: Item; readonly value: Value }[];
  readonly failed: readonly { readonly item: Item; readonly problem: Problem }[];
}

/** Rejects only with an `invalid_arguments` Problem or an error that is not a Problem. */
export async function settleAll<Item, Value>(
  items: readonly Item[],
  call: (item: Item) => Promise<Value>,
): Promise<SettledItems<Item, Value>> {
  const ends = await Promise.all(
    items.map(async (item) => {
      try {
        return { item, value: await call(item) };
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
