// Generated from spec/services/eu-bank-fx/service.yaml by `make generate`: do not edit.

import type { Handler } from '../../../runtime/contract/call.ts';
import type { Operation } from '../../../runtime/contract/operation.ts';
import {
  decodeGetHistory,
  decodeGetRate,
  decodeGetRates,
  getHistoryResult,
  getRateResult,
  getRatesResult,
} from './codec.ts';
import type {
  GetHistoryArguments,
  GetHistoryResult,
  GetRateArguments,
  GetRateResult,
  GetRatesArguments,
  GetRatesResult,
} from './types.ts';

/**
 * The European Central Bank's latest reference rates for a pair of currencies, or for one currency against all
 * others, and their history over up to 90 days. For amounts of money and earlier days, use currency-conversion.
 */
export interface EuBankFxHandlers {
  /**
   * The latest reference rate between two currencies, without amounts or past days. For a past day use
   * convert_currency or get_exchange_rates with date. The European Central Bank publishes rates each working day at
   * about 16:00 CET. Rates against the euro are as published; others are cross rates via the euro, rounded to 8
   * significant digits.
   */
  get_rate: Handler<GetRateArguments, GetRateResult>;
  /**
   * The latest reference rates of one currency against all others (about 30), as last published by the European
   * Central Bank; no past days. Rates with base EUR are as published; rates with other bases are cross rates via the
   * euro, rounded to 8 significant digits.
   */
  get_rates: Handler<GetRatesArguments, GetRatesResult>;
  /**
   * Daily history of the reference rate between two currencies over the last 1 to 90 calendar days, newest first. For
   * an earlier day use convert_currency or get_exchange_rates with date. Days are calendar days: about 5 of 7 have a
   * rate, and weekends and bank holidays have none. If no day in the period has a rate (such as a short period over a
   * long weekend), returns the latest published day.
   */
  get_history: Handler<GetHistoryArguments, GetHistoryResult>;
}

/** spec/services/eu-bank-fx/service.yaml#tools.get_rate */
export const getRate: Operation = {
  id: 'eu-bank-fx.get_rate',
  service: 'eu-bank-fx',
  adapter: 'eu-bank-fx',
  name: 'get_rate',
  summary: 'The latest reference rate between two currencies, without amounts or past days. For a past day use convert_currency or get_exchange_rates with date.',
  effect: 'read',
  methods: ['GET', 'POST'],
  needsKey: true,
  slow: false,
  errors: [],
  sources: ['ecb-fx'],
  decode: decodeGetRate,
  result: getRateResult,
};

/** spec/services/eu-bank-fx/service.yaml#tools.get_rates */
export const getRates: Operation = {
  id: 'eu-bank-fx.get_rates',
  service: 'eu-bank-fx',
  adapter: 'eu-bank-fx',
  name: 'get_rates',
  summary: 'The latest reference rates of one currency against all others (about 30), as last published by the European Central Bank; no past days.',
  effect: 'read',
  methods: ['GET', 'POST'],
  needsKey: true,
  slow: false,
  errors: [],
  sources: ['ecb-fx'],
  decode: decodeGetRates,
  result: getRatesResult,
};

/** spec/services/eu-bank-fx/service.yaml#tools.get_history */
export const getHistory: Operation = {
  id: 'eu-bank-fx.get_history',
  service: 'eu-bank-fx',
  adapter: 'eu-bank-fx',
  name: 'get_history',
  summary: 'Daily history of the reference rate between two currencies over the last 1 to 90 calendar days, newest first. For an earlier day use convert_currency or get_exchange_rates with date.',
  effect: 'read',
  methods: ['GET', 'POST'],
  needsKey: true,
  slow: false,
  errors: [],
  sources: ['ecb-fx'],
  decode: decodeGetHistory,
  result: getHistoryResult,
};
