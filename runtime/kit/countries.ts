// Countries as sources of figures name them: ISO 3166 codes of two and three letters and of three digits, names in several
// languages. The table is the embedded one of spec/places; names come from the CLDR that Node carries.

import { readFileSync } from 'node:fs';
import { foldWords } from '../language/fold.ts';

/** A country or territory of ISO 3166-1. */
export interface Country {
  readonly iso2: string;
  readonly iso3: string;
  /** English name. */
  readonly name: string;
}

const TABLE = new URL('../../generated/embedded/countries.json', import.meta.url);
/** Codes that people write for another. */
const OTHER_CODES: Readonly<Record<string, string>> = {
  UK: 'GB',
  EL: 'GR',
  XKX: 'XK',
  KSV: 'XK',
  ROM: 'RO',
  ZAR: 'CD',
};
/** Languages in which names are known. */
const NAME_LANGUAGES = ['en', 'sv', 'de', 'fr', 'es', 'da', 'nb'];

/** Common names and adjectives that the tables of names lack, by code; folded. */
const FURTHER_NAMES: Readonly<Record<string, string>> = {
  AR: 'argentine argentinian',
  AT: 'austrian osterreichisch',
  AU: 'australian',
  BD: 'bangladeshi',
  BE: 'belgian belge belgisch',
  BG: 'bulgarian',
  BO: 'bolivian bolivia',
  BR: 'brazilian bresilien brasileno',
  CA: 'canadian canadien',
  CD: 'drc|dr congo|democratic republic of congo|congo kinshasa',
  CG: 'congo brazzaville|republic of the congo|republic of congo',
  CH: 'swiss suisse schweizer',
  CI: 'ivory coast|cote divoire',
  CL: 'chilean chileno',
  CN: 'chinese chinois|peoples republic of china|mainland china',
  CO: 'colombian',
  CV: 'cape verde',
  CY: 'cypriot',
  CZ: 'czech|czech republic|tschechische republik|tschechien',
  DE: 'german deutsch deutsche deutschen allemand aleman alemana tysk',
  DK: 'danish dansk danois danisch',
  EE: 'estonian',
  EG: 'egyptian',
  ES: 'spanish espagnol spanisch espanol espanola spansk',
  ET: 'ethiopian',
  FI: 'finnish finlandais finnisch finsk',
  FR: 'french francais francaise franzosisch fransk frances',
  GB: 'uk british britain britannique britisch|great britain|england|vereinigtes konigreich',
  GR: 'greek grec griechisch',
  HK: 'hong kong',
  HR: 'croatian',
  HU: 'hungarian',
  ID: 'indonesian',
  IE: 'irish irlandais',
  IL: 'israeli',
  IN: 'indian',
  IQ: 'iraqi',
  IR: 'iranian',
  IS: 'icelandic',
  IT: 'italian italien italienisch italiano italiensk',
  JP: 'japanese japonais japanisch japones',
  KE: 'kenyan',
  KP: 'north korea',
  KR: 'korea korean|south korea|republic of korea',
  LA: 'laos',
  LT: 'lithuanian',
  LV: 'latvian',
  MA: 'moroccan',
  MK: 'macedonia|north macedonia',
  MM: 'burma|myanmar',
  MX: 'mexican mexicano',
  MY: 'malaysian',
  NG: 'nigerian',
  NL: 'dutch holland niederlandisch|the netherlands|neerlandais',
  NO: 'norwegian norsk norvegien norwegisch',
  NZ: 'new zealander',
  PE: 'peruvian',
  PH: 'philippine filipino',
  PK: 'pakistani',
  PL: 'polish polonais polnisch polaco',
  PT: 'portuguese portugais',
  RO: 'romanian roumain rumanisch',
  RS: 'serbian',
  RU: 'russian russe russisch|russia|russian federation',
  SA: 'saudi',
  SE: 'swedish svensk svenska suedois schwedisch sueco',
  SI: 'slovenian slovene',
  SK: 'slovak',
  SY: 'syrian|syria',
  TH: 'thai',
  TR: 'turkiye turkish|turkey',
  TW: 'taiwanese|taiwan',
  TZ: 'tanzania tanzanian',
  UA: 'ukrainian',
  US: 'usa us america american americain amerikanisch|united states of america|the states|etats unis|vereinigte staaten|eeuu|estados unidos',
  VE: 'venezuela venezuelan',
  VN: 'vietnamese|viet nam',
  ZA: 'south african',
};

