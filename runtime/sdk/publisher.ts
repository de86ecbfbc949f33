import { sources } from '../../generated/sources.ts';

/** Callers do not know source ids. */
export function publisherOf(source: keyof typeof sources): string {
  return sources[source].citation.publisher;
}
