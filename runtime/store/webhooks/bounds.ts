// What bounds statements on webhooks.

/** Rows of one statement that writes or reads: below every engine's bound on parameters, and soon done. */
export const BATCH = 500;
