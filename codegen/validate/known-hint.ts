// What to say of a name that is not known.

import { nearest } from '../../runtime/lib/text/nearest.ts';

/** So many names are told where none is near. */
const MOST_TOLD = 15;

/** The nearest of the names that are known; all of them where none is near and they are few. */
export function knownHint(name: string, known: Iterable<string>): string | undefined {
  const names = [...known];
  const near = nearest(name, names);
  if (near !== undefined) return `did you mean ${near}?`;
  return names.length > 0 && names.length <= MOST_TOLD ? `known are ${names.join(', ')}` : undefined;
}
