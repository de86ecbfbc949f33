import { nearest } from '../../runtime/lib/text/nearest.ts';

const MAX_SUGGESTED = 15;

/** Suggests the most similar known name, or lists all names if there are only a few. */
export function knownHint(name: string, known: Iterable<string>): string | undefined {
  const names = [...known];
  const near = nearest(name, names);
  if (near !== undefined) return `did you mean ${near}?`;
  return names.length > 0 && names.length <= MAX_SUGGESTED ? `known names: ${names.join(', ')}` : undefined;
}
