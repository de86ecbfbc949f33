// Country tables shared by the generated decoders and search.

export { COUNTRIES, type Country, countryOf, countryOfNumber } from './all.ts';
export { countryArgument, countryOrGroupArgument, type Refusal, usStateArgument } from './argument.ts';
export { BANK_GROUPS, type CountryGroup, DATED_GROUPS, groupOf, membersOf, membersOnDay } from './groups.ts';
export { type NameInText, namesIn } from './in-text.ts';
export type { Meaning } from './meanings.ts';
export { FLAG_OF_DIGITS } from './radio-digits.ts';
export { sourceCodesOf } from './source-codes.ts';
export { US_STATES, usStateLike } from './states.ts';
export { countryCalled, meaningOf } from './whole.ts';
