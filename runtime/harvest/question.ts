// What a question asks for: countries taken out of it, years dropped, the rest in units (a word, or a phrase of the vocabulary),
// each with all the ways in which a catalogue may say it. Pure.

import { type Country, countryNamed, countryOf, LONGEST_NAME } from '../kit/countries.ts';
import { statistics, wordsOf } from '../language/analyser.ts';
import { LANGUAGES, type Language, stem } from '../language/stemming.ts';
import { type Phrase, vocabulary } from './vocabulary.ts';

/** One thing that is asked for. */
export interface Unit {
  /** As it was asked. */
  readonly text: string;
  /** What it may be called: the words as asked, in the stems of each language. */
  readonly asked: readonly Phrase[];
  /** What the vocabulary knows for it besides. */
  readonly synonyms: readonly Phrase[];
  /** The wider thing that it is a part of: unemployment, for the unemployment rate. */
  readonly broader: readonly Phrase[];
  /** Whether it tells little apart (rate, number). */
  readonly isWeak: boolean;
}

export interface Question {
  readonly text: string;
  /** The words without countries, folded: what a title may equal. */
  readonly words: string;
  readonly units: readonly Unit[];
  readonly countries: readonly Country[];
  /** Stems of the countries' names: a title may hold them. */
  readonly countryStems: readonly string[];
}

/** Characters of a question that are looked at. */
const LONGEST_QUESTION = 300;
/** Words that are looked at: the search asks for each. */
const MOST_WORDS = 16;
const YEAR = /^(?:1[89]|20)\d\d$/;
/** Words of two letters that are country codes only in capitals. */
const CODE = /^(?:[A-Z]{2,3})$/;
/** Codes of countries that are words or well-known abbreviations of something else. */
const NO_COUNTRIES = new Set(
  'CPI GDP GNI PPI PPP FDI ICT CO IT IN IS NO ME AM AT BE TO SO DO MY AS PER CAN SI LA DE ES AND ARE ARM'.split(' '),
);
/** Words after which "us" is who asks. */
const BEFORE_PRONOUN = new Set(['tell', 'give', 'gives', 'let', 'show', 'help', 'to', 'for', 'with', 'between', 'of']);
/** Names that mean something else more often, and are countries only beside other words. */
const DOUBTFUL = new Set(['turkey', 'chad', 'jersey', 'guinea', 'polish', 'china', 'us']);

/** Reads a question, which may be in any of the languages. */
export function readQuestion(text: string): Question {
  const cut = text.slice(0, LONGEST_QUESTION);
  const language = statistics.languageOf(cut);
  const { rest, countries, names } = withoutCountries(cut);
  const words = rest
    .filter((word) => !YEAR.test(word) && !statistics.isStopWord(word, language) && !statistics.isStopWord(word, 'en'))
    .slice(0, MOST_WORDS);
  return {
    text: cut,
    words: rest.join(' '),
    units: unitsOf(words, language, denominatorsOf(rest)),
    countries,
    countryStems: names.flatMap((name) => name.split(' ').map((word) => stem(word, language))),
  };
}

function withoutCountries(text: string): { rest: string[]; countries: Country[]; names: string[] } {
  const countries = new Map<string, Country>();
  const names: string[] = [];
  const codes = new Set(text.split(/[^A-Za-z]+/).filter((word) => CODE.test(word) && !NO_COUNTRIES.has(word)));
  const shouted = text === text.toUpperCase();
  const words = wordsOf(text.replaceAll(/\bU\.\s?S\.(?:\s?A\.)?/g, 'USA').replaceAll(/\bU\.\s?K\./g, 'UK'));
  const rest: string[] = [];
  for (let at = 0; at < words.length; ) {
    const found = countryAt(words, at);
    const word = words[at] as string;
    const byCode = !shouted && codes.has(word.toUpperCase()) ? countryOf(word) : undefined;
    const country = found?.country ?? byCode;
    if (country === undefined) {
      rest.push(word);
      at++;
      continue;
    }
    const length = found?.length ?? 1;
    countries.set(country.iso2, country);
    names.push(words.slice(at, at + length).join(' '));
    at += length;
  }
  // "Jordan" alone is all that was asked: then it is searched for as well.
  return { rest: rest.length === 0 ? words : rest, countries: [...countries.values()], names };
}

