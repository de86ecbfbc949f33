/** Rows per statement that lists them. Stays below both engines' limit on statement parameters, and runs quickly. */
export const BATCH = 500;

/** Maximum number of rows that a statement changes if it does not list them. */
export const PIECE = 2_000;

/**
 * Maximum number of pending deliveries per subscription. While a subscription is paused, no transaction ever sees more.
 */
export const MAX_WAITING = 1_000;
