// Index format that the generator writes and the server reads. Pure.

import type { QuestionRules } from './question-words.ts';

export interface ToolCard {
  readonly description: string;
  /**
   * For each argument: whether it is required, its type, allowed values or bounds, its meaning, and the tool that
   * returns its ids.
   */
  readonly arguments: Readonly<Record<string, string>>;
  readonly example: Readonly<Record<string, unknown>>;
  /**
   * The first columns of the table into which a query converts the tool's result, separated by spaces; undefined for a
   * tool that modifies data.
   */
  readonly columns?: string;
  /** Ids of tools that return values for this tool's arguments, or that are usually called before or after it. */
  readonly related: readonly string[];
}

/** Used for questions about Almanac itself. */
export interface Subject {
  readonly service: string;
  readonly title: string;
  readonly summary: string;
  readonly tools: number;
  /** In words. */
  readonly freshness: string;
}

/** Names of the files in generated/. The rows of the classifier are encoded as base64. */
export const INDEX_FILE = 'find-tool.json';
export const CLASSIFIER_FILE = 'find-tool-classifier.txt';
export type IndexFiles = Readonly<Record<typeof INDEX_FILE | typeof CLASSIFIER_FILE, string>>;

export interface ToolIndex extends QuestionRules {
  /** Includes ABOUT and UNANSWERED. */
  readonly tools: readonly string[];
  /** Sorted terms, joined by line breaks. */
  readonly terms: string;
  /** Packed: for each term, pairs of a tool and a weight in units of 1/FULL_WEIGHT. */
  readonly weights: string;
  /**
   * Packed: number of questions by tool (questions of a tool are consecutive), and for each question the sum of the
   * squared rarities of its terms, in hundredths.
   */
  readonly questions: string;
  /** Packed as ascending lists: for each term, the questions that contain it. */
  readonly asked: string;
  /** For each tool, the details for which it has no argument although a similar tool has one. */
  readonly misses: readonly (readonly Detail[])[];
  readonly cards: Readonly<Record<string, ToolCard>>;
  readonly subjects: readonly Subject[];
  /** Phrases for data that each service does not have. */
  readonly lacks: Readonly<Record<string, readonly string[]>>;
}

/** Details in a question that help to choose between similar tools. */
export const DETAILS = ['date', 'place'] as const;
export type Detail = (typeof DETAILS)[number];

/** Pseudo tools: questions about Almanac itself, and questions that no tool answers. */
export const ABOUT = '~about';
export const UNANSWERED = '~unanswered';
/** Pseudo service for tools that every service has; the index contains them only once. */
export const EVERY_SERVICE = 'shared';

/** Fixed-point representation of 1 for weights and squared rarities. */
export const FULL_WEIGHT = 100;

const MIN_RARITY = 0.05;

/** Rarity: 1 if only one of `tools` has the term, close to 0 if all of them have it. */
export function rarity(having: number, tools: number): number {
  const share = Math.log(1 + (tools - having) / (having + 0.5)) / Math.log(1 + (tools - 1) / 1.5);
  return Math.max(MIN_RARITY, share);
}
