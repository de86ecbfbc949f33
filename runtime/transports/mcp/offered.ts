// The offer in the MCP transport's words: a service or area of the catalogue becomes one with its tool list and its instructions.

import { introduction } from '../../contract/instructions.ts';
import type { Service } from '../../contract/operation.ts';
import type { McpService } from './service.ts';

const AREA = /^api\//u;

/**
 * The services and areas as the transport takes them. An area is a service without `api/` before its name.
 * @param toolsJson the tools of a service or area as `tools/list` sends them
 */
export function mcpServices(services: readonly Service[], toolsJson: (slug: string) => string): McpService[] {
  return services.map(({ slug: key, title, summary, lifecycle, operations }) => {
    const slug = key.replace(AREA, '');
    return {
      slug,
      title,
      summary,
      introduction: introduction({ slug, title, summary, lifecycle }),
      toolsJson: () => toolsJson(key),
      operations: new Map(operations.map((operation) => [operation.tool ?? operation.name, operation])),
    };
  });
}
