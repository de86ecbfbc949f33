// EU law as this source tells it: what is unknown is undefined, days are `YYYY-MM-DD`.

import type { ActKind } from './resource-types.ts';

/** An act as searches find it. */
export interface Act {
  readonly celex: string;
  readonly title: string;
  /** Day of signature. */
  readonly date: string | undefined;
  /** By its number. */
  readonly kind: ActKind | undefined;
}

/** A subject of the EuroVoc thesaurus. */
export interface EuroVocSubject {
  readonly eurovocId: string;
  readonly label: string;
}

/** A kind of document by the source's code. */
export interface ResourceType {
  /** Code of the Publications Office. */
  readonly code: string;
  /** What it means; the code itself where that is not known. */
  readonly label: string;
}

/** A document with everything that the source says of it. */
export interface LegalDocument {
  readonly title: string | undefined;
  readonly date: string | undefined;
  /** By its types. */
  readonly kind: ActKind | undefined;
  readonly isInForce: boolean | undefined;
  /** Earliest first. */
  readonly entryIntoForce: readonly string[];
  /** Undefined while it is open. */
  readonly endOfValidity: string | undefined;
  /** By code. */
  readonly types: readonly ResourceType[];
  readonly authors: readonly string[];
}

/** Acts newest first. */
export interface FoundActs {
  readonly acts: readonly Act[];
  /** There are more rows than were read: further acts, and after an unordered search newer ones, may be missing. */
  readonly isCut: boolean;
}

/** Acts whose titles hold what was searched for. */
export interface TitleMatches extends FoundActs {
  /** Parts of words were too slow to look for; whole words were searched. */
  readonly isWholeWords: boolean;
}

/** Descriptors that a text may mean, best first. */
export interface Descriptors {
  readonly subjects: readonly EuroVocSubject[];
  /** The first one is called exactly what was asked for (in any case), in English or another language. */
  readonly isExact: boolean;
}
