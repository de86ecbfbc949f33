// Whether anything here answers a question: a logistic regression over how well the best tool fits, and how much better than the
// questions that nothing answers. `node test/find-tool/calibrate.ts` fits it, on questions of spec/asks that the index did not learn from.

import { UNANSWERED } from '../language/tool-index.ts';
import { isTool, type Ranked } from './ranking.ts';

/** What the regression goes by. */
export interface Fit {
  /** Odds of the best tool. */
  readonly odds: number;
  /** How much of the question its texts hold. */
  readonly told: number;
  /** How far its odds are above those of the questions that nothing answers. */
  readonly lead: number;
}

// Fitted on 3,240 questions of two groups of writers, each asked of an index that had learnt from none of the same group's.
const COEFFICIENTS = { constant: -2.674, odds: 0.527, told: -6.706, lead: 0.299 };
/**
 * Log odds below which nothing fits: of the questions of the half that may tune, two of a hundred that have an answer are below it. (Of those
 * that it was fitted on four are, by indexes that lacked a third of all questions.)
 */
const LEAST_ODDS = -1.5;

/** How the best of some ranked tools fits. */
export function fitOf(ranked: readonly Ranked[]): Fit {
  const best = ranked.find(isTool);
  const unanswered = ranked.find(({ id }) => id === UNANSWERED);
  const odds = best?.odds ?? 0;
  return { odds, told: best?.told ?? 0, lead: odds - (unanswered?.odds ?? 0) };
}

/** Whether the best of some ranked tools answers the question, rather than nothing. */
export function isAnswered(ranked: readonly Ranked[]): boolean {
  const { constant, ...of } = COEFFICIENTS;
  const { odds, told, lead } = fitOf(ranked);
  return odds > 0 && constant + of.odds * odds + of.told * told + of.lead * lead >= LEAST_ODDS;
}
