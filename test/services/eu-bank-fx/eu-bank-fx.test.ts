// Expected values were computed by hand from the published rates in the fixtures (units per EUR).

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { create } from '../../../runtime/adapters/eu-bank-fx/eu-bank-fx.ts';
import {
  callAt,
  DAILY,
  envelope,
  FIXTURE_FILES,
  type Files,
  NOW,
  RECENT,
  sampleFiles,
  withBank,
} from '../../runtime/sources/ecb-fx/bank.ts';
import { adapter, type HandlersOf } from '../../support/adapter.ts';
import { problemOf } from '../../support/fake-source.ts';

type Handlers = HandlersOf<'eu-bank-fx'>;

const withService = (files: Files, body: (handlers: Handlers) => Promise<void>): Promise<void> =>
  withBank(files, ({ source }) => body(adapter('eu-bank-fx', create, { 'ecb-fx': source })));

const rate = async (handlers: Handlers, base: string, target: string, now = NOW) =>
  handlers.get_rate({ base, target }, callAt(now));
const history = async (handlers: Handlers, base: string, target: string, days: number, now = NOW) =>
  handlers.get_history({ base, target, days }, callAt(now));
const faults = async (answer: Promise<unknown>) => {
  const problem = await problemOf(answer);
  assert.is(problem.code, 'invalid_arguments');
  return problem.extras.errors ?? [];
};

test('a rate states its day, and codes are case-insensitive', () =>
  withService(FIXTURE_FILES, async (handlers) => {
    assert.equal(await rate(handlers, 'eur', 'Usd'), {
      base: 'EUR',
      target: 'USD',
      rate: 1.15,
      publication_date: '2026-03-18',
      stale: false,
      note: null,
    });
    // 11.0205 / 1.15 = 9.58304347…
    assert.is((await rate(handlers, 'USD', 'NOK')).rate, 9.5830435);
    assert.is((await rate(handlers, 'SEK', 'SEK')).rate, 1);
  }));

test("a rate table has all of the day's currencies except the base", () =>
  withService(FIXTURE_FILES, async (handlers) => {
    const euro = await handlers.get_rates({ base: 'EUR' }, callAt());
    assert.is(euro.count, 29);
    assert.is(euro.rates['IDR'], 19543.1);
    assert.is(euro.rates['EUR'], undefined);
    const dollar = await handlers.get_rates({ base: 'usd' }, callAt());
    assert.is(dollar.base, 'USD');
    assert.is(dollar.count, 29);
    // 1 / 1.15 = 0.869565217…
    assert.is(dollar.rates['EUR'], 0.86956522);
    assert.equal(Object.keys(dollar.rates), Object.keys(dollar.rates).sort());
  }));

test('the days of a history are calendar days, and include both ends of the window', () =>
  withService(FIXTURE_FILES, async (handlers) => {
    const week = await history(handlers, 'EUR', 'USD', 7);
    assert.equal([week.from_date, week.to_date, week.count], ['2026-03-11', '2026-03-18', 6]);
    assert.equal(
      week.series.map(({ date }) => date),
      ['2026-03-18', '2026-03-17', '2026-03-16', '2026-03-13', '2026-03-12', '2026-03-11'],
    );
    assert.equal(week.series[0], { date: '2026-03-18', rate: 1.15 });
    assert.is(week.note, null);
    assert.is((await history(handlers, 'EUR', 'USD', 90)).count, 62);
  }));

test('a window without a published day returns the latest one, with a note', () =>
  withService(FIXTURE_FILES, async (handlers) => {
    const { count, series, note, stale } = await history(handlers, 'EUR', 'USD', 1, '2026-03-21T12:00:00Z');
    assert.equal([count, series[0]?.date, stale], [1, '2026-03-18', false]);
    assert.match(note ?? '', 'No rates have been published since 2026-03-20');
  }));

test('a history skips days on which one currency has no rate, with a note', () =>
  withService(FIXTURE_FILES, async (handlers) => {
    const { series, count, note } = await history(handlers, 'USD', 'ISK', 9);
    const dates = series.map(({ date }) => date);
    assert.not.ok(dates.includes('2026-03-10') || dates.includes('2026-03-11'));
    assert.is(count, 6);
    assert.is(note, 'On 2 of the 8 published days, one of the two currencies had no rate.');
  }));

test('a currency that was discontinued in the window has only the days before its end', () =>
  withService(FIXTURE_FILES, async (handlers) => {
    const { series } = await history(handlers, 'EUR', 'BGN', 90);
    assert.is(series[0]?.date, '2025-12-31');
    const [fault] = await faults(history(handlers, 'EUR', 'BGN', 30));
    assert.match(fault?.message ?? '', 'its last rate before that is from 2025-12-31');
  }));

