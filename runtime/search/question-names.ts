// Names in eleven languages that indicate the kind of question. Pure.

import { foldWords } from '../lib/text/fold.ts';

const LANGUAGES = ['en', 'sv', 'nb', 'da', 'de', 'fr', 'es', 'it', 'nl', 'pl', 'fi'] as const;
/** Shorter names coincide with common words of some language. */
const SHORTEST_NAME = 4;
/** A company name with its legal form. */
export const COMPANY_FORM = /(?<=\p{L} )(?:A\/S|ApS|AS|ASA|ANS|NUF|AB|Ltd|LLC|Inc|GmbH|AG|SA|BV|Oy|Corp)\b/u;

const UNIT_WORDS = new Set(
  (
    'km kilometer kilometers kilometre kilometres kilometern mile miles mil m meter meters metre metres cm mm inch inches foot feet ft yard yards ' +
    'kg kilo kilos kilogram kilograms g gram grams gram lb lbs pound pounds oz ounce ounces stone ton tons tonne tonnes ' +
    'l liter liters litre litres dl cl ml gallon gallons pint pints cup cups tablespoon tablespoons teaspoon teaspoons ' +
    'c f celsius fahrenheit kelvin degree degrees grad grader mph kmh knots knot kn bar psi pascal atm kpa ' +
    'joule joules kcal calories kwh mwh watt watts kw horsepower hp ps acre acres hectare hectares hektar ' +
    'byte bytes kb mb gb tb bits mbit gbit kilobyte kilobytes megabyte megabytes gigabyte gigabytes terabyte terabytes megabit megabits gigabit gigabits light-year parsec furlong nautical pouces pouce pieds litros metros millas libras tommer tum fot fod zoll meilen'
  ).split(' '),
);

/** Excludes full names of currencies. */
const CURRENCY_WORDS = new Set(
  (
    'euro euros eurot eurota dollar dollars dolares dolar dolary dolarow dolare dollari dollara dollart ' +
    'kron krona kronor kroner kronen krone kronur kruunu kruunua kruunun couronne couronnes corona coronas corone ' +
    'pund pfund libra libras livre livres sterling sterlina sterline franc francs franken franco francos franchi ' +
    'yen yens jen jeny jenow zloty zlotys zlotych zlote forint forints forinty rupee rupees rupie rupien peso pesos ' +
    'yuan renminbi rouble roubles ruble rubles rubel rublo rublos baht dirham dirhams valuta'
  ).split(' '),
);
/** Most common meaning of each sign. */
export const CURRENCY_SIGNS: Readonly<Record<string, string>> = { '€': 'EUR', $: 'USD', '£': 'GBP', '¥': 'JPY' };

const STAR_SIGNS = new Set(
  foldWords(
    'aries taurus gemini leo virgo libra scorpio sagittarius capricorn aquarius pisces ' +
      'väduren vädur oxen tvillingarna kräftan kräfta lejonet jungfrun jungfru vågen skorpionen skorpion skytten skytt stenbocken stenbock vattumannen vattuman fiskarna ' +
      'væren tyren tvillingene krepsen løven jomfruen vekten skytten steinbukken vannmannen fiskene vædderen krebsen stenbukken vandmanden ' +
      'widder stier zwillinge krebs löwe jungfrau waage skorpion schütze steinbock wassermann fische ' +
      'bélier taureau gémeaux vierge scorpion sagittaire capricorne verseau poissons géminis escorpio escorpión sagitario capricornio acuario piscis tauro ' +
      'gemelli leone vergine bilancia scorpione sagittario capricorno acquario pesci ram stier tweelingen leeuw maagd weegschaal schorpioen boogschutter waterman vissen ' +
      'baran byk bliźnięta lew panna waga strzelec koziorożec wodnik ryby oinas härkä kaksoset leijona neitsyt vaaka skorpioni jousimies kauris vesimies kalat',
  ).split(' '),
);

/** Codes recognized in lower case too, because they are not words. */
const COMMON_CODES = new Set('EUR USD GBP SEK NOK DKK CHF JPY PLN CZK HUF CNY INR CAD AUD NZD BRL ZAR ISK'.split(' '));

interface Names {
  readonly months: ReadonlySet<string>;
  readonly currencies: ReadonlySet<string>;
}

let names: Names | undefined;

/** Built on first use, which takes some milliseconds. */
function known(): Names {
  names ??= {
    months: monthNames(),
    currencies: new Set(Intl.supportedValuesOf('currency')),
  };
  return names;
}

function monthNames(): Set<string> {
  const months = new Set<string>();
  for (const language of LANGUAGES) {
    const format = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' });
    for (let index = 0; index < 12; index++) months.add(foldWords(format.format(Date.UTC(2026, index, 1))));
  }
  return new Set([...months].filter((name) => name.length >= SHORTEST_NAME));
}

/** True only for the usual spelling. */
export function isCurrencyCode(written: string): boolean {
  const code = written.toUpperCase();
  return known().currencies.has(code) && (written === code || COMMON_CODES.has(code));
}

/** @param word folded */
export function isCurrencyWord(word: string): boolean {
  return CURRENCY_WORDS.has(word);
}

/** @param word folded */
export function isUnitWord(word: string): boolean {
  return UNIT_WORDS.has(word);
}

/** @param word folded */
export function isMonth(word: string): boolean {
  return known().months.has(word);
}

/** @param word folded */
export function isStarSign(word: string): boolean {
  return STAR_SIGNS.has(word);
}
