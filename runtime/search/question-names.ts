// Codes and words that indicate the kind of question. Pure.

export type WordKind = 'month' | 'currency' | 'unit' | 'star_sign';
export type WordKinds = ReadonlyMap<WordKind, ReadonlySet<string>>;

export const COMPANY_FORM = /(?<=\p{L} )(?:A\/S|ApS|AS|ASA|ANS|NUF|AB|Ltd|LLC|Inc|GmbH|AG|SA|BV|Oy|Corp)\b/u;
/** Most common meaning of each currency sign. */
export const CURRENCY_SIGNS: Readonly<Record<string, string>> = { '€': 'EUR', $: 'USD', '£': 'GBP', '¥': 'JPY' };

/** Codes that are also recognized in lower case, because they are not words. */
const COMMON_CODES = new Set('EUR USD GBP SEK NOK DKK CHF JPY PLN CZK HUF CNY INR CAD AUD NZD BRL ZAR ISK'.split(' '));
let currencies: ReadonlySet<string> | undefined;

/** Accepts lowercase codes only if they are in COMMON_CODES. */
export function isCurrencyCode(written: string): boolean {
  currencies ??= new Set(Intl.supportedValuesOf('currency'));
  const code = written.toUpperCase();
  return currencies.has(code) && (written === code || COMMON_CODES.has(code));
}

/**
 * @param text rows that consist of a kind, a tab and words separated by spaces; lines that start with # are comments
 */
export function wordKinds(text: string): WordKinds {
  const rows = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(
    rows.map((row) => row.split('\t')).map(([kind, words]) => [kind as WordKind, new Set(words?.split(' '))]),
  );
}
