// Generated from spec/services/places/service.yaml by `make generate`: do not edit.

/** How the name matched, best first; results are in this order, then by population. country: a place of the country that the query names, largest first. nearest: near the point that the query gives, nearest first. */
export const CITY_MATCH_VALUES = [
  'name', 'alternate_name', 'name_prefix', 'word_prefix', 'part_of_name', 'alternate_name_prefix', 'country',
  'nearest',
] as const;

/** Africa, Antarctica, Asia, Europe, North America, Oceania, South America. */
export const CONTINENT_VALUES = ['AF', 'AN', 'AS', 'EU', 'NA', 'OC', 'SA'] as const;

/** What the words of CONTINENT_VALUES are called. */
export const CONTINENT_NAMES = {
  AF: ['Africa'],
  AN: ['Antarctica'],
  AS: ['Asia'],
  EU: ['Europe'],
  NA: ['North America', 'America'],
  OC: ['Oceania'],
  SA: ['South America', 'America'],
};

/** How much of each row. */
export const DETAIL_VALUES = ['brief', 'full'] as const;
