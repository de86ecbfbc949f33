/** Below both engines' limit on parameters, and quick to run. */
export const BATCH = 500;

/** Rows changed by a statement that does not list them. */
export const PIECE = 2_000;

/** Pending deliveries per subscription. While a subscription is paused, the bound applies for every reader. */
export const MOST_WAITING = 1_000;
