// Generated from spec/services/eu-bank-fx.yaml by `make generate`: do not edit.

/** spec/services/eu-bank-fx.yaml#records.DailyRate */
export interface DailyRate {
  /** Day for which the European Central Bank published the rate. */
  date: string;
  /** Units of target for 1 unit of base. */
  rate: number;
}

export interface GetRateArguments {
  /** ISO 4217 code of the currency that one unit is of, such as USD; case does not matter. */
  base: string;
  /** ISO 4217 code of the currency that it is expressed in, such as NOK. */
  target: string;
}

export interface GetRateResult {
  /** Code of the base currency, in upper case. */
  base: string;
  /** Code of the target currency, in upper case. */
  target: string;
  /** 1 unit of base equals this many units of target. */
  rate: number;
  /** Day for which the European Central Bank published the rate. */
  publication_date: string;
  /**
   * True when the newest rates that the source gives are more than 6 days old (it normally never pauses longer than
   * 5).
   */
  stale: boolean;
  /** What a reader should know about the day of the rate. */
  note: string | null;
}

export interface GetRatesArguments {
  /** ISO 4217 code of the base currency, such as EUR; case does not matter. */
  base: string;
}

export interface GetRatesResult {
  /** Code of the base currency, in upper case. */
  base: string;
  /** Day for which the European Central Bank published the rates. */
  publication_date: string;
  /** How many rates. */
  count: number;
  /** Units of each currency for 1 unit of base, by ISO 4217 code, sorted; the base itself is left out. */
  rates: { [name: string]: number };
  /** True when the newest rates that the source gives are more than 6 days old. */
  stale: boolean;
  /** What a reader should know about the day of the rates. */
  note: string | null;
}

export interface GetHistoryArguments {
  /** ISO 4217 code of the currency that one unit is of, such as EUR; case does not matter. */
  base: string;
  /** ISO 4217 code of the currency that it is expressed in, such as USD. */
  target: string;
  /** How many calendar days to look back from today. */
  days: number;
}

export interface GetHistoryResult {
  /** Code of the base currency, in upper case. */
  base: string;
  /** Code of the target currency, in upper case. */
  target: string;
  /** Length of the window in calendar days. */
  days: number;
  /** First day of the window. */
  from_date: string;
  /** Last day of the window: today in Frankfurt, or the newest published day when the source is stale. */
  to_date: string;
  /** How many days have a rate. */
  count: number;
  /** One entry a published day on which both currencies had a rate, newest first. */
  series: DailyRate[];
  /** True when the newest rates that the source gives are more than 6 days old. */
  stale: boolean;
  /** What a reader should know about missing days. */
  note: string | null;
}
