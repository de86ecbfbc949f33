// Whether anything here answers a question: a logistic regression over how well the best tool fits, how much better than the
// questions that nothing answers, and what the question looks like. `node test/find-tool/calibrate.ts` fits it, on questions of questions.yaml that the index did not learn from.

import { isTool, type Ranking } from './ranking.ts';
import { UNANSWERED } from './tool-index.ts';

/** What the regression goes by. */
export interface Fit {
  /** Odds of the best tool. */
  readonly odds: number;
  /** How much of the question its texts hold. */
  readonly told: number;
  /** How far its odds are above those of the questions that nothing answers. */
  readonly lead: number;
  /** Odds that any tool answers, by what the question looks like. */
  readonly answered: number;
}

// Fitted on 7,887 questions of nine writers, each asked of an index that had learnt from none of the same writer's.
const COEFFICIENTS = { constant: -0.107, odds: 0.164, told: -2.087, lead: 0.232, answered: 0.446 };
/**
 * Log odds below which nothing fits: of the questions of the half that may tune, two of a hundred that have an answer are below it. (Of those
 * that it was fitted on four are, by indexes that lacked all of their writers' questions.)
 */
const LEAST_ODDS = -1.6;

/** How the best of some ranked tools fits. */
export function fitOf({ all, answered }: Ranking): Fit {
  const best = all.find(isTool);
  const unanswered = all.find(({ id }) => id === UNANSWERED);
  const odds = best?.odds ?? 0;
  return { odds, told: best?.told ?? 0, lead: odds - (unanswered?.odds ?? 0), answered };
}

/** Whether the best of some ranked tools answers the question, rather than nothing. */
export function isAnswered(ranking: Ranking): boolean {
  const { constant, ...of } = COEFFICIENTS;
  const { odds, told, lead, answered } = fitOf(ranking);
  const sum = of.odds * odds + of.told * told + of.lead * lead + of.answered * answered;
  return odds > 0 && constant + sum >= LEAST_ODDS;
}
