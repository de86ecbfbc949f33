import { sources } from '../../generated/sources.ts';

/** Name of a source for callers, who do not know source ids. */
export function publisherOf(source: keyof typeof sources): string {
  return sources[source].citation.publisher;
}
