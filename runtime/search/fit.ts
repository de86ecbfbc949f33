// Decides whether any tool answers a question, by logistic regression over the evidence for the best tool. `node
// test/find-tool/calibrate.ts` fits the coefficients on questions that were excluded from the index.

import type { Evidence, Ranking } from './ranking.ts';

// Fitted on half of the questions of questions.yaml, each run against an index that had not learned it, and on
// unrelated questions about games, shopping and other subjects, which get 30 % of the weight of all unanswerable
// questions, because near misses outnumber them.
const CONSTANT = -0.733;
const COEFFICIENTS: Evidence = {
  odds: 0.302,
  answered: 0.757,
  subject: 0.39,
  unanswerable: -3.547,
  unknown: -1.835,
  lead: 3.015,
};
/**
 * Threshold in log odds: 1 % of the answerable questions in the tuning half and 1.8 % of those in the other half are
 * below it.
 */
const MIN_ODDS = -1.3;

export const SIGNALS = Object.keys(COEFFICIENTS) as (keyof Evidence)[];

export function isAnswered({ all, evidence }: Ranking): boolean {
  const sum = SIGNALS.reduce((odds, signal) => odds + COEFFICIENTS[signal] * evidence[signal], CONSTANT);
  return all.length > 0 && evidence.odds > 0 && sum >= MIN_ODDS;
}
