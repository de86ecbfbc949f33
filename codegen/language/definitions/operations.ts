import {
  array,
  baseObject,
  boolean,
  constant,
  define,
  either,
  enumeration,
  extend,
  object,
  optional,
  record,
  ref,
  schemaOf,
  string,
  type TypeOf,
} from '../json-schema.ts';
import { argumentsByName } from './arguments.ts';
import { errorCode, nameList, text, toolName, toolReference, typeName } from './names.ts';
import { request } from './requests.ts';
import { deprecation, recordOrFields } from './schemas.ts';
import { citation } from './source-parts.ts';
import { viewList } from './views.ts';

export const useWhen = define(
  'useWhen',
  string({
    minLength: 10,
    maxLength: 300,
    pattern: '^[^ ].*[^. ]$',
    description: 'Text that follows "Use when", without a trailing period: you have an organization number.',
  }),
);

export const otherTools = define(
  'otherTools',
  record(
    string({
      minLength: 3,
      maxLength: 150,
      pattern: '^[^ ].*[^. ]$',
      description: 'Text that follows "For", without a trailing period: a company by its name.',
    }),
    { propertyNames: ref(toolReference), minProperties: 1 },
  ),
);

export const operationWords = define(
  'operationWords',
  baseObject({
    title: optional(
      ref(text, {
        maxLength: 60,
        description: 'Display name of the tool, longer than its name.',
        examples: ['Recent solar flares'],
      }),
    ),
    summary: ref(text, {
      maxLength: 200,
      description: 'What the tool returns. Agents read the first words, so do not begin with "This tool".',
      examples: ['Solar flares of the last days, strongest first.'],
    }),
    description: optional(
      ref(text, {
        maxLength: 1200,
        description: 'Further advice for agents. For a tool that changes state, what it changes.',
        examples: ['Times are UTC. A flare without an end is still ongoing.'],
      }),
    ),
    when: optional(
      ref(useWhen, {
        description: 'Text that follows "Use when", without a trailing period: you have an organization number.',
        examples: ['the user asks about solar flares or their active regions'],
      }),
    ),
    instead: optional(
      ref(otherTools, {
        description: 'Alternative tools by name, each with what it is for.',
        examples: [{ get_storms: 'storms on Earth' }],
      }),
    ),
    see: optional(
      array(ref(toolReference), {
        minItems: 1,
        maxItems: 6,
        uniqueItems: true,
        description: 'Tools that are usually called before or after this one.',
        examples: [['get_storms']],
      }),
    ),
    keywords: optional(
      ref(nameList, {
        description: 'Search terms for find_tool that the other texts lack.',
        examples: [['sun', 'eruption']],
      }),
    ),
    arguments: optional(
      ref(argumentsByName, {
        description: 'Arguments. Each needs a description.',
        examples: [{ days: { type: 'integer', minimum: 1, maximum: 30, default: 7, description: 'Days back.' } }],
      }),
    ),
    returns: ref(recordOrFields, {
      description: 'Fields of the result, or the name of a record.',
      examples: [{ count: { type: 'integer', description: 'How many.' } }],
    }),
    request: optional(
      ref(request, {
        description:
          'Request to the source, for a tool without code. Every field of the result needs "from", its path in the response.',
        examples: [{ path: '/stations/{code}', statuses: { 404: 'not_found' } }],
      }),
    ),
    examples: array(
      object({
        arguments: optional(
          schemaOf<Readonly<Record<string, unknown>>>({
            type: 'object',
            description: 'Values of the arguments.',
            examples: [{ days: 3 }],
          }),
        ),
        summary: optional(ref(text, { description: 'What the example shows.', examples: ['The last three days'] })),
        answer: optional(
          schemaOf<Readonly<Record<string, unknown>>>({
            type: 'object',
            description: 'Synthetic result, for tools that no test can call, such as those that change state.',
            examples: [{ count: 0, flares: [] }],
          }),
        ),
      }),
      {
        minItems: 1,
        description: 'Valid calls. The tests run each of them.',
        examples: [[{ arguments: { days: 3 } }]],
      },
    ),
    at_least_one_of: optional(
      schemaOf<readonly string[] | readonly (readonly string[])[]>({
        type: 'array',
        minItems: 1,
        if: { items: { type: 'string' } },
        else: { items: ref(nameList) },
        description: 'At least one of these arguments is required. A list of lists defines several of these rules.',
        examples: [['name', 'code']],
      }),
    ),
    one_group_of: optional(
      array(ref(nameList), {
        minItems: 2,
        description: 'Exactly one of these groups of arguments is required, and all of its arguments.',
        examples: [[['port'], ['latitude', 'longitude']]],
      }),
    ),
    in_order: optional(
      array(schemaOf<readonly [string, string]>({ type: 'array', items: string(), minItems: 2, maxItems: 2 }), {
        minItems: 1,
        description: 'In each pair, the first argument must not be after the second.',
        examples: [[['date_from', 'date_to']]],
      }),
    ),
    effect: optional(
      enumeration(['read', 'write', 'destroy'], {
        description: 'Whether the tool changes state. Default: read.',
        examples: ['write'],
      }),
    ),
    repeatable: optional(
      boolean({ description: 'Whether repeated calls have the same effect as one call.', examples: [false] }),
    ),
    closed_world: optional(constant(true, { description: 'The tool uses built-in data only.', examples: [true] })),
    sources: optional(
      array(string(), {
        minItems: 1,
        uniqueItems: true,
        description:
          'Sources of this tool, if it does not use all sources of its service. For built-in data, only these are cited.',
        examples: [['iss']],
      }),
    ),
    citation: optional(
      ref(citation, {
        required: ['as_of'],
        description: 'Citation in addition to the queried sources, such as the publisher and date of a built-in table.',
        examples: [
          { publisher: 'arXiv category taxonomy', page: 'https://arxiv.org/category_taxonomy', as_of: '2026' },
        ],
      }),
    ),
    vocabulary: optional(
      constant(true, {
        description: 'The tool returns statistics, so find_tool indexes all words of vocabulary.yaml for it.',
        examples: [true],
      }),
    ),
    key: optional(constant('none', { description: 'The tool needs no key and uses no quota.', examples: ['none'] })),
    key_argument: optional(string({ description: "Argument with the caller's key.", examples: ['api_key'] })),
    not_found: optional(
      constant(true, {
        description: 'The result is the record, or exactly { "error": "not_found" }.',
        examples: [true],
      }),
    ),
    slow: optional(
      constant(true, { description: 'The tool may be slow. It returns partial results after 50 s.', examples: [true] }),
    ),
    proven_by: optional(
      enumeration(['recorded', 'fixture', 'unverified'], {
        description:
          'How the tool is tested: with recordings of the real source, with synthetic responses, or not at all.',
        examples: ['fixture'],
      }),
    ),
    views: optional(
      either({ type: 'string' }, ref(typeName), ref(viewList), {
        description:
          "Views of the result, best first, or the name of views of this manifest. Default: derived from the result's shape.",
        examples: [[{ kind: 'table', rows: 'flares', columns: ['begin_time', 'class_type'] }]],
      }),
    ),
    errors: optional(
      array(ref(errorCode), {
        minItems: 1,
        uniqueItems: true,
        description: 'Error codes of platform.yaml that the tool can return, in addition to those of every tool.',
        examples: [['not_found']],
      }),
    ),
    deprecated: optional(
      ref(deprecation, {
        description: 'Deprecation: since when, the replacement, and the removal date.',
        examples: [{ since: '2026-11-01', use: 'get_storms', remove_after: '2027-05-01' }],
      }),
    ),
  }),
);

