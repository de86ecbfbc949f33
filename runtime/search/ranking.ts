import type { Classifier } from './classifier.ts';
import type { Concept } from './glossary.ts';
import { NumberLists } from './number-lists.ts';
import { featuresOf } from './question-features.ts';
import { QuestionReader, type QuestionTerms } from './question-words.ts';
import { RelatedWords } from './related-words.ts';
import { ABOUT, type Detail, EVERY_SERVICE, FULL_WEIGHT, rarity, type ToolIndex, UNANSWERED } from './tool-index.ts';

export interface Ranked {
  /** `<slug>.<tool>`. */
  readonly id: string;
  /** 0 to 1. The scores of all entries, including the pseudo tools, sum to 1. */
  readonly score: number;
  /** Log odds. The scores are the softmax of the log odds of all entries. */
  readonly odds: number;
  /** Share of the question that the tool's texts and most similar example question cover, 0 to 1. */
  readonly coverage: number;
}

export interface Ranking {
  /** All entries, including the pseudo tools, best first; empty for a question without known terms. */
  readonly all: readonly Ranked[];
  readonly evidence: Evidence;
}

/** Evidence that the best tool answers the question, rather than no tool. */
export interface Evidence {
  /** Log odds of the best tool. */
  readonly odds: number;
  /** Log odds that any tool answers, according to the classifier. */
  readonly answered: number;
  /**
   * Shares of the topic that are covered by the vocabulary of the tool's service, covered by the unanswerable
   * questions, and unknown. The topic consists of the words other than places, dates, names, numbers and question
   * words.
   */
  readonly subject: number;
  readonly unanswerable: number;
  readonly unknown: number;
  /** Similarity to the tool's closest example question, minus the similarity to the closest unanswerable question. */
  readonly lead: number;
}

const NO_EVIDENCE: Evidence = { odds: 0, answered: 0, subject: 0, unanswerable: 0, unknown: 0, lead: 0 };

export function isTool({ id }: Ranked): boolean {
  return id !== ABOUT && id !== UNANSWERED;
}

// The following values were tuned on questions that are not used in tests.
/** Weight of full coverage in log odds, added to those of the classifier. */
const COVERAGE_WEIGHT = 12;
/** Weight of the most similar example question in the coverage; the tool's texts make up the rest. */
const QUESTION_SHARE = 0.3;
const UNKNOWN_WORD = 0.9;
/** Weight of a shape relative to a word of the same rarity. */
const SHAPE = 0.8;
/**
 * Change in log odds for a tool that has no argument for the date or place in the question, if a similar tool has one.
 */
const MISSED_DETAIL = -3;
/**
 * Weight of a country name relative to a word of the same rarity. Low, because the place must not outweigh the subject.
 */
const COUNTRY_NAME = 0.3;
/** Minimum total rarity of a question, so that one chance match in a short question does not count as full coverage. */
const MIN_INFORMATION = 1;
/** Weight of the strongest word in the coverage, for tools that every service has. */
const EVERY_SERVICE_COVER = 0.7;

interface Weighed {
  /** A word from the topic; undefined for shapes and countries. */
  readonly word?: string;
  readonly information: number;
  /** Matching terms in the index; empty for an unknown word. */
  readonly found: readonly Concept[];
}

export class ToolRanking {
  readonly #index: ToolIndex;
  readonly #reader: QuestionReader;
  readonly #classifier: Classifier;
  readonly #terms: ReadonlyMap<string, number>;
  readonly #related: RelatedWords;
  readonly #weights: NumberLists;
  readonly #asked: NumberLists;
  /** For each example question, its tool and the sum of the squared rarities of its terms. */
  readonly #toolOf: Int32Array;
  readonly #squares: Float64Array;

  constructor(index: ToolIndex, classifier: Classifier) {
    this.#index = index;
    this.#classifier = classifier;
    this.#reader = new QuestionReader(index);
    const terms = index.terms.split('\n');
    this.#terms = new Map(terms.map((term, place) => [term, place]));
    this.#related = new RelatedWords(terms);
    this.#weights = new NumberLists(index.weights);
    this.#asked = new NumberLists(index.asked, true);
    const questions = new NumberLists(index.questions);
    this.#squares = Float64Array.from(questions.of(1), (hundredths) => hundredths / FULL_WEIGHT);
    this.#toolOf = Int32Array.from([...questions.of(0)].flatMap((count, tool) => Array(count).fill(tool)));
  }

  get reader(): QuestionReader {
    return this.#reader;
  }

