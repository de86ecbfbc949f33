// Generated from spec/services/eu-bank-stats/service.yaml by `make generate`: do not edit.

/** brief: labels of the codes stand once, in dimensions; full: in every series, and in the observations where there is room. */
export const DETAIL_VALUES = ['brief', 'full'] as const;
