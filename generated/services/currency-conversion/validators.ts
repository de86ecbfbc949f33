// Generated from spec/services/currency-conversion/service.yaml by `make generate`: do not edit.

import { ArgumentReader } from '../../../runtime/decoding/arguments.ts';
import type { Decoded, RawArguments } from '../../../runtime/contract/operation.ts';
import type { ResultCheck } from '../../../runtime/contract/result.ts';
import type { ConvertCurrencyArguments, GetExchangeRatesArguments, ListCurrenciesArguments } from './types.ts';

const BASE_PATTERN = /^[A-Za-z]{3}$/u;
const TARGET_PATTERN = /^[A-Za-z]{3}$/u;

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
export function checkConvertCurrencyResult(check: ResultCheck, result: object): void {
  check.number(result, 'amount', { required: true });
  check.string(result, 'base', { required: true });
  check.string(result, 'target', { required: true });
  check.number(result, 'rate', { required: true, exclusiveMinimum: 0 });
  check.number(result, 'converted_amount', { required: true, minimum: 0 });
  check.string(result, 'requested_date', { required: true, nullable: true, format: 'date' });
  check.string(result, 'rate_date', { required: true, format: 'date' });
  check.boolean(result, 'stale', { required: true });
  check.string(result, 'note', { required: true, nullable: true });
}

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
export function checkGetExchangeRatesResult(check: ResultCheck, result: object): void {
  check.string(result, 'base', { required: true });
  check.string(result, 'requested_date', { required: true, nullable: true, format: 'date' });
  check.string(result, 'rate_date', { required: true, format: 'date' });
  check.integer(result, 'count', { required: true, minimum: 0 });
  check.map(result, 'rates', { required: true }, (check, map, name) =>
    check.number(map, name, { required: true, exclusiveMinimum: 0 }),
  );
  check.boolean(result, 'stale', { required: true });
  check.string(result, 'note', { required: true, nullable: true });
}

/** spec/services/currency-conversion/service.yaml#tools.list_currencies */
export function decodeListCurrencies(raw: RawArguments): Decoded<ListCurrenciesArguments> {
  const read = new ArgumentReader(raw, []);
  return read.finish<ListCurrenciesArguments>({});
}

/** Result of spec/services/currency-conversion/service.yaml#tools.list_currencies */
export function checkListCurrenciesResult(check: ResultCheck, result: object): void {
  check.string(result, 'rate_date', { required: true, format: 'date' });
  check.integer(result, 'count', { required: true, minimum: 1 });
  check.list(result, 'currencies', { required: true }, (check, items, index) =>
    check.record(items, index, { required: true }, checkCurrency),
  );
  check.list(result, 'ended', { required: true }, (check, items, index) =>
    check.record(items, index, { required: true }, checkEndedCurrency),
  );
  check.boolean(result, 'stale', { required: true });
  check.string(result, 'note', { required: true, nullable: true });
}

/** spec/services/currency-conversion/service.yaml#records.Currency */
function checkCurrency(check: ResultCheck, currency: object): void {
  check.string(currency, 'code', { required: true });
  check.string(currency, 'name', { required: true });
}

/** spec/services/currency-conversion/service.yaml#records.EndedCurrency */
function checkEndedCurrency(check: ResultCheck, endedCurrency: object): void {
  check.string(endedCurrency, 'code', { required: true });
  check.string(endedCurrency, 'name', { required: true });
  check.string(endedCurrency, 'last_rate_date', { required: true, format: 'date' });
  check.string(endedCurrency, 'reason', { required: true });
  check.string(endedCurrency, 'successor', { required: true, nullable: true });
}
