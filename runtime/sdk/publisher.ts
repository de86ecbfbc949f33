// Who stands behind the id of a source: an answer never has an id alone, which nobody outside knows.

import { sources } from '../../generated/sources.ts';

/** The publisher of a source, as people name it. */
export function publisherOf(source: keyof typeof sources): string {
  return sources[source].citation.publisher;
}
