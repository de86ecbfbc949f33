// Preprints as this source tells them. Text stays text: there is a paper titled "0". What is not known is undefined.

/** An author as the preprint names them. */
export interface PreprintAuthor {
  readonly name: string;
  readonly affiliations: readonly string[];
}

/** One version of a preprint. */
export interface Preprint {
  /** Without its version: `1605.08386`, `astro-ph/0601001`. */
  readonly id: string;
  readonly version: number | undefined;
  readonly title: string;
  readonly abstract: string | undefined;
  /** In their order, at most as many as are kept. */
  readonly authors: readonly PreprintAuthor[];
  readonly authorCount: number;
  /** Of version 1, ISO 8601 in UTC. */
  readonly published: string | undefined;
  /** Of this version. */
  readonly updated: string | undefined;
  readonly primaryCategory: string | undefined;
  /** Those of arXiv; classes of other schemes are left out. */
  readonly categories: readonly string[];
  readonly doi: string | undefined;
  readonly journal: string | undefined;
  readonly comment: string | undefined;
  /** As the source links it. A withdrawn version has none. */
  readonly pdfUrl: string | undefined;
  /** There is no PDF, and the comment or the abstract states a withdrawal. */
  readonly isWithdrawn: boolean;
}

/** A piece of the preprints that were found. */
export interface FoundPreprints {
  readonly total: number;
  readonly preprints: readonly Preprint[];
}
