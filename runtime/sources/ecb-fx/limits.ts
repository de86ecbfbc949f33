/** The first day with reference rates. */
export const FIRST_DATE = '1999-01-04';
/** Days to look back for the last rates before a date. Closures last at most 5 days. */
export const LOOK_BACK_DAYS = 14;
/** Rates older than this are considered stale. */
export const STALE_AFTER_DAYS = 6;
