import { introduction } from '../../contract/instructions.ts';
import type { Service } from '../../contract/operation.ts';
import type { McpService } from './service.ts';

const AREA = /^api\//u;

/** The prefix `api/` is removed from the name of an area. */
export function mcpServices(services: readonly Service[], toolsJson: (slug: string) => string): McpService[] {
  return services.map(({ slug: key, title, summary, lacks, lifecycle, operations }) => {
    const slug = key.replace(AREA, '');
    return {
      slug,
      title,
      summary,
      introduction: introduction({ slug, title, summary, lacks, lifecycle }),
      toolsJson: () => toolsJson(key),
      operations: new Map(operations.map((operation) => [operation.tool ?? operation.name, operation])),
    };
  });
}
