// Long lists in pieces: for statements that take only so many rows, and work that must let others run in between.

/** The items in lists of at most `size`, in order. */
export function* batches<Item>(items: readonly Item[], size: number): Generator<readonly Item[]> {
  for (let start = 0; start < items.length; start += size) yield items.slice(start, start + size);
}
