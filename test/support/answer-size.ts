// What a model has to hold of an answer, against its bound: the text that it reads over MCP, where lists of records are tables. A token
// is taken for four characters. With ALMANAC_SIZES, the path
// of a file, each measured answer is a line there: `make bench` makes its table of the largest out of them.

import { appendFileSync } from 'node:fs';
import * as assert from 'uvu/assert';
import { tableText } from '../../runtime/transports/mcp/table-text.ts';

/** Of an answer whose length nobody but its service chose. */
export const MOST_BY_DEFAULT = 4_000;
/** Of a list of so many rows as its contract says. */
export const MOST_OF_A_FIXED_LIMIT = 10_000;

/** An answer as it was measured. */
export interface MeasuredAnswer {
  readonly tool: string;
  readonly tokens: number;
  readonly bound: number;
}

/** The tokens of a result as a model reads it over MCP. */
export function tokensOf(answer: unknown): number {
  const table = typeof answer === 'object' && answer !== null ? tableText(answer) : undefined;
  return Math.ceil((table ?? JSON.stringify(answer)).length / 4);
}

/**
 * The tokens of the answer of `<service>.<tool>`, asked with nothing that is optional, at the size that its source really has.
 * @throws when it is larger than `bound`, or hardly anything came
 */
export function fits(tool: string, answer: unknown, bound = MOST_BY_DEFAULT): number {
  const tokens = tokensOf(answer);
  const measured: MeasuredAnswer = { tool, tokens, bound };
  const file = process.env['ALMANAC_SIZES'];
  if (file !== undefined) appendFileSync(file, `${JSON.stringify(measured)}\n`);
  assert.ok(tokens <= bound, `${tool}: ${tokens} tokens, at most ${bound}`);
  assert.ok(tokens > 10, `${tool}: nothing came`);
  return tokens;
}
