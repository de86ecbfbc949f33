import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { RateTable } from '../../../../runtime/sources/ecb-fx/rate-table.ts';
import { readCubes } from '../../../../runtime/sources/ecb-fx/read-cubes.ts';
import { envelope, fixture } from './bank.ts';

const read = (text: string): RateTable => new RateTable(readCubes(text));

test('parses the daily file, which is indented and has single quotes and trailing zeros, as one day', () => {
  const table = read(fixture('daily.xml'));
  assert.is(table.length, 1);
  const day = table.newest();
  assert.is(day.date, '2026-03-18');
  assert.is(day.rate('USD'), 1.15);
  assert.is(day.rate('ISK'), 143.6);
  assert.is(day.rate('IDR'), 19543.1);
  assert.is(day.codes().length, 30, '29 and EUR');
  assert.equal(day.codes().slice(0, 3), ['AUD', 'BRL', 'CAD']);
});

test('parses the histories, which have one line, double quotes and the newest day first, as ascending days', () => {
  const table = read(fixture('hist-90d.xml'));
  assert.is(table.length, 62);
  assert.is(table.first, '2025-12-18');
  assert.is(table.last, '2026-03-18');
  assert.is(table.newest().rate('NOK'), 11.0205);
  assert.is(read(fixture('hist.xml')).first, '1999-01-04');
});

test('sets EUR, which is not listed, to 1 on every day', () => {
  const table = read(fixture('hist.xml'));
  assert.is(table.rate(0, 'EUR'), 1);
  assert.is(table.rate(table.length - 1, 'EUR'), 1);
});

test('skips invalid rates: N/A, empty, zero, words, an invalid code', () => {
  const day = read(
    envelope({ '2026-03-18': { USD: '1.15', SEK: 'N/A', NOK: '', ISK: '0', GBP: '-1', JPY: 'Infinity', usd2: '3' } }),
  ).newest();
  assert.equal(day.codes(), ['EUR', 'USD']);
  assert.is(day.rate('SEK'), undefined);
});

test('each day contains only the currencies published on that day, plus EUR', () => {
  const table = read(envelope({ '2026-01-02': { USD: 1.17 }, '2025-12-31': { USD: 1.18, BGN: 1.9558 } }));
  assert.equal(table.day(0).codes(), ['BGN', 'EUR', 'USD']);
  assert.equal(table.day(1).codes(), ['EUR', 'USD']);
  assert.equal(table.around(1, 'BGN'), { before: '2025-12-31', after: undefined });
});

test('parses a file that contains one day with one currency', () => {
  assert.equal(
    read(envelope({ '2026-03-18': { USD: '1.1500' } }))
      .newest()
      .codes(),
    ['EUR', 'USD'],
  );
});

test('accepts a different namespace prefix on the envelope', () => {
  assert.is(read(fixture('daily.xml').replaceAll('gesmes:', 'g:')).last, '2026-03-18');
});

test('skips a cube without a valid date', () => {
  const table = read(envelope({ '2026-02-30': { USD: 1 }, yesterday: { USD: 2 }, '2026-03-18': { USD: 3 } }));
  assert.is(table.length, 1);
});

test('rejects anything but a complete envelope with a dated cube', () => {
  assert.throws(() => read('<html><body>Service unavailable</body></html>'), /root element/);
  assert.throws(() => read('<error>please try again later</error>'), /root element/);
  assert.throws(() => read(envelope({})), /no dated cube/);
  assert.throws(() => read(envelope({ '2026-03-18': {} })), /no dated cube/);
  assert.throws(() => read(''));
  const whole = fixture('daily.xml');
  assert.throws(() => read(whole.slice(0, whole.indexOf("currency='NOK'"))), /malformed/);
});

test('finds the row for a date, or else for the last day before the date', () => {
  const table = read(fixture('hist.xml'));
  const upTo = (date: string) => table.date(table.rowUpTo(date));
  assert.is(upTo('2018-06-15'), '2018-06-15');
  assert.is(upTo('2018-06-17'), '2018-06-15');
  assert.is(upTo('2018-06-18'), '2018-06-18');
  assert.is(upTo('2030-01-01'), '2026-03-18');
  assert.is(table.rowUpTo('1999-01-03'), -1);
  assert.is(table.rowUpTo('1999-01-04'), 0);
});

test.run();
