// The committed tool lists, as returned by `tools/list` of every service.

import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const GENERATED = fileURLToPath(new URL('../../generated/', import.meta.url));

export interface ListedSchema {
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly properties?: Readonly<Record<string, ListedSchema>>;
  readonly required?: readonly string[];
  readonly items?: ListedSchema;
  readonly enum?: readonly unknown[];
  readonly default?: unknown;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly maxItems?: number;
}

export interface ListedTool {
  readonly service: string;
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly inputSchema: ListedSchema;
  readonly outputSchema: ListedSchema;
  readonly annotations: Readonly<Record<string, unknown>>;
}

export function listedTools(of: 'services' | 'api' = 'services'): ListedTool[] {
  return readdirSync(`${GENERATED}${of}`).flatMap((service) => {
    const tools: Omit<ListedTool, 'service'>[] = JSON.parse(
      readFileSync(`${GENERATED}${of}/${service}/mcp.json`, 'utf8'),
    );
    return tools.map((tool) => ({ ...tool, service }));
  });
}
