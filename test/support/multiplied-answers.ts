// Example results repeated to the number of rows that a call without optional arguments returns. Used as a size
// estimate for tools without a realistic test.

import { readdirSync, readFileSync } from 'node:fs';
import { exampleAnswers } from './example-answers.ts';

const GENERATED = new URL('../../generated/', import.meta.url);
const LIMITS = ['limit', 'max_results', 'max_events'];
/** Tools whose limit counts nested items, or that shorten rows if there are many. Their own tests check the size. */
const COUNTED_OTHERWISE: ReadonlySet<string> = new Set(['economic-indicators.get_economic_data', 'food-agri.get_data']);

interface ListedTool {
  readonly name: string;
  readonly inputSchema: { readonly properties?: Readonly<Record<string, { readonly default?: unknown }>> };
}

export function multipliedAnswers(): { readonly tool: string; readonly rows: number; readonly answer: object }[] {
  const answers = new Map(exampleAnswers());
  return defaults().flatMap(({ tool, rows }) => {
    const answer = answers.get(tool);
    return answer === undefined || COUNTED_OTHERWISE.has(tool) ? [] : [{ tool, rows, answer: withRows(answer, rows) }];
  });
}

function defaults(): { tool: string; rows: number }[] {
  return readdirSync(new URL('services/', GENERATED)).flatMap((slug) => {
    const list: ListedTool[] = JSON.parse(readFileSync(new URL(`services/${slug}/mcp.json`, GENERATED), 'utf8'));
    return list.flatMap(({ name, inputSchema: { properties = {} } }) => {
      const rows = LIMITS.map((limit) => properties[limit]?.default).find((value) => typeof value === 'number');
      return rows === undefined ? [] : [{ tool: `${slug}.${name}`, rows }];
    });
  });
}

function withRows(answer: Readonly<Record<string, unknown>>, count: number): object {
  const lists = Object.entries(answer).filter(([, value]) => Array.isArray(value) && isRecord(value[0]));
  const [longest] = lists.sort(([, a], [, b]) => JSON.stringify(b).length - JSON.stringify(a).length);
  if (longest === undefined) return answer;
  const [name, rows] = longest as [string, unknown[]];
  return { ...answer, [name]: Array.from({ length: count }, (_, nth) => rows[nth % rows.length]) };
}

function isRecord(value: unknown): boolean {
  return typeof value === 'object' && value !== null;
}
