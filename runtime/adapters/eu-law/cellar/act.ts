// Data of legal acts. Unknown values are undefined; dates are `YYYY-MM-DD`.

import type { ActKind } from './resource-types.ts';

export interface Act {
  readonly celex: string;
  readonly title: string;
  readonly date: string | undefined;
  /** Kind of act, derived from the CELEX number. */
  readonly kind: ActKind | undefined;
}

export interface EuroVocSubject {
  readonly eurovocId: string;
  readonly label: string;
}

export interface ResourceType {
  /** Code from the Publications Office's authority table. */
  readonly code: string;
  /** Equals the code if the label is unknown. */
  readonly label: string;
}

export interface LegalDocument {
  readonly title: string | undefined;
  readonly date: string | undefined;
  /** Kind of act, derived from its resource types. */
  readonly kind: ActKind | undefined;
  readonly isInForce: boolean | undefined;
  /** Dates of entry into force, earliest first. */
  readonly entryIntoForce: readonly string[];
  /** End of validity; undefined if open-ended. */
  readonly endOfValidity: string | undefined;
  readonly types: readonly ResourceType[];
  readonly authors: readonly string[];
}

export interface FoundActs {
  readonly acts: readonly Act[];
  /**
   * True if not all rows were read. In this case, acts may be missing, including newer acts if the search was
   * unordered.
   */
  readonly isCut: boolean;
}

export interface TitleMatches extends FoundActs {
  /** True if only whole words were matched, because the substring search was too slow. */
  readonly isWholeWords: boolean;
}

export interface Descriptors {
  readonly subjects: readonly EuroVocSubject[];
  /** True if the name of the first subject, in English or another language, equals the search text (ignoring case). */
  readonly isExact: boolean;
}
