// The tool list of a service, with plain and with prefixed names.

import type { Operation } from '../../contract/operation.ts';

/** A service or an area of `/api`. */
export interface McpService {
  readonly slug: string;
  readonly title: string;
  readonly summary: string;
  readonly introduction: string;
  /** JSON array for `tools/list`. */
  readonly toolsJson: () => string;
  readonly operations: ReadonlyMap<string, Operation>;
}

export interface ListedTool {
  readonly service: string;
  /** Name at the service's own endpoint. */
  readonly name: string;
  readonly qualifiedName: string;
  readonly operation: Operation;
}

export interface ListedService {
  readonly slug: string;
  readonly title: string;
  readonly summary: string;
  readonly introduction: string;
  readonly tools: readonly ListedTool[];
  /** Minified items, which are read on demand because most lists are rarely requested. */
  readonly ownItems: () => string;
  readonly qualifiedItems: () => string;
}

/** Returns `space_weather__get_solar_flares` for `space-weather` and `get_solar_flares`. */
export function qualifiedName(slug: string, tool: string): string {
  return `${slug.replaceAll('-', '_')}__${tool}`;
}

export function listedService(service: McpService): ListedService {
  const { slug, title, summary, introduction, operations } = service;
  return {
    ...{ slug, title, summary, introduction },
    tools: [...operations].map(([name, operation]) => ({
      service: slug,
      name,
      qualifiedName: qualifiedName(slug, name),
      operation,
    })),
    ownItems: () => items(readTools(service)),
    qualifiedItems: () => items(readTools(service).map((tool) => ({ ...tool, name: qualifiedName(slug, tool.name) }))),
  };
}

interface NamedTool {
  readonly name: string;
}

/** @throws Error if the list and the operations differ because the generated files are from different runs */
function readTools({ slug, toolsJson, operations }: McpService): readonly NamedTool[] {
  const listed: unknown = JSON.parse(toolsJson());
  const isOfOneRun =
    Array.isArray(listed) && listed.length === operations.size && listed.every((tool) => operations.has(tool?.name));
  if (isOfOneRun) return listed;
  throw new Error(`The tool list and the operations of ${slug} have different tools: run make generate.`);
}

/** Returns the items without brackets, so that lists can be joined. */
function items(tools: readonly NamedTool[]): string {
  return JSON.stringify(tools).slice(1, -1);
}
