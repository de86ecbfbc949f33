// Generated from spec/services/currency-conversion/service.yaml by `make generate`: do not edit.

import type { Operation } from '../../../runtime/contract/operation.ts';
import {
  checkConvertCurrencyResult,
  checkGetExchangeRatesResult,
  checkListCurrenciesResult,
  decodeConvertCurrency,
  decodeGetExchangeRates,
  decodeListCurrencies,
} from './validators.ts';
import { writeConvertCurrencyResult, writeGetExchangeRatesResult, writeListCurrenciesResult } from './writers.ts';

/** spec/services/currency-conversion/service.yaml#tools.convert_currency */
export const convertCurrency: Operation = {
  id: 'currency-conversion.convert_currency',
  service: 'currency-conversion',
  adapter: 'currency-conversion',
  name: 'convert_currency',
  summary: 'An amount of money in another currency, at the daily reference rate of today or of any past day since 1999.',
  effect: 'read',
  methods: ['GET', 'POST'],
  needsKey: true,
  slow: false,
  errors: ['preparing'],
  sources: ['ecb-fx'],
  decode: decodeConvertCurrency,
  check: checkConvertCurrencyResult,
  write: writeConvertCurrencyResult,
};

/** spec/services/currency-conversion/service.yaml#tools.get_exchange_rates */
export const getExchangeRates: Operation = {
  id: 'currency-conversion.get_exchange_rates',
  service: 'currency-conversion',
  adapter: 'currency-conversion',
  name: 'get_exchange_rates',
  summary: 'A whole table of exchange rates, of today or of any past day since 1999, for one currency against all others (30 and more).',
  effect: 'read',
  methods: ['GET', 'POST'],
  needsKey: true,
  slow: false,
  errors: ['preparing'],
  sources: ['ecb-fx'],
  decode: decodeGetExchangeRates,
  check: checkGetExchangeRatesResult,
  write: writeGetExchangeRatesResult,
};

/** spec/services/currency-conversion/service.yaml#tools.list_currencies */
export const listCurrencies: Operation = {
  id: 'currency-conversion.list_currencies',
  service: 'currency-conversion',
  adapter: 'currency-conversion',
  name: 'list_currencies',
  summary: 'The currencies that can be converted now, with their names, and those that ended, with the last day of their rates; each sorted by code.',
  effect: 'read',
  methods: ['GET', 'POST'],
  needsKey: true,
  slow: false,
  errors: [],
  sources: ['ecb-fx'],
  decode: decodeListCurrencies,
  check: checkListCurrenciesResult,
  write: writeListCurrenciesResult,
};
