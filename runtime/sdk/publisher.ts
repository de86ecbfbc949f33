import { sources } from '../../generated/sources.ts';

/** Ids of sources mean nothing to callers. */
export function publisherOf(source: keyof typeof sources): string {
  return sources[source].citation.publisher;
}
