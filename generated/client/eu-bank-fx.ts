// Generated from spec/services/eu-bank-fx/service.yaml by `make generate`: do not edit.

import type { components } from '../openapi.ts';
import type { CallOptions, Caller } from './core.ts';

/**
 * Euro reference exchange rates. The European Central Bank's latest reference rates for a pair of currencies, or for
 * one currency against all others, and their history over up to 90 days. For amounts of money and earlier days, use
 * currency-conversion.
 */
export function euBankFxFunctions(caller: Caller) {
  return {
    /**
     * The latest reference rate between two currencies, without amounts or past days. For a past day use
     * convert_currency or get_exchange_rates with date. The European Central Bank publishes rates each working day at
     * about 16:00 CET. Rates against the euro are as published; others are cross rates via the euro, rounded to 8
     * significant digits. Use when the user asks what one euro, dollar or krone is worth now in another currency,
     * without an amount. For an amount of money, or the rate on a past day (argument date) use convert_currency of
     * currency-conversion; for all rates on a past day (argument date) use get_exchange_rates of currency-conversion;
     * for the last few days or weeks use get_history; for all currencies at once use get_rates.
     */
    get_rate: (
      values: components['schemas']['EuBankFx.GetRateArguments'],
      options?: CallOptions,
    ): Promise<components['schemas']['EuBankFx.GetRateResult']> =>
      caller.call({ method: 'POST', path: '/rest/eu-bank-fx/get_rate' }, values, options),

    /**
     * The latest reference rates of one currency against all others (about 30), as last published by the European
     * Central Bank; no past days. Rates with base EUR are as published; rates with other bases are cross rates via
     * the euro, rounded to 8 significant digits. Use when the user wants today's rates of every currency at once. For
     * one pair of currencies use get_rate; for the table of a past day (argument date) use get_exchange_rates of
     * currency-conversion.
     */
    get_rates: (
      values: components['schemas']['EuBankFx.GetRatesArguments'],
      options?: CallOptions,
    ): Promise<components['schemas']['EuBankFx.GetRatesResult']> =>
      caller.call({ method: 'POST', path: '/rest/eu-bank-fx/get_rates' }, values, options),

    /**
     * Daily history of the reference rate between two currencies over the last 1 to 90 calendar days, newest first.
     * For an earlier day use convert_currency or get_exchange_rates with date. Days are calendar days: about 5 of 7
     * have a rate, and weekends and bank holidays have none. If no day in the period has a rate (such as a short
     * period over a long weekend), returns the latest published day. Use when the user asks how a rate moved, rose or
     * fell over days, weeks or up to three months. For only the latest rate use get_rate; for a single earlier day
     * (argument date) use convert_currency of currency-conversion; for all rates on an earlier day (argument date)
     * use get_exchange_rates of currency-conversion.
     */
    get_history: (
      values: components['schemas']['EuBankFx.GetHistoryArguments'],
      options?: CallOptions,
    ): Promise<components['schemas']['EuBankFx.GetHistoryResult']> =>
      caller.call({ method: 'POST', path: '/rest/eu-bank-fx/get_history' }, values, options),

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
      caller.call({ method: 'POST', path: '/rest/eu-bank-fx/report_feedback', changes: true }, values, options),
  };
}
