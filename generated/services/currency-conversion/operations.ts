// Generated from spec/services/currency-conversion/service.yaml by `make generate`: do not edit.

import type { Handler } from '../../../runtime/contract/call.ts';
import type { Operation } from '../../../runtime/contract/operation.ts';
import {
  convertCurrencyResult,
  decodeConvertCurrency,
  decodeGetExchangeRates,
  decodeListCurrencies,
  getExchangeRatesResult,
  listCurrenciesResult,
} from './codec.ts';
import type {
  ConvertCurrencyArguments,
  ConvertCurrencyResult,
  GetExchangeRatesArguments,
  GetExchangeRatesResult,
  ListCurrenciesArguments,
  ListCurrenciesResult,
} from './types.ts';

/**
 * Converts amounts of money between about 30 currencies and returns full tables of exchange rates, for today or any
 * day since 1999. For the latest rate of one pair without an amount, or its history, use eu-bank-fx.
 */
export interface CurrencyConversionHandlers {
  /**
   * Converts an amount of money into another currency at the European Central Bank's daily reference rate for today
   * or any past day since 1999. Without a date, uses the latest rates. On weekends and bank holidays, uses the rates
   * of the previous published day; rate_date reports that day. Reference rates are for information only; banks and
   * card issuers use different rates.
   */
  convert_currency: Handler<ConvertCurrencyArguments, ConvertCurrencyResult>;
  /**
   * The full table of exchange rates for one currency against all others (30 or more), for today or any past day
   * since 1999. Without a date, uses the latest rates. On weekends and bank holidays, uses the rates of the previous
   * published day; rate_date reports that day. Past days include currencies that no longer exist, such as BGN, HRK
   * and RUB.
   */
  get_exchange_rates: Handler<GetExchangeRatesArguments, GetExchangeRatesResult>;
  /**
   * The currencies that can be converted now, with their names, and the discontinued ones, with the last day for
   * which they have a rate; each list sorted by code.
   */
  list_currencies: Handler<ListCurrenciesArguments, ListCurrenciesResult>;
}

/** spec/services/currency-conversion/service.yaml#tools.convert_currency */
export const convertCurrency: Operation = {
  id: 'currency-conversion.convert_currency',
  service: 'currency-conversion',
  adapter: 'currency-conversion',
  name: 'convert_currency',
  summary: "Converts an amount of money into another currency at the European Central Bank's daily reference rate for today or any past day since 1999.",
  effect: 'read',
  methods: ['GET', 'POST'],
  needsKey: true,
  slow: false,
  errors: ['preparing'],
  sources: ['ecb-fx'],
  decode: decodeConvertCurrency,
  result: convertCurrencyResult,
};

/** spec/services/currency-conversion/service.yaml#tools.get_exchange_rates */
export const getExchangeRates: Operation = {
  id: 'currency-conversion.get_exchange_rates',
  service: 'currency-conversion',
  adapter: 'currency-conversion',
  name: 'get_exchange_rates',
  summary: 'The full table of exchange rates for one currency against all others (30 or more), for today or any past day since 1999.',
  effect: 'read',
  methods: ['GET', 'POST'],
  needsKey: true,
  slow: false,
  errors: ['preparing'],
  sources: ['ecb-fx'],
  decode: decodeGetExchangeRates,
  result: getExchangeRatesResult,
};

/** spec/services/currency-conversion/service.yaml#tools.list_currencies */
export const listCurrencies: Operation = {
  id: 'currency-conversion.list_currencies',
  service: 'currency-conversion',
  adapter: 'currency-conversion',
  name: 'list_currencies',
  summary: 'The currencies that can be converted now, with their names, and the discontinued ones, with the last day for which they have a rate; each list sorted by code.',
  effect: 'read',
  methods: ['GET', 'POST'],
  needsKey: true,
  slow: false,
  errors: [],
  sources: ['ecb-fx'],
  decode: decodeListCurrencies,
  result: listCurrenciesResult,
};
