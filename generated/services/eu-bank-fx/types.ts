// Generated from spec/services/eu-bank-fx/service.yaml by `make generate`: do not edit.

/** spec/services/eu-bank-fx/service.yaml#records.DailyRate */
export interface DailyRate {
  /** Day for which the European Central Bank published the rate. */
  readonly date: string;
  /** Units of target for 1 unit of base. */
  readonly rate: number;
}

export interface GetRateArguments {
  /** ISO 4217 code of the currency that one unit is of, such as USD; case does not matter. */
  readonly base: string;
  /** ISO 4217 code of the currency that it is expressed in, such as NOK. */
  readonly target: string;
}

export interface GetRateResult {
  /** Code of the base currency, in upper case. */
  readonly base: string;
  /** Code of the target currency, in upper case. */
  readonly target: string;
  /** 1 unit of base equals this many units of target. */
  readonly rate: number;
  /** Day for which the European Central Bank published the rate. */
  readonly publication_date: string;
  /**
   * True when the newest rates that the source gives are more than 6 days old (it normally never pauses longer than
   * 5).
   */
  readonly stale: boolean;
  /** What a reader should know about the day of the rate. */
  readonly note: string | null;
}

export interface GetRatesArguments {
  /** ISO 4217 code of the base currency, such as EUR; case does not matter. */
  readonly base: string;
}

export interface GetRatesResult {
  /** Code of the base currency, in upper case. */
  readonly base: string;
  /** Day for which the European Central Bank published the rates. */
  readonly publication_date: string;
  /** How many rates. */
  readonly count: number;
  /** Units of each currency for 1 unit of base, by ISO 4217 code, sorted; the base itself is left out. */
  readonly rates: { readonly [name: string]: number };
  /** True when the newest rates that the source gives are more than 6 days old. */
  readonly stale: boolean;
  /** What a reader should know about the day of the rates. */
  readonly note: string | null;
}

export interface GetHistoryArguments {
  /** ISO 4217 code of the currency that one unit is of, such as EUR; case does not matter. */
  readonly base: string;
  /** ISO 4217 code of the currency that it is expressed in, such as USD. */
  readonly target: string;
  /** How many calendar days to look back from today. */
  readonly days: number;
}

export interface GetHistoryResult {
  /** Code of the base currency, in upper case. */
  readonly base: string;
  /** Code of the target currency, in upper case. */
  readonly target: string;
  /** Length of the window in calendar days. */
  readonly days: number;
  /** First day of the window. */
  readonly from_date: string;
  /** Last day of the window: today in Frankfurt, or the newest published day when the source is stale. */
  readonly to_date: string;
  /** How many days have a rate. */
  readonly count: number;
  /** One entry a published day on which both currencies had a rate, newest first. */
  readonly series: readonly DailyRate[];
  /** True when the newest rates that the source gives are more than 6 days old. */
  readonly stale: boolean;
  /** What a reader should know about missing days. */
  readonly note: string | null;
}
