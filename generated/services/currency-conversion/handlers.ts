// Generated from spec/services/currency-conversion.yaml by `make generate`: do not edit.

import type { Handler } from '../../../runtime/contract/call.ts';
import type {
  ConvertCurrencyArguments,
  ConvertCurrencyResult,
  GetExchangeRatesArguments,
  GetExchangeRatesResult,
  ListCurrenciesArguments,
  ListCurrenciesResult,
} from './types.ts';

/**
 * Amounts converted between some 30 currencies at the European Central Bank's daily reference rates, today's or of
 * any day since 1999.
 */
export interface CurrencyConversionHandlers {
  /**
   * Convert an amount of money from one currency into another at the daily reference rate, of today or of a past day.
   * Without a date the latest rates apply. On weekends and bank holidays those of the last published day before do,
   * and rate_date says which. Rates go back to 1999-01-04. Reference rates are for information; a bank's or a card's
   * rate differs.
   */
  convert_currency: Handler<ConvertCurrencyArguments, ConvertCurrencyResult>;
  /**
   * Exchange rates of one currency against all others (30 and more) at the daily reference rates, of today or of a
   * past day. Without a date the latest rates apply. On weekends and bank holidays those of the last published day
   * before do, and rate_date says which. Older days have other currencies, such as BGN, HRK and RUB. Rates go back to
   * 1999-01-04.
   */
  get_exchange_rates: Handler<GetExchangeRatesArguments, GetExchangeRatesResult>;
  /**
   * The currencies that can be converted now, with their names, and those that ended, with the last day of their
   * rates.
   */
  list_currencies: Handler<ListCurrenciesArguments, ListCurrenciesResult>;
}
