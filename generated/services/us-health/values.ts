// Generated from spec/services/us-health/service.yaml by `make generate`: do not edit.

/** brief: what is usually asked for; full: every field. */
export const DETAIL_VALUES = ['brief', 'full'] as const;

/** Best matches or most stars first. */
export const HOSPITAL_SORT_VALUES = ['match', 'rating'] as const;

/** How the hospital compares with the nation on a measure, in one word. */
export const NATIONAL_COMPARISON_VALUES = ['better', 'no_different', 'worse', 'too_few_cases'] as const;

/** Whether the NPI is a person's (NPI-1) or an organization's (NPI-2). */
export const PROVIDER_TYPE_VALUES = ['person', 'organization'] as const;

/** Data set that a measure belongs to. */
export const QUALITY_AREA_VALUES = [
  'complications_and_deaths', 'infections', 'unplanned_visits', 'timely_and_effective_care',
] as const;
