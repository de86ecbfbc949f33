// The terms of the `find_tool` index: for each word, the questions that contain it and the tools, with a weight for
// each tool.

import { packLists, packRisingLists } from '../../../runtime/search/number-lists.ts';
import {
  QuestionReader,
  type QuestionRules,
  type QuestionTerms,
  type Term,
} from '../../../runtime/search/question-words.ts';
import { type Detail, FULL_WEIGHT, rarity, type ToolIndex } from '../../../runtime/search/tool-index.ts';
import type { Question } from '../../model/model.ts';

export interface ToolTexts {
  /** `<slug>.<tool>`. */
  readonly id: string;
  readonly texts: Readonly<Partial<Record<TextKind, string>>>;
  readonly questions: readonly Question[];
  readonly shapes: readonly string[];
  readonly countries: readonly string[];
  readonly misses: readonly Detail[];
}

/** Weight of a word, from 0 to 1, by the kind of text that contains it. */
const WEIGHTS = {
  name: 0.8,
  title: 0.7,
  keywords: 0.8,
  summary: 0.45,
  when: 0.5,
  description: 0.2,
  service: 0.45,
  subject: 0.25,
  arguments: 0.15,
  vocabulary: 0.2,
};

export type TextKind = keyof typeof WEIGHTS;
/** Weight of a word that occurs in a question, and of the shape of an argument's value. */
const QUESTION_WEIGHT = 0.5;
const SHAPE_WEIGHT = 0.4;
/** Minimum similarity between a word and a concept. */
const MIN_SIMILARITY = 0.7;

interface ReadTool {
  readonly tool: ToolTexts;
  readonly texts: readonly (readonly [kind: TextKind, terms: readonly Term[]])[];
  readonly questions: readonly QuestionTerms[];
}

interface AskedQuestion {
  readonly tool: number;
  readonly terms: readonly string[];
}

export type TermIndex = Omit<ToolIndex, 'cards' | 'subjects' | 'lacks'>;

export function buildTermIndex(tools: readonly ToolTexts[], rules: QuestionRules): TermIndex {
  const reader = new QuestionReader(rules);
  // Cached, because many tools share the same service texts and vocabulary.
  const readTexts = new Map<string, readonly Term[]>();
  const termsOf = (text: string): readonly Term[] => {
    const terms = readTexts.get(text) ?? reader.read(text, 'en').terms;
    readTexts.set(text, terms);
    return terms;
  };
  const read = tools.map((tool) => readTool(tool, reader, termsOf));
  const common = commonWords(read);
  const weights = new Map<string, Map<number, number>>();
  const add = (term: string, tool: number, weight: number) => {
    const of = weights.get(term) ?? new Map<number, number>();
    weights.set(term, of);
    // Each additional occurrence of the word increases the weight, which always stays below 1.
    of.set(tool, 1 - (1 - (of.get(tool) ?? 0)) * (1 - weight));
  };
  const questions: AskedQuestion[] = [];
  for (const [index, { tool, texts, questions: asked }] of read.entries()) {
    for (const [kind, terms] of texts) for (const term of terms.flatMap(wordsOf)) add(term, index, WEIGHTS[kind]);
    for (const shape of tool.shapes) add(shape, index, SHAPE_WEIGHT);
    for (const question of asked) {
      const terms = termsOfQuestion(question, tool, common);
      for (const term of terms) add(term, index, QUESTION_WEIGHT);
      questions.push({ tool: index, terms });
    }
  }
  const terms = [...weights.keys()].sort();
  return {
    tools: tools.map(({ id }) => id),
    terms: terms.join('\n'),
    weights: packLists(terms.map((term) => writtenWeights(weights.get(term) ?? new Map()))),
    ...writtenQuestions(questions, terms, (term) => rarity(weights.get(term)?.size ?? 0, tools.length), tools.length),
    misses: tools.map(({ misses }) => misses),
    ...rules,
  };
}

function readTool(tool: ToolTexts, reader: QuestionReader, termsOf: (text: string) => readonly Term[]): ReadTool {
  const texts = Object.entries(tool.texts).map(([kind, text]) => [kind as TextKind, termsOf(text)] as const);
  return { tool, texts, questions: tool.questions.map(({ text, language }) => reader.read(text, language)) };
}

/** Returns words that appear in lower case at least once, which means that they are not only names. */
function commonWords(read: readonly ReadTool[]): Set<string> {
  const all = read.flatMap(({ texts, questions }) => [
    ...texts.flatMap(([, terms]) => terms),
    ...questions.flatMap(({ terms }) => terms),
  ]);
  return new Set(all.filter(({ isName }) => !isName).map(({ stem }) => stem));
}

function wordsOf({ stem, concepts }: Term): string[] {
  return [stem, ...concepts.filter(({ alike }) => alike >= MIN_SIMILARITY).map(({ term }) => term)];
}

/** Skips names of companies, people and places, which do not indicate a tool. */
function termsOfQuestion({ shapes, terms }: QuestionTerms, { countries }: ToolTexts, common: ReadonlySet<string>) {
  const words = terms.filter(({ stem, isName, country }) =>
    country === undefined ? !isName || common.has(stem) : countries.includes(country),
  );
  return [...new Set([...shapes, ...words.flatMap(wordsOf)])];
}

function writtenWeights(of: ReadonlyMap<number, number>): number[] {
  return [...of].flatMap(([tool, weight]) => [tool, Math.round(weight * FULL_WEIGHT)]);
}

function writtenQuestions(
  questions: readonly AskedQuestion[],
  allTerms: readonly string[],
  rarityOf: (term: string) => number,
  tools: number,
): Pick<ToolIndex, 'questions' | 'asked'> {
  const asked = new Map<string, number[]>();
  for (const [index, { terms }] of questions.entries()) {
    for (const term of terms) {
      const of = asked.get(term);
      if (of === undefined) asked.set(term, [index]);
      else of.push(index);
    }
  }
  const squares = (terms: readonly string[]) => terms.reduce((sum, term) => sum + rarityOf(term) ** 2, 0);
  const counts = Array.from({ length: tools }, () => 0);
  for (const { tool } of questions) counts[tool] = (counts[tool] as number) + 1;
  return {
    questions: packLists([counts, questions.map(({ terms }) => Math.round(FULL_WEIGHT * squares(terms)))]),
    asked: packRisingLists(allTerms.map((term) => asked.get(term) ?? [])),
  };
}