test('latest rates are stale from the seventh day on, with their age', () =>
  withService(FIXTURE_FILES, async (handlers) => {
    const at = async (day: string) => rate(handlers, 'EUR', 'USD', `${day}T12:00:00Z`);
    assert.is((await at('2026-03-24')).stale, false);
    assert.is((await at('2026-03-25')).stale, true);
    assert.match((await at('2026-03-25')).note ?? '', '2026-03-18, 7 days ago');
  }));

test('the window of an outdated source ends with its latest day', () =>
  withService(FIXTURE_FILES, async (handlers) => {
    const { stale, from_date, to_date, count } = await history(handlers, 'EUR', 'USD', 7, '2026-11-21T12:00:00Z');
    assert.equal([stale, from_date, to_date, count], [true, '2026-03-11', '2026-03-18', 6]);
  }));

test('reports all unknown codes, each with a suggestion', () =>
  withService(FIXTURE_FILES, async (handlers) => {
    const [base, target] = await faults(rate(handlers, 'RMB', 'UDS'));
    assert.equal(base, {
      parameter: 'base',
      code: 'value',
      message: 'RMB is not a currency code',
      hint: 'Did you mean CNY (Chinese yuan renminbi)?',
    });
    assert.is(target?.parameter, 'target');
    assert.match(target?.hint ?? '', 'USD (US dollar)');
    assert.is((await faults(history(handlers, 'QQQ', 'USD', 5)))[0]?.parameter, 'base');
    assert.match(
      (await faults(Promise.resolve(handlers.get_rates({ base: 'QQQ' }, callAt()))))[0]?.hint ?? '',
      'Quoted currencies: AUD, BRL',
    );
  }));

test('reports a currency that exists but is not quoted', () =>
  withService(FIXTURE_FILES, async (handlers) => {
    const [fault] = await faults(rate(handlers, 'EUR', 'AED'));
    assert.match(fault?.message ?? '', /^AED \(United Arab Emirates Dirham\) is not quoted by/);
    assert.match(fault?.hint ?? '', 'Quoted currencies');
  }));

test('rejects a discontinued currency with its last day, reason and successor', () =>
  withService(FIXTURE_FILES, async (handlers) => {
    const message = async (code: string) => {
      const [fault] = await faults(rate(handlers, code, 'EUR'));
      return `${fault?.message}. ${fault?.hint}`;
    };
    assert.match(
      await message('BGN'),
      /last rate before that is from 2025-12-31\. Bulgaria adopted the euro on 2026-01-01\. Use EUR/,
    );
    assert.match(await message('HRK'), /2022-12-30\. Croatia adopted the euro/);
    assert.match(await message('RUB'), /2022-03-01\. The bank suspended the rate/);
    assert.match(await message('TRL'), /2004-12-31\. Turkey introduced a new lira.* Use TRY/);
  }));

test('converts a discontinued currency that still has a rate', () =>
  withService({ [DAILY]: envelope({ '2018-06-11': { USD: 1.179, BGN: 1.9558 } }) }, async (handlers) => {
    assert.is((await rate(handlers, 'EUR', 'BGN')).rate, 1.9558);
  }));

const samples = sampleFiles();
if (samples !== undefined) {
  test('recorded: rates of 2018-06-11', () =>
    withService(samples, async (handlers) => {
      const value = async (base: string, target: string) => (await rate(handlers, base, target)).rate;
      assert.is(await value('EUR', 'USD'), 1.179);
      assert.is(await value('USD', 'NOK'), 8.0587786);
      assert.is(await value('GBP', 'JPY'), 146.99478);
      assert.is(await value('IDR', 'EUR'), 0.000060690255);
      const { count, publication_date } = await handlers.get_rates({ base: 'EUR' }, callAt());
      assert.equal([count, publication_date], [32, '2018-06-11']);
    }));

  test('recorded: the 90 days before 2019-11-29 have 65 cubes or fewer', () =>
    withService(samples, async (handlers) => {
      const now = '2019-11-29T16:00:00Z';
      const { count, series, stale } = await history(handlers, 'EUR', 'ISK', 90, now);
      assert.ok(count >= 61 && count <= 65, String(count));
      assert.equal(series[0], { date: '2019-11-29', rate: 134 });
      assert.is(stale, false);
      // 10.4995 / 1.0982 = 9.560644691…
      assert.is((await history(handlers, 'USD', 'SEK', 1, now)).series[0]?.rate, 9.5606447);
    }));
}

test('a history needs only the 90-day file', () =>
  withBank({ [RECENT]: String(FIXTURE_FILES[RECENT]) }, async ({ source, server }) => {
    await adapter('eu-bank-fx', create, { 'ecb-fx': source }).get_history(
      { base: 'EUR', target: 'USD', days: 30 },
      callAt(),
    );
    assert.is(server.seen.length, 1);
  }));

test.run();
