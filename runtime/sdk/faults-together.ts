// Faults of arguments that only a source's own lists can show, told all at once: who mends one call mends them all.

import { type ArgumentProblem, Problem } from '../contract/problem.ts';

/**
 * What each check gives, where none finds a fault.
 * @throws Problem `invalid_arguments` with the faults of all checks; whatever else a check throws goes through at once
 */
export function faultsTogether<Checks extends Readonly<Record<string, () => unknown>>>(
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
  const told = errors.map(({ parameter, message }) => `${parameter}: ${message}`).join('; ');
  throw new Problem('invalid_arguments', told, { errors });
}

/**
 * What a check gives of each item of a list, where none has a fault.
 * @throws as `faultsTogether`
 */
export function faultsOfAll<Item, Result>(
  items: readonly Item[],
  check: (item: Item, index: number) => Result,
): Result[] {
  // Names that are no whole numbers stay in their order.
  const checks = items.map((item, index) => [`at ${index}`, () => check(item, index)] as const);
  return Object.values(faultsTogether(Object.fromEntries(checks)));
}

/** As `faultsTogether`, of checks that ask a source. Rejects where that throws. */
export async function faultsAwaited<Checks extends Readonly<Record<string, () => Promise<unknown>>>>(
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
  return faultsTogether(Object.fromEntries(values)) as { [Name in keyof Checks]: Awaited<ReturnType<Checks[Name]>> };
}
