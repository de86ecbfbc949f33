// Country names in non-Latin scripts, from the Unicode CLDR data in Node. Only complete strings are looked up.

import { wordsOf } from '../../lib/text/analyser.ts';
import { COUNTRIES, type Country } from './all.ts';
import { AMBIGUOUS_NAMES } from './ambiguous-names.ts';

const LANGUAGES = 'ar bg el fa he hi ja ko ru th uk zh zh-Hant'.split(' ');
/** Countries whose short names are ambiguous. In Arabic and Japanese, Georgia is also the US state. */
const LEFT_OUT = new Set(AMBIGUOUS_NAMES.flatMap(({ inColumns }) => (inColumns === undefined ? [] : [inColumns])));
const LATIN_ALONE = /^[\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]*$/u;

let names: ReadonlyMap<string, Country> | undefined;

export function countryInOtherScript(text: string): Country | undefined {
  if (LATIN_ALONE.test(text)) return undefined;
  names ??= namesInOtherScripts();
  return names.get(wordsOf(text).join(' '));
}

function namesInOtherScripts(): Map<string, Country> {
  const found = new Map<string, Country>();
  for (const language of LANGUAGES) {
    for (const style of ['long', 'short'] as const) {
      const display = new Intl.DisplayNames(language, { type: 'region', style, fallback: 'none' });
      for (const country of COUNTRIES) {
        const name = LEFT_OUT.has(country.iso2) ? undefined : display.of(country.iso2);
        if (name !== undefined) found.set(wordsOf(name).join(' '), country);
      }
    }
  }
  return found;
}
