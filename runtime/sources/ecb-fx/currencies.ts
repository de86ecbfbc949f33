// Currency names (ISO 4217, lists one and three) and why some currencies no longer have rates. Whether a currency has a
// rate depends only on the published rates, not on these tables.

/** Includes all currencies that ever had a reference rate. */
const NAMES: Readonly<Record<string, string>> = {
  AUD: 'Australian dollar',
  BGN: 'Bulgarian lev',
  BRL: 'Brazilian real',
  CAD: 'Canadian dollar',
  CHF: 'Swiss franc',
  CNY: 'Chinese yuan renminbi',
  CYP: 'Cyprus pound',
  CZK: 'Czech koruna',
  DKK: 'Danish krone',
  EEK: 'Estonian kroon',
  EUR: 'Euro',
  GBP: 'Pound sterling',
  HKD: 'Hong Kong dollar',
  HRK: 'Croatian kuna',
  HUF: 'Hungarian forint',
  IDR: 'Indonesian rupiah',
  ILS: 'Israeli new shekel',
  INR: 'Indian rupee',
  ISK: 'Icelandic króna',
  JPY: 'Japanese yen',
  KRW: 'South Korean won',
  LTL: 'Lithuanian litas',
  LVL: 'Latvian lats',
  MTL: 'Maltese lira',
  MXN: 'Mexican peso',
  MYR: 'Malaysian ringgit',
  NOK: 'Norwegian krone',
  NZD: 'New Zealand dollar',
  PHP: 'Philippine peso',
  PLN: 'Polish zloty',
  ROL: 'Romanian leu (before 2005)',
  RON: 'Romanian leu',
  RUB: 'Russian rouble',
  SEK: 'Swedish krona',
  SGD: 'Singapore dollar',
  SIT: 'Slovenian tolar',
  SKK: 'Slovak koruna',
  THB: 'Thai baht',
  TRL: 'Turkish lira (before 2005)',
  TRY: 'Turkish lira',
  USD: 'US dollar',
  ZAR: 'South African rand',
};

export interface Ending {
  /** Last day with a reference rate. */
  readonly last: string;
  readonly reason: string;
  readonly successor: string | undefined;
}

const tookEuro = (last: string, country: string, since: string): Ending => ({
  last,
  reason: `${country} adopted the euro on ${since}.`,
  successor: 'EUR',
});

/**
 * The last days of BGN, HRK and RUB were announced by the bank. The others are derived from the date of the currency
 * change in the country.
 */
export const ENDED: Readonly<Record<string, Ending>> = {
  BGN: tookEuro('2025-12-31', 'Bulgaria', '2026-01-01'),
  CYP: tookEuro('2007-12-31', 'Cyprus', '2008-01-01'),
  EEK: tookEuro('2010-12-31', 'Estonia', '2011-01-01'),
  HRK: tookEuro('2022-12-30', 'Croatia', '2023-01-01'),
  LTL: tookEuro('2014-12-31', 'Lithuania', '2015-01-01'),
  LVL: tookEuro('2013-12-31', 'Latvia', '2014-01-01'),
  MTL: tookEuro('2007-12-31', 'Malta', '2008-01-01'),
  ROL: {
    last: '2005-06-30',
    reason: 'Romania introduced a new leu on 2005-07-01: 10,000 ROL are 1 RON.',
    successor: 'RON',
  },
  RUB: { last: '2022-03-01', reason: 'The bank suspended the rate on 2022-03-02.', successor: undefined },
  SIT: tookEuro('2006-12-29', 'Slovenia', '2007-01-01'),
  SKK: tookEuro('2008-12-31', 'Slovakia', '2009-01-01'),
  TRL: {
    last: '2004-12-31',
    reason: 'Turkey introduced a new lira on 2005-01-01: 1,000,000 TRL are 1 TRY.',
    successor: 'TRY',
  },
};

/** Common codes that ISO 4217 lacks or defines differently. */
const MEANT: Readonly<Record<string, string>> = {
  CNH: 'CNY',
  NIS: 'ILS',
  NKR: 'NOK',
  RMB: 'CNY',
  RUR: 'RUB',
  SFR: 'CHF',
  SKR: 'SEK',
  STG: 'GBP',
  UKP: 'GBP',
  YEN: 'JPY',
};

const names = new Intl.DisplayNames('en', { type: 'currency', fallback: 'none' });

export function currencyName(code: string): string | undefined {
  return NAMES[code] ?? names.of(code);
}

/** Returns the official code for a common unofficial one. */
export function officialCode(code: string): string | undefined {
  return MEANT[code];
}

/** Sorted. */
export const EVER_QUOTED: readonly string[] = Object.keys(NAMES).sort();
