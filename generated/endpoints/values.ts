// Generated from spec/platform.yaml by `make generate`: do not edit.

/** What is kept out. */
export const BLOCK_KIND_VALUES = ['network', 'email_domain', 'key'] as const;

/** What kind of feedback this is. */
export const FEEDBACK_TYPE_VALUES = ['bug', 'feature_request', 'general'] as const;

/** Whether calls can be answered, and what stands in the way. */
export const HEALTH_STATUS_VALUES = ['ok', 'store_unavailable', 'stopping'] as const;

/** Who made a key; its owner by signing up, or an operator. */
export const KEY_ORIGIN_VALUES = ['signup', 'operator'] as const;

/** Plan of a key. */
export const PLAN_VALUES = ['free', 'partner', 'unlimited'] as const;
