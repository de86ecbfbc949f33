// Generated from spec/services/se-statistics/service.yaml by `make generate`: do not edit.

/** item: the values named; top: the newest, values holds one number; all: every value, values holds *. */
export const FILTER_KIND_VALUES = ['item', 'top', 'all'] as const;

/** folder: browse further; table: metadata and figures. */
export const ITEM_TYPE_VALUES = ['folder', 'table'] as const;

/** Language of the texts. */
export const LANGUAGE_VALUES = ['en', 'sv'] as const;
