export const FIRST_DATE = '1999-01-04';
/** Maximum number of days to look back for a rate. Closures last at most 5 days. */
export const LOOK_BACK_DAYS = 14;
export const STALE_AFTER_DAYS = 6;
