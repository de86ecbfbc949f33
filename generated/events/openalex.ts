// Generated from spec/services/scholarly/events/openalex.yaml by `make generate`: do not edit.

export interface Work {
  /** OpenAlex id. */
  readonly id: string;
  /** DOI. */
  readonly doi: string | null;
  /** Title. */
  readonly title: string | null;
  /** Day of publication. */
  readonly publication_date: string | null;
  /** Journal, conference or repository. */
  readonly venue: string | null;
  /** Type: article, preprint, book-chapter and so on. */
  readonly type: string | null;
  /** First five authors. */
  readonly authors: readonly string[];
  /** Number of authors. */
  readonly author_count: number;
  /** Main topic. */
  readonly topic: string | null;
  /** Whether the work is free to read. */
  readonly is_open_access: boolean | null;
  /** Whether the work was retracted. */
  readonly retracted: boolean | null;
  /** Page. */
  readonly url: string;
}
