// Expected values were computed by hand from the published rates in the fixtures (units per EUR).

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { create } from '../../../runtime/adapters/currency-conversion/currency-conversion.ts';
import {
  callAt,
  DAILY,
  envelope,
  FIXTURE_FILES,
  type Files,
  NOW,
  sampleFiles,
  withBank,
} from '../../runtime/sources/ecb-fx/bank.ts';
import { adapter, type HandlersOf } from '../../support/adapter.ts';
import { problemOf } from '../../support/fake-source.ts';

type Handlers = HandlersOf<'currency-conversion'>;

const withService = (files: Files, body: (handlers: Handlers) => Promise<void>): Promise<void> =>
  withBank(files, ({ source }) => body(adapter('currency-conversion', create, { 'ecb-fx': source })));

const convert = async (handlers: Handlers, amount: number, pair: string, date?: string, now = NOW) => {
  const [base = '', target = ''] = pair.split('>');
  return handlers.convert_currency({ amount, base, target, ...(date === undefined ? {} : { date }) }, callAt(now));
};
const faultOf = async (answer: Promise<unknown>): Promise<string> => {
  const problem = await problemOf(answer);
  assert.is(problem.code, 'invalid_arguments');
  return (problem.extras.errors ?? [])
    .map(({ parameter, message, hint }) => `${parameter}: ${message}. ${hint}`)
    .join('\n');
};

test('uses the latest rates if there is no date', () =>
  withService(FIXTURE_FILES, async (handlers) => {
    // 100 × 10.7778 / 1.15 = 937.2
    assert.equal(await convert(handlers, 100, 'usd>sek'), {
      amount: 100,
      base: 'USD',
      target: 'SEK',
      rate: 9.372,
      converted_amount: 937.2,
      requested_date: null,
      rate_date: '2026-03-18',
      stale: false,
      note: null,
    });
  }));

test('a past day uses its own rates; a day without rates uses the last published ones, with a note', () =>
  withService(FIXTURE_FILES, async (handlers) => {
    const exact = await convert(handlers, 100, 'USD>SEK', '2018-06-11');
    assert.equal([exact.converted_amount, exact.rate_date, exact.note], [869.63528, '2018-06-11', null]);
    // 250 × 9.4315 = 2357.875
    assert.equal(await convert(handlers, 250, 'EUR>NOK', '2018-06-16'), {
      amount: 250,
      base: 'EUR',
      target: 'NOK',
      rate: 9.4315,
      converted_amount: 2357.875,
      requested_date: '2018-06-16',
      rate_date: '2018-06-15',
      stale: false,
      note: '2018-06-16 is a Saturday; these are the rates of Friday, 2018-06-15, the last published before.',
    });
    const easter = await convert(handlers, 1, 'EUR>USD', '2025-04-21');
    assert.equal([easter.rate, easter.rate_date], [1.136, '2025-04-17']);
    assert.match(easter.note ?? '', /^2025-04-21 is Easter Monday; these are the rates of Thursday, 2025-04-17/);
  }));

