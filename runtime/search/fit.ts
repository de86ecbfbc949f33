// Whether any tool answers a question: logistic regression over the match of the best tool, its lead over unanswerable
// questions, and the classifier. `node test/find-tool/calibrate.ts` fits the coefficients on questions that were excluded from
// the index.

import { isTool, type Ranking } from './ranking.ts';
import { UNANSWERED } from './tool-index.ts';

export interface Fit {
  readonly odds: number;
  readonly coverage: number;
  /** Distance of its log odds to those of unanswerable questions. */
  readonly lead: number;
  readonly answered: number;
}

// Fitted on 7,887 questions of nine writers. Each was excluded from the index together with all questions of the same writer.
const COEFFICIENTS = { constant: -0.107, odds: 0.164, coverage: -2.087, lead: 0.232, answered: 0.446 };
/**
 * Threshold in log odds: 2 % of the answerable questions in the tuning half are below it (4 % of the questions used for
 * fitting, with all questions of the same writer excluded).
 */
const LEAST_ODDS = -1.6;

export function fitOf({ all, answered }: Ranking): Fit {
  const best = all.find(isTool);
  const unanswered = all.find(({ id }) => id === UNANSWERED);
  const odds = best?.odds ?? 0;
  return { odds, coverage: best?.coverage ?? 0, lead: odds - (unanswered?.odds ?? 0), answered };
}

export function isAnswered(ranking: Ranking): boolean {
  const { constant, ...of } = COEFFICIENTS;
  const { odds, coverage, lead, answered } = fitOf(ranking);
  const sum = of.odds * odds + of.coverage * coverage + of.lead * lead + of.answered * answered;
  return odds > 0 && constant + sum >= LEAST_ODDS;
}
