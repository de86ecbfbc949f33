// Whether any tool answers a question: logistic regression over the evidence for the best tool. `node test/find-tool/calibrate.ts` fits the
// coefficients on questions that were excluded from the index.

import type { Evidence, Ranking } from './ranking.ts';

const CONSTANT = -0.6;
const COEFFICIENTS: Evidence = {
  odds: 0.286,
  answered: 0.735,
  subject: 0.946,
  unanswerable: -3.699,
  unknown: -1.771,
  lead: 2.524,
};
/** Threshold in log odds: 1.2 % of the answerable questions in the tuning half are below it, and 2 % of those in the other half. */
const LEAST_ODDS = -1.1;

export const SIGNALS = Object.keys(COEFFICIENTS) as (keyof Evidence)[];

export function isAnswered({ all, evidence }: Ranking): boolean {
  const sum = SIGNALS.reduce((odds, signal) => odds + COEFFICIENTS[signal] * evidence[signal], CONSTANT);
  return all.length > 0 && evidence.odds > 0 && sum >= LEAST_ODDS;
}
