// Answers that are put together of several questions to a source: what failed is named, and nothing is passed off as empty.

import type { MissingPart } from '../../../generated/services/us-health/types.ts';
import { Problem } from '../../contract/problem.ts';

export interface Gathered<Name extends string, Value> {
  readonly values: ReadonlyMap<Name, Value>;
  readonly failures: ReadonlyMap<Name, Problem>;
}

/** A part's name with what will be of it. Names tell parts apart. */
export type Asked<Name extends string, Value> = readonly [name: Name, answer: Promise<Value>];

/** Waits for all parts, asked for side by side, and keeps what came. Rejects with what is no Problem. */
export async function gather<Name extends string, Value>(
  parts: readonly Asked<Name, Value>[],
): Promise<Gathered<Name, Value>> {
  const values = new Map<Name, Value>();
  const failures = new Map<Name, Problem>();
  const settled = await Promise.allSettled(parts.map(([, answer]) => answer));
  for (const [nth, [name]] of parts.entries()) {
    const outcome = settled[nth] as PromiseSettledResult<Value>;
    if (outcome.status === 'fulfilled') values.set(name, outcome.value);
    else if (outcome.reason instanceof Problem) failures.set(name, outcome.reason);
    else throw outcome.reason;
  }
  return { values, failures };
}

/** The failures as a result says them. */
export function missingParts(failures: Iterable<readonly [string, Problem]>): MissingPart[] {
  return [...failures].map(([part, { message }]) => ({ part, reason: message }));
}
