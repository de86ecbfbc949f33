// The two tools of `/mcp/`: `find_tool` searches over all services, `call_tool` calls what was found. An agent so pays for
// the few tools that it needs and not for the lists of all services. `call_tool` reaches reading tools only, because a client
// shows its annotations, and asks its user, once for all calls that go through it.

import { ArgumentReader } from '../../contract/arguments.ts';
import { nearestFew } from '../../contract/nearest.ts';
import { invalidArgument, Problem } from '../../contract/problem.ts';
import type { ForwardedCall, Tool } from './endpoint.ts';
import { isObject, type JsonObject } from './protocol.ts';
import type { ListedService, ListedTool } from './service.ts';

/** One hit of the search over the generated index, best first. */
export interface ToolMatch {
  /** Slug of the service. */
  readonly service: string;
  /** The tool's own name. */
  readonly tool: string;
}
export type FindTool = (query: string, limit: number) => readonly ToolMatch[];

const MOST_MATCHES = 20;
const READING = { readOnlyHint: true, destructiveHint: false, idempotentHint: true };

const FIND_TOOL = {
  name: 'find_tool',
  title: 'Find a tool',
  description: 'Search the tools of all services by what you want to know. Each match comes with its input schema.',
  inputSchema: {
    type: 'object',
    properties: {
      query: { type: 'string', minLength: 1, maxLength: 200, description: 'What you want to know, in a few words.' },
      limit: { type: 'integer', minimum: 1, maximum: MOST_MATCHES, default: 5, description: 'Most matches.' },
    },
    required: ['query'],
    additionalProperties: false,
  },
  outputSchema: {
    type: 'object',
    properties: {
      matches: {
        type: 'array',
        description: 'Best match first.',
        items: {
          type: 'object',
          properties: {
            tool: { type: 'string', description: 'What call_tool takes.' },
            summary: { type: 'string' },
            effect: { enum: ['read', 'write', 'destroy'], description: 'call_tool takes read only.' },
            endpoint: { type: 'string', description: "The service's own MCP endpoint." },
            input_schema: { type: 'object', description: "JSON Schema of the tool's arguments." },
          },
          required: ['tool', 'summary', 'effect', 'endpoint', 'input_schema'],
        },
      },
    },
    required: ['matches'],
  },
  annotations: { ...READING, openWorldHint: false },
};

const CALL_TOOL = {
  name: 'call_tool',
  title: 'Call a tool',
  description:
    'Call a tool that find_tool gave. Tools that change something are called at the endpoint of their service.',
  inputSchema: {
    type: 'object',
    properties: {
      tool: { type: 'string', minLength: 1, maxLength: 100, description: 'As find_tool gave it: <service>__<tool>.' },
      arguments: { type: 'object', description: "The tool's arguments, by its input schema." },
    },
    required: ['tool'],
    additionalProperties: false,
  },
  outputSchema: { type: 'object', description: 'The result of the tool called.' },
  annotations: { ...READING, openWorldHint: true },
};

export const AGGREGATE_TOOLS_JSON = JSON.stringify([FIND_TOOL, CALL_TOOL]);

/** The tools of `/mcp/` over these services. */
export function aggregateTools(services: readonly ListedService[], findTool: FindTool): Map<string, Tool> {
  const known = new Map(services.flatMap((service) => service.tools).map((tool) => [tool.qualifiedName, tool]));
  const byOrigin = new Map([...known.values()].map((tool) => [`${tool.service}.${tool.operation.name}`, tool]));
  return new Map<string, Tool>([
    ['find_tool', { kind: 'local', answer: (values) => found(values, byOrigin, findTool) }],
    ['call_tool', { kind: 'forward', resolve: (values) => forwarded(values, known) }],
  ]);
}

/** What a model is told on connecting to `/mcp/`. */
export function aggregateInstructions(services: readonly ListedService[]): string {
  const lines = services.map((service) => `- ${service.slug}: ${service.summary}`);
  return [
    'find_tool searches the tools of these services, call_tool calls what it found (reading tools only).',
    'Connect to /mcp/<service>/ for all tools of one service, to /mcp/?services=<a>,<b> for those of several.',
    ...lines,
  ].join('\n');
}

function found(values: JsonObject, tools: ReadonlyMap<string, ListedTool>, findTool: FindTool): object | Problem {
  const reader = new ArgumentReader({ encoding: 'json', values }, ['query', 'limit']);
  const query = reader.string('query', { required: true, minLength: 1, maxLength: 200 });
  const limit = reader.integer('limit', { minimum: 1, maximum: MOST_MATCHES, default: 5 });
  const decoded = reader.finish({ query, limit });
  if (!decoded.ok) return new Problem('invalid_arguments', 'Bad arguments.', { errors: decoded.problems });
  const matches = findTool(query, limit).flatMap((match) => {
    const tool = tools.get(`${match.service}.${match.tool}`);
    // The index may be wider than what is served here.
    if (tool === undefined) return [];
    const { summary, effect } = tool.operation;
    const endpoint = `/mcp/${tool.service}/`;
    return { tool: tool.qualifiedName, summary, effect, endpoint, input_schema: tool.inputSchema };
  });
  return { matches };
}

function forwarded(values: JsonObject, tools: ReadonlyMap<string, ListedTool>): ForwardedCall | Problem {
  const reader = new ArgumentReader({ encoding: 'json', values }, ['tool', 'arguments']);
  const name = reader.string('tool', { required: true, minLength: 1, maxLength: 100 });
  const decoded = reader.finish(name);
  if (!decoded.ok) return new Problem('invalid_arguments', 'Bad arguments.', { errors: decoded.problems });
  const inner = values.arguments ?? {};
  if (!isObject(inner)) return invalidArgument('arguments', 'must be an object of the arguments of the tool called');
  const tool = tools.get(name);
  if (tool === undefined) return unknownTool(name, tools.keys());
  if (tool.operation.effect !== 'read') return notThroughHere(tool);
  return { operation: tool.operation, values: inner };
}

function unknownTool(name: string, known: Iterable<string>): Problem {
  const near = nearestFew(name, known, 3);
  const hint = near.length === 0 ? 'find_tool searches for tools.' : `Did you mean ${near.join(' or ')}?`;
  return invalidArgument('tool', `there is no tool ${JSON.stringify(name)}`, hint);
}

function notThroughHere({ service, operation, qualifiedName }: ListedTool): Problem {
  const hint = `Connect to /mcp/${service}/ and call ${operation.name} there.`;
  return invalidArgument('tool', `${qualifiedName} changes something, and call_tool reaches reading tools only`, hint);
}
