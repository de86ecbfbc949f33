// Failures that a caller sees. An adapter throws a Problem with a code of spec/platform.yaml's table; the transports turn it
// into problem+json (REST) or into a text that a model can act on (MCP).

/** One bad argument: which, what is wrong, what is allowed, and the nearest right word where there is one. */
export interface ArgumentProblem {
  /** Name of the argument, with a path into lists and objects: `filters[0].code`. */
  parameter: string;
  code: ArgumentProblemCode;
  message: string;
  hint?: string;
}

/** Codes of what is wrong with one argument. */
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

/** Further members of a problem: seconds for `Retry-After`, arguments at fault, and anything a code documents. */
export interface ProblemExtras {
  /** Whole seconds after which a retry may succeed. */
  retryAfter?: number;
  /** What to do about it, appended to the detail. */
  hint?: string;
  errors?: ArgumentProblem[];
  cause?: unknown;
  /** How MCP tells of it where a request is refused as such: only the MCP encoder reads this. */
  rpc?: RpcError;
}

/** A refusal as JSON-RPC tells of it. */
export interface RpcError {
  /** HTTP status: 200 where the JSON-RPC error is the ordinary payload. */
  readonly status: number;
  /** Of JSON-RPC; the HTTP status where its own range has none. */
  readonly code: number;
  readonly data?: object | undefined;
  /** Header fields: name, value, name, value … */
  readonly fields?: readonly string[];
  /** The message's id, where that much of a bad message could be read. */
  readonly id?: string | number | undefined;
}

/** The codes of the platform's error table: generated/platform.ts fills this in. */
// biome-ignore lint/suspicious/noEmptyInterface: it is filled where the table is
export interface ProblemCodes {}

/** A code of the platform's error table. */
export type ProblemCode = [keyof ProblemCodes] extends [never] ? string : keyof ProblemCodes;

/** A failure with a code of the platform's error table. `detail` is for the caller: no secrets, no stack. */
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

/** An argument that is well-formed but means nothing to the tool (an unknown unit, say): 422 like a schema fault. */
export function invalidArgument(parameter: string, message: string, hint?: string): Problem<'invalid_arguments'> {
  const problem: ArgumentProblem = { parameter, code: 'value', message };
  if (hint !== undefined) problem.hint = hint;
  return new Problem('invalid_arguments', `${parameter}: ${message}`, { errors: [problem] });
}
