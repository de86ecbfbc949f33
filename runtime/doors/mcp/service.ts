// A service as the MCP door takes it from the generated catalog, and its tool list in the two forms that are served: with
// the tools' own names, and with the service in front of each for endpoints that hold several services.

import type { Operation } from '../../contract/operation.ts';
import { isObject, type JsonObject } from './protocol.ts';

/** A service as MCP offers it. */
export interface McpService {
  readonly slug: string;
  readonly title: string;
  readonly summary: string;
  /** What a model is told on connecting. */
  readonly instructions: string;
  /** JSON text of the array that `tools/list` sends. */
  readonly toolsJson: string;
  /** By the tool's name. */
  readonly operations: ReadonlyMap<string, Operation>;
}

/** One tool of a service, with the schema that callers of `find_tool` are shown. */
export interface ListedTool {
  readonly service: string;
  readonly qualifiedName: string;
  readonly operation: Operation;
  /** What it gives, when it is used, and the rules over several of its arguments. */
  readonly description: string;
  readonly inputSchema: JsonObject;
}

/** A service with its generated list of tools. */
export interface ListedService {
  readonly slug: string;
  readonly title: string;
  readonly summary: string;
  readonly instructions: string;
  readonly tools: readonly ListedTool[];
  /** The array's text, minified, names as declared. */
  readonly ownJson: string;
  /** The items' text, minified, names with the service in front; no brackets, so that lists can be joined. */
  readonly qualifiedItems: string;
}

/** `space-weather`, `get_solar_flares` → `space_weather__get_solar_flares`. */
export function qualifiedName(slug: string, tool: string): string {
  return `${slug.replaceAll('-', '_')}__${tool}`;
}

/**
 * Reads and minifies a service's list.
 * @throws Error when the list and the operations do not name the same tools: the generated files are not of one run.
 */
export function listedService(service: McpService): ListedService {
  const { slug, title, summary, instructions, operations } = service;
  const listed: unknown = JSON.parse(service.toolsJson);
  if (!Array.isArray(listed) || listed.length !== operations.size) throw outOfStep(slug);
  const tools = listed.map((tool: unknown): ListedTool => {
    const name = isObject(tool) ? tool.name : undefined;
    const operation = typeof name === 'string' ? operations.get(name) : undefined;
    if (operation === undefined) throw outOfStep(slug);
    const { description, inputSchema } = tool as { description: string; inputSchema: JsonObject };
    return { service: slug, qualifiedName: qualifiedName(slug, name as string), operation, description, inputSchema };
  });
  const qualified = listed.map((tool: object, at) => ({ ...tool, name: tools[at]?.qualifiedName }));
  return {
    slug,
    title,
    summary,
    instructions,
    tools,
    ownJson: JSON.stringify(listed),
    qualifiedItems: JSON.stringify(qualified).slice(1, -1),
  };
}

function outOfStep(slug: string): Error {
  return new Error(`The tool list and the operations of ${slug} do not name the same tools: generate again.`);
}
