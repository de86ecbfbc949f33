// Generated from spec/services/currency-conversion/service.yaml by `make generate`: do not edit.

import type { components } from '../openapi.ts';
import type { CallOptions, Caller } from './core.ts';

/**
 * Currency conversion. Converts amounts of money between about 30 currencies and returns full tables of exchange
 * rates, for today or any day since 1999. For the latest rate of one pair without an amount, or its history, use
 * eu-bank-fx.
 */
export function currencyConversionFunctions(caller: Caller) {
  return {
    /**
     * Converts an amount of money into another currency at the European Central Bank's daily reference rate for today
     * or any past day since 1999. Without a date, uses the latest rates. On weekends and bank holidays, uses the
     * rates of the previous published day; rate_date reports that day. Reference rates are for information only;
     * banks and card issuers use different rates. Use when the user asks what a sum or price is in another currency,
     * today or on a past day. For one currency against all others use get_exchange_rates; for how a rate moved over
     * weeks or months use get_history of eu-bank-fx; for which currencies can be converted use list_currencies.
     */
    convert_currency: (
      values: components['schemas']['CurrencyConversion.ConvertCurrencyArguments'],
      options?: CallOptions,
    ): Promise<components['schemas']['CurrencyConversion.ConvertCurrencyResult']> =>
      caller.call({ method: 'POST', path: '/rest/currency-conversion/convert_currency' }, values, options),

    /**
     * The full table of exchange rates for one currency against all others (30 or more), for today or any past day
     * since 1999. Without a date, uses the latest rates. On weekends and bank holidays, uses the rates of the
     * previous published day; rate_date reports that day. Past days include currencies that no longer exist, such as
     * BGN, HRK and RUB. Use when the user wants a full table of exchange rates, especially for a past day. For an
     * amount of money use convert_currency; for the latest rate of two currencies use get_rate of eu-bank-fx; for the
     * rates of two currencies day by day use get_history of eu-bank-fx.
     */
    get_exchange_rates: (
      values: components['schemas']['CurrencyConversion.GetExchangeRatesArguments'] = {},
      options?: CallOptions,
    ): Promise<components['schemas']['CurrencyConversion.GetExchangeRatesResult']> =>
      caller.call({ method: 'POST', path: '/rest/currency-conversion/get_exchange_rates' }, values, options),

    /**
     * The currencies that can be converted now, with their names, and the discontinued ones, with the last day for
     * which they have a rate; each list sorted by code. Use when the user asks which currencies are covered, what a
     * code stands for, or the last day with rates for an old currency. For an amount of money use convert_currency;
     * for the currency of a country use get_country of places.
     */
    list_currencies: (
      values: components['schemas']['CurrencyConversion.ListCurrenciesArguments'] = {},
      options?: CallOptions,
    ): Promise<components['schemas']['CurrencyConversion.ListCurrenciesResult']> =>
      caller.call({ method: 'POST', path: '/rest/currency-conversion/list_currencies' }, values, options),

    /**
     * Report a bug, a missing feature or any other remark about this service to its operators. The feedback is stored
     * for the operators together with the service and the caller's key; no data or settings change. There is no
     * reply, and feedback sent twice is stored twice. To get data, use the service's other tools. Use when a result
     * looks wrong, something is missing, or a tool could be better.
     */
    report_feedback: (
      values: components['schemas']['Shared.ReportFeedbackArguments'],
      options?: CallOptions,
    ): Promise<components['schemas']['Shared.ReportFeedbackResult']> =>
      caller.call(
        { method: 'POST', path: '/rest/currency-conversion/report_feedback', changes: true },
        values,
        options,
      ),
  };
}
