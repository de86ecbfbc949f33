// Generated from spec/api/preprints.yaml by `make generate`: do not edit.

/** Best match, newest submission or newest version first. */
export const PREPRINT_SORT_VALUES = ['relevance', 'newest', 'updated'] as const;
