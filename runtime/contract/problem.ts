// Errors for callers. An adapter throws a Problem with a code from spec/platform.yaml. Transports render it as problem+json
// (REST) or as text for a model (MCP).

/** An invalid argument: the error, the accepted values, and the most similar accepted value if there is one. */
export interface ArgumentProblem {
  /** May be a path: `filters[0].code`. */
  parameter: string;
  code: ArgumentProblemCode;
  message: string;
  hint?: string;
}

export type ArgumentProblemCode =
  | 'required'
  | 'unknown_argument'
  | 'type'
  | 'minimum'
  | 'maximum'
  | 'min_length'
  | 'max_length'
  | 'pattern'
  | 'format'
  | 'enum'
  | 'min_items'
  | 'max_items'
  | 'unique_items'
  | 'min_properties'
  | 'max_properties'
  | 'control_character'
  | 'repeated'
  | 'calendar_date'
  | 'comma_separated'
  | 'ignore_case'
  | 'country'
  | 'us_state'
  | 'currency'
  | 'airport'
  | 'at_least_one_of'
  | 'one_group_of'
  | 'in_order'
  | 'renamed'
  | 'value';

/** Additional members of the problem. An error code may document further members. */
export interface ProblemExtras {
  /** In seconds. */
  retryAfter?: number;
  /** Appended to the detail. */
  hint?: string;
  errors?: ArgumentProblem[];
  cause?: unknown;
  /** Only for MCP. */
  rpc?: RpcError;
}

export interface RpcError {
  /** HTTP status; 200 if the JSON-RPC error is a regular payload. */
  readonly status: number;
  /** JSON-RPC error code, or the HTTP status if JSON-RPC defines none. */
  readonly code: number;
  readonly data?: object | undefined;
  /** Headers as name, value, name, value … */
  readonly fields?: readonly string[];
  /** Id of an invalid message, if it could be parsed. */
  readonly id?: string | number | undefined;
}

/** Error codes from generated/platform.ts, by declaration merging. */
// biome-ignore lint/suspicious/noEmptyInterface: members are added by declaration merging, in generated/platform.ts
export interface ProblemCodes {}

export type ProblemCode = [keyof ProblemCodes] extends [never] ? string : keyof ProblemCodes;

/** An error for callers. They see `detail`, so it must not contain secrets or stack traces. */
export class Problem<Code extends ProblemCode = ProblemCode> extends Error {
  readonly code: Code;
  readonly extras: ProblemExtras;

  constructor(code: Code, detail: string, extras: ProblemExtras = {}) {
    super(detail, extras.cause === undefined ? undefined : { cause: extras.cause });
    this.name = 'Problem';
    this.code = code;
    this.extras = extras;
  }
}

/**
 * Returns the error for a well-formed argument that the tool does not know, such as an unknown unit. Its status is 422,
 * as for a schema error.
 */
export function invalidArgument(parameter: string, message: string, hint?: string): Problem<'invalid_arguments'> {
  const problem: ArgumentProblem = { parameter, code: 'value', message };
  if (hint !== undefined) problem.hint = hint;
  return new Problem('invalid_arguments', `${parameter}: ${message}`, { errors: [problem] });
}
