// Generated from spec/services/currency-conversion.yaml by `make generate`: do not edit.

/** spec/services/currency-conversion.yaml#records.Currency */
export interface Currency {
  /** ISO 4217 code. */
  code: string;
  /** English name. */
  name: string;
}

/** spec/services/currency-conversion.yaml#records.EndedCurrency */
export interface EndedCurrency {
  /** ISO 4217 code. */
  code: string;
  /** English name. */
  name: string;
  /** Last day with a rate; conversions work for dates up to it. */
  last_rate_date: string;
  /** Why there are no newer rates. */
  reason: string;
  /** Code of the currency that took its place, if one did. */
  successor: string | null;
}

export interface ConvertCurrencyArguments {
  /** How much of the base currency, above 0. */
  amount: number;
  /** ISO 4217 code of the currency of the amount, such as USD; case does not matter. */
  base: string;
  /** ISO 4217 code of the currency to convert into, such as SEK. */
  target: string;
  /** Day whose rate applies, YYYY-MM-DD, from 1999-01-04 to today. Leave out for the latest. */
  date?: string;
}

export interface ConvertCurrencyResult {
  /** The amount that was converted. */
  amount: number;
  /** Code of its currency, in upper case. */
  base: string;
  /** Code of the target currency, in upper case. */
  target: string;
  /** Units of target for 1 unit of base: as published when base is EUR, else rounded to 8 significant digits. */
  rate: number;
  /**
   * The amount in the target currency, from the unrounded rate; rounded to 8 significant digits, large amounts to the
   * hundredth.
   */
  converted_amount: number;
  /** The day that was asked for; null for the latest. */
  requested_date: string | null;
  /** Day for which the European Central Bank published the rate. */
  rate_date: string;
  /**
   * True when the rate is more than 6 days older than the day asked for (the source normally never pauses longer than
   * 5).
   */
  stale: boolean;
  /** Why rate_date differs from the day asked for, and what else a reader should know. */
  note: string | null;
}

export interface GetExchangeRatesArguments {
  /** ISO 4217 code of the base currency; case does not matter. */
  base: string;
  /** Day whose rates apply, YYYY-MM-DD, from 1999-01-04 to today. Leave out for the latest. */
  date?: string;
}

export interface GetExchangeRatesResult {
  /** Code of the base currency, in upper case. */
  base: string;
  /** The day that was asked for; null for the latest. */
  requested_date: string | null;
  /** Day for which the European Central Bank published the rates. */
  rate_date: string;
  /** How many rates. */
  count: number;
  /** Units of each currency for 1 unit of base, by ISO 4217 code, sorted; the base itself is left out. */
  rates: { [name: string]: number };
  /** True when the rates are more than 6 days older than the day asked for. */
  stale: boolean;
  /** Why rate_date differs from the day asked for, and what else a reader should know. */
  note: string | null;
}

export interface ListCurrenciesArguments {}

export interface ListCurrenciesResult {
  /** Day of the newest rates; the list is of the currencies that have a rate on it. */
  rate_date: string;
  /** How many currencies, EUR included. */
  count: number;
  /** Currencies with a current rate, sorted by code. */
  currencies: Currency[];
  /** Currencies that had rates once and can be converted for past dates only, sorted by code. */
  ended: EndedCurrency[];
  /** True when the newest rates that the source gives are more than 6 days old. */
  stale: boolean;
  /** What a reader should know about the day of the rates. */
  note: string | null;
}
