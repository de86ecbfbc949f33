// Reads responses for tools without adapter code.

import type { SourceAnswer } from '../contract/declared-tool.ts';
import { Problem, type ProblemCode } from '../contract/problem.ts';
import type { JsonObject } from '../lib/loose-json.ts';

interface Options {
  /** Error codes, keyed by the source's HTTP status. */
  readonly statuses?: Readonly<Record<number, ProblemCode>>;
  /** For a `not_found` status, return `{ error: 'not_found' }` instead of throwing an error. */
  readonly orNotFound?: boolean;
}

/** The returned function throws a Problem for a status that maps to an error. */
export function answerReader<Result extends object>(
  read: (body: JsonObject) => Result,
  { statuses = {}, orNotFound = false }: Options = {},
): (answer: SourceAnswer) => Result | { readonly error: 'not_found' } {
  return (answer) => {
    const code = statuses[answer.status];
    if (code === 'not_found' && orNotFound) return { error: 'not_found' };
    if (code === 'not_found') throw new Problem(code, 'The source has no data for these arguments.');
    if (code !== undefined) throw new Problem(code, `The source responded with HTTP status ${answer.status}.`);
    // The body may be a list; paths into it then begin with an index.
    return read(answer.json() as JsonObject);
  };
}
