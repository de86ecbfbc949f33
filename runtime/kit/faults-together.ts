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
