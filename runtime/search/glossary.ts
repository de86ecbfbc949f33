// Synonyms across languages: "jordskjelv", "séisme" and "quake" are one concept. Pure.

export interface GlossaryIndex {
  readonly concepts: readonly string[];
  /** For each language, one line per concept with its phrases, which are stemmed and joined by commas. */
  readonly phrases: Readonly<Record<string, string>>;
}

const BETWEEN_CONCEPTS = '\n';
const BETWEEN_PHRASES = ',';

export function writePhrases(phrases: readonly (readonly string[])[]): string {
  return phrases.map((each) => each.join(BETWEEN_PHRASES)).join(BETWEEN_CONCEPTS);
}

export interface Concept {
  readonly term: string;
  /** Similarity: 1 for the exact word, less for a part of a compound. */
  readonly alike: number;
}

const MARK = '=';
const MAX_PHRASE_LENGTH = 3;
/** Minimum length of a part of a compound, if both parts are known and if only one part is known. */
const MIN_PART_LENGTH = 4;
const MIN_LONE_PART_LENGTH = 5;
const PART = 0.75;
const MAX_WORD_LENGTH = 40;
/** Minimum length of a word that is looked up in other languages. Shorter words would match by chance. */
export const MIN_FOREIGN_LENGTH = 5;

export interface GlossaryWord {
  readonly folded: string;
  readonly stem: string;
  /** A stop word counts only as part of a phrase. */
  readonly isEmpty: boolean;
}

interface GlossaryMatch {
  readonly concepts: readonly Concept[];
  /** Number of matched words, or 1 if there was no match. */
  readonly length: number;
}

class Phrases {
  readonly #concepts = new Map<string, string>();
  readonly #openings = new Set<string>();

  add(phrase: string, concept: string): void {
    if (this.#concepts.has(phrase)) return;
    this.#concepts.set(phrase, concept);
    const blank = phrase.indexOf(' ');
    if (blank > 0) this.#openings.add(phrase.slice(0, blank));
  }

  get(phrase: string): string | undefined {
    return this.#concepts.get(phrase);
  }

  longestFrom({ stem, folded }: GlossaryWord): number {
    return this.#openings.has(stem) || this.#openings.has(folded) ? MAX_PHRASE_LENGTH : 1;
  }

  of(words: readonly GlossaryWord[]): string | undefined {
    return this.get(words.map(({ stem }) => stem).join(' ')) ?? this.get(words.map(({ folded }) => folded).join(' '));
  }
}

export class Glossary {
  readonly #byLanguage = new Map<string, Phrases>();
  readonly #anyLanguage = new Phrases();

  constructor(index: GlossaryIndex) {
    for (const [language, phrases] of Object.entries(index.phrases)) {
      const own = new Phrases();
      this.#byLanguage.set(language, own);
      for (const [number, line] of phrases.split(BETWEEN_CONCEPTS).entries()) {
        const concept = index.concepts[number] as string;
        for (const phrase of line === '' ? [] : line.split(BETWEEN_PHRASES)) {
          own.add(phrase, concept);
          this.#anyLanguage.add(phrase, concept);
        }
      }
    }
  }

  /** Matches the longest phrase that starts at `start`. */
  at(words: readonly GlossaryWord[], start: number, language: string): GlossaryMatch {
    const first = words[start] as GlossaryWord;
    const own = this.#byLanguage.get(language);
    for (const phrases of own === undefined ? [this.#anyLanguage] : [own, this.#anyLanguage]) {
      for (let length = phrases.longestFrom(first); length > 0; length--) {
        const part = words.slice(start, start + length);
        if (part.length < length || (length === 1 && first.isEmpty)) continue;
        const concept = phrases.of(part);
        const isChance = phrases !== own && part.map(({ folded }) => folded).join('').length < MIN_FOREIGN_LENGTH;
        if (concept !== undefined && !isChance) return { concepts: [{ term: `${MARK}${concept}`, alike: 1 }], length };
      }
    }
    return { concepts: own === undefined || first.isEmpty ? [] : this.#parts(first, own), length: 1 };
  }

  /** Handles compounds such as Hochwasserwarnungen. */
  #parts({ folded, stem }: GlossaryWord, phrases: Phrases): Concept[] {
    if (folded.length > MAX_WORD_LENGTH) return [];
    let lone: Concept[] = [];
    for (let length = folded.length - 3; length >= MIN_PART_LENGTH; length--) {
      const head = phrases.get(folded.slice(0, length)) ?? phrases.get(withoutLink(folded.slice(0, length)));
      const tail = phrases.get(stem.slice(-length)) ?? phrases.get(folded.slice(-length));
      const rest =
        head === undefined ? undefined : (phrases.get(stem.slice(length)) ?? phrases.get(folded.slice(length)));
      if (head !== undefined && rest !== undefined) {
        return [head, rest].map((concept) => ({ term: `${MARK}${concept}`, alike: PART }));
      }
      const part = tail ?? head;
      if (lone.length === 0 && part !== undefined && length >= MIN_LONE_PART_LENGTH) {
        lone = [{ term: `${MARK}${part}`, alike: PART * Math.sqrt(length / folded.length) }];
      }
    }
    return lone;
  }
}

/** Removes the linking "s" in Germanic compounds. */
function withoutLink(part: string): string {
  return part.endsWith('s') ? part.slice(0, -1) : part;
}

export function isConcept(term: string): boolean {
  return term.startsWith(MARK);
}
