// Generated from spec/services/eu-research/service.yaml by `make generate`: do not edit.

/** Framework programme: Horizon Europe since 2021, Horizon 2020 since 2014, FP7 since 2007, FP6 since 2002, FP5 since 1998. */
export const PROGRAMME_VALUES = ['horizon-europe', 'horizon-2020', 'fp7', 'fp6', 'fp5'] as const;

/** What the words of PROGRAMME_VALUES are called. */
export const PROGRAMME_NAMES = {
  'horizon-europe': ['HE', 'FP9', 'ninth framework programme'],
  'horizon-2020': ['H2020', 'FP8', 'eighth framework programme'],
  fp7: ['seventh framework programme'],
  fp6: ['sixth framework programme'],
  fp5: ['fifth framework programme'],
};

/** Most relevant first, or newest start first. */
export const PROJECT_SORT_VALUES = ['relevance', 'newest'] as const;
