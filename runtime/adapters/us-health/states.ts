// The state of a caller's filter: the decoder has made a code of its name; a code that no state has would find nothing, and is a slip.

import { invalidArgument } from '../../contract/problem.ts';
import { usStateArgument } from '../../reference/countries/countries.ts';

/**
 * The code in capitals; undefined for none.
 * @throws Problem `invalid_arguments` for a code that no state has
 */
export function stateCode(code: string | undefined): string | undefined {
  if (code === undefined) return undefined;
  const state = usStateArgument(code);
  if ('message' in state) throw invalidArgument('state', state.message, state.hint);
  return state.code;
}
