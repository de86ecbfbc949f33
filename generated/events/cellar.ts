// Generated from spec/events/cellar.yaml by `make generate`: do not edit.

export interface Act {
  /** CELEX number. */
  readonly celex: string;
  /** Title in English. */
  readonly title: string;
  /** Day of the document. */
  readonly date: string | null;
  /** Its page on EUR-Lex. */
  readonly url: string;
}
