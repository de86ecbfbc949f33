// Parses a question: extracts countries and country groups, drops years, and splits the rest into units (a word or a vocabulary
// phrase).

import { statistics } from '../../lib/text/analyser.ts';
import { LANGUAGES, type Language, stem } from '../../lib/text/stemming.ts';
import type { Country, CountryGroup } from '../../reference/countries/countries.ts';
import { withoutCountries } from './countries-asked.ts';
import { type Phrase, vocabulary } from './vocabulary.ts';

export interface Unit {
  readonly text: string;
  /** The words, stemmed in each language. */
  readonly original: readonly Phrase[];
  readonly synonyms: readonly Phrase[];
  /** Phrases for the broader topic, such as unemployment for the unemployment rate. */
  readonly broader: readonly Phrase[];
  /** True for a word that hardly distinguishes series from each other, such as "rate" or "number". */
  readonly isWeak: boolean;
}

export interface Question {
  readonly text: string;
  /** Folded words of the question, without countries and country groups. */
  readonly words: string;
  readonly units: readonly Unit[];
  readonly countries: readonly Country[];
  readonly groups: readonly CountryGroup[];
  /** Stems of the question's country names. They do not lower the score of a title that contains them. */
  readonly countryStems: readonly string[];
}

const MAX_QUESTION_LENGTH = 300;
/** Maximum number of words. Limits the cost of a search, because each word is queried. */
const MAX_WORDS = 16;
const YEAR = /^(?:1[89]|20)\d\d$/;
export function readQuestion(text: string): Question {
  const cut = text.slice(0, MAX_QUESTION_LENGTH);
  const language = statistics.languageOf(cut);
  const { rest, countries, groups, names } = withoutCountries(cut);
  const words = statistics
    .joined(rest)
    .filter((word) => !YEAR.test(word) && !statistics.isStopWord(word, language) && !statistics.isStopWord(word, 'en'))
    .slice(0, MAX_WORDS);
  return {
    text: cut,
    words: rest.join(' '),
    units: unitsOf(words, language, denominatorsOf(rest)),
    countries,
    groups,
    countryStems: names.flatMap((name) => statistics.joined(name.split(' ')).map((word) => stem(word, language))),
  };
}

/** Splits the words into units, preferring long vocabulary phrases. */
function unitsOf(words: readonly string[], language: Language, denominators: ReadonlySet<string>): Unit[] {
  const { longest } = vocabulary();
  // Dynamic programming from the end: the best split of the words from each position.
  const best: { score: number; units: readonly Unit[] }[] = new Array(words.length + 1);
  best[words.length] = { score: 0, units: [] };
  for (let at = words.length - 1; at >= 0; at--) {
    const rest = best[at + 1] as { score: number; units: readonly Unit[] };
    let chosen = { score: rest.score + PLAIN_WORD_SCORE, units: [plainUnit(words[at] as string), ...rest.units] };
    for (let length = 1; length <= Math.min(longest, words.length - at); length++) {
      const unit = conceptAt(words.slice(at, at + length), language);
      const after = best[at + length] as { score: number; units: readonly Unit[] };
      const score = length * length + after.score;
      if (unit !== undefined && score > chosen.score) chosen = { score, units: [unit, ...after.units] };
    }
    best[at] = chosen;
  }
  const { units } = best[0] as { units: readonly Unit[] };
  return unique(units.map((unit) => (denominators.has(unit.text) ? { ...unit, isWeak: true } : unit)));
}

/** Words that introduce a denominator, as in "per inhabitant". */
const PER = new Set(['per', 'pro', 'par', 'por', 'je']);

/** Returns the words after "per". They hardly help to identify a series: "waste per inhabitant" is about waste. */
function denominatorsOf(words: readonly string[]): Set<string> {
  return new Set(words.filter((_, index) => PER.has(words[index - 1] ?? '')));
}

const PLAIN_WORD_SCORE = 0.5;

function plainUnit(word: string): Unit {
  const original = inLanguages([word]);
  const { isWeak } = vocabulary();
  return { text: word, original, synonyms: [], broader: [], isWeak: original.some(([only]) => isWeak(only as string)) };
}

/** Looks up words in the question's language first. */
function conceptAt(words: readonly string[], language: Language): Unit | undefined {
  const { others } = vocabulary();
  const text = words.join(' ');
  for (const each of [language, ...LANGUAGES]) {
    const phrase = words.map((word) => stem(word, each));
    const related = others(phrase.join(' '), each);
    if (related !== undefined) return { text, original: inLanguages(words), ...related, isWeak: false };
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
