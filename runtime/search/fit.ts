// Whether any tool answers a question: logistic regression over the evidence for the best tool. `node test/find-tool/calibrate.ts` fits the
// coefficients on questions that were excluded from the index.

import type { Evidence, Ranking } from './ranking.ts';

const CONSTANT = -0.352;
const COEFFICIENTS: Evidence = {
  odds: 0.273,
  answered: 0.732,
  subject: 1.184,
  unanswerable: -4.008,
  unknown: -1.922,
  lead: 2.507,
};
/** Threshold in log odds: 1 % of the answerable questions in the tuning half are below it, and 1.8 % of those in the other half. */
const LEAST_ODDS = -1.25;

export const SIGNALS = Object.keys(COEFFICIENTS) as (keyof Evidence)[];

export function isAnswered({ all, evidence }: Ranking): boolean {
  const sum = SIGNALS.reduce((odds, signal) => odds + COEFFICIENTS[signal] * evidence[signal], CONSTANT);
  return all.length > 0 && evidence.odds > 0 && sum >= LEAST_ODDS;
}
