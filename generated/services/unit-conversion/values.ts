// Generated from spec/services/unit-conversion/service.yaml by `make generate`: do not edit.

/** How much of each row. */
export const DETAIL_VALUES = ['brief', 'full'] as const;

/** What is measured. Units convert only within one category. */
export const UNIT_CATEGORY_VALUES = [
  'length', 'mass', 'volume', 'area', 'speed', 'time', 'temperature', 'digital_storage', 'energy', 'pressure',
] as const;
