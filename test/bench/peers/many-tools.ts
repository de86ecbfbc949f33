// A service of 150 tools like convert_units, for the MCP benchmarks of both servers.

import { services } from '../../../generated/catalog.ts';
import { create } from '../../../runtime/adapters/unit-conversion/unit-conversion.ts';
import type { Catalog } from '../../../runtime/app/catalog.ts';
import type { Operation } from '../../../runtime/contract/operation.ts';
import type { AnyHandler } from '../../../runtime/dispatch/binding.ts';
import { catalogWith } from '../../support/extended-catalog.ts';
import { convertTool } from './conversion.ts';

export const toolNames: readonly string[] = Array.from({ length: 150 }, (_, index) => `convert_units_${index + 1}`);

export function manyTools(): Catalog {
  const convert = services
    .flatMap(({ operations }) => operations)
    .find(({ id }) => id === 'unit-conversion.convert_units') as Operation;
  const handler = create().convert_units as unknown as AnyHandler;
  const operations = toolNames.map((name) => ({ ...convert, id: `many-tools.${name}`, service: 'many-tools', name }));
  const base = {
    slug: 'many-tools',
    title: 'Many tools',
    summary: 'Tools for benchmarks.',
    lifecycle: 'maintained',
  } as const;
  return catalogWith({
    services: [{ ...base, sources: [], operations }],
    areas: [],
    handlers: new Map(operations.map((operation) => [operation, handler])),
    toolsJson: () => JSON.stringify(toolNames.map((name) => ({ ...convertTool, name }))),
  });
}
