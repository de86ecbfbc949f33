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
 * Amounts of money converted between some 30 currencies, and whole tables of their rates, today or on any day since
 * 1999. The newest rate of a pair without an amount, and how it moved, are in eu-bank-fx.
 */
export interface CurrencyConversionHandlers {
  /**
   * An amount of money in another currency, at the daily reference rate of today or of any past day since 1999.
   * Without a date the latest rates apply. On weekends and bank holidays those of the last published day before do,
   * and rate_date says which. Reference rates are for information; a bank's or a card's rate differs.
   */
  convert_currency: Handler<ConvertCurrencyArguments, ConvertCurrencyResult>;
  /**
   * A whole table of exchange rates, of today or of any past day since 1999, for one currency against all others (30
   * and more). Without a date the latest rates apply. On weekends and bank holidays those of the last published day
   * before do, and rate_date says which. Older days have other currencies, such as BGN, HRK and RUB.
   */
  get_exchange_rates: Handler<GetExchangeRatesArguments, GetExchangeRatesResult>;
  /**
   * The currencies that can be converted now, with their names, and those that ended, with the last day of their
   * rates; each sorted by code.
   */
  list_currencies: Handler<ListCurrenciesArguments, ListCurrenciesResult>;
}

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
  result: convertCurrencyResult,
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
  result: getExchangeRatesResult,
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
  result: listCurrenciesResult,
};
