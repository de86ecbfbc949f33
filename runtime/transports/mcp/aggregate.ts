// With `find_tool` and `call_tool`, an agent's context contains only the tools that it needs. `call_tool` supports only
// read-only tools, because its annotations, and the user's approval in a client, apply to all of its calls.

import { appMeta } from '../../contract/app.ts';
import { listedInstructions, type WayIn } from '../../contract/instructions.ts';
import { invalidArgument, Problem } from '../../contract/problem.ts';
import { ArgumentReader } from '../../decoding/arguments.ts';
import { nearestFew } from '../../lib/text/nearest.ts';
import { isReadable } from '../../search/script.ts';
import { argumentsOf } from './call-arguments.ts';
import { CALL_TOOLS } from './call-tools.ts';
import { CHECK_ANSWER } from './check-answer.ts';
import type { ForwardedCall, Tool } from './endpoint.ts';
import { asCallToolTakes, LooseNames, MAX_LISTED } from './names.ts';
import type { JsonObject } from './protocol.ts';
import type { ListedService, ListedTool } from './service.ts';

export interface FoundTools {
  /** Best first. */
  readonly matches: readonly FoundTool[];
  /** The closest tools, if none matches. */
  readonly nearest: readonly string[];
  /** True if the question is about what data is available. */
  readonly isAboutOffer: boolean;
  /** Set if a service covers the subject, but lacks the requested data. */
  readonly lacking?: { readonly service: string; readonly phrase: string } | undefined;
  readonly subjects: readonly FoundSubject[];
}

export interface FoundTool {
  /** `<slug>.<tool>`. */
  readonly id: string;
  readonly card: {
    readonly description: string;
    readonly arguments: Readonly<Record<string, string>>;
    readonly example: Readonly<Record<string, unknown>>;
    readonly columns?: string;
    /** Tools that return ids for this tool, or that are usually called before or after it. */
    readonly related: readonly string[];
  };
}

export interface FoundSubject {
  readonly service: string;
  readonly title: string;
  readonly summary: string;
  readonly tools: number;
  /** Maximum age of results. */
  readonly freshness: string;
}

export type FindTool = (query: string, limit: number) => FoundTools;

const MAX_MATCHES = 20;
const FEW_MATCHES = 3;
const TRANSLATE =
  'Only Latin script is searched. Translate the question and call find_tool again with a few English words for what, who, where and when.';
const READING = { readOnlyHint: true, destructiveHint: false, idempotentHint: true };

