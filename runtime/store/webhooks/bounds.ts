/** Below both engines' limit on parameters, and quick to run. */
export const BATCH = 500;

/** Rows changed by a statement that does not list them. */
export const PIECE = 2_000;

/** Per subscription. For a paused subscription, no reader sees more. */
export const MOST_WAITING = 1_000;
