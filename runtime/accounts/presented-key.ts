// Which key a request presents: header, query parameter or, for webhook tools, an argument. One key, in one place or the
// same in several.

import { Problem } from '../contract/problem.ts';
import type { Credentials } from '../corridor/invocation.ts';

/**
 * The one key that was presented. An empty one counts as none.
 * @param argument the tool's key argument, where it has one
 * @throws Problem key_conflict (repeated, or different ones), key_required
 */
export function presentedKey(credentials: Credentials, argument: string | undefined): string {
  const { header, query } = credentials;
  if (query.length > 1) throw new Problem('key_conflict', 'The api_key query parameter stands more than once.');
  // Node joins repeated headers with a comma, which no key contains.
  if (header?.includes(',')) throw new Problem('key_conflict', 'The key header stands more than once.');
  let presented = '';
  for (const key of [header, query[0], argument]) {
    if (key === undefined || key === '' || key === presented) continue;
    if (presented !== '') throw new Problem('key_conflict', 'The request carries two different keys.');
    presented = key;
  }
  if (presented === '') throw new Problem('key_required', 'No key was sent.');
  return presented;
}
