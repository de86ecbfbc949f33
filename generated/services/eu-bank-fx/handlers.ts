// Generated from spec/services/eu-bank-fx.yaml by `make generate`: do not edit.

import type { Handler } from '../../../runtime/contract/call.ts';
import type {
  GetHistoryArguments,
  GetHistoryResult,
  GetRateArguments,
  GetRateResult,
  GetRatesArguments,
  GetRatesResult,
} from './types.ts';

/**
 * Daily euro foreign exchange reference rates of the European Central Bank, with cross rates between all its
 * currencies.
 */
export interface EuBankFxHandlers {
  /**
   * The latest reference exchange rate between two currencies, published by the European Central Bank each working
   * day at about 16:00 CET. Rates against the euro are as published; others are cross rates over the euro, rounded to
   * 8 significant digits. For a rate of a past day use get_history, or convert_currency of currency-conversion.
   */
  get_rate: Handler<GetRateArguments, GetRateResult>;
  /**
   * The latest reference exchange rates of one currency against all others (about 30), published by the European
   * Central Bank. Rates of EUR are as published; those of other bases are cross rates over the euro, rounded to 8
   * significant digits.
   */
  get_rates: Handler<GetRatesArguments, GetRatesResult>;
  /**
   * Daily reference exchange rates between two currencies over the last 1 to 90 calendar days, newest first. Days are
   * calendar days: about 5 of 7 have a rate, none on weekends and bank holidays. When the window holds no published
   * day (a short one over a long weekend), the newest day is given all the same.
   */
  get_history: Handler<GetHistoryArguments, GetHistoryResult>;
}
