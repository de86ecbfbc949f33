// Limits of webhook statements and queues.

/** Rows per statement, below both engines' limit on parameters, and quick to run. */
export const BATCH = 500;

/** Rows changed by one statement that does not list them: well within PostgreSQL's time limit. */
export const PIECE = 2_000;

/** Maximum pending deliveries of one subscription. While it is paused, this bound holds for every reader. */
export const MOST_WAITING = 1_000;
