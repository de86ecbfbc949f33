// Generated from spec/services/currency-conversion/service.yaml by `make generate`: do not edit.

import type { Decoded, RawArguments } from '../../../runtime/contract/operation.ts';
import { published } from '../../../runtime/contract/published.ts';
import { ArgumentReader } from '../../../runtime/decoding/arguments.ts';
import type { ConvertCurrencyArguments, GetExchangeRatesArguments, ListCurrenciesArguments } from './types.ts';

const BASE_PATTERN = /^[A-Za-z]{3}$/u;
const TARGET_PATTERN = /^[A-Za-z]{3}$/u;

/** spec/services/currency-conversion/service.yaml#records.Currency */
export const currencyFields = published.fields({
  code: published.string(),
  name: published.string(),
});

/** spec/services/currency-conversion/service.yaml#records.EndedCurrency */
export const endedCurrencyFields = published.fields({
  code: published.string(),
  name: published.string(),
  last_rate_date: published.string({ format: 'date' }),
  reason: published.string(),
  successor: published.string({ nullable: true }),
});

/** spec/services/currency-conversion/service.yaml#tools.convert_currency */
export function decodeConvertCurrency(raw: RawArguments): Decoded<ConvertCurrencyArguments> {
  const read = new ArgumentReader(raw, ['amount', 'base', 'target', 'date']);
  return read.finish<ConvertCurrencyArguments>({
    amount: read.number('amount', { required: true, maximum: 1000000000000000, exclusiveMinimum: 0 }),
    base: read.currency('base', {
      required: true,
      maxLength: 500,
      pattern: BASE_PATTERN,
      wanted: 'a three-letter ISO 4217 code such as USD',
    }),
    target: read.currency('target', {
      required: true,
      maxLength: 500,
      pattern: TARGET_PATTERN,
      wanted: 'a three-letter ISO 4217 code such as USD',
    }),
    date: read.string('date', { emptyMeansAbsent: true, format: 'date' }),
  });
}

/** Result of spec/services/currency-conversion/service.yaml#tools.convert_currency */
export const convertCurrencyResult = published.record(published.fields({
  amount: published.number(),
  base: published.string(),
  target: published.string(),
  rate: published.number({ exclusiveMinimum: 0 }),
  converted_amount: published.number({ minimum: 0 }),
  requested_date: published.string({ nullable: true, format: 'date' }),
  rate_date: published.string({ format: 'date' }),
  stale: published.boolean(),
  note: published.string({ nullable: true }),
}));

/** spec/services/currency-conversion/service.yaml#tools.get_exchange_rates */
export function decodeGetExchangeRates(raw: RawArguments): Decoded<GetExchangeRatesArguments> {
  const read = new ArgumentReader(raw, ['base', 'date']);
  return read.finish<GetExchangeRatesArguments>({
    base: read.currency('base', {
      default: 'EUR',
      emptyMeansAbsent: true,
      maxLength: 500,
      pattern: BASE_PATTERN,
      wanted: 'a three-letter ISO 4217 code such as USD',
    }),
    date: read.string('date', { emptyMeansAbsent: true, format: 'date' }),
  });
}

/** Result of spec/services/currency-conversion/service.yaml#tools.get_exchange_rates */
export const getExchangeRatesResult = published.record(published.fields({
  base: published.string(),
  requested_date: published.string({ nullable: true, format: 'date' }),
  rate_date: published.string({ format: 'date' }),
  count: published.integer({ minimum: 0 }),
  rates: published.map(published.number({ exclusiveMinimum: 0 })),
  stale: published.boolean(),
  note: published.string({ nullable: true }),
}));

/** spec/services/currency-conversion/service.yaml#tools.list_currencies */
export function decodeListCurrencies(raw: RawArguments): Decoded<ListCurrenciesArguments> {
  const read = new ArgumentReader(raw, []);
  return read.finish<ListCurrenciesArguments>({});
}

/** Result of spec/services/currency-conversion/service.yaml#tools.list_currencies */
export const listCurrenciesResult = published.record(published.fields({
  rate_date: published.string({ format: 'date' }),
  count: published.integer({ minimum: 1 }),
  currencies: published.list(published.record(currencyFields)),
  ended: published.list(published.record(endedCurrencyFields)),
  stale: published.boolean(),
  note: published.string({ nullable: true }),
}));
