// The generator writes this format, the server reads it. Pure.

import type { QuestionRules } from './question-words.ts';

export interface ToolCard {
  readonly description: string;
  /** By argument: required, type, allowed values or bounds, meaning, and the tool that returns its ids. */
  readonly arguments: Readonly<Record<string, string>>;
  readonly example: Readonly<Record<string, unknown>>;
  /** The first columns of the table that its result becomes in a query, separated by spaces; undefined for a tool that modifies data. */
  readonly columns?: string;
  /** Ids of tools that return values for arguments, or are usually called before or after. */
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

/** File names below generated/; the classifier's rows are base64. */
export const INDEX_FILE = 'find-tool.json';
export const CLASSIFIER_FILE = 'find-tool-classifier.txt';
export type IndexFiles = Readonly<Record<typeof INDEX_FILE | typeof CLASSIFIER_FILE, string>>;

export interface ToolIndex extends QuestionRules {
  /** Includes ABOUT and UNANSWERED. */
  readonly tools: readonly string[];
  /** Sorted terms, joined by line breaks. */
  readonly terms: string;
  /** Packed, by term: tool, weight in units of 1/FULL_WEIGHT, tool, weight, … */
  readonly weights: string;
  /**
   * Packed: number of questions by tool (questions of a tool are consecutive), and for each question the sum of squared
   * rarities of its terms in hundredths.
   */
  readonly questions: string;
  /** Packed as ascending lists, by term: the questions that contain it. */
  readonly asked: string;
  /** Details that each tool has no argument for, while a similar tool has. */
  readonly misses: readonly (readonly Detail[])[];
  readonly cards: Readonly<Record<string, ToolCard>>;
  readonly subjects: readonly Subject[];
  /** What each service does not have, as phrases. */
  readonly lacks: Readonly<Record<string, readonly string[]>>;
}

/** Details of a question that decide between similar tools. */
export const DETAILS = ['date', 'place'] as const;
export type Detail = (typeof DETAILS)[number];

/** Pseudo tools: questions about Almanac itself, and questions that no tool answers. */
export const ABOUT = '~about';
export const UNANSWERED = '~unanswered';
/** The index contains these tools once. */
export const EVERY_SERVICE = 'shared';

/** Fixed-point value of 1 for weights and squared rarities. */
export const FULL_WEIGHT = 100;

const LEAST_RARITY = 0.05;

/** 1 if only one of `tools` has the term, near 0 if all have it. */
export function rarity(having: number, tools: number): number {
  const share = Math.log(1 + (tools - having) / (having + 0.5)) / Math.log(1 + (tools - 1) / 1.5);
  return Math.max(LEAST_RARITY, share);
}
