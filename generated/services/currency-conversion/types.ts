// Generated from spec/services/currency-conversion/service.yaml by `make generate`: do not edit.

/** spec/services/currency-conversion/service.yaml#records.Currency */
export interface Currency {
  /** ISO 4217 code. */
  readonly code: string;
  /** English name. */
  readonly name: string;
}

/** spec/services/currency-conversion/service.yaml#records.EndedCurrency */
export interface EndedCurrency {
  /** ISO 4217 code. */
  readonly code: string;
  /** English name. */
  readonly name: string;
  /** Last day with a rate; conversions work for dates up to this day. */
  readonly last_rate_date: string;
  /** Reason there are no newer rates. */
  readonly reason: string;
  /** Currency that replaced it, if any. */
  readonly successor: string | null;
}

export interface ConvertCurrencyArguments {
  /** Amount of the base currency, greater than 0. */
  readonly amount: number;
  /** ISO 4217 code of the currency of the amount, such as USD; case is ignored. */
  readonly base: string;
  /** ISO 4217 code of the currency to convert into, such as SEK. */
  readonly target: string;
  /** Day of the rate, YYYY-MM-DD, from 1999-01-04 to today. Default: latest. */
  readonly date?: string;
}

export interface ConvertCurrencyResult {
  /** Amount to convert, in the base currency. */
  readonly amount: number;
  /** Base currency. */
  readonly base: string;
  /** Target currency. */
  readonly target: string;
  /** Units of target for 1 unit of base: as published when base is EUR, otherwise rounded to 8 significant digits. */
  readonly rate: number;
  /**
   * Amount in the target currency, computed from the unrounded rate and rounded to 8 significant digits; large
   * amounts are rounded to two decimals.
   */
  readonly converted_amount: number;
  /** Requested day; null for the latest. */
  readonly requested_date: string | null;
  /** Day for which the European Central Bank published the rate. */
  readonly rate_date: string;
  /**
   * True if the rate is more than 6 days older than the requested day. The source normally publishes at least every 5
   * days.
   */
  readonly stale: boolean;
  /** Reason rate_date differs from the requested day, and other caveats. */
  readonly note: string | null;
}

export interface GetExchangeRatesArguments {
  /** ISO 4217 code of the base currency; case is ignored. */
  readonly base: string;
  /** Day of the rates, YYYY-MM-DD, from 1999-01-04 to today. Default: latest. */
  readonly date?: string;
}

export interface GetExchangeRatesResult {
  /** Base currency. */
  readonly base: string;
  /** Requested day; null for the latest. */
  readonly requested_date: string | null;
  /** Day for which the European Central Bank published the rates. */
  readonly rate_date: string;
  /** Number of rates. */
  readonly count: number;
  /** Units of each currency for 1 unit of base, by ISO 4217 code, sorted; without the base itself. */
  readonly rates: { readonly [name: string]: number };
  /** True if the rates are more than 6 days older than the requested day. */
  readonly stale: boolean;
  /** Reason rate_date differs from the requested day, and other caveats. */
  readonly note: string | null;
}

export interface ListCurrenciesArguments {}

export interface ListCurrenciesResult {
  /** Day of the latest rates; currencies lists the ones with a rate on this day. */
  readonly rate_date: string;
  /** Number of currencies, including EUR. */
  readonly count: number;
  /** Currencies with a current rate, sorted by code. */
  readonly currencies: readonly Currency[];
  /** Discontinued currencies, which can be converted only for past dates, sorted by code. */
  readonly ended: readonly EndedCurrency[];
  /** True if the latest rates from the source are more than 6 days old. */
  readonly stale: boolean;
  /** Caveats about the day of the rates. */
  readonly note: string | null;
}
