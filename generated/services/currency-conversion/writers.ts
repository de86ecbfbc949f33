// Generated from spec/services/currency-conversion/service.yaml by `make generate`: do not edit.

import type { AdapterResult } from '../../../runtime/contract/adapter-result.ts';
import type { ConvertCurrencyResult, EndedCurrency, GetExchangeRatesResult, ListCurrenciesResult } from './types.ts';

/** spec/services/currency-conversion/service.yaml#tools.convert_currency */
export function writeConvertCurrencyResult(given: AdapterResult<ConvertCurrencyResult>): ConvertCurrencyResult {
  return {
    amount: given.amount,
    base: given.base,
    target: given.target,
    rate: given.rate,
    converted_amount: given.converted_amount,
    requested_date: given.requested_date ?? null,
    rate_date: given.rate_date,
    stale: given.stale,
    note: given.note ?? null,
  };
}

/** spec/services/currency-conversion/service.yaml#tools.get_exchange_rates */
export function writeGetExchangeRatesResult(given: AdapterResult<GetExchangeRatesResult>): GetExchangeRatesResult {
  return {
    base: given.base,
    requested_date: given.requested_date ?? null,
    rate_date: given.rate_date,
    count: given.count,
    rates: given.rates,
    stale: given.stale,
    note: given.note ?? null,
  };
}

/** spec/services/currency-conversion/service.yaml#tools.list_currencies */
export function writeListCurrenciesResult(given: AdapterResult<ListCurrenciesResult>): ListCurrenciesResult {
  return {
    rate_date: given.rate_date,
    count: given.count,
    currencies: given.currencies,
    ended: given.ended.map(writeEndedCurrency),
    stale: given.stale,
    note: given.note ?? null,
  };
}

/** spec/services/currency-conversion/service.yaml#records.EndedCurrency */
export function writeEndedCurrency(given: AdapterResult<EndedCurrency>): EndedCurrency {
  return {
    code: given.code,
    name: given.name,
    last_rate_date: given.last_rate_date,
    reason: given.reason,
    successor: given.successor ?? null,
  };
}