test("before publication, today uses the previous day's rates, with a note on when new rates are published", () =>
  withService(FIXTURE_FILES, async (handlers) => {
    const { rate_date, note } = await convert(handlers, 1, 'EUR>USD', '2026-03-19', '2026-03-19T09:00:00Z');
    assert.is(rate_date, '2026-03-18');
    assert.match(note ?? '', /^Today's rates are published at about 16:00 CET/);
  }));

test('a rate more than six days older than the requested day is stale', () =>
  withService(FIXTURE_FILES, async (handlers) => {
    const { stale, rate_date } = await convert(handlers, 1, 'EUR>USD', '2015-01-14');
    assert.equal([stale, rate_date], [true, '2015-01-07']);
  }));

test('if one currency has a gap, both rates are from the last day that has both', () =>
  withService(FIXTURE_FILES, async (handlers) => {
    const { rate_date, note } = await convert(handlers, 1, 'USD>ISK', '2026-03-11');
    assert.is(rate_date, '2026-03-09');
    assert.match(note ?? '', 'Not all of these currencies had a rate on 2026-03-11');
  }));

test('accepts the first day and today, rejects days outside this range, and states the range', () =>
  withService(FIXTURE_FILES, async (handlers) => {
    assert.is((await convert(handlers, 1, 'EUR>USD', '1999-01-04')).rate, 1.1789);
    assert.is((await convert(handlers, 1, 'EUR>USD', '2026-03-18')).rate, 1.15);
    const early = await faultOf(convert(handlers, 1, 'EUR>USD', '1999-01-03'));
    assert.match(early, /^date: 1999-01-03 is before 1999-01-04.*Use a day from 1999-01-04 to 2026-03-18/);
    const late = await faultOf(convert(handlers, 1, 'EUR>USD', '2026-03-19'));
    assert.match(late, /^date: 2026-03-19 is in the future; today is 2026-03-18.*omit date for the latest/);
  }));

test('rejects invalid dates without a request to the source', () =>
  withBank(FIXTURE_FILES, async ({ source, server }) => {
    const handlers = adapter('currency-conversion', create, { 'ecb-fx': source });
    await faultOf(convert(handlers, 1, 'EUR>USD', '1998-12-31'));
    await faultOf(convert(handlers, 1, 'EUR>USD', '2030-01-01'));
    assert.is(server.seen.length, 0);
  }));

test('converts discontinued currencies up to their last day and rejects them after it', () =>
  withService(FIXTURE_FILES, async (handlers) => {
    assert.is((await convert(handlers, 100, 'EUR>RUB', '2022-03-01')).converted_amount, 11720.1);
    assert.match(
      await faultOf(convert(handlers, 1, 'EUR>RUB', '2022-03-02')),
      /target: RUB \(Russian rouble\).*2022-03-01/,
    );
    assert.match(await faultOf(convert(handlers, 1, 'BGN>EUR', '2026-02-14')), /base: BGN.*2025-12-31.*Use EUR/);
    assert.match(await faultOf(convert(handlers, 1, 'BGN>EUR')), /base: BGN.*2025-12-31.*convert_currency/);
  }));

test('rejects a currency in a gap of several years, and states both ends of the gap', () =>
  withService(FIXTURE_FILES, async (handlers) => {
    const fault = await faultOf(convert(handlers, 1, 'EUR>ISK', '2015-01-07'));
    assert.match(fault, 'its last rate before that is from 2008-12-09; its next rate is from 2018-02-01');
    assert.match(fault, 'Call convert_currency of currency-conversion for 2008-12-09 or an earlier day');
    assert.match(await faultOf(convert(handlers, 1, 'EUR>TRY', '1999-01-04')), /2005-01-03/);
  }));

test('rejects unknown codes for past days in the same way as for the latest day', () =>
  withService(FIXTURE_FILES, async (handlers) => {
    assert.match(await faultOf(convert(handlers, 1, 'YEN>QQQ', '2018-06-11')), /base: YEN.*JPY.*\ntarget: QQQ/);
    assert.match(await faultOf(convert(handlers, 1, 'EUR>QQQ')), 'target: QQQ is not a currency code');
  }));

test('reports an outdated source as a source failure, not as an invalid date', () =>
  withService(FIXTURE_FILES, async (handlers) => {
    const answer = convert(handlers, 1, 'EUR>USD', '2026-04-02', '2026-04-02T12:00:00Z');
    assert.is((await problemOf(answer)).code, 'upstream_failed');
  }));

test("the table for a past day lists that day's currencies", () =>
  withService(FIXTURE_FILES, async (handlers) => {
    const table = await handlers.get_exchange_rates({ base: 'EUR', date: '2018-06-17' }, callAt());
    assert.equal(table, {
      base: 'EUR',
      requested_date: '2018-06-17',
      rate_date: '2018-06-15',
      count: 7,
      rates: { GBP: 0.87423, HRK: 7.3825, ISK: 126, NOK: 9.4315, RUB: 73.2, SEK: 10.1613, USD: 1.1596 },
      stale: false,
      note: '2018-06-17 is a Sunday; these are the rates of Friday, 2018-06-15, the last published before.',
    });
    const newest = await handlers.get_exchange_rates({ base: 'NOK' }, callAt());
    assert.equal([newest.count, newest.requested_date, newest.rate_date], [29, null, '2026-03-18']);
    assert.match(await faultOf(Promise.resolve(handlers.get_exchange_rates({ base: 'BGN' }, callAt()))), 'base: BGN');
  }));

test("lists the latest day's currencies with names, and discontinued ones with their last day", () =>
  withService(FIXTURE_FILES, async (handlers) => {
    const { count, currencies, ended, rate_date } = await handlers.list_currencies({}, callAt());
    assert.equal([count, currencies.length, rate_date], [30, 30, '2026-03-18']);
    assert.equal(currencies[0], { code: 'AUD', name: 'Australian dollar' });
    assert.ok(currencies.some(({ code, name }) => code === 'EUR' && name === 'Euro'));
    assert.equal(
      ended.find(({ code }) => code === 'HRK'),
      {
        code: 'HRK',
        name: 'Croatian kuna',
        last_rate_date: '2022-12-30',
        reason: 'Croatia adopted the euro on 2023-01-01.',
        successor: 'EUR',
      },
    );
    assert.is(ended.find(({ code }) => code === 'RUB')?.successor, null);
    assert.equal(
      ended.map(({ code }) => code),
      ended.map(({ code }) => code).sort(),
    );
  }));

test('a new currency has its name, and a currency that is quoted again is not discontinued', () =>
  withService({ [DAILY]: envelope({ '2026-03-18': { USD: 1.15, AED: 4.2, RUB: 90 } }) }, async (handlers) => {
    const { currencies, ended } = await handlers.list_currencies({}, callAt());
    assert.equal(currencies[0], { code: 'AED', name: 'United Arab Emirates Dirham' });
    assert.not.ok(ended.some(({ code }) => code === 'RUB'));
  }));

const samples = sampleFiles();
if (samples !== undefined) {
  test('recorded: 100 USD were 869.63528 SEK on 2018-06-11', () =>
    withService(samples, async (handlers) => {
      const { converted_amount, rate_date, stale } = await convert(handlers, 100, 'USD>SEK');
      assert.equal([converted_amount, rate_date, stale], [869.63528, '2018-06-11', true]);
      assert.is((await handlers.list_currencies({}, callAt())).count, 33);
    }));

  test('recorded: a Sunday in 2019, requested on that day and years later', () =>
    withService(samples, async (handlers) => {
      for (const now of ['2019-11-29T16:00:00Z', '2026-11-21T12:00:00Z']) {
        const { rate_date, note } = await convert(handlers, 1, 'EUR>USD', '2019-11-24', now);
        assert.is(rate_date, '2019-11-22');
        assert.match(note ?? '', 'Sunday');
      }
    }));
}

test.run();
