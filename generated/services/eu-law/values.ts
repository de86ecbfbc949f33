// Generated from spec/services/eu-law/service.yaml by `make generate`: do not edit.

/** Kind of act, implementing and delegated ones included. */
export const ACT_TYPE_VALUES = ['regulation', 'directive', 'decision'] as const;
