// Vocabulary of synonyms used by people and by statistical offices (spec/vocabulary.yaml).

import { readFileSync } from 'node:fs';
import { statistics } from '../../lib/text/analyser.ts';
import { LANGUAGES, type Language } from '../../lib/text/stemming.ts';

type Phrases = Readonly<Partial<Record<Language, readonly string[]>>>;

interface VocabularyFile {
  readonly cuts: Phrases;
  readonly totals: Phrases;
  readonly weak: Phrases;
  readonly concepts: Readonly<Record<string, Phrases>>;
}

/** Stemmed words. */
export type Phrase = readonly string[];

/** Phrases related to a phrase, excluding the phrase itself. */
export interface Said {
  readonly synonyms: readonly Phrase[];
  /** Broader concepts, such as unemployment for the unemployment rate. */
  readonly broader: readonly Phrase[];
}

export interface Vocabulary {
  readonly longest: number;
  /** `words` are stems of one language joined by spaces. */
  others(words: string, language: Language): Said | undefined;
  isCut(stem: string): boolean;
  isTotal(stem: string): boolean;
  isWeak(stem: string): boolean;
}

const FILE = new URL('../../../generated/vocabulary.json', import.meta.url);

let loaded: Vocabulary | undefined;

/** The vocabulary, loaded on first use. */
export function vocabulary(): Vocabulary {
  loaded ??= compile(JSON.parse(readFileSync(FILE, 'utf8')) as VocabularyFile);
  return loaded;
}

function compile({ cuts, totals, weak, concepts }: VocabularyFile): Vocabulary {
  const byWords = new Map(LANGUAGES.map((language) => [language, new Map<string, Set<string>>()]));
  const phrasesOf = new Map<string, Phrase[]>();
  let longest = 1;
  for (const [concept, phrases] of Object.entries(concepts)) {
    const all = new Map<string, Phrase>();
    for (const { language, phrase } of eachPhrase(phrases)) {
      const words = phrase.join(' ');
      all.set(words, phrase);
      longest = Math.max(longest, phrase.length);
      const known = byWords.get(language) as Map<string, Set<string>>;
      known.set(words, (known.get(words) ?? new Set()).add(concept));
    }
    phrasesOf.set(concept, [...all.values()]);
  }
  const broader = broaderConcepts(concepts, byWords.get('en') as ReadonlyMap<string, ReadonlySet<string>>);
  const [cutStems, totalStems, weakStems] = [cuts, totals, weak].map(
    (phrases) => new Set([...eachPhrase(phrases)].flatMap(({ phrase }) => phrase)),
  ) as [Set<string>, Set<string>, Set<string>];
  return {
    longest,
    others: (words, language) => {
      const found = byWords.get(language)?.get(words);
      if (found === undefined) return undefined;
      const phrases = (names: Iterable<string>) => [...names].flatMap((name) => phrasesOf.get(name) ?? []);
      const synonyms = phrases(found).filter((phrase) => phrase.join(' ') !== words);
      const wider = [...found].flatMap((name) => [...(broader.get(name) ?? [])]).filter(([name]) => !found.has(name));
      const named = (isSame: boolean) => new Set(wider.filter(([, same]) => same === isSame).map(([name]) => name));
      return { synonyms: [...synonyms, ...phrases(named(true))], broader: phrases(named(false)) };
    },
    isCut: (stem) => cutStems.has(stem),
    isTotal: (stem) => totalStems.has(stem),
    isWeak: (stem) => weakStems.has(stem),
  };
}

/** Words that describe only the form of a figure. */
const FORMS = new Set(statistics.stems('rate rates index total', 'en'));

/**
 * A concept is broader than another if its phrase occurs in the first English phrase of the other ("inflation" in "core
 * inflation"). The two may differ only in form ("unemployment" and "unemployment rate").
 */
function broaderConcepts(
  concepts: VocabularyFile['concepts'],
  english: ReadonlyMap<string, ReadonlySet<string>>,
): Map<string, Map<string, boolean>> {
  const found = new Map<string, Map<string, boolean>>();
  for (const [name, { en = [] }] of Object.entries(concepts)) {
    const words = statistics.stems(en[0] ?? '', 'en');
    const inside = new Map<string, boolean>();
    for (let start = 0; start < words.length; start++) {
      for (let end = start + 1; end <= words.length; end++) {
        const rest = [...words.slice(0, start), ...words.slice(end)];
        for (const other of english.get(words.slice(start, end).join(' ')) ?? []) {
          if (other !== name)
            inside.set(
              other,
              rest.every((word) => FORMS.has(word)),
            );
        }
      }
    }
    found.set(name, inside);
  }
  return found;
}

function* eachPhrase(phrases: Phrases): Generator<{ language: Language; phrase: Phrase }> {
  for (const language of LANGUAGES) {
    for (const text of phrases[language] ?? []) {
      const phrase = statistics.stems(text, language);
      if (phrase.length > 0) yield { language, phrase };
    }
  }
}
