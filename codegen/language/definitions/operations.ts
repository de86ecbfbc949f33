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
    description: 'What follows "Use when", without a full stop: you have an organisation number.',
  }),
);

export const otherTools = define(
  'otherTools',
  record(
    string({
      minLength: 3,
      maxLength: 150,
      pattern: '^[^ ].*[^. ]$',
      description: 'What follows "For", without a full stop: a company by its name.',
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
        description: 'What the tool is called in lists: more than its name.',
        examples: ['Recent solar flares'],
      }),
    ),
    summary: ref(text, {
      maxLength: 200,
      description: 'What comes back, in the first words that agents read; not "This tool …".',
      examples: ['Solar flares of the last days, strongest first.'],
    }),
    description: optional(
      ref(text, {
        maxLength: 1200,
        description: 'Longer advice for the agent; of a tool that changes something, what changes.',
        examples: ['Times are UTC. A flare without an end still goes on.'],
      }),
    ),
    when: optional(
      ref(useWhen, {
        description: 'What follows "Use when", without a full stop: you have an organisation number.',
        examples: ['somebody asks about flares or the region that they came from'],
      }),
    ),
    instead: optional(
      ref(otherTools, {
        description: "Which tool does what this one does not, by the tool's name.",
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
        description: 'Words people use that the text lacks; feed find_tool.',
        examples: [['sun', 'eruption']],
      }),
    ),
    arguments: optional(
      ref(argumentsByName, {
        description: 'What a caller may say; each needs a description.',
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
          'How the tool asks its source. Every field of the result says with "from" where it stands in the answer, and the tool needs no code.',
        examples: [{ path: '/stations/{code}', statuses: { 404: 'not_found' } }],
      }),
    ),
    examples: array(
      object({
        arguments: optional(
          schemaOf<Readonly<Record<string, unknown>>>({
            type: 'object',
            description: 'What is sent.',
            examples: [{ days: 3 }],
          }),
        ),
        summary: optional(ref(text, { description: 'What the example shows.', examples: ['The last three days'] })),
        answer: optional(
          schemaOf<Readonly<Record<string, unknown>>>({
            type: 'object',
            description:
              'What it is answered, made by hand: of tools that no test can ask, such as those that change something.',
            examples: [{ count: 0, flares: [] }],
          }),
        ),
      }),
      {
        minItems: 1,
        description: 'Calls that work; the tests make each of them.',
        examples: [[{ arguments: { days: 3 } }]],
      },
    ),
    at_least_one_of: optional(
      schemaOf<readonly string[] | readonly (readonly string[])[]>({
        type: 'array',
        minItems: 1,
        if: { items: { type: 'string' } },
        else: { items: ref(nameList) },
        description: 'Of these arguments one must be given; a list of lists states several such rules.',
        examples: [['name', 'code']],
      }),
    ),
    one_group_of: optional(
      array(ref(nameList), {
        minItems: 2,
        description: 'Exactly one of these groups of arguments, and that one whole.',
        examples: [[['port'], ['latitude', 'longitude']]],
      }),
    ),
    in_order: optional(
      array(schemaOf<readonly [string, string]>({ type: 'array', items: string(), minItems: 2, maxItems: 2 }), {
        minItems: 1,
        description: 'Of each pair the first is not after the second.',
        examples: [[['date_from', 'date_to']]],
      }),
    ),
    effect: optional(
      enumeration(['read', 'write', 'destroy'], {
        description: 'Whether it changes something: read unless said.',
        examples: ['write'],
      }),
    ),
    repeatable: optional(
      boolean({ description: 'Whether calling it twice does no more than calling it once.', examples: [false] }),
    ),
    closed_world: optional(
      constant(true, { description: 'It answers from built-in data, without a source.', examples: [true] }),
    ),
    sources: optional(
      array(string(), {
        minItems: 1,
        uniqueItems: true,
        description:
          'Sources of this tool, where it does not use all of its service: only these are cited for data that ships with the server.',
        examples: [['iss']],
      }),
    ),
    citation: optional(
      ref(citation, {
        required: ['as_of'],
        description:
          "Whom its answers quote beside sources that they came from: of a table of this server's own, whose it is and of when.",
        examples: [
          { publisher: 'arXiv category taxonomy', page: 'https://arxiv.org/category_taxonomy', as_of: '2026' },
        ],
      }),
    ),
    vocabulary: optional(
      constant(true, { description: 'It is asked for figures: in all words of vocabulary.yaml.', examples: [true] }),
    ),
    key: optional(constant('none', { description: 'It needs no key and costs no quota.', examples: ['none'] })),
    key_argument: optional(
      string({ description: "The argument that carries the caller's key.", examples: ['api_key'] }),
    ),
    not_found: optional(
      constant(true, {
        description: 'The result is the record, or exactly { "error": "not_found" }.',
        examples: [true],
      }),
    ),
    slow: optional(
      constant(true, { description: 'It may take long: it ends at 50 s with what it has.', examples: [true] }),
    ),
    proven_by: optional(
      enumeration(['recorded', 'fixture', 'unverified'], {
        description: 'Against what the tool is tested: answers recorded from the real source, hand-made ones, or none.',
        examples: ['fixture'],
      }),
    ),
    views: optional(
      either({ type: 'string' }, ref(typeName), ref(viewList), {
        description:
          'How the result is looked at, the best view first; decided by its shape where left out. Or the name of views of this manifest.',
        examples: [[{ kind: 'table', rows: 'flares', columns: ['begin_time', 'class_type'] }]],
      }),
    ),
    errors: optional(
      array(ref(errorCode), {
        minItems: 1,
        uniqueItems: true,
        description: 'Codes of platform.yaml that it can answer, beyond those of every tool.',
        examples: [['not_found']],
      }),
    ),
    deprecated: optional(
      ref(deprecation, {
        description: 'Since when the tool should not be used, which one to use, and when it goes.',
        examples: [{ since: '2026-11-01', use: 'get_storms', remove_after: '2027-05-01' }],
      }),
    ),
  }),
);

export const tool = define('tool', extend(operationWords, {}, { required: ['title', 'when'] }));

export const endpointTool = define(
  'endpointTool',
  object({
    name: ref(toolName, { description: 'Its name as a tool: as a service would call it.', examples: ['get_preprint'] }),
    title: ref(text, {
      maxLength: 80,
      description: "A name for people, longer than the tool's.",
      examples: ['Preprint by its arXiv id'],
    }),
    when: ref(useWhen, {
      description: 'What follows "Use when", without a full stop.',
      examples: ['somebody has an arXiv id or address'],
    }),
    instead: optional(
      ref(otherTools, {
        description:
          'Which tool does what this one does not: of this area by its name as a tool, or `<service>.<tool>`.',
        examples: [{ search_preprints: 'preprints by words' }],
      }),
    ),
  }),
);

/** What an endpoint is as a tool over MCP. */
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
      description: 'The tool that it is over MCP.',
      examples: [
        { name: 'get_preprint', title: 'Preprint by its arXiv id', when: 'somebody has an arXiv id or address' },
      ],
    }),
  }),
);

/** A tool or endpoint: only endpoints have `path` and `tool`. */
export type OperationData = TypeOf<typeof operationWords> & Partial<Pick<TypeOf<typeof endpoint>, 'path' | 'tool'>>;