const FIND_TOOL = {
  name: 'find_tool',
  title: 'Find a tool',
  description:
    'Finds the tools for a question across all services. Use a few English words for what, who, where and when, such as "refugees from Syria in ' +
    'Germany 2024"; translate first (other languages in Latin script work less reliably). Each match describes its arguments and has an ' +
    'example for call_tool. A question about the data itself returns the subjects, their coverage and freshness.',
  inputSchema: {
    type: 'object',
    properties: {
      query: {
        type: 'string',
        minLength: 1,
        description: 'What you want to know, in a few English words. Only the first 200 characters are used.',
      },
      limit: {
        type: 'integer',
        minimum: 1,
        maximum: MAX_MATCHES,
        default: FEW_MATCHES,
        description: 'Maximum number of matches.',
      },
    },
    required: ['query'],
    additionalProperties: false,
  },
  outputSchema: {
    type: 'object',
    properties: {
      matches: {
        type: 'array',
        description: 'Best match first; short if few tools match.',
        items: {
          type: 'object',
          properties: {
            tool: { type: 'string', description: 'The name to pass to call_tool.' },
            description: { type: 'string' },
            arguments: {
              type: 'object',
              additionalProperties: { type: 'string' },
              description: 'Values each argument takes, which are required, and which tool returns an id.',
            },
            example: { type: 'object', description: 'Arguments of a working example call.' },
            columns: {
              type: 'string',
              description: 'First columns of its table in call_tools.',
            },
            related: {
              type: 'array',
              items: { type: 'string' },
              description: 'Tools that return its ids, or are usually called before or after it.',
            },
            call_at: {
              type: 'string',
              description: 'Endpoint of a tool that modifies data; call_tool cannot call it.',
            },
          },
          required: ['tool', 'description', 'arguments', 'example'],
        },
      },
      nothing_fits: { const: true, description: 'No tool here answers the question.' },
      nearest: {
        type: 'array',
        items: { type: 'string' },
        description: 'If nothing fits: the closest tools. Search for one by name if it is what you mean.',
      },
      services: {
        type: 'array',
        items: { type: 'string' },
        description: 'If there are no matches: the available subjects.',
      },
      not_understood: {
        const: true,
        description: 'The question is not in Latin script, so nothing was searched.',
      },
      hint: { type: 'string', description: 'What to do next, or which data is missing.' },
      subjects: {
        type: 'array',
        description: 'If the question is about the data itself: the available data.',
        items: {
          type: 'object',
          properties: {
            service: { type: 'string' },
            title: { type: 'string' },
            summary: { type: 'string' },
            tools: { type: 'integer' },
            freshness: { type: 'string', description: 'Maximum age of its results.' },
          },
          required: ['service', 'title'],
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
    'Calls a tool that find_tool returned. Tools that modify data must be called at the endpoint of their service.',
  inputSchema: {
    type: 'object',
    properties: {
      tool: {
        type: 'string',
        minLength: 1,
        maxLength: 100,
        description: 'The name that find_tool returned: <service>__<tool>.',
      },
      arguments: {
        type: 'object',
        description: "The tool's arguments as find_tool describes them; its example shows their form.",
      },
      fields: {
        type: 'string',
        maxLength: 2_000,
        description:
          'Only return these fields of the result: a comma-separated list of paths, such as count,series.observations.value.',
      },
    },
    required: ['tool'],
    additionalProperties: false,
  },
  outputSchema: { type: 'object', description: 'The result of the called tool.' },
  annotations: { ...READING, openWorldHint: true },
  _meta: appMeta('answer'),
};

export const AGGREGATE_TOOL_ITEMS = JSON.stringify([FIND_TOOL, CALL_TOOL]).slice(1, -1);

export const CALL_TOOLS_ITEM = JSON.stringify(CALL_TOOLS);

/** The item of `check_answer` in the tool list. */
export const CHECK_ANSWER_ITEM = JSON.stringify(CHECK_ANSWER);

export function aggregateTools(services: readonly ListedService[], findTool: FindTool, way: WayIn): Map<string, Tool> {
  const known = new Map(services.flatMap((service) => service.tools).map((tool) => [tool.qualifiedName, tool]));
  const loose = new LooseNames(
    [...known.values()].flatMap(
      (tool) =>
        [
          [tool.qualifiedName, tool],
          [tool.name, tool],
        ] as const,
    ),
  );
  const byOrigin = new Map([...known.values()].map((tool) => [`${tool.service}.${tool.name}`, tool]));
  return new Map<string, Tool>([
    ['find_tool', { kind: 'local', answer: (values) => found(values, byOrigin, findTool, way) }],
    ['call_tool', { kind: 'forward', resolve: (values) => forwarded(values, known, loose, way) }],
  ]);
}

export function aggregateInstructions(services: readonly ListedService[], way: WayIn): string {
  const head = [
    'find_tool searches the tools of these services; call_tool calls a tool it returned (read-only tools only).',
    way.others,
  ];
  return listedInstructions(head.join('\n'), services);
}

function found(
  values: JsonObject,
  tools: ReadonlyMap<string, ListedTool>,
  findTool: FindTool,
  way: WayIn,
): object | Problem {
  const reader = new ArgumentReader({ encoding: 'json', values }, ['query', 'limit']);
  const query = reader.string('query', { required: true, minLength: 1 });
  const limit = reader.integer('limit', { minimum: 1, maximum: MAX_MATCHES, default: FEW_MATCHES });
  const decoded = reader.finish({ query, limit });
  if (!decoded.ok) return new Problem('invalid_arguments', 'Invalid arguments.', { errors: decoded.problems });
  const answer = findTool(query, limit);
  const served = new Set([...tools.values()].map(({ service }) => service));
  const subjects = answer.subjects.filter(({ service }) => served.has(service));
  const services = subjects.map(({ service }) => service);
  if (!isReadable(query)) return { matches: [], not_understood: true, hint: TRANSLATE, services };
  // The search index may contain tools that this server does not have.
  const matches = answer.matches.flatMap((match) => cardOf(match, tools, way) ?? []);
  if (matches.length > 0) return { matches };
  if (answer.isAboutOffer) return { matches, subjects };
  const nearest = answer.nearest.flatMap((id) => tools.get(id)?.qualifiedName ?? []);
  const { lacking } = answer;
  const hint = lacking === undefined ? {} : { hint: `${lacking.service} does not have ${lacking.phrase}.` };
  return { matches, nothing_fits: true, ...hint, nearest, services };
}

function cardOf({ id, card }: FoundTool, tools: ReadonlyMap<string, ListedTool>, way: WayIn): object | undefined {
  const tool = tools.get(id);
  if (tool === undefined) return undefined;
  const { description, arguments: args, example, columns } = card;
  const related = card.related.flatMap((each) => tools.get(each)?.qualifiedName ?? []);
  return {
    tool: tool.qualifiedName,
    ...{ description, arguments: args, example },
    ...(columns === undefined ? {} : { columns }),
    ...(related.length === 0 ? {} : { related }),
    ...(tool.operation.effect === 'read' ? {} : { call_at: way.endpoint(tool.service) }),
  };
}

function forwarded(
  values: JsonObject,
  tools: ReadonlyMap<string, ListedTool>,
  loose: LooseNames<ListedTool>,
  way: WayIn,
): ForwardedCall | Problem {
  const reader = new ArgumentReader({ encoding: 'json', values }, ['tool', 'arguments', 'fields']);
  const fields = reader.string('fields', { maxLength: 2_000 });
  const name = reader.string('tool', { required: true, minLength: 1, maxLength: 100 });
  const decoded = reader.finish({ name, fields });
  if (!decoded.ok) return new Problem('invalid_arguments', 'Invalid arguments.', { errors: decoded.problems });
  const inner = argumentsOf(values.arguments);
  if (inner === undefined)
    return invalidArgument('arguments', 'must be an object with the arguments of the called tool');
  const tool = tools.get(name) ?? loose.find(name);
  if (tool === undefined) return unknownTool(name, tools);
  if (tool.operation.effect !== 'read') return notThroughHere(tool, way);
  return {
    operation: tool.operation,
    values: inner,
    fields,
    rewrite: (text) => asCallToolTakes(text, tool.service, tools),
  };
}

function unknownTool(name: string, known: ReadonlyMap<string, ListedTool>): Problem {
  const own = name.split(/__|[./]/).at(-1);
  const same = [...known.values()].filter((tool) => tool.name === own).map(({ qualifiedName }) => qualifiedName);
  const near = same.length > 0 ? same.slice(0, MAX_LISTED) : nearestFew(name, known.keys(), MAX_LISTED);
  const ofService = near.length > 0 ? [] : toolsOfService(name, known);
  const instead =
    ofService.length === 0
      ? 'Use find_tool to search for tools.'
      : `That service has the tools ${ofService.join(', ')}.`;
  const hint = near.length === 0 ? instead : `Did you mean ${near.join(' or ')}?`;
  return invalidArgument('tool', `${JSON.stringify(name)} is not a known tool`, hint);
}

/** Returns the read-only tools of the service whose name is a prefix of the given name. */
function toolsOfService(name: string, known: ReadonlyMap<string, ListedTool>): string[] {
  const prefix = `${name.split(/__|[./]/, 1)[0]?.replaceAll('-', '_')}__`;
  return [...known.values()]
    .filter(({ qualifiedName, operation }) => qualifiedName.startsWith(prefix) && operation.effect === 'read')
    .map(({ qualifiedName }) => qualifiedName);
}

function notThroughHere({ service, name, qualifiedName }: ListedTool, way: WayIn): Problem {
  const reach = way.reach(service);
  const hint = `${reach.charAt(0).toUpperCase()}${reach.slice(1)} and call ${name} there.`;
  return invalidArgument('tool', `${qualifiedName} modifies data, and call_tool only calls read-only tools`, hint);
}
