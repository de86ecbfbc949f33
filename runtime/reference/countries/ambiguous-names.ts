// Names that several countries have, or a country and something else: nobody guesses which is meant.

/** The name, and what it may mean: codes of countries, else a place in words with the country that it lies in, if any. */
export interface AmbiguousName {
  readonly names: readonly string[];
  readonly countries: readonly string[];
  /** What else is called so, as it follows "or": the US state Georgia. */
  readonly else?: string;
  /** The country that a column of countries means by the name: the official name of one of them. */
  readonly inColumns?: string;
}

/** Names folded, in the languages that names are known in. */
export const AMBIGUOUS_NAMES: readonly AmbiguousName[] = [
  {
    names: ['korea', 'coree', 'corea', 'koreas', 'coreia', 'korean', 'koreansk', 'koreanisch', 'coreen'],
    countries: ['KP', 'KR'],
  },
  { names: ['congo', 'kongo', 'the congo', 'congolese'], countries: ['CD', 'CG'], inColumns: 'CG' },
  {
    names: ['georgia', 'georgian'],
    countries: ['GE'],
    else: 'US for the state of Georgia in the United States',
    inColumns: 'GE',
  },
  {
    names: ['guinea', 'guinee', 'gwinea', 'guine', 'guinean'],
    countries: ['GN', 'GQ', 'GW', 'PG'],
    inColumns: 'GN',
  },
  {
    names: ['micronesia', 'mikronesien', 'micronesie', 'mikronezja', 'mikronesia', 'micronesian'],
    countries: ['FM'],
    else: 'one of the other island countries of the region Micronesia (KI, MH, NR, PW)',
    inColumns: 'FM',
  },
  { names: ['virgin islands', 'jungferninseln', 'iles vierges', 'islas virgenes'], countries: ['VG', 'VI'] },
  { names: ['saint martin', 'st martin', 'san martin'], countries: ['MF', 'SX'], inColumns: 'MF' },
  { names: ['guiana', 'guyane', 'guayana', 'guianas'], countries: ['GF', 'GY'], inColumns: 'GF' },
  // States that are no more: whoever names one means some or all of those that came after it.
  { names: ['czechoslovakia', 'tschechoslowakei', 'tjeckoslovakien'], countries: ['CZ', 'SK'] },
  { names: ['yugoslavia', 'jugoslawien', 'jugoslavien'], countries: ['BA', 'HR', 'ME', 'MK', 'RS', 'SI', 'XK'] },
  { names: ['serbia and montenegro'], countries: ['ME', 'RS'] },
  { names: ['netherlands antilles'], countries: ['BQ', 'CW', 'SX'] },
  {
    names: ['soviet union', 'ussr', 'sowjetunion', 'sovjetunionen'],
    countries: ['RU', 'UA', 'BY', 'KZ'],
    else: 'another of the fifteen states that came after it',
  },
];
