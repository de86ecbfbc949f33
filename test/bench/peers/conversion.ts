// The work that every REST peer does: convert_units from the adapter, with the published schema of its arguments.

import { readFileSync } from 'node:fs';
import { create } from '../../../runtime/adapters/unit-conversion/unit-conversion.ts';
import type { Call } from '../../../runtime/contract/call.ts';

const handlers = create();

/** The adapter ignores its call context. */
export function convert(args: { value: number; from_unit: string; to_unit: string }): object {
  return handlers.convert_units(args, {} as Call);
}

interface McpTool {
  readonly name: string;
  readonly description: string;
  readonly inputSchema: object;
  readonly outputSchema: object;
  readonly annotations: object;
}

export const convertTool: McpTool = (
  JSON.parse(
    readFileSync(new URL('../../../generated/services/unit-conversion/mcp.json', import.meta.url), 'utf8'),
  ) as McpTool[]
).find(({ name }) => name === 'convert_units') as McpTool;

export function announce(port: number, key?: string): void {
  process.stdout.write(`${JSON.stringify({ port, key })}\n`);
}
