// Collects argument errors that can be found only with a source's own lists, so callers can fix all of them at once.

import { type ArgumentProblem, Problem } from '../contract/problem.ts';

/**
 * Returns the results by name.
 * @throws Problem `invalid_arguments` with the errors of all checks; any other error of a check is rethrown immediately
 */
export function collectProblems<Checks extends Readonly<Record<string, () => unknown>>>(
  checks: Checks,
): { [Name in keyof Checks]: ReturnType<Checks[Name]> } {
  const errors: ArgumentProblem[] = [];
  const entries = Object.entries(checks).map(([name, check]) => {
    try {
      return [name, check()];
    } catch (error) {
      if (!(error instanceof Problem) || error.code !== 'invalid_arguments') throw error;
      errors.push(...(error.extras.errors ?? []));
      return [name, undefined];
    }
  });
  if (errors.length === 0) return Object.fromEntries(entries);
  const message = errors.map(({ parameter, message }) => `${parameter}: ${message}`).join('; ');
  throw new Problem('invalid_arguments', message, { errors });
}

/**
 * Returns the results in order.
 * @throws the same errors as `collectProblems`
 */
export function collectProblemsOfAll<Item, Result>(
  items: readonly Item[],
  check: (item: Item, index: number) => Result,
): Result[] {
  // The names must not look like integers, because JavaScript would reorder such properties.
  const checks = items.map((item, index) => [`at ${index}`, () => check(item, index)] as const);
  return Object.values(collectProblems(Object.fromEntries(checks)));
}

/** Like `collectProblems`, for checks that query a source. Rejects with the same errors. */
export async function collectProblemsAsync<Checks extends Readonly<Record<string, () => Promise<unknown>>>>(
  checks: Checks,
): Promise<{ [Name in keyof Checks]: Awaited<ReturnType<Checks[Name]>> }> {
  const settled = await Promise.allSettled(Object.values(checks).map((check) => check()));
  const values = Object.keys(checks).map((name, index) => {
    const result = settled[index] as PromiseSettledResult<unknown>;
    const value = () => {
      if (result.status === 'rejected') throw result.reason;
      return result.value;
    };
    return [name, value] as const;
  });
  return collectProblems(Object.fromEntries(values)) as { [Name in keyof Checks]: Awaited<ReturnType<Checks[Name]>> };
}
