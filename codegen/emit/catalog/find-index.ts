// generated/find-tool.json: the index behind `find_tool`, built here so that the server only loads it.

import MiniSearch from 'minisearch';
import { INDEX_OPTIONS, type ToolDocument } from '../../../runtime/contract/tool-index.ts';
import type { Plan } from '../../plan/plan.ts';
import { describe } from '../json-schema.ts';

/** The index of all tools (without those that every service has) as JSON text. */
export function emitFindIndex({ services }: Plan): string {
  const index = new MiniSearch<ToolDocument>(INDEX_OPTIONS);
  for (const { service, operations } of services) {
    for (const { operation, id } of operations) {
      index.add({
        id,
        name: operation.name.replaceAll('_', ' '),
        service: `${service.slug} ${service.title} ${service.summary}`,
        description: describe(operation),
        keywords: operation.keywords.join(' '),
        arguments: operation.arguments.map(({ name, shape }) => `${name} ${shape.description ?? ''}`).join(' '),
      });
    }
  }
  return `${JSON.stringify(index)}\n`;
}
