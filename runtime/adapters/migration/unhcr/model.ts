// Statistics of displacement as this source tells them. What was not collected or does not apply is undefined, never 0.

/** A country by UNHCR's code and by ISO's. */
export interface Country {
  /** ISO 3166-1 alpha-3, or a code of UNHCR's own for what is no country (stateless, unknown); a few territories have none. */
  readonly iso: string | undefined;
  readonly iso2: string | undefined;
  /** UNHCR's own code: 99 of them differ from ISO. */
  readonly code: string | undefined;
  readonly name: string;
  readonly region: string | undefined;
  readonly majorArea: string | undefined;
}

/** A side of a row; undefined where it is summed over all countries. */
export type Side = { readonly iso: string; readonly code: string | undefined; readonly name: string } | undefined;

/** A row of figures. */
export interface Row {
  readonly year: number;
  readonly origin: Side;
  readonly asylum: Side;
  /** REF, ASY …, where rows are told apart by it. */
  readonly populationType: string | undefined;
  /** By the source's names of its columns. */
  readonly values: Readonly<Record<string, number>>;
}

/** A page of rows. */
export interface RowPage {
  /** 0 when there is nothing. */
  readonly pages: number;
  readonly rows: readonly Row[];
}
