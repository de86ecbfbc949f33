// Everyday words of many languages that stand for one concept: "jordskjelv", "séisme" and "quake" are one. The generator and
// the server read texts and questions through the same glossary. Pure.

/** The glossary as the generator writes it. */
export interface GlossaryIndex {
  readonly concepts: readonly string[];
  /** For each language a line for each concept: its phrases, of words folded and without endings, joined by commas. */
  readonly phrases: Readonly<Record<string, string>>;
}

const BETWEEN_CONCEPTS = '\n';
const BETWEEN_PHRASES = ',';

/** The phrases of a language as text. @param phrases for each concept, in the order of their numbers */
export function writePhrases(phrases: readonly (readonly string[])[]): string {
  return phrases.map((each) => each.join(BETWEEN_PHRASES)).join(BETWEEN_CONCEPTS);
}

/** What words of many languages stand for. */
export interface Concept {
  /** Its term in the index. */
  readonly term: string;
  /** 1 where the word says it, less where it is part of a longer word. */
  readonly alike: number;
}

const MARK = '=';
const LONGEST_PHRASE = 3;
/** Shortest word that is looked for at the beginning or end of a compound, alone or with all of the rest known. */
const SHORTEST_PART = 4;
const SHORTEST_LONE_PART = 5;
const PART = 0.75;
const LONGEST_WORD = 40;
/** Shorter words of another language than the question's are like them by chance. */
const SHORTEST_FOREIGN = 5;

/** A word of a question, folded, and without its endings. */
export interface GlossaryWord {
  readonly folded: string;
  readonly stem: string;
  /** It says nothing alone: it counts as part of a phrase only. */
  readonly isEmpty: boolean;
}

interface GlossaryMatch {
  readonly concepts: readonly Concept[];
  /** Words that say them; 1 where none does. */
  readonly length: number;
}

/** The phrases of a language, or of all of them. */
class Phrases {
  readonly #concepts = new Map<string, string>();
  /** First words of the phrases of several. */
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

  /** Most words of a phrase that may begin with this one. */
  longestFrom({ stem, folded }: GlossaryWord): number {
    return this.#openings.has(stem) || this.#openings.has(folded) ? LONGEST_PHRASE : 1;
  }

  of(words: readonly GlossaryWord[]): string | undefined {
    return this.get(words.map(({ stem }) => stem).join(' ')) ?? this.get(words.map(({ folded }) => folded).join(' '));
  }
}

/** Finds the concepts that words say. */
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

  /** The concepts that words in a row stand for, and how many of the words at `start` say them. */
  at(words: readonly GlossaryWord[], start: number, language: string): GlossaryMatch {
    const first = words[start] as GlossaryWord;
    const own = this.#byLanguage.get(language);
    for (const phrases of own === undefined ? [this.#anyLanguage] : [own, this.#anyLanguage]) {
      for (let length = phrases.longestFrom(first); length > 0; length--) {
        const part = words.slice(start, start + length);
        if (part.length < length || (length === 1 && first.isEmpty)) continue;
        const concept = phrases.of(part);
        const isChance = phrases !== own && part.map(({ folded }) => folded).join('').length < SHORTEST_FOREIGN;
        if (concept !== undefined && !isChance) return { concepts: [{ term: `${MARK}${concept}`, alike: 1 }], length };
      }
    }
    return { concepts: own === undefined || first.isEmpty ? [] : this.#parts(first, own), length: 1 };
  }

  /** What a compound is put together of: Hochwasser and Warnungen. */
  #parts({ folded, stem }: GlossaryWord, phrases: Phrases): Concept[] {
    if (folded.length > LONGEST_WORD) return [];
    let lone: Concept[] = [];
    for (let length = folded.length - 3; length >= SHORTEST_PART; length--) {
      const head = phrases.get(folded.slice(0, length)) ?? phrases.get(withoutLink(folded.slice(0, length)));
      const tail = phrases.get(stem.slice(-length)) ?? phrases.get(folded.slice(-length));
      const rest =
        head === undefined ? undefined : (phrases.get(stem.slice(length)) ?? phrases.get(folded.slice(length)));
      if (head !== undefined && rest !== undefined) {
        return [head, rest].map((concept) => ({ term: `${MARK}${concept}`, alike: PART }));
      }
      const part = tail ?? head;
      if (lone.length === 0 && part !== undefined && length >= SHORTEST_LONE_PART) {
        lone = [{ term: `${MARK}${part}`, alike: PART * Math.sqrt(length / folded.length) }];
      }
    }
    return lone;
  }
}

/** Without the s that joins words in Germanic languages. */
function withoutLink(part: string): string {
  return part.endsWith('s') ? part.slice(0, -1) : part;
}

/** Whether a term of the index is a concept of the glossary. */
export function isConcept(term: string): boolean {
  return term.startsWith(MARK);
}
