// Who stands behind the id of a source: an answer never has an id alone, which nobody outside knows.

import { upstreams } from '../../generated/upstreams.ts';

/** The publisher of a source, as people name it. */
export function publisherOf(source: keyof typeof upstreams): string {
  return upstreams[source].citation.publisher;
}
