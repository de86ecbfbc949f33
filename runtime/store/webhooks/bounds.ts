// Bounds on webhook statements and queues.

/** Rows of one statement that writes or reads: below every engine's bound on parameters, and soon done. */
export const BATCH = 500;

/** Rows that one statement changes without naming them: it ends well within PostgreSQL's time limit. */
export const PIECE = 2_000;

/** Deliveries that may wait for one subscription. While it is paused, no reader ever sees more. */
export const MOST_WAITING = 1_000;