export const tool = define('tool', extend(operationWords, {}, { required: ['title', 'when'] }));

export const endpointTool = define(
  'endpointTool',
  object({
    name: ref(toolName, {
      description: "Tool name over MCP, in the style of a service's tools.",
      examples: ['get_preprint'],
    }),
    title: ref(text, {
      maxLength: 80,
      description: "Display name, longer than the tool's name.",
      examples: ['Preprint by its arXiv id'],
    }),
    when: ref(useWhen, {
      description: 'Text that follows "Use when", without a trailing period.',
      examples: ['the user has an arXiv id or address'],
    }),
    instead: optional(
      ref(otherTools, {
        description: 'Alternative tools, each with what it is for: a tool name of this area, or `<service>.<tool>`.',
        examples: [{ search_preprints: 'preprints by words' }],
      }),
    ),
  }),
);

export type EndpointToolData = TypeOf<typeof endpointTool>;

export const endpoint = define(
  'endpoint',
  extend(operationWords, {
    path: string({
      pattern: '^/api(/[a-z0-9-]+|/\\{[a-z][a-z0-9_]*\\})+$',
      description: 'A path such as /api/preprints/paper/{preprint_id}.',
      examples: ['/api/preprints/paper/{preprint_id}'],
    }),
    tool: ref(endpointTool, {
      description: 'The endpoint as an MCP tool.',
      examples: [
        { name: 'get_preprint', title: 'Preprint by its arXiv id', when: 'the user has an arXiv id or address' },
      ],
    }),
  }),
);

export type OperationData = TypeOf<typeof operationWords> & Partial<Pick<TypeOf<typeof endpoint>, 'path' | 'tool'>>;
