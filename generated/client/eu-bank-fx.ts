// Generated from spec/services/eu-bank-fx/service.yaml by `make generate`: do not edit.

import type { components } from '../openapi.ts';
import type { CallOptions, Caller } from './core.ts';

/**
 * Euro reference exchange rates. The European Central Bank's newest reference rate of a pair of currencies, or of one
 * against all, and how it moved over up to 90 days. Amounts of money and older days are in currency-conversion.
 */
export function euBankFxFunctions(caller: Caller) {
  return {
    /**
     * The newest reference rate between two currencies, for no amount and no past day. For a past day use
     * convert_currency or get_exchange_rates with date. The European Central Bank publishes rates each working day at
     * about 16:00 CET. Rates against the euro are as published; others are cross rates over the euro, rounded to 8
     * significant digits. Use when somebody asks what one euro, dollar or krone is worth now in another currency,
     * without an amount. For an amount of money, or the rate on a past day (argument date) use convert_currency of
     * currency-conversion; for all rates on a past day (argument date) use get_exchange_rates of currency-conversion;
     * for the last days or weeks use get_history; for all currencies at once use get_rates.
     */
    get_rate: (
      values: components['schemas']['EuBankFx.GetRateArguments'],
      options?: CallOptions,
    ): Promise<components['schemas']['EuBankFx.GetRateResult']> =>
      caller.call({ method: 'POST', path: '/rest/eu-bank-fx/get_rate' }, values, options),

    /**
     * The newest reference rates alone, of one currency against all others (about 30) and of no past day, as the
     * European Central Bank published them last. Rates of EUR are as published; those of other bases are cross rates
     * over the euro, rounded to 8 significant digits. Use when today is meant and every currency is wanted at once.
     * For one pair of currencies use get_rate; for the table of a past day (argument date) use get_exchange_rates of
     * currency-conversion.
     */
    get_rates: (
      values: components['schemas']['EuBankFx.GetRatesArguments'],
      options?: CallOptions,
    ): Promise<components['schemas']['EuBankFx.GetRatesResult']> =>
      caller.call({ method: 'POST', path: '/rest/eu-bank-fx/get_rates' }, values, options),

    /**
     * How the reference rate between two currencies moved, day by day over the last 1 to 90 calendar days, newest
     * first. For an earlier day use convert_currency or get_exchange_rates with date. Days are calendar days: about 5
     * of 7 have a rate, none on weekends and bank holidays. When the window holds no published day (a short one over
     * a long weekend), the newest day is given all the same. Use when somebody asks how a rate moved, rose or fell
     * over days, weeks or up to three months. For the newest rate alone use get_rate; for a single day further back
     * (argument date) use convert_currency of currency-conversion; for all rates on a day further back (argument
     * date) use get_exchange_rates of currency-conversion.
     */
    get_history: (
      values: components['schemas']['EuBankFx.GetHistoryArguments'],
      options?: CallOptions,
    ): Promise<components['schemas']['EuBankFx.GetHistoryResult']> =>
      caller.call({ method: 'POST', path: '/rest/eu-bank-fx/get_history' }, values, options),

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
      caller.call({ method: 'POST', path: '/rest/eu-bank-fx/report_feedback', changes: true }, values, options),
  };
}
