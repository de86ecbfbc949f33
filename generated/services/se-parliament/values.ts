// Generated from spec/services/se-parliament/service.yaml by `make generate`: do not edit.

/** brief: what is usually asked for; full: every field and every row. */
export const DETAIL_VALUES = ['brief', 'full'] as const;

/** Best match or newest first. */
export const DOCUMENT_SORT_VALUES = ['relevance', 'newest'] as const;

/** Kind of document: prop government bill, mot motion, bet committee report, skr government communication, sou inquiry report. */
export const DOCUMENT_TYPE_VALUES = ['prop', 'mot', 'bet', 'skr', 'sou'] as const;

/** What the words of DOCUMENT_TYPE_VALUES are called. */
export const DOCUMENT_TYPE_NAMES = {
  prop: ['proposition', 'propositionen', 'government bill', 'bill'],
  mot: ['motion', 'motionen', "member's motion", "private member's bill"],
  bet: ['betänkande', 'utskottsbetänkande', 'committee report'],
  skr: ['skrivelse', 'government communication', 'communication'],
  sou: ['statens offentliga utredningar', 'inquiry report', 'official report'],
};

/** Gender as the source registers it. */
export const GENDER_VALUES = ['female', 'male'] as const;

/** Party: S Social Democrats, M Moderates, SD Sweden Democrats, C Centre, V Left, KD Christian Democrats, L Liberals, MP Greens. */
export const PARTY_CODE_VALUES = ['S', 'M', 'SD', 'C', 'V', 'KD', 'L', 'MP'] as const;

/** What the words of PARTY_CODE_VALUES are called. */
export const PARTY_CODE_NAMES = {
  S: [
    'Socialdemokraterna', 'Social Democrats', 'Swedish Social Democratic Party', 'Socialdemokratiska arbetarepartiet',
    'Sossarna', 'SAP',
  ],
  M: ['Moderaterna', 'Moderata samlingspartiet', 'Moderates', 'Moderate Party'],
  SD: ['Sverigedemokraterna', 'Sweden Democrats'],
  C: ['Centerpartiet', 'Centern', 'Centre Party', 'Center Party', 'Centre'],
  V: ['Vänsterpartiet', 'Vänstern', 'Left Party', 'Left'],
  KD: ['Kristdemokraterna', 'Christian Democrats'],
  L: ['Liberalerna', 'Liberals', 'Liberal Party', 'Folkpartiet'],
  MP: ['Miljöpartiet', 'Miljöpartiet de gröna', 'Green Party', 'Greens', 'The Greens', 'De gröna'],
};

/** How the member voted: yes, no, abstained, absent. */
export const VOTE_VALUE_VALUES = ['Ja', 'Nej', 'Avstår', 'Frånvarande'] as const;

/** What the words of VOTE_VALUE_VALUES are called. */
export const VOTE_VALUE_NAMES = {
  Ja: ['yes', 'for', 'aye'],
  Nej: ['no', 'against', 'nay'],
  'Avstår': ['abstain', 'abstained', 'avstod'],
  'Frånvarande': ['absent'],
};
