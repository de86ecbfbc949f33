// Generated from spec/services/food-agri/service.yaml by `make generate`: do not edit.

/** How areas are coded: UN M49 numbers, FAO codes, ISO codes of two or three letters (groups of countries have none). */
export const AREA_CODING_VALUES = ['M49', 'FAO', 'ISO2', 'ISO3'] as const;

/** brief: of more than 100 figures labels, units and notes stand once; full: in every record. */
export const DETAIL_VALUES = ['brief', 'full'] as const;

/** What the figures are broken down by. */
export const DIMENSION_NAME_VALUES = ['area', 'element', 'item', 'year'] as const;
