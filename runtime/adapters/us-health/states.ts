// The decoder has already converted names to codes. An unknown code is an error, because it would match no record.

import { invalidArgument } from '../../contract/problem.ts';
import { usStateArgument } from '../../reference/countries/countries.ts';

/**
 * Converts to upper case.
 * @throws Problem `invalid_arguments` for an unknown code
 */
export function stateCode(code: string | undefined): string | undefined {
  if (code === undefined) return undefined;
  const state = usStateArgument(code);
  if ('message' in state) throw invalidArgument('state', state.message, state.hint);
  return state.code;
}