function countryAt(words: readonly string[], at: number): { country: Country; length: number } | undefined {
  for (let length = Math.min(LONGEST_NAME, words.length - at); length > 0; length--) {
    const name = words.slice(at, at + length).join(' ');
    if (DOUBTFUL.has(name) && words.length === length) continue;
    // A two-letter word is "us", "uk" or no country.
    if (name.length < 3 && name !== 'us' && name !== 'uk') continue;
    if (name === 'us' && (words.length < 2 || BEFORE_PRONOUN.has(words[at - 1] ?? ''))) continue;
    const country = countryNamed(name);
    if (country !== undefined) return { country, length };
  }
  return undefined;
}

/** The words cut into units so that phrases of the vocabulary are as long as they can be. */
function unitsOf(words: readonly string[], language: Language, denominators: ReadonlySet<string>): Unit[] {
  const { longest } = vocabulary();
  // From the end: the best way to cut what follows each word.
  const best: { worth: number; units: readonly Unit[] }[] = new Array(words.length + 1);
  best[words.length] = { worth: 0, units: [] };
  for (let at = words.length - 1; at >= 0; at--) {
    const rest = best[at + 1] as { worth: number; units: readonly Unit[] };
    let chosen = { worth: rest.worth + PLAIN_WORD_WORTH, units: [plainUnit(words[at] as string), ...rest.units] };
    for (let length = 1; length <= Math.min(longest, words.length - at); length++) {
      const unit = conceptAt(words.slice(at, at + length), language);
      const after = best[at + length] as { worth: number; units: readonly Unit[] };
      const worth = length * length + after.worth;
      if (unit !== undefined && worth > chosen.worth) chosen = { worth, units: [unit, ...after.units] };
    }
    best[at] = chosen;
  }
  const { units } = best[0] as { units: readonly Unit[] };
  return unique(units.map((unit) => (denominators.has(unit.text) ? { ...unit, isWeak: true } : unit)));
}

/** Words before what a figure is divided by. */
const PER = new Set(['per', 'pro', 'par', 'por', 'je']);

/** "waste per inhabitant" is about waste: what stands behind "per" tells little apart. */
function denominatorsOf(words: readonly string[]): Set<string> {
  return new Set(words.filter((_, index) => PER.has(words[index - 1] ?? '')));
}

/** A word that the vocabulary lacks is worth less than the shortest phrase. */
const PLAIN_WORD_WORTH = 0.5;

function plainUnit(word: string): Unit {
  const asked = inLanguages([word]);
  const { isWeak } = vocabulary();
  return { text: word, asked, synonyms: [], broader: [], isWeak: asked.some(([only]) => isWeak(only as string)) };
}

/** The words as a phrase of the vocabulary: in the question's language first, else in any. */
function conceptAt(words: readonly string[], language: Language): Unit | undefined {
  const { others } = vocabulary();
  const text = words.join(' ');
  for (const each of [language, ...LANGUAGES]) {
    const phrase = words.map((word) => stem(word, each));
    const said = others(phrase.join(' '), each);
    if (said !== undefined) return { text, asked: inLanguages(words), ...said, isWeak: false };
  }
  return undefined;
}

function inLanguages(words: readonly string[]): Phrase[] {
  const phrases = new Map<string, Phrase>();
  for (const language of LANGUAGES) {
    const phrase = words.map((word) => stem(word, language));
    phrases.set(phrase.join(' '), phrase);
  }
  return [...phrases.values()];
}

function unique(units: readonly Unit[]): Unit[] {
  return [...new Map(units.map((unit) => [unit.text, unit])).values()];
}
