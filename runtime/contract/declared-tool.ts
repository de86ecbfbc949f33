// Types of generated/services/<slug>/requests.ts, for tools without adapter code.

export interface DeclaredRequest {
  readonly source: string;
  readonly host?: string;
  readonly path: string;
  /** Undefined values are omitted; lists repeat the parameter. */
  readonly query?: Readonly<Record<string, QueryValue | readonly QueryValue[] | undefined>>;
  /** Statuses that its reader handles. */
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
