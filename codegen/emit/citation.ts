import type { Citation } from '../../runtime/contract/source.ts';
import type { CitationData } from '../language/data.ts';

export function citation({ as_of, ...words }: CitationData): Citation {
  return { ...words, ...(as_of === undefined ? {} : { asOf: as_of }) };
}
