// Whom answers quote, as the runtime takes it.

import type { Citation } from '../../runtime/contract/source.ts';
import type { CitationData } from '../language/data.ts';

/** A manifest's citation in the words of the contract. */
export function citation({ as_of, ...words }: CitationData): Citation {
  return { ...words, ...(as_of === undefined ? {} : { asOf: as_of }) };
}
