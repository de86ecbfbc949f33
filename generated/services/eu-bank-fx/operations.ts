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
 * The European Central Bank's newest reference rate of a pair of currencies, or of one against all, and how it moved
 * over up to 90 days. Amounts of money and older days are in currency-conversion.
 */
export interface EuBankFxHandlers {
  /**
   * The newest reference rate between two currencies, for no amount and no past day. For a past day use
   * convert_currency or get_exchange_rates with date. The European Central Bank publishes rates each working day at
   * about 16:00 CET. Rates against the euro are as published; others are cross rates over the euro, rounded to 8
   * significant digits.
   */
  get_rate: Handler<GetRateArguments, GetRateResult>;
  /**
   * The newest reference rates alone, of one currency against all others (about 30) and of no past day, as the
   * European Central Bank published them last. Rates of EUR are as published; those of other bases are cross rates
   * over the euro, rounded to 8 significant digits.
   */
  get_rates: Handler<GetRatesArguments, GetRatesResult>;
  /**
   * How the reference rate between two currencies moved, day by day over the last 1 to 90 calendar days, newest
   * first. For an earlier day use convert_currency or get_exchange_rates with date. Days are calendar days: about 5
   * of 7 have a rate, none on weekends and bank holidays. When the window holds no published day (a short one over a
   * long weekend), the newest day is given all the same.
   */
  get_history: Handler<GetHistoryArguments, GetHistoryResult>;
}

/** spec/services/eu-bank-fx/service.yaml#tools.get_rate */
export const getRate: Operation = {
  id: 'eu-bank-fx.get_rate',
  service: 'eu-bank-fx',
  adapter: 'eu-bank-fx',
  name: 'get_rate',
  summary: 'The newest reference rate between two currencies, for no amount and no past day. For a past day use convert_currency or get_exchange_rates with date.',
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
  summary: 'The newest reference rates alone, of one currency against all others (about 30) and of no past day, as the European Central Bank published them last.',
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
  summary: 'How the reference rate between two currencies moved, day by day over the last 1 to 90 calendar days, newest first. For an earlier day use convert_currency or get_exchange_rates with date.',
  effect: 'read',
  methods: ['GET', 'POST'],
  needsKey: true,
  slow: false,
  errors: [],
  sources: ['ecb-fx'],
  decode: decodeGetHistory,
  result: getHistoryResult,
};
