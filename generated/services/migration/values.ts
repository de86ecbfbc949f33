// Generated from spec/services/migration.yaml by `make generate`: do not edit.

/** What a row is about. */
export const GROUPING_VALUES = ['pair', 'origin', 'asylum', 'total'] as const;

/** REF refugees, ASY asylum seekers, IDP internally displaced, OIP other people in need of international protection, STA stateless, OOC others of concern, HST host community, RET returned refugees, RDP returned internally displaced. */
export const POPULATION_TYPE_VALUES = ['REF', 'ASY', 'IDP', 'OIP', 'STA', 'OOC', 'HST', 'RET', 'RDP'] as const;
