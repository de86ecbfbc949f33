import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { currencyArgument } from '../../../runtime/reference/currencies.ts';

const meaningOf = (text: string) => {
  const found = currencyArgument(text);
  return typeof found === 'string' ? found : `${found.message}. ${found.hint}`;
};

test('resolves a currency by code, sign and name, including plural names and names in other languages', () => {
  for (const [text, code] of [
    ['nok', 'NOK'],
    ['euros', 'EUR'],
    ['€', 'EUR'],
    ['US dollars', 'USD'],
    ['Swedish krona', 'SEK'],
    ['norske kroner', 'NOK'],
    ['Norwegian kroner', 'NOK'],
    ['Swedish kronor', 'SEK'],
    ['Schweizer Franken', 'CHF'],
    ['British pounds', 'GBP'],
    ['pound', 'GBP'],
    ['yen', 'JPY'],
    ['złoty', 'PLN'],
    ['人民币', 'CNY'],
    ['евро', 'EUR'],
  ] as const) {
    assert.is(meaningOf(text), code, text);
  }
});

test('rejects a name shared by several currencies', () => {
  assert.is(
    meaningOf('kr'),
    '"kr" matches several currencies. Use DKK (Danish Krone) or ISK (Icelandic Króna) or NOK (Norwegian Krone) or SEK (Swedish Krona).',
  );
  assert.match(meaningOf('dollars'), 'AUD (Australian Dollar) or CAD (Canadian Dollar)');
  assert.match(meaningOf('krone'), 'Use DKK (Danish Krone) or NOK (Norwegian Krone).');
  assert.match(meaningOf('$'), 'matches several currencies');
});

test('suggests the nearest name for an unknown currency, however long the input is', () => {
  assert.match(meaningOf('Swedish kroma'), 'Did you mean SEK (Swedish Krona)?');
  assert.match(meaningOf('bitcoin'), '"bitcoin" is not a known currency. Use an ISO 4217 code');
  assert.ok(meaningOf('x '.repeat(100_000)).length < 300);
});

test.run();