  rank(question: string): Ranking {
    const { tools } = this.#index;
    const read = this.#reader.read(question);
    const words = this.#weighed(read);
    const max = words.reduce((sum, { information }) => sum + information, 0);
    if (max === 0) return { all: [], evidence: NO_EVIDENCE };
    const covered = this.#coveredBy(words, max);
    const nearest = this.#nearest(words);
    const learnt = this.#classifier.scores(featuresOf(question, read));
    const missed = this.#missedDetails(read);
    const weighed = tools.map((id, tool) => {
      const cover = (covered[tool] as number) / Math.max(max, MIN_INFORMATION);
      const coverage = (1 - QUESTION_SHARE) * cover + QUESTION_SHARE * (nearest[tool] as number);
      return { id, coverage, odds: (learnt.tools[tool] ?? 0) + COVERAGE_WEIGHT * coverage + missed(tool) };
    });
    const greatest = Math.max(...weighed.map(({ odds }) => odds));
    const powers = weighed.reduce((sum, { odds }) => sum + Math.exp(odds - greatest), 0);
    const all = weighed
      .map((each) => ({ ...each, score: Math.exp(each.odds - greatest) / powers }))
      .sort((a, b) => b.odds - a.odds || (a.id < b.id ? -1 : 1));
    return { all, evidence: this.#evidence(all, words, nearest, learnt.answered) };
  }

  #evidence(all: readonly Ranked[], words: readonly Weighed[], nearest: Float64Array, answered: number): Evidence {
    const { tools } = this.#index;
    const best = all.find(isTool);
    if (best === undefined) return NO_EVIDENCE;
    const own = tools.indexOf(best.id);
    const none = tools.indexOf(UNANSWERED);
    const prefix = best.id.slice(0, best.id.indexOf('.') + 1);
    const topic = words.filter(({ word }) => word !== undefined);
    const max = topic.reduce((sum, { information }) => sum + information, 0) || 1;
    const share = (covers: (tool: number) => boolean) =>
      topic.reduce((sum, { information, found }) => sum + information * this.#cover(found, covers), 0) / max;
    return {
      odds: best.odds,
      answered,
      subject: share((tool) => (tools[tool] as string).startsWith(prefix)),
      unanswerable: share((tool) => tool === none),
      unknown: topic.filter(({ found }) => found.length === 0).length / (topic.length || 1),
      lead: (nearest[own] as number) - (nearest[none] ?? 0),
    };
  }

  /** Greatest weight of any of the terms in the given tools, 0 to 1. */
  #cover(found: readonly Concept[], covers: (tool: number) => boolean): number {
    let greatest = 0;
    for (const { term, alike } of found) {
      const of = this.#weights.of(this.#terms.get(term));
      for (let at = 0; at < of.length; at += 2) {
        if (covers(of[at] as number)) greatest = Math.max(greatest, (alike * (of[at + 1] as number)) / FULL_WEIGHT);
      }
    }
    return greatest;
  }

  /** Indexed by tool. */
  #coveredBy(words: readonly Weighed[], max: number): Float64Array {
    const { tools } = this.#index;
    const sum = new Float64Array(tools.length);
    const strongest = new Float64Array(tools.length);
    for (const { information, found } of words) {
      const best = new Map<number, number>();
      for (const { term, alike } of found) {
        const of = this.#weights.of(this.#terms.get(term));
        for (let at = 0; at < of.length; at += 2) {
          const tool = of[at] as number;
          const weight = (information * alike * (of[at + 1] as number)) / FULL_WEIGHT;
          if (weight > (best.get(tool) ?? 0)) best.set(tool, weight);
        }
      }
      for (const [tool, weight] of best) {
        sum[tool] = (sum[tool] as number) + weight;
        strongest[tool] = Math.max(strongest[tool] as number, weight);
      }
    }
    // Questions for tools that every service has usually also mention an unrelated subject, so only the strongest word
    // counts.
    for (const [tool, id] of tools.entries()) {
      if (id.startsWith(`${EVERY_SERVICE}.`))
        sum[tool] = Math.max(sum[tool] as number, EVERY_SERVICE_COVER * max * (strongest[tool] as number));
    }
    return sum;
  }

  /** Returns the cosine similarities, indexed by tool. */
  #nearest(words: readonly Weighed[]): Float64Array {
    const shared = new Float64Array(this.#toolOf.length);
    let squares = 0;
    for (const { information, found } of words) {
      squares += information * information;
      const best = new Map<number, number>();
      for (const { term, alike } of found) {
        const weight = information * information * alike;
        for (const each of this.#asked.of(this.#terms.get(term)))
          if (weight > (best.get(each) ?? 0)) best.set(each, weight);
      }
      for (const [each, weight] of best) shared[each] = (shared[each] as number) + weight;
    }
    const nearest = new Float64Array(this.#index.tools.length);
    for (const [each, tool] of this.#toolOf.entries()) {
      const cosine = Math.min(1, (shared[each] as number) / Math.sqrt(squares * (this.#squares[each] as number) || 1));
      if (cosine > (nearest[tool] as number)) nearest[tool] = cosine;
    }
    return nearest;
  }

  #missedDetails({ shapes }: QuestionTerms): (tool: number) => number {
    const details = new Set<Detail>();
    if (shapes.includes('~date')) details.add('date');
    if (shapes.includes('~country')) details.add('place');
    const missed = (tool: number) => (this.#index.misses[tool] ?? []).filter((detail) => details.has(detail)).length;
    return (tool) => MISSED_DETAIL * missed(tool);
  }

  #weighed({ shapes, terms }: QuestionTerms): Weighed[] {
    const known = this.#terms;
    const informationOf = (term: string) =>
      rarity(this.#weights.of(known.get(term)).length / 2, this.#index.tools.length);
    const ofShapes = shapes
      .filter((shape) => known.has(shape))
      .map((shape) => ({ information: SHAPE * informationOf(shape), found: [{ term: shape, alike: 1 }] }));
    const ofWords = terms.flatMap(({ stem, isName, country, concepts }) => {
      const isKnown = known.has(stem);
      if (!isKnown && country !== undefined) return [];
      const found = [
        ...(isKnown ? [{ term: stem, alike: 1 }] : []),
        ...(isName ? [] : this.#related.of(stem)),
        ...concepts.filter(({ term }) => known.has(term)),
      ];
      if (found.length === 0) return isName ? [] : [{ word: stem, information: UNKNOWN_WORD, found }];
      const weight = isKnown ? informationOf(stem) : UNKNOWN_WORD;
      if (country !== undefined) return [{ information: COUNTRY_NAME * weight, found }];
      return [{ word: stem, information: weight, found }];
    });
    return [...ofShapes, ...ofWords];
  }
}
