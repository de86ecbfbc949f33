// Works and authors as this source tells them. Ids are short (W2741809807), DOIs and ORCIDs without their address; what is not
// known is undefined.

/** An id with its name. */
export interface Named {
  readonly id: string | undefined;
  readonly name: string;
}

/** A field that a work is about, and how surely. */
export interface Concept {
  readonly name: string;
  /** 0 (broadest) to 5. */
  readonly level: number | undefined;
  /** 0 to 1. */
  readonly score: number | undefined;
}

/** An author of a work, with the institutions named there. */
export interface WorkAuthor {
  readonly id: string | undefined;
  readonly name: string;
  readonly orcid: string | undefined;
  readonly institutions: readonly string[];
}

/** A scholarly work. */
export interface Work {
  readonly id: string;
  readonly doi: string | undefined;
  readonly title: string | undefined;
  readonly year: number | undefined;
  readonly published: string | undefined;
  readonly type: string | undefined;
  readonly language: string | undefined;
  readonly venue: string | undefined;
  readonly citedBy: number | undefined;
  readonly references: number | undefined;
  readonly openAccess: {
    readonly isOpen: boolean | undefined;
    readonly status: string | undefined;
    readonly url: string | undefined;
    readonly inRepository: boolean | undefined;
  };
  /** In their order, at most as many as are kept. */
  readonly authors: readonly WorkAuthor[];
  readonly authorCount: number;
  /** Best score first. */
  readonly concepts: readonly Concept[];
  /** Broad field of its main topic. */
  readonly topic: string | undefined;
  readonly field: string | undefined;
  readonly isRetracted: boolean | undefined;
  readonly abstract: string | undefined;
}

/** An institution that an author was at. */
export interface Institution {
  readonly id: string | undefined;
  readonly name: string;
  readonly country: string | undefined;
  readonly ror: string | undefined;
  /** Latest year of a work from there, where known. */
  readonly lastYear: number | undefined;
}

/** An author. */
export interface Author {
  readonly id: string;
  readonly name: string;
  readonly otherNames: readonly string[];
  readonly orcid: string | undefined;
  readonly works: number | undefined;
  readonly citedBy: number | undefined;
  readonly hIndex: number | undefined;
  readonly i10Index: number | undefined;
  /** Present or last ones first. */
  readonly institutions: readonly Institution[];
  readonly topics: readonly string[];
}

/** A page of what was found. */
export interface FoundItems<Item> {
  readonly total: number;
  readonly items: readonly Item[];
}
