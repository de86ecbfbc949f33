// What dates can be asked for, and how old rates may be.

/** The first day with reference rates. */
export const FIRST_DATE = '1999-01-04';
/** How far a date reaches back for the newest rates before it. Closings last 5 days at most. */
export const LOOK_BACK_DAYS = 14;
/** Rates older than this are not what is normally the newest. */
export const STALE_AFTER_DAYS = 6;
