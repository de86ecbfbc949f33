// Generated from spec/services/eu-bank-fx/service.yaml by `make generate`: do not edit.

import { ArgumentReader } from '../../../runtime/decoding/arguments.ts';
import type { Decoded, RawArguments } from '../../../runtime/contract/operation.ts';
import type { ResultCheck } from '../../../runtime/contract/result.ts';
import type { GetHistoryArguments, GetRateArguments, GetRatesArguments } from './types.ts';

const BASE_PATTERN = /^[A-Za-z]{3}$/u;
const TARGET_PATTERN = /^[A-Za-z]{3}$/u;

/** spec/services/eu-bank-fx/service.yaml#tools.get_rate */
export function decodeGetRate(raw: RawArguments): Decoded<GetRateArguments> {
  const read = new ArgumentReader(raw, ['base', 'target']);
  return read.finish<GetRateArguments>({
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
  });
}

/** Result of spec/services/eu-bank-fx/service.yaml#tools.get_rate */
export function checkGetRateResult(check: ResultCheck, result: object): void {
  check.string(result, 'base', { required: true });
  check.string(result, 'target', { required: true });
  check.number(result, 'rate', { required: true, exclusiveMinimum: 0 });
  check.string(result, 'publication_date', { required: true, format: 'date' });
  check.boolean(result, 'stale', { required: true });
  check.string(result, 'note', { required: true, nullable: true });
}

/** spec/services/eu-bank-fx/service.yaml#tools.get_rates */
export function decodeGetRates(raw: RawArguments): Decoded<GetRatesArguments> {
  const read = new ArgumentReader(raw, ['base']);
  return read.finish<GetRatesArguments>({
    base: read.currency('base', {
      required: true,
      maxLength: 500,
      pattern: BASE_PATTERN,
      wanted: 'a three-letter ISO 4217 code such as USD',
    }),
  });
}

/** Result of spec/services/eu-bank-fx/service.yaml#tools.get_rates */
export function checkGetRatesResult(check: ResultCheck, result: object): void {
  check.string(result, 'base', { required: true });
  check.string(result, 'publication_date', { required: true, format: 'date' });
  check.integer(result, 'count', { required: true, minimum: 0 });
  check.map(result, 'rates', { required: true }, (check, map, name) =>
    check.number(map, name, { required: true, exclusiveMinimum: 0 }),
  );
  check.boolean(result, 'stale', { required: true });
  check.string(result, 'note', { required: true, nullable: true });
}

/** spec/services/eu-bank-fx/service.yaml#tools.get_history */
export function decodeGetHistory(raw: RawArguments): Decoded<GetHistoryArguments> {
  const read = new ArgumentReader(raw, ['base', 'target', 'days']);
  return read.finish<GetHistoryArguments>({
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
    days: read.integer('days', { default: 30, minimum: 1, maximum: 90 }),
  });
}

/** Result of spec/services/eu-bank-fx/service.yaml#tools.get_history */
export function checkGetHistoryResult(check: ResultCheck, result: object): void {
  check.string(result, 'base', { required: true });
  check.string(result, 'target', { required: true });
  check.integer(result, 'days', { required: true, minimum: 1, maximum: 90 });
  check.string(result, 'from_date', { required: true, format: 'date' });
  check.string(result, 'to_date', { required: true, format: 'date' });
  check.integer(result, 'count', { required: true, minimum: 0 });
  check.list(result, 'series', { required: true }, (check, items, index) =>
    check.record(items, index, { required: true }, checkDailyRate),
  );
  check.boolean(result, 'stale', { required: true });
  check.string(result, 'note', { required: true, nullable: true });
}

/** spec/services/eu-bank-fx/service.yaml#records.DailyRate */
function checkDailyRate(check: ResultCheck, dailyRate: object): void {
  check.string(dailyRate, 'date', { required: true, format: 'date' });
  check.number(dailyRate, 'rate', { required: true, exclusiveMinimum: 0 });
}
