// A service as the MCP transport takes it from the generated catalog, and its tool list in the two forms that are served: with
// the tools' own names, and with the service in front of each for endpoints that hold several services.

import type { Operation } from '../../contract/operation.ts';

/** A service, or an area of `/api`, as MCP offers it. */
export interface McpService {
  readonly slug: string;
  readonly title: string;
  readonly summary: string;
  /** What a model is told on connecting, however it came. */
  readonly introduction: string;
  /** Reads the JSON text of the array that `tools/list` sends. */
  readonly toolsJson: () => string;
  /** By the tool's name. */
  readonly operations: ReadonlyMap<string, Operation>;
}

/** One tool of a service. */
export interface ListedTool {
  readonly service: string;
  /** At its service's own endpoint. */
  readonly name: string;
  readonly qualifiedName: string;
  readonly operation: Operation;
}

/** A service with its generated list of tools. */
export interface ListedService {
  readonly slug: string;
  readonly title: string;
  readonly summary: string;
  readonly introduction: string;
  readonly tools: readonly ListedTool[];
  /** The array's items, minified, names as declared. Read when asked for: most lists are asked for seldom, by clients that keep them. */
  readonly ownItems: () => string;
  /** The same with the service in front of each name. */
  readonly qualifiedItems: () => string;
}

/** `space-weather`, `get_solar_flares` → `space_weather__get_solar_flares`. */
export function qualifiedName(slug: string, tool: string): string {
  return `${slug.replaceAll('-', '_')}__${tool}`;
}

/** A service as it is listed. */
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

/** @throws Error when the list and the operations do not name the same tools: the generated files are not of one run. */
function readTools({ slug, toolsJson, operations }: McpService): readonly NamedTool[] {
  const listed: unknown = JSON.parse(toolsJson());
  const isOfOneRun =
    Array.isArray(listed) && listed.length === operations.size && listed.every((tool) => operations.has(tool?.name));
  if (isOfOneRun) return listed;
  throw new Error(`The tool list and the operations of ${slug} have different tools: run make generate.`);
}

/** No brackets, so that lists can be joined. */
function items(tools: readonly NamedTool[]): string {
  return JSON.stringify(tools).slice(1, -1);
}
