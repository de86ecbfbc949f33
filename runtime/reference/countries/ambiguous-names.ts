// Names shared by several countries, or by a country and something else. They are never guessed.

/** Possible meanings of the names: country codes and, if `else` is set, one other meaning. */
export interface AmbiguousName {
  readonly names: readonly string[];
  readonly countries: readonly string[];
  /** The other meaning, worded to follow "or". */
  readonly else?: string;
  /** The country that the name means in a source's country column, where it is an official name. */
  readonly inColumns?: string;
}

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
    else: 'one of the other island countries in the Micronesia region (KI, MH, NR, PW)',
    inColumns: 'FM',
  },
  { names: ['virgin islands', 'jungferninseln', 'iles vierges', 'islas virgenes'], countries: ['VG', 'VI'] },
  { names: ['saint martin', 'st martin', 'san martin'], countries: ['MF', 'SX'], inColumns: 'MF' },
  { names: ['guiana', 'guyane', 'guayana', 'guianas'], countries: ['GF', 'GY'], inColumns: 'GF' },
  // The name of a former state may mean any of its successor states.
  { names: ['czechoslovakia', 'tschechoslowakei', 'tjeckoslovakien'], countries: ['CZ', 'SK'] },
  { names: ['yugoslavia', 'jugoslawien', 'jugoslavien'], countries: ['BA', 'HR', 'ME', 'MK', 'RS', 'SI', 'XK'] },
  { names: ['serbia and montenegro'], countries: ['ME', 'RS'] },
  { names: ['netherlands antilles'], countries: ['BQ', 'CW', 'SX'] },
  {
    names: ['soviet union', 'ussr', 'sowjetunion', 'sovjetunionen'],
    countries: ['RU', 'UA', 'BY', 'KZ'],
    else: 'another of its fifteen successor states',
  },
];
