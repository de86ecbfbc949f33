// Generated from spec/services/eu-bank-fx/service.yaml by `make generate`: do not edit.

import type { Decoded, RawArguments } from '../../../runtime/contract/operation.ts';
import { published } from '../../../runtime/contract/published.ts';
import { ArgumentReader } from '../../../runtime/decoding/arguments.ts';
import type { GetHistoryArguments, GetRateArguments, GetRatesArguments } from './types.ts';

const BASE_PATTERN = /^[A-Za-z]{3}$/u;
const TARGET_PATTERN = /^[A-Za-z]{3}$/u;

/** spec/services/eu-bank-fx/service.yaml#records.DailyRate */
export const dailyRateFields = published.fields({
  date: published.string({ format: 'date' }),
  rate: published.number({ exclusiveMinimum: 0 }),
});

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
export const getRateResult = published.record(published.fields({
  base: published.string(),
  target: published.string(),
  rate: published.number({ exclusiveMinimum: 0 }),
  publication_date: published.string({ format: 'date' }),
  stale: published.boolean(),
  note: published.string({ nullable: true }),
}));

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
export const getRatesResult = published.record(published.fields({
  base: published.string(),
  publication_date: published.string({ format: 'date' }),
  count: published.integer({ minimum: 0 }),
  rates: published.map(published.number({ exclusiveMinimum: 0 })),
  stale: published.boolean(),
  note: published.string({ nullable: true }),
}));

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
export const getHistoryResult = published.record(published.fields({
  base: published.string(),
  target: published.string(),
  days: published.integer({ minimum: 1, maximum: 90 }),
  from_date: published.string({ format: 'date' }),
  to_date: published.string({ format: 'date' }),
  count: published.integer({ minimum: 0 }),
  series: published.list(published.record(dailyRateFields)),
  stale: published.boolean(),
  note: published.string({ nullable: true }),
}));
