// Generated from spec/services/migration/service.yaml by `make generate`: do not edit.

/** Column whose largest figures come first. */
export const DEMOGRAPHICS_SORT_VALUES = ['total'] as const;

/** What a row is about. */
export const GROUPING_VALUES = ['pair', 'origin', 'asylum', 'total'] as const;

/** Column whose largest figures come first. */
export const POPULATION_SORT_VALUES = [
  'refugees', 'asylum_seekers', 'idps', 'stateless', 'others_of_concern', 'other_in_need_of_protection',
  'returned_refugees', 'returned_idps',
] as const;

/** REF refugees, ASY asylum seekers, IDP internally displaced, OIP other people in need of international protection, STA stateless, OOC others of concern, HST host community, RET returned refugees, RDP returned internally displaced. */
export const POPULATION_TYPE_VALUES = ['REF', 'ASY', 'IDP', 'OIP', 'STA', 'OOC', 'HST', 'RET', 'RDP'] as const;

/** Column whose largest figures come first. */
export const SOLUTIONS_SORT_VALUES = [
  'returned_refugees', 'resettlement', 'naturalisation', 'returned_idps',
] as const;
