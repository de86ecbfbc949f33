// Generated from spec/services/eu-bank-fx/service.yaml by `make generate`: do not edit.

import type { AdapterResult } from '../../../runtime/contract/adapter-result.ts';
import type { GetHistoryResult, GetRateResult, GetRatesResult } from './types.ts';

/** spec/services/eu-bank-fx/service.yaml#tools.get_rate */
export function writeGetRateResult(given: AdapterResult<GetRateResult>): GetRateResult {
  return {
    base: given.base,
    target: given.target,
    rate: given.rate,
    publication_date: given.publication_date,
    stale: given.stale,
    note: given.note ?? null,
  };
}

/** spec/services/eu-bank-fx/service.yaml#tools.get_rates */
export function writeGetRatesResult(given: AdapterResult<GetRatesResult>): GetRatesResult {
  return {
    base: given.base,
    publication_date: given.publication_date,
    count: given.count,
    rates: given.rates,
    stale: given.stale,
    note: given.note ?? null,
  };
}

/** spec/services/eu-bank-fx/service.yaml#tools.get_history */
export function writeGetHistoryResult(given: AdapterResult<GetHistoryResult>): GetHistoryResult {
  return {
    base: given.base,
    target: given.target,
    days: given.days,
    from_date: given.from_date,
    to_date: given.to_date,
    count: given.count,
    series: given.series,
    stale: given.stale,
    note: given.note ?? null,
  };
}
