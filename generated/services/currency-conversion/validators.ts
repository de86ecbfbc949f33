// Generated from spec/services/currency-conversion.yaml by `make generate`: do not edit.

import { ArgumentReader } from '../../../runtime/contract/arguments.ts';
import type { Decoded, RawArguments } from '../../../runtime/contract/operation.ts';
import type { ResultWatch } from '../../../runtime/contract/result.ts';
import type { ConvertCurrencyArguments, GetExchangeRatesArguments, ListCurrenciesArguments } from './types.ts';

const BASE_PATTERN = /^[A-Za-z]{3}$/u;
const TARGET_PATTERN = /^[A-Za-z]{3}$/u;

/** spec/services/currency-conversion.yaml#tools.convert_currency */
export function decodeConvertCurrency(raw: RawArguments): Decoded<ConvertCurrencyArguments> {
  const read = new ArgumentReader(raw, ['amount', 'base', 'target', 'date']);
  return read.finish<ConvertCurrencyArguments>({
    amount: read.number('amount', { required: true, maximum: 1000000000000000, exclusiveMinimum: 0 }),
    base: read.string('base', { required: true, maxLength: 500, pattern: BASE_PATTERN }),
    target: read.string('target', { required: true, maxLength: 500, pattern: TARGET_PATTERN }),
    date: read.string('date', { emptyMeansAbsent: true, format: 'date' }),
  });
}

/** Result of spec/services/currency-conversion.yaml#tools.convert_currency */
export function watchConvertCurrencyResult(watch: ResultWatch, result: object): void {
  watch.number(result, 'amount', { required: true });
  watch.string(result, 'base', { required: true });
  watch.string(result, 'target', { required: true });
  watch.number(result, 'rate', { required: true, exclusiveMinimum: 0 });
  watch.number(result, 'converted_amount', { required: true, minimum: 0 });
  watch.string(result, 'requested_date', { required: true, nullable: true, format: 'date' });
  watch.string(result, 'rate_date', { required: true, format: 'date' });
  watch.boolean(result, 'stale', { required: true });
  watch.string(result, 'note', { required: true, nullable: true });
}

/** spec/services/currency-conversion.yaml#tools.get_exchange_rates */
export function decodeGetExchangeRates(raw: RawArguments): Decoded<GetExchangeRatesArguments> {
  const read = new ArgumentReader(raw, ['base', 'date']);
  return read.finish<GetExchangeRatesArguments>({
    base: read.string('base', { default: 'EUR', emptyMeansAbsent: true, maxLength: 500, pattern: BASE_PATTERN }),
    date: read.string('date', { emptyMeansAbsent: true, format: 'date' }),
  });
}

/** Result of spec/services/currency-conversion.yaml#tools.get_exchange_rates */
export function watchGetExchangeRatesResult(watch: ResultWatch, result: object): void {
  watch.string(result, 'base', { required: true });
  watch.string(result, 'requested_date', { required: true, nullable: true, format: 'date' });
  watch.string(result, 'rate_date', { required: true, format: 'date' });
  watch.integer(result, 'count', { required: true, minimum: 0 });
  watch.map(result, 'rates', { required: true }, (watch, map, name) =>
    watch.number(map, name, { required: true, exclusiveMinimum: 0 }),
  );
  watch.boolean(result, 'stale', { required: true });
  watch.string(result, 'note', { required: true, nullable: true });
}

/** spec/services/currency-conversion.yaml#tools.list_currencies */
export function decodeListCurrencies(raw: RawArguments): Decoded<ListCurrenciesArguments> {
  const read = new ArgumentReader(raw, []);
  return read.finish<ListCurrenciesArguments>({});
}

/** Result of spec/services/currency-conversion.yaml#tools.list_currencies */
export function watchListCurrenciesResult(watch: ResultWatch, result: object): void {
  watch.string(result, 'rate_date', { required: true, format: 'date' });
  watch.integer(result, 'count', { required: true, minimum: 1 });
  watch.list(result, 'currencies', { required: true }, (watch, items, index) =>
    watch.record(items, index, { required: true }, watchCurrency),
  );
  watch.list(result, 'ended', { required: true }, (watch, items, index) =>
    watch.record(items, index, { required: true }, watchEndedCurrency),
  );
  watch.boolean(result, 'stale', { required: true });
  watch.string(result, 'note', { required: true, nullable: true });
}

/** spec/services/currency-conversion.yaml#records.Currency */
function watchCurrency(watch: ResultWatch, currency: object): void {
  watch.string(currency, 'code', { required: true });
  watch.string(currency, 'name', { required: true });
}

/** spec/services/currency-conversion.yaml#records.EndedCurrency */
function watchEndedCurrency(watch: ResultWatch, endedCurrency: object): void {
  watch.string(endedCurrency, 'code', { required: true });
  watch.string(endedCurrency, 'name', { required: true });
  watch.string(endedCurrency, 'last_rate_date', { required: true, format: 'date' });
  watch.string(endedCurrency, 'reason', { required: true });
  watch.string(endedCurrency, 'successor', { required: true, nullable: true });
}
