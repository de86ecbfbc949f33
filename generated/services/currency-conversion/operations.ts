// Generated from spec/services/currency-conversion.yaml by `make generate`: do not edit.

import type { Operation } from '../../../runtime/contract/operation.ts';
import {
  decodeConvertCurrency,
  decodeGetExchangeRates,
  decodeListCurrencies,
  watchConvertCurrencyResult,
  watchGetExchangeRatesResult,
  watchListCurrenciesResult,
} from './validators.ts';

/** spec/services/currency-conversion.yaml#tools.convert_currency */
export const convertCurrency: Operation = {
  id: 'currency-conversion.convert_currency',
  service: 'currency-conversion',
  adapter: 'currency-conversion',
  name: 'convert_currency',
  summary: "Convert an amount of money from one currency into another at the daily reference rate, of today or of a past day. Without a date the latest rates apply. On weekends and bank holidays those of the last published day before do, and rate_date says which. Rates go back to 1999-01-04. Reference rates are for information; a bank's or a card's rate differs.",
  effect: 'read',
  methods: ['GET', 'POST'],
  needsKey: true,
  slow: false,
  upstreams: ['ecb-fx'],
  decode: decodeConvertCurrency,
  watch: watchConvertCurrencyResult,
};

/** spec/services/currency-conversion.yaml#tools.get_exchange_rates */
export const getExchangeRates: Operation = {
  id: 'currency-conversion.get_exchange_rates',
  service: 'currency-conversion',
  adapter: 'currency-conversion',
  name: 'get_exchange_rates',
  summary: 'Exchange rates of one currency against all others (30 and more) at the daily reference rates, of today or of a past day. Without a date the latest rates apply. On weekends and bank holidays those of the last published day before do, and rate_date says which. Older days have other currencies, such as BGN, HRK and RUB. Rates go back to 1999-01-04.',
  effect: 'read',
  methods: ['GET', 'POST'],
  needsKey: true,
  slow: false,
  upstreams: ['ecb-fx'],
  decode: decodeGetExchangeRates,
  watch: watchGetExchangeRatesResult,
};

/** spec/services/currency-conversion.yaml#tools.list_currencies */
export const listCurrencies: Operation = {
  id: 'currency-conversion.list_currencies',
  service: 'currency-conversion',
  adapter: 'currency-conversion',
  name: 'list_currencies',
  summary: 'The currencies that can be converted now, with their names, and those that ended, with the last day of their rates.',
  effect: 'read',
  methods: ['GET', 'POST'],
  needsKey: true,
  slow: false,
  upstreams: ['ecb-fx'],
  decode: decodeListCurrencies,
  watch: watchListCurrenciesResult,
};
