// The same key may appear in several places: a header, the query parameter or, for webhook tools, an argument.

import type { Credentials } from '../contract/gate.ts';
import { Problem } from '../contract/problem.ts';

/**
 * An empty key counts as no key.
 * @param argument the tool's key argument, if it has one
 * @throws Problem key_conflict, key_required
 */
export function presentedKey({ keys, repeated }: Credentials, argument: string | undefined): string {
  if (repeated !== undefined) throw new Problem('key_conflict', `The key appears more than once in ${repeated}.`);
  let presented = argument ?? '';
  for (const key of keys) {
    if (key === presented) continue;
    if (presented !== '') {
      const hint =
        argument === undefined || argument === '' ? undefined : 'Omit the argument: the request already carries a key.';
      throw new Problem('key_conflict', 'The request carries two different keys.', hint === undefined ? {} : { hint });
    }
    presented = key;
  }
  if (presented === '') throw new Problem('key_required', 'No key was sent.');
  return presented;
}
