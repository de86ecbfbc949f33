// Reads a source's response into the result of a tool that has no adapter code.

import type { SourceAnswer } from '../contract/declared-tool.ts';
import { Problem, type ProblemCode } from '../contract/problem.ts';
import type { JsonObject } from '../lib/loose-json.ts';

interface Options {
  /** Maps HTTP statuses of the source to error codes. */
  readonly statuses?: Readonly<Record<number, ProblemCode>>;
  /** A `not_found` status yields `{ error: 'not_found' }` instead of an error. */
  readonly orNotFound?: boolean;
}

/** Returns the function that reads a response. @throws Problem for a status that maps to an error */
export function answerReader<Result extends object>(
  read: (body: JsonObject) => Result,
  { statuses = {}, orNotFound = false }: Options = {},
): (answer: SourceAnswer) => Result | { readonly error: 'not_found' } {
  return (answer) => {
    const code = statuses[answer.status];
    if (code === 'not_found' && orNotFound) return { error: 'not_found' };
    if (code === 'not_found') throw new Problem(code, 'The source has no data for these arguments.');
    if (code !== undefined) throw new Problem(code, `The source responded with HTTP status ${answer.status}.`);
    // For a list, paths begin with an item index.
    return read(answer.json() as JsonObject);
  };
}
