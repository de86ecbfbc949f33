// Generated from spec/services/no-parliament/service.yaml by `make generate`: do not edit.

/** listed: the order of the source; newest: changed last first. */
export const CASE_SORT_VALUES = ['listed', 'newest'] as const;

/** Status: varslet announced, mottatt received, til_behandling under consideration, behandlet considered by the committee, trukket withdrawn, bortfalt lapsed. */
export const CASE_STATUS_VALUES = [
  'varslet', 'mottatt', 'til_behandling', 'behandlet', 'trukket', 'bortfalt',
] as const;

/** Type: alminneligsak ordinary matter, budsjett budget, lovsak bill. */
export const CASE_TYPE_VALUES = ['alminneligsak', 'budsjett', 'lovsak'] as const;

/** How a member voted. */
export const CHOICE_VALUES = ['for', 'against', 'absent'] as const;

/** brief: what is usually asked for; full: every field. */
export const DETAIL_VALUES = ['brief', 'full'] as const;

/** Group of documents: proposisjon government proposition, representantforslag private member's motion, grunnlovsforslag constitutional amendment, melding white paper or report, dokumentserien Storting document, innstillingssaker committee recommendation, redegjorelse statement, innberetning reported matter. */
export const DOCUMENT_GROUP_VALUES = [
  'proposisjon', 'representantforslag', 'grunnlovsforslag', 'melding', 'dokumentserien', 'innstillingssaker',
  'redegjorelse', 'innberetning',
] as const;

/** Gender as the source registers it. */
export const GENDER_VALUES = ['female', 'male'] as const;

/** party: votes for, against and absent of each party; member: the vote of each member. */
export const GROUPING_VALUES = ['party', 'member'] as const;
