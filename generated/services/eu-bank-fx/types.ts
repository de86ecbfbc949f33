// Generated from spec/services/eu-bank-fx/service.yaml by `make generate`: do not edit.

/** spec/services/eu-bank-fx/service.yaml#records.DailyRate */
export interface DailyRate {
  /** Day for which the European Central Bank published the rate. */
  readonly date: string;
  /** Units of target for 1 unit of base. */
  readonly rate: number;
}

export interface GetRateArguments {
  /** ISO 4217 code of the base currency, such as USD; case is ignored. */
  readonly base: string;
  /** ISO 4217 code of the target currency, such as NOK. */
  readonly target: string;
}

export interface GetRateResult {
  /** Base currency. */
  readonly base: string;
  /** Target currency. */
  readonly target: string;
  /** 1 unit of base equals this many units of target. */
  readonly rate: number;
  /** Day for which the European Central Bank published the rate. */
  readonly publication_date: string;
  /**
   * True if the latest rates from the source are more than 6 days old (it normally publishes at least every 5 days).
   */
  readonly stale: boolean;
  /** Caveats about the day of the rate. */
  readonly note: string | null;
}

export interface GetRatesArguments {
  /** ISO 4217 code of the base currency, such as EUR; case is ignored. */
  readonly base: string;
}

export interface GetRatesResult {
  /** Base currency. */
  readonly base: string;
  /** Day for which the European Central Bank published the rates. */
  readonly publication_date: string;
  /** Number of rates. */
  readonly count: number;
  /** Units of each currency for 1 unit of base, by ISO 4217 code, sorted; without the base itself. */
  readonly rates: { readonly [name: string]: number };
  /** True if the latest rates from the source are more than 6 days old. */
  readonly stale: boolean;
  /** Caveats about the day of the rates. */
  readonly note: string | null;
}

export interface GetHistoryArguments {
  /** ISO 4217 code of the base currency, such as EUR; case is ignored. */
  readonly base: string;
  /** ISO 4217 code of the target currency, such as USD. */
  readonly target: string;
  /** Number of calendar days to look back from today. */
  readonly days: number;
}

export interface GetHistoryResult {
  /** Base currency. */
  readonly base: string;
  /** Target currency. */
  readonly target: string;
  /** Length of the period in calendar days. */
  readonly days: number;
  /** First day of the period. */
  readonly from_date: string;
  /** Last day of the period: today in Frankfurt, or the latest published day if the source is out of date. */
  readonly to_date: string;
  /** Number of days with a rate. */
  readonly count: number;
  /** One entry per published day on which both currencies had a rate, newest first. */
  readonly series: readonly DailyRate[];
  /** True if the latest rates from the source are more than 6 days old. */
  readonly stale: boolean;
  /** Caveats about missing days. */
  readonly note: string | null;
}
