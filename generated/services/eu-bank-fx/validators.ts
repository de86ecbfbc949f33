// Generated from spec/services/eu-bank-fx.yaml by `make generate`: do not edit.

import { ArgumentReader } from '../../../runtime/contract/arguments.ts';
import type { Decoded, RawArguments } from '../../../runtime/contract/operation.ts';
import type { ResultWatch } from '../../../runtime/contract/result.ts';
import type { GetHistoryArguments, GetRateArguments, GetRatesArguments } from './types.ts';

const BASE_PATTERN = /^[A-Za-z]{3}$/u;
const TARGET_PATTERN = /^[A-Za-z]{3}$/u;

/** spec/services/eu-bank-fx.yaml#tools.get_rate */
export function decodeGetRate(raw: RawArguments): Decoded<GetRateArguments> {
  const read = new ArgumentReader(raw, ['base', 'target']);
  return read.finish<GetRateArguments>({
    base: read.string('base', { required: true, maxLength: 500, pattern: BASE_PATTERN }),
    target: read.string('target', { required: true, maxLength: 500, pattern: TARGET_PATTERN }),
  });
}

/** Result of spec/services/eu-bank-fx.yaml#tools.get_rate */
export function watchGetRateResult(watch: ResultWatch, result: object): void {
  watch.string(result, 'base', { required: true });
  watch.string(result, 'target', { required: true });
  watch.number(result, 'rate', { required: true, exclusiveMinimum: 0 });
  watch.string(result, 'publication_date', { required: true, format: 'date' });
  watch.boolean(result, 'stale', { required: true });
  watch.string(result, 'note', { required: true, nullable: true });
}

/** spec/services/eu-bank-fx.yaml#tools.get_rates */
export function decodeGetRates(raw: RawArguments): Decoded<GetRatesArguments> {
  const read = new ArgumentReader(raw, ['base']);
  return read.finish<GetRatesArguments>({
    base: read.string('base', { required: true, maxLength: 500, pattern: BASE_PATTERN }),
  });
}

/** Result of spec/services/eu-bank-fx.yaml#tools.get_rates */
export function watchGetRatesResult(watch: ResultWatch, result: object): void {
  watch.string(result, 'base', { required: true });
  watch.string(result, 'publication_date', { required: true, format: 'date' });
  watch.integer(result, 'count', { required: true, minimum: 0 });
  watch.map(result, 'rates', { required: true }, (watch, map, name) =>
    watch.number(map, name, { required: true, exclusiveMinimum: 0 }),
  );
  watch.boolean(result, 'stale', { required: true });
  watch.string(result, 'note', { required: true, nullable: true });
}

/** spec/services/eu-bank-fx.yaml#tools.get_history */
export function decodeGetHistory(raw: RawArguments): Decoded<GetHistoryArguments> {
  const read = new ArgumentReader(raw, ['base', 'target', 'days']);
  return read.finish<GetHistoryArguments>({
    base: read.string('base', { required: true, maxLength: 500, pattern: BASE_PATTERN }),
    target: read.string('target', { required: true, maxLength: 500, pattern: TARGET_PATTERN }),
    days: read.integer('days', { default: 30, minimum: 1, maximum: 90 }),
  });
}

/** Result of spec/services/eu-bank-fx.yaml#tools.get_history */
export function watchGetHistoryResult(watch: ResultWatch, result: object): void {
  watch.string(result, 'base', { required: true });
  watch.string(result, 'target', { required: true });
  watch.integer(result, 'days', { required: true, minimum: 1, maximum: 90 });
  watch.string(result, 'from_date', { required: true, format: 'date' });
  watch.string(result, 'to_date', { required: true, format: 'date' });
  watch.integer(result, 'count', { required: true, minimum: 0 });
  watch.list(result, 'series', { required: true }, (watch, items, index) =>
    watch.record(items, index, { required: true }, watchDailyRate),
  );
  watch.boolean(result, 'stale', { required: true });
  watch.string(result, 'note', { required: true, nullable: true });
}

/** spec/services/eu-bank-fx.yaml#records.DailyRate */
function watchDailyRate(watch: ResultWatch, dailyRate: object): void {
  watch.string(dailyRate, 'date', { required: true, format: 'date' });
  watch.number(dailyRate, 'rate', { required: true, exclusiveMinimum: 0 });
}
