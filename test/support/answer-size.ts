// Size limits for results, in tokens of the text that a model reads over MCP. A token is estimated as four characters.
// If ALMANAC_SIZES is the path of a file, measured sizes are appended there for `make bench`.

import { appendFileSync } from 'node:fs';
import * as assert from 'uvu/assert';
import { tableText } from '../../runtime/transports/mcp/table-text.ts';

/** Limit for an answer whose length is chosen by the service. */
export const MAX_TOKENS_DEFAULT = 4_000;
/** Limit for a list whose contract fixes the number of rows. */
export const MAX_TOKENS_FIXED_LIMIT = 10_000;

export interface MeasuredAnswer {
  readonly tool: string;
  readonly tokens: number;
  readonly bound: number;
}

export function tokensOf(answer: unknown): number {
  const table = typeof answer === 'object' && answer !== null ? tableText(answer) : undefined;
  return Math.ceil((table ?? JSON.stringify(answer)).length / 4);
}

/**
 * Returns the number of tokens in the answer of `<service>.<tool>` without optional arguments, at a realistic size.
 * @throws if the answer exceeds `bound` or is nearly empty
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
