// Tokens saved by `?text=table` (o200k_base), over the answers of all examples. Most examples have two rows, so they are also
// measured with repeated rows.

import { countTokens } from 'gpt-tokenizer/encoding/o200k_base';
import { tableText } from '../../runtime/transports/mcp/table-text.ts';
import { exampleAnswers } from '../support/example-answers.ts';
import { median } from './measure.ts';

const MANY_ROWS = 50;

interface Measured {
  readonly tool: string;
  readonly json: number;
  readonly table: number;
}

export function benchTokens(): string[] {
  // The endpoints of /api are not available over MCP.
  const answers = exampleAnswers().filter(([tool]) => !tool.startsWith('api.'));
  const measured = answers.flatMap(sizes);
  const long = answers.flatMap(([tool, answer]) => sizes([tool, withManyRows(answer)]));
  const ratios = long.map(({ json, table }) => table / json).sort((a, b) => a - b);
  const largest = [...long].sort((a, b) => b.json - a.json).slice(0, 5);
  return [
    `| text of a result, tokens | JSON | ?text=table | ratio |`,
    '|---|---:|---:|---:|',
    line(`${measured.length} of ${answers.length} examples, those with a list of records`, measured),
    line(`the same with ${MANY_ROWS} rows each`, long),
    ...largest.map((each) => line(`${each.tool}, ${MANY_ROWS} rows`, [each])),
    '',
    `With ${MANY_ROWS} rows a table has ${percent(median(ratios))} of the tokens of JSON (median; range ${percent(ratios[0] ?? 1)} to ${percent(ratios.at(-1) ?? 1)}).`,
  ];
}

/** Returns an empty list for an answer that `text=table` leaves as JSON. */
function sizes([tool, answer]: readonly [tool: string, answer: object]): Measured[] {
  const text = tableText(answer);
  return text === undefined ? [] : [{ tool, json: tokens(JSON.stringify(answer)), table: tokens(text) }];
}

function withManyRows(answer: object): object {
  const fields = Object.entries(answer).map(([name, value]) => {
    const records = Array.isArray(value) && typeof value[0] === 'object' && value[0] !== null;
    return [name, records ? Array.from({ length: MANY_ROWS }, (_, nth) => value[nth % value.length]) : value];
  });
  return Object.fromEntries(fields);
}

function tokens(text: string): number {
  return countTokens(text, { disallowedSpecial: new Set() });
}

function line(what: string, measured: readonly Measured[]): string {
  const json = measured.reduce((sum, each) => sum + each.json, 0);
  const table = measured.reduce((sum, each) => sum + each.table, 0);
  return `| ${what} | ${json} | ${table} | ${percent(table / json)} |`;
}

function percent(share: number): string {
  return `${(100 * share).toFixed(0)} %`;
}
