// A bound by number for caches that are seldom full.

const countedAsOne = () => 1;

/**
 * Options of an LRU cache that holds so many entries. Its own `max` makes room for all of them at once, 0.7 MB for 20,000, also where
 * few ever come.
 */
export function atMost(entries: number): { readonly maxSize: number; readonly sizeCalculation: () => number } {
  return { maxSize: entries, sizeCalculation: countedAsOne };
}