interface Tables {
  readonly byCode: ReadonlyMap<string, Country>;
  readonly byNumber: ReadonlyMap<string, Country>;
  readonly byName: ReadonlyMap<string, Country>;
}

let tables: Tables | undefined;

/** The country with this code: two or three letters in any case, UK and EL for GB and GR; undefined for any other text. */
export function countryOf(code: string): Country | undefined {
  const upper = code.trim().toUpperCase();
  return known().byCode.get(OTHER_CODES[upper] ?? upper);
}

/** The country with this UN M49 number (three digits, leading zeros may be left out); undefined for groups of countries. */
export function countryOfNumber(number: string): Country | undefined {
  return known().byNumber.get(number.padStart(3, '0'));
}

/** The country that a text names (English, Swedish, German, French, Spanish, Danish or Norwegian name, or adjective). */
export function countryNamed(name: string): Country | undefined {
  return known().byName.get(foldWords(name));
}

/** The country with this code or name. */
export function countryLike(text: string): Country | undefined {
  return countryOf(text) ?? countryNamed(text);
}

/** All countries, by code of two letters. */
export function allCountries(): Country[] {
  return [...new Set(known().byCode.values())];
}

/** Longest name in words. */
export const LONGEST_NAME = 5;

function known(): Tables {
  tables ??= makeTables();
  return tables;
}

function makeTables(): Tables {
  const rows = JSON.parse(readFileSync(TABLE, 'utf8')) as {
    iso_code: string;
    iso3_code: string;
    country_name: string;
  }[];
  const all = rows.map(
    ({ iso_code, iso3_code, country_name }): Country => ({
      iso2: iso_code,
      iso3: iso3_code,
      name: country_name,
    }),
  );
  const byCode = new Map(
    all.flatMap((country) => [country.iso2, country.iso3].map((code) => [code, country] as const)),
  );
  return { byCode, byNumber: numbers(byCode), byName: names(all) };
}

/** Numbers by way of CLDR, which makes `und-SE` of `und-752`; two numbers of one country are its old and its new extent. */
function numbers(byCode: ReadonlyMap<string, Country>): Map<string, Country> {
  const found = new Map<string, Country>();
  for (let number = 1; number < 1000; number++) {
    const digits = String(number).padStart(3, '0');
    const country = byCode.get(Intl.getCanonicalLocales(`und-${digits}`)[0]?.slice(4) ?? '');
    // 736 is Sudan before 2011, 891 Serbia and Montenegro: not the countries that have their codes today.
    if (country !== undefined && !['736', '810', '890', '891', '200', '278', '280'].includes(digits)) {
      found.set(digits, country);
    }
  }
  return found;
}

function names(all: readonly Country[]): Map<string, Country> {
  const found = new Map<string, Country>();
  const add = (name: string, country: Country) => {
    const folded = foldWords(name);
    if (folded.length > 1 && !found.has(folded)) found.set(folded, country);
  };
  for (const country of all) add(country.name, country);
  for (const language of NAME_LANGUAGES) {
    const display = new Intl.DisplayNames([language], { type: 'region' });
    for (const country of all) add(display.of(country.iso2) ?? '', country);
  }
  for (const country of all) {
    const groups = (FURTHER_NAMES[country.iso2] ?? '').split('|');
    // The first group are single words, the others are names of several.
    const [words = '', ...phrases] = groups;
    for (const name of [...words.split(' '), words, ...phrases]) add(name, country);
  }
  return found;
}
