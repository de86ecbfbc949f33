// Generated from spec/events/openalex.yaml by `make generate`: do not edit.

export interface Work {
  /** OpenAlex id. */
  id: string;
  /** DOI. */
  doi: string | null;
  /** Title. */
  title: string | null;
  /** Day of publication. */
  publication_date: string | null;
  /** Journal, conference or repository. */
  venue: string | null;
  /** article, preprint, book-chapter and so on. */
  type: string | null;
  /** The first five. */
  authors: string[];
  /** How many authors it has. */
  author_count: number;
  /** Its main topic. */
  topic: string | null;
  /** Whether it can be read freely. */
  is_open_access: boolean | null;
  /** Whether it was retracted. */
  retracted: boolean | null;
  /** Its page. */
  url: string;
}
