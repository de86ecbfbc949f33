// Size limits of answers, in tokens of the text that a model reads over MCP; a token is estimated as four characters. If
// ALMANAC_SIZES is the path of a file, measured answers are appended there for `make bench`.

import { appendFileSync } from 'node:fs';
import * as assert from 'uvu/assert';
import { tableText } from '../../runtime/transports/mcp/table-text.ts';

/** For an answer whose length the service chooses. */
export const MAX_TOKENS_DEFAULT = 4_000;
/** For a list with the number of rows in its contract. */
export const MAX_TOKENS_FIXED_LIMIT = 10_000;

export interface MeasuredAnswer {
  readonly tool: string;
  readonly tokens: number;
  readonly bound: number;
}

/** Tokens of a result as a model reads it over MCP. */
export function tokensOf(answer: unknown): number {
  const table = typeof answer === 'object' && answer !== null ? tableText(answer) : undefined;
  return Math.ceil((table ?? JSON.stringify(answer)).length / 4);
}

/**
 * Tokens of the answer of `<service>.<tool>` without optional arguments, at a realistic size.
 * @throws if it exceeds `bound`, or is nearly empty
 */
export function fits(tool: string, answer: unknown, bound = MAX_TOKENS_DEFAULT): number {
  const tokens = tokensOf(answer);
  const measured: MeasuredAnswer = { tool, tokens, bound };
  const file = process.env['ALMANAC_SIZES'];
  if (file !== undefined) appendFileSync(file, `${JSON.stringify(measured)}\n`);
  assert.ok(tokens <= bound, `${tool}: ${tokens} tokens, at most ${bound}`);
  assert.ok(tokens > 10, `${tool}: no answer`);
  return tokens;
}
