// Generated from spec/services/eu-bank-fx.yaml by `make generate`: do not edit.

import type { Operation } from '../../../runtime/contract/operation.ts';
import {
  decodeGetHistory,
  decodeGetRate,
  decodeGetRates,
  watchGetHistoryResult,
  watchGetRateResult,
  watchGetRatesResult,
} from './validators.ts';

/** spec/services/eu-bank-fx.yaml#tools.get_rate */
export const getRate: Operation = {
  id: 'eu-bank-fx.get_rate',
  service: 'eu-bank-fx',
  adapter: 'eu-bank-fx',
  name: 'get_rate',
  summary: 'The latest reference exchange rate between two currencies, published by the European Central Bank each working day at about 16:00 CET. Rates against the euro are as published; others are cross rates over the euro, rounded to 8 significant digits. For a rate of a past day use get_history, or convert_currency of currency-conversion.',
  effect: 'read',
  methods: ['GET', 'POST'],
  needsKey: true,
  slow: false,
  upstreams: ['ecb-fx'],
  decode: decodeGetRate,
  watch: watchGetRateResult,
};

/** spec/services/eu-bank-fx.yaml#tools.get_rates */
export const getRates: Operation = {
  id: 'eu-bank-fx.get_rates',
  service: 'eu-bank-fx',
  adapter: 'eu-bank-fx',
  name: 'get_rates',
  summary: 'The latest reference exchange rates of one currency against all others (about 30), published by the European Central Bank. Rates of EUR are as published; those of other bases are cross rates over the euro, rounded to 8 significant digits.',
  effect: 'read',
  methods: ['GET', 'POST'],
  needsKey: true,
  slow: false,
  upstreams: ['ecb-fx'],
  decode: decodeGetRates,
  watch: watchGetRatesResult,
};

/** spec/services/eu-bank-fx.yaml#tools.get_history */
export const getHistory: Operation = {
  id: 'eu-bank-fx.get_history',
  service: 'eu-bank-fx',
  adapter: 'eu-bank-fx',
  name: 'get_history',
  summary: 'Daily reference exchange rates between two currencies over the last 1 to 90 calendar days, newest first. Days are calendar days: about 5 of 7 have a rate, none on weekends and bank holidays. When the window holds no published day (a short one over a long weekend), the newest day is given all the same.',
  effect: 'read',
  methods: ['GET', 'POST'],
  needsKey: true,
  slow: false,
  upstreams: ['ecb-fx'],
  decode: decodeGetHistory,
  watch: watchGetHistoryResult,
};
