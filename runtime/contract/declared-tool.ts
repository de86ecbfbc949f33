// Types of generated/services/<slug>/requests.ts, for tools without adapter code.

export interface DeclaredRequest {
  readonly source: string;
  readonly host?: string;
  readonly path: string;
  /** Undefined values are omitted; for a list, the parameter is repeated. */
  readonly query?: Readonly<Record<string, QueryValue | readonly QueryValue[] | undefined>>;
  /** HTTP statuses that the tool's reader handles. */
  readonly accept?: readonly number[];
  readonly lifetime?: string;
}

type QueryValue = string | number | boolean;

export interface SourceAnswer {
  readonly status: number;
  json(): unknown;
}

/** `reads` and `requests` have one entry per tool. */
export interface DeclaredTools {
  readonly module: string;
  readonly requests: Readonly<Record<string, (args: never) => DeclaredRequest>>;
  readonly reads: Readonly<Record<string, (answer: SourceAnswer) => object>>;
}
