// Generated from spec/services/currency-conversion/service.yaml by `make generate`: do not edit.

import type { components } from '../openapi.ts';
import type { CallOptions, Caller } from './core.ts';

/**
 * Currency conversion. Amounts of money converted between some 30 currencies, and whole tables of their rates, today
 * or on any day since 1999. The newest rate of a pair without an amount, and how it moved, are in eu-bank-fx.
 */
export function currencyConversionFunctions(caller: Caller) {
  return {
    /**
     * An amount of money in another currency, at the daily reference rate of today or of any past day since 1999.
     * Without a date the latest rates apply. On weekends and bank holidays those of the last published day before do,
     * and rate_date says which. Reference rates are for information; a bank's or a card's rate differs. Use when
     * somebody asks what a sum or price is in another currency, today or on a past day. For one currency against all
     * others use get_exchange_rates; for how a rate moved over weeks or months use get_history of eu-bank-fx; for
     * which currencies can be converted use list_currencies.
     */
    convert_currency: (
      values: components['schemas']['CurrencyConversion.ConvertCurrencyArguments'],
      options?: CallOptions,
    ): Promise<components['schemas']['CurrencyConversion.ConvertCurrencyResult']> =>
      caller.call({ method: 'POST', path: '/rest/currency-conversion/convert_currency' }, values, options),

    /**
     * A whole table of exchange rates, of today or of any past day since 1999, for one currency against all others
     * (30 and more). Without a date the latest rates apply. On weekends and bank holidays those of the last published
     * day before do, and rate_date says which. Older days have other currencies, such as BGN, HRK and RUB. Use when a
     * whole table of rates is wanted, above all that of a past day. For an amount of money use convert_currency; for
     * the newest rate of two currencies use get_rate of eu-bank-fx; for the rates of two currencies day by day use
     * get_history of eu-bank-fx.
     */
    get_exchange_rates: (
      values: components['schemas']['CurrencyConversion.GetExchangeRatesArguments'] = {},
      options?: CallOptions,
    ): Promise<components['schemas']['CurrencyConversion.GetExchangeRatesResult']> =>
      caller.call({ method: 'POST', path: '/rest/currency-conversion/get_exchange_rates' }, values, options),

    /**
     * The currencies that can be converted now, with their names, and those that ended, with the last day of their
     * rates; each sorted by code. Use when it is asked which currencies are covered, what a code stands for, or until
     * when an old currency has rates. For an amount of money use convert_currency; for the currency of a country use
     * get_country of places.
     */
    list_currencies: (
      values: components['schemas']['CurrencyConversion.ListCurrenciesArguments'] = {},
      options?: CallOptions,
    ): Promise<components['schemas']['CurrencyConversion.ListCurrenciesResult']> =>
      caller.call({ method: 'POST', path: '/rest/currency-conversion/list_currencies' }, values, options),

    /**
     * Report a bug, a missing feature or any other remark about this service to the people who run it. It is kept for
     * the operators with the service and the caller's key; data and settings stay as they are. Nobody answers, and
     * sent twice it stands there twice. For data use the other tools of the service. Use when an answer looks wrong,
     * something is missing, or a tool could be better.
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
