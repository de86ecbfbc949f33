// The offer in the MCP door's words: a catalogue's service becomes one with its tool list and its instructions.

import { serviceInstructions } from '../../contract/instructions.ts';
import type { Service } from '../../contract/operation.ts';
import type { McpService } from './service.ts';

/**
 * The services as the door takes them.
 * @param toolsJson a service's tools as `tools/list` sends them
 * @param keyHow a sentence that says how to get a key
 */
export function mcpServices(
  services: readonly Service[],
  toolsJson: (slug: string) => string,
  keyHow: string,
): McpService[] {
  return services.map(({ slug, title, summary, lifecycle, operations }) => ({
    slug,
    title,
    summary,
    instructions: serviceInstructions({ slug, title, summary, lifecycle }, keyHow),
    toolsJson: () => toolsJson(slug),
    operations: new Map(operations.map((operation) => [operation.name, operation])),
  }));
}
