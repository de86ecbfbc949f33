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
  /** Last day with a rate; conversions work for dates up to it. */
  readonly last_rate_date: string;
  /** Why there are no newer rates. */
  readonly reason: string;
  /** Code of the currency that took its place, if one did. */
  readonly successor: string | null;
}

export interface ConvertCurrencyArguments {
  /** How much of the base currency, above 0. */
  readonly amount: number;
  /** ISO 4217 code of the currency of the amount, such as USD; case does not matter. */
  readonly base: string;
  /** ISO 4217 code of the currency to convert into, such as SEK. */
  readonly target: string;
  /** Day whose rate applies, YYYY-MM-DD, from 1999-01-04 to today. Leave out for the latest. */
  readonly date?: string;
}

export interface ConvertCurrencyResult {
  /** The amount that was converted. */
  readonly amount: number;
  /** Code of its currency, in upper case. */
  readonly base: string;
  /** Code of the target currency, in upper case. */
  readonly target: string;
  /** Units of target for 1 unit of base: as published when base is EUR, else rounded to 8 significant digits. */
  readonly rate: number;
  /**
   * The amount in the target currency, from the unrounded rate; rounded to 8 significant digits, large amounts to the
   * hundredth.
   */
  readonly converted_amount: number;
  /** The day that was asked for; null for the latest. */
  readonly requested_date: string | null;
  /** Day for which the European Central Bank published the rate. */
  readonly rate_date: string;
  /**
   * True when the rate is more than 6 days older than the day asked for (the source normally never pauses longer than
   * 5).
   */
  readonly stale: boolean;
  /** Why rate_date differs from the day asked for, and what else a reader should know. */
  readonly note: string | null;
}

export interface GetExchangeRatesArguments {
  /** ISO 4217 code of the base currency; case does not matter. */
  readonly base: string;
  /** Day whose rates apply, YYYY-MM-DD, from 1999-01-04 to today. Leave out for the latest. */
  readonly date?: string;
}

export interface GetExchangeRatesResult {
  /** Code of the base currency, in upper case. */
  readonly base: string;
  /** The day that was asked for; null for the latest. */
  readonly requested_date: string | null;
  /** Day for which the European Central Bank published the rates. */
  readonly rate_date: string;
  /** How many rates. */
  readonly count: number;
  /** Units of each currency for 1 unit of base, by ISO 4217 code, sorted; the base itself is left out. */
  readonly rates: { readonly [name: string]: number };
  /** True when the rates are more than 6 days older than the day asked for. */
  readonly stale: boolean;
  /** Why rate_date differs from the day asked for, and what else a reader should know. */
  readonly note: string | null;
}

export interface ListCurrenciesArguments {}

export interface ListCurrenciesResult {
  /** Day of the newest rates; the list is of the currencies that have a rate on it. */
  readonly rate_date: string;
  /** How many currencies, EUR included. */
  readonly count: number;
  /** Currencies with a current rate, sorted by code. */
  readonly currencies: readonly Currency[];
  /** Currencies that had rates once and can be converted for past dates only, sorted by code. */
  readonly ended: readonly EndedCurrency[];
  /** True when the newest rates that the source gives are more than 6 days old. */
  readonly stale: boolean;
  /** What a reader should know about the day of the rates. */
  readonly note: string | null;
}
