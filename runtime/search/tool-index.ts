// The index behind `find_tool`: written by the generator, read by the server. Its form stands here once. Pure.

import type { QuestionRules } from './question-words.ts';

/** What is said of a tool that was found. */
export interface ToolCard {
  /** What it gives and when to use it. */
  readonly description: string;
  /** For each argument, in a few words: whether it is required, type, set or bounds, meaning, and which tool gives it. */
  readonly arguments: Readonly<Record<string, string>>;
  /** Arguments of a call that works. */
  readonly example: Readonly<Record<string, unknown>>;
  /** Ids of the tools that give an argument's value, or usually go before or after. */
  readonly related: readonly string[];
}

/** What a service is about, for who asks what there is. */
export interface Subject {
  /** Slug of the service. */
  readonly service: string;
  readonly title: string;
  readonly summary: string;
  readonly tools: number;
  /** How old an answer may be. */
  readonly freshness: string;
}

/** Where the index stands below generated/, and the rows of its classifier in base64. */
export const INDEX_FILE = 'find-tool.json';
export const CLASSIFIER_FILE = 'find-tool-classifier.txt';
export type IndexFiles = Readonly<Record<typeof INDEX_FILE | typeof CLASSIFIER_FILE, string>>;

/** generated/find-tool.json. */
export interface ToolIndex extends QuestionRules {
  /** Ids of the tools, `<slug>.<tool>`; ABOUT and UNANSWERED stand among them. */
  readonly tools: readonly string[];
  /** The terms in order, joined by line breaks. */
  readonly terms: string;
  /** Packed, for each term: tool, weight of FULL_WEIGHT, tool, weight, … */
  readonly weights: string;
  /** Packed: for each tool how many questions it has, which stand one after the other; for each question the sum of the squared rarities of its terms, in hundredths. */
  readonly questions: string;
  /** Packed as rising, for each term: the questions that hold it. */
  readonly asked: string;
  /** Codes of the countries that each tool is about; none for one that is about the world. */
  readonly countries: readonly (readonly string[])[];
  readonly cards: Readonly<Record<string, ToolCard>>;
  readonly subjects: readonly Subject[];
}

/** Stand beside the tools in the index: questions about the offer itself, and such that nothing here answers. */
export const ABOUT = '~about';
export const UNANSWERED = '~unanswered';
/** Slug of the tools that every service has, which stand in the index once. */
export const EVERY_SERVICE = 'shared';

/** Weights and squared rarities are kept as whole numbers of this. */
export const FULL_WEIGHT = 100;

const LEAST_RARITY = 0.05;

/** How much a term tells: 1 for one that one tool of `tools` has, next to nothing for one that all have. */
export function rarity(having: number, tools: number): number {
  const told = Math.log(1 + (tools - having) / (having + 0.5)) / Math.log(1 + (tools - 1) / 1.5);
  return Math.max(LEAST_RARITY, told);
}
