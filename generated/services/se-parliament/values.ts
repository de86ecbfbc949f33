// Generated from spec/services/se-parliament.yaml by `make generate`: do not edit.

/** brief: what is usually asked for; full: every field and every row. */
export const DETAIL_VALUES = ['brief', 'full'] as const;

/** Best match or newest first. */
export const DOCUMENT_SORT_VALUES = ['relevance', 'newest'] as const;

/** Kind of document: prop government bill, mot motion, bet committee report, skr government communication, sou inquiry report. */
export const DOCUMENT_TYPE_VALUES = ['prop', 'mot', 'bet', 'skr', 'sou'] as const;

/** Gender as the source registers it. */
export const GENDER_VALUES = ['female', 'male'] as const;

/** Party: S Social Democrats, M Moderates, SD Sweden Democrats, C Centre, V Left, KD Christian Democrats, L Liberals, MP Greens. */
export const PARTY_CODE_VALUES = ['S', 'M', 'SD', 'C', 'V', 'KD', 'L', 'MP'] as const;

/** How the member voted: yes, no, abstained, absent. */
export const VOTE_VALUE_VALUES = ['Ja', 'Nej', 'Avstår', 'Frånvarande'] as const;
