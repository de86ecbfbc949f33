// Generated from spec/platform.yaml by `make generate`: do not edit.

/** What kind of feedback this is. */
export const FEEDBACK_TYPE_VALUES = ['bug', 'feature_request', 'general'] as const;
