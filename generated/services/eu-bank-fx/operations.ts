// Generated from spec/services/eu-bank-fx/service.yaml by `make generate`: do not edit.

import type { Operation } from '../../../runtime/contract/operation.ts';
import {
  checkGetHistoryResult,
  checkGetRateResult,
  checkGetRatesResult,
  decodeGetHistory,
  decodeGetRate,
  decodeGetRates,
} from './validators.ts';
import { writeGetHistoryResult, writeGetRateResult, writeGetRatesResult } from './writers.ts';

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
  check: checkGetRateResult,
  write: writeGetRateResult,
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
  check: checkGetRatesResult,
  write: writeGetRatesResult,
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
  check: checkGetHistoryResult,
  write: writeGetHistoryResult,
};
