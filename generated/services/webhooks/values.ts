// Generated from spec/services/webhooks/service.yaml by `make generate`: do not edit.

/** pending: due, retried later or held; delivered: answered with 2xx; failed. */
export const DELIVERY_STATUS_VALUES = ['pending', 'delivered', 'failed'] as const;

/** active; circuit_open: too many attempts failed in a row, events are held until reset_subscription; removed. */
export const SUBSCRIPTION_STATUS_VALUES = ['active', 'circuit_open', 'removed'] as const;
