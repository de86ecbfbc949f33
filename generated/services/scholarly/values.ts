// Generated from spec/services/scholarly/service.yaml by `make generate`: do not edit.

/** cited_by: papers that cite this one; references: papers that this one cites. */
export const CITATION_DIRECTION_VALUES = ['cited_by', 'references'] as const;

/** Most cited or newest first. */
export const CITATION_SORT_VALUES = ['cited_by_count', 'publication_date'] as const;

/** Best match, most cited or newest first. */
export const PAPER_SORT_VALUES = ['relevance', 'cited_by_count', 'publication_date'] as const;
