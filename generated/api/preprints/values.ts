// Generated from spec/api/preprints/service.yaml by `make generate`: do not edit.

/** brief: what is said of archives once; full: with each category. */
export const DETAIL_VALUES = ['brief', 'full'] as const;

/** Best match, newest submission or newest version first. */
export const PREPRINT_SORT_VALUES = ['relevance', 'newest', 'updated'] as const;
