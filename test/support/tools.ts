// Test tools without a manifest or arguments. Their handlers are functions that the test provides. A result may contain
// `done`, `partial` and `over`.

import { type Catalog, generatedCatalog } from '../../runtime/app/catalog.ts';
import type { Handler } from '../../runtime/contract/call.ts';
import type { Operation, Service } from '../../runtime/contract/operation.ts';
import { published } from '../../runtime/contract/published.ts';
import type { AnyHandler } from '../../runtime/dispatch/binding.ts';
import { catalogWith } from './extended-catalog.ts';

const SLUG = 'test-tools';
const FLAG = published.boolean({ optional: true });

export interface TestTool {
  readonly slow?: boolean;
  readonly handle: Handler<object, object>;
}

export function catalogWithTools(tools: Readonly<Record<string, TestTool>>): Catalog {
  const model = generatedCatalog.services[0]?.operations.find(({ effect }) => effect === 'read') as Operation;
  const operations = Object.entries(tools).map(([name, { slow = false }]): Operation => {
    return {
      ...model,
      id: `${SLUG}.${name}`,
      service: SLUG,
      adapter: SLUG,
      name,
      slow,
      sources: [],
      errors: ['upstream_failed', 'upstream_timeout'],
      decode: () => ({ ok: true, arguments: {} }),
      result: published.record(published.fields({ done: FLAG, partial: FLAG, over: FLAG })),
    };
  });
  const service: Service = {
    slug: SLUG,
    title: 'Tools of a test',
    summary: 'Tools of a test.',
    lifecycle: 'maintained',
    sources: [],
    operations,
  };
  const listed = operations.map(({ name, summary }) => ({
    name,
    title: name,
    description: summary,
    inputSchema: { type: 'object' },
    outputSchema: { type: 'object' },
  }));
  return catalogWith({
    services: [service],
    areas: [],
    handlers: new Map(
      operations.map((operation): [Operation, AnyHandler] => [operation, (tools[operation.name] as TestTool).handle]),
    ),
    toolsJson: () => JSON.stringify(listed),
  });
}

export function testToolPath(name: string): string {
  return `/rest/${SLUG}/${name}`;
}

export const TEST_TOOLS = SLUG;
