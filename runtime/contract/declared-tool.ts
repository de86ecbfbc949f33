// Types of tools that query their source without adapter code; the generator writes them to generated/services/<slug>/requests.ts.

/** A request from the manifest, filled in with the values of a call. */
export interface DeclaredRequest {
  /** Id of the source. */
  readonly source: string;
  readonly host?: string;
  readonly path: string;
  /** Undefined values are omitted; lists repeat the parameter. */
  readonly query?: Readonly<Record<string, QueryValue | readonly QueryValue[] | undefined>>;
  /** Statuses that its reader handles. */
  readonly accept?: readonly number[];
  /** A lifetime named in the source's manifest. */
  readonly lifetime?: string;
}

type QueryValue = string | number | boolean;

export interface SourceAnswer {
  readonly status: number;
  json(): unknown;
}

/** Exports of `generated/services/<slug>/requests.ts`; `reads` and `requests` have one entry per tool. */
export interface DeclaredTools {
  /** URL of the module itself. */
  readonly module: string;
  readonly requests: Readonly<Record<string, (args: never) => DeclaredRequest>>;
  readonly reads: Readonly<Record<string, (answer: SourceAnswer) => object>>;
}
