/** Below both engines' limit on parameters, and quick to run. */
export const BATCH = 500;

/** Rows changed by a statement that does not list them: well within PostgreSQL's time limit. */
export const PIECE = 2_000;

/** Pending deliveries of one subscription. While it is paused, this bound holds for every reader. */
export const MOST_WAITING = 1_000;
