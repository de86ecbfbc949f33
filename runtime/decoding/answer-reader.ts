// Reads the whole answer of a source into the result of a tool that needs no code.

import type { SourceAnswer } from '../contract/declared-tool.ts';
import { Problem, type ProblemCode } from '../contract/problem.ts';
import type { JsonObject } from '../lib/loose-json.ts';

interface Options {
  /** What a status of the source means, by error code. */
  readonly statuses?: Readonly<Record<number, ProblemCode>>;
  /** Where nothing is found, the tool answers `{ error: 'not_found' }`. */
  readonly orNotFound?: boolean;
}

/** The function that reads an answer. @throws Problem for a status that stands for an error */
export function answerReader<Result extends object>(
  read: (body: JsonObject) => Result,
  { statuses = {}, orNotFound = false }: Options = {},
): (answer: SourceAnswer) => Result | { readonly error: 'not_found' } {
  return (answer) => {
    const code = statuses[answer.status];
    if (code === 'not_found' && orNotFound) return { error: 'not_found' };
    if (code === 'not_found') throw new Problem(code, 'The source has nothing for these arguments.');
    if (code !== undefined) throw new Problem(code, `The source answered with status ${answer.status}.`);
    // A body that is a list is read by paths that begin with its items.
    return read(answer.json() as JsonObject);
  };
}
