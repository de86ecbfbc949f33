// Resolves a currency from its ISO 4217 code or its name in one of several languages (Unicode CLDR data in Node). An ambiguous
// name ("dollar", "krone", "kr") is rejected with a list of the currencies.

import { wordsOf } from '../lib/text/analyser.ts';
import { nearest } from '../lib/text/nearest.ts';
import type { Refusal } from './countries/countries.ts';

const LANGUAGES = 'en da de es fi fr it nb nl pl pt sv ar el he hi ja ko ru th uk zh'.split(' ');
/**
 * Currencies with an ECB reference rate. If only one of their names ends with a certain word ("pound"), the word means
 * that currency.
 */
const COMMON =
  'AUD BRL CAD CHF CNY CZK DKK EUR GBP HKD HUF IDR ILS INR ISK JPY KRW MXN MYR NOK NZD PHP PLN RON SEK SGD THB TRY USD ZAR'.split(
    ' ',
  );
/** Signs and words in addition to the CLDR names; several codes if the word is ambiguous. */
const FURTHER: Readonly<Record<string, string>> = {
  '€': 'EUR',
  '£': 'GBP',
  '₹': 'INR',
  '₩': 'KRW',
  '₺': 'TRY',
  '₪': 'ILS',
  '฿': 'THB',
  r$: 'BRL',
  us$: 'USD',
  a$: 'AUD',
  c$: 'CAD',
  $: 'USD AUD CAD HKD NZD SGD MXN',
  '¥': 'JPY CNY',
  sterling: 'GBP',
  'pound sterling': 'GBP',
  quid: 'GBP',
  renminbi: 'CNY',
  rmb: 'CNY',
  yuan: 'CNY',
  shekel: 'ILS',
  zloty: 'PLN',
  kr: 'DKK ISK NOK SEK',
  crown: 'CZK DKK ISK NOK SEK',
  kroner: 'DKK NOK',
  kronor: 'ISK SEK',
  'us dollar': 'USD',
  buck: 'USD AUD CAD NZD',
};
const MAX_CHARACTERS = 60;
const ACCEPTED = 'Use an ISO 4217 code, such as EUR, or a name, such as Swedish krona.';

interface Names {
  readonly codes: ReadonlySet<string>;
  readonly byName: ReadonlyMap<string, readonly string[]>;
}

let names: Names | undefined;
const english = new Intl.DisplayNames('en', { type: 'currency', fallback: 'none' });

/** ISO 4217 code and English name; currencies with an ECB reference rate come first. */
export function allCurrencies(): readonly (readonly [code: string, name: string])[] {
  names ??= readNames();
  const others = [...names.codes].filter((code) => !COMMON.includes(code)).sort();
  return [...COMMON, ...others].map((code) => [code, english.of(code) ?? code]);
}

export function currencyArgument(text: string): string | Refusal {
  names ??= readNames();
  const code = text.trim().toUpperCase();
  if (names.codes.has(code)) return code;
  const name = singular(text);
  const found = currenciesNamed(text);
  const [only, ...others] = found;
  if (only !== undefined && others.length === 0) return only;
  const shown = JSON.stringify(text.slice(0, MAX_CHARACTERS));
  if (others.length > 0) {
    const choices = found.map((each) => `${each} (${english.of(each) ?? each})`);
    return { message: `${shown} matches several currencies`, hint: `Use ${choices.join(' or ')}.` };
  }
  const near = name.length > MAX_CHARACTERS ? undefined : nearest(name, names.byName.keys());
  const meant = near === undefined ? [] : (names.byName.get(near) ?? []);
  const hint =
    meant.length === 1 ? `Did you mean ${meant[0]} (${english.of(meant[0] as string)})? ${ACCEPTED}` : ACCEPTED;
  return { message: `${shown} is not a known currency`, hint };
}

/** Codes of all currencies with this name; more than one if the name is ambiguous. */
export function currenciesNamed(text: string): readonly string[] {
  names ??= readNames();
  return names.byName.get(text.trim().toLowerCase()) ?? names.byName.get(singular(text)) ?? [];
}

function readNames(): Names {
  const codes = Intl.supportedValuesOf('currency');
  const found = new Map<string, Set<string>>();
  const add = (name: string, code: string) => {
    const known = found.get(name);
    if (known === undefined) found.set(name, new Set([code]));
    else known.add(code);
  };
  for (const language of LANGUAGES) {
    const display = new Intl.DisplayNames(language, { type: 'currency', fallback: 'none' });
    for (const code of codes) {
      const name = display.of(code);
      if (name !== undefined) add(singular(name), code);
    }
  }
  for (const code of COMMON) {
    const last = singular(english.of(code) ?? '')
      .split(' ')
      .at(-1);
    if (last !== undefined && last !== '') add(last, code);
  }
  const byName = new Map([...found].map(([name, all]) => [name, [...all].sort()]));
  for (const [name, all] of Object.entries(FURTHER)) byName.set(name, all.split(' '));
  return { codes: new Set(codes), byName };
}

const NORDIC: Readonly<Record<string, string>> = { kroner: 'krone', kronor: 'krona', kronur: 'krona' };

/** Example: `US dollars` becomes `us dollar`. */
function singular(text: string): string {
  return wordsOf(text.slice(0, 2 * MAX_CHARACTERS))
    .map((word) => NORDIC[word] ?? (word.length > 3 && word.endsWith('s') ? word.slice(0, -1) : word))
    .join(' ');
}
