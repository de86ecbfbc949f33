// Generated from spec/services/food-agri.yaml by `make generate`: do not edit.

/** How areas are coded: UN M49 numbers, FAO codes, ISO codes of two or three letters (groups of countries have none). */
export const AREA_CODING_VALUES = ['M49', 'FAO', 'ISO2', 'ISO3'] as const;

/** What the figures are broken down by. */
export const DIMENSION_NAME_VALUES = ['area', 'element', 'item', 'year'] as const;
