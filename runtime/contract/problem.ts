// Errors that callers see. An adapter throws a Problem with a code from the table in spec/platform.yaml. Transports render it as
// problem+json (REST) or as text for a model (MCP).

/** One invalid argument: its name, the error, the accepted values, and the nearest accepted value if there is one. */
export interface ArgumentProblem {
  /** Argument name with a path into lists and objects: `filters[0].code`. */
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

/** Additional members of a problem. A code may document members of its own. */
export interface ProblemExtras {
  /** Whole seconds after which a retry may succeed. */
  retryAfter?: number;
  /** What to do about it; appended to the detail. */
  hint?: string;
  errors?: ArgumentProblem[];
  cause?: unknown;
  /** How MCP reports a rejected request; only the MCP encoder reads this. */
  rpc?: RpcError;
}

/** A JSON-RPC error. */
export interface RpcError {
  /** HTTP status: 200 if the JSON-RPC error is a regular payload. */
  readonly status: number;
  /** JSON-RPC error code; the HTTP status if JSON-RPC defines none. */
  readonly code: number;
  readonly data?: object | undefined;
  /** Header fields as name, value, name, value … */
  readonly fields?: readonly string[];
  /** The message's id, if it could be parsed from a bad message. */
  readonly id?: string | number | undefined;
}

/** The codes of the platform's error table; generated/platform.ts adds them by declaration merging. */
// biome-ignore lint/suspicious/noEmptyInterface: it is filled where the table is
export interface ProblemCodes {}

export type ProblemCode = [keyof ProblemCodes] extends [never] ? string : keyof ProblemCodes;

/** An error with a code from the platform's error table. Callers see `detail`: it must not contain secrets or stack traces. */
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

/** An argument that is well-formed but unknown to the tool, such as an unknown unit: status 422, like a schema error. */
export function invalidArgument(parameter: string, message: string, hint?: string): Problem<'invalid_arguments'> {
  const problem: ArgumentProblem = { parameter, code: 'value', message };
  if (hint !== undefined) problem.hint = hint;
  return new Problem('invalid_arguments', `${parameter}: ${message}`, { errors: [problem] });
}
