import type { Citation } from '../../runtime/contract/source.ts';
import type { CitationData } from '../language/data.ts';

/** Converts a manifest's citation to the runtime's type. */
export function citation({ as_of, ...words }: CitationData): Citation {
  return { ...words, ...(as_of === undefined ? {} : { asOf: as_of }) };
}
