// A tool that asks its source without code: what the generator writes for it (generated/services/<slug>/requests.ts).

/** A request as the manifest declares it, with the values of a call. */
export interface DeclaredRequest {
  /** Id of the source. */
  readonly source: string;
  readonly host?: string;
  readonly path: string;
  /** Undefined values are left out; lists repeat the parameter. */
  readonly query?: Readonly<Record<string, QueryValue | readonly QueryValue[] | undefined>>;
  /** Statuses that its reader understands. */
  readonly accept?: readonly number[];
  /** A lifetime that the source's manifest names. */
  readonly lifetime?: string;
}

type QueryValue = string | number | boolean;

/** An answer of a source, as readers see it. */
export interface SourceAnswer {
  readonly status: number;
  json(): unknown;
}

/** What `generated/services/<slug>/requests.ts` exports; `reads` and `requests` have an entry per tool. */
export interface DeclaredTools {
  /** Address of the module itself. */
  readonly module: string;
  readonly requests: Readonly<Record<string, (args: never) => DeclaredRequest>>;
  readonly reads: Readonly<Record<string, (answer: SourceAnswer) => object>>;
}
