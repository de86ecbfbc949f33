// Whether anything here answers a question: a logistic regression over how well the best tool fits, and how much better than the
// questions that nothing answers. `node test/find-tool/calibrate.ts` fits it, on questions of spec/asks that the index did not learn from.

import { UNANSWERED } from '../language/tool-index.ts';
import { isTool, type Ranked } from './ranking.ts';

/** What the regression goes by. */
export interface Fit {
  /** Score of the best tool. */
  readonly score: number;
  /** How far it is above that of the questions that nothing answers. */
  readonly lead: number;
}

const COEFFICIENTS = { constant: -1.65, score: 3.18, lead: 15.77 };
/** Log odds below which nothing fits: of the questions it was fitted on, two of a hundred that have an answer are below it. */
const LEAST_ODDS = -1.99;

/** How the best of some ranked tools fits. */
export function fitOf(ranked: readonly Ranked[]): Fit {
  const score = ranked.find(isTool)?.score ?? 0;
  return { score, lead: score - (ranked.find(({ id }) => id === UNANSWERED)?.score ?? 0) };
}

/** Whether the best of some ranked tools answers the question, rather than nothing. */
export function isAnswered(ranked: readonly Ranked[]): boolean {
  const { constant, ...of } = COEFFICIENTS;
  const { score, lead } = fitOf(ranked);
  return score > 0 && constant + of.score * score + of.lead * lead >= LEAST_ODDS;
}
