import {
  anyOf,
  array,
  constant,
  define,
  enumeration,
  object,
  optional,
  record,
  ref,
  scalar,
  string,
  type TypeOf,
} from '../json-schema.ts';
import { sharedArguments } from './arguments.ts';
import { nameList, slug, text, toolName, typeName } from './names.ts';
import { endpoint, tool } from './operations.ts';
import { citation } from './source-parts.ts';
import { records, valueSets } from './values.ts';
import { namedViews } from './views.ts';

export const research = define(
  'research',
  object({
    search: object(
      {
        tool: string({ description: "The tool's name over MCP.", examples: ['search_acts'] }),
        argument: string({ description: 'The argument that takes the words.', examples: ['query'] }),
        with: optional(
          record(scalar(['string', 'number', 'boolean']), {
            description: 'Values that each call has.',
            examples: [{ limit: 10 }],
          }),
        ),
        rows: string({ description: 'The list of what was found.', examples: ['acts'] }),
        id: anyOf(string(), array(string(), { minItems: 2, maxItems: 3 }), {
          description: 'The field that names a row; several where one is not enough.',
          examples: ['number'],
        }),
        title: string({ description: 'The field that is the title.', examples: ['title'] }),
        url: string({
          description: 'The field that is the address of a page for readers, or an address with {field} in it.',
          examples: ['https://example.org/acts/{number}'],
        }),
      },
      {
        description: 'The tool that searches.',
        examples: [{ tool: 'search_acts', argument: 'query', rows: 'acts', id: 'number', title: 'title', url: 'url' }],
      },
    ),
    fetch: object(
      {
        tool: string({ description: "The tool's name over MCP.", examples: ['search_acts'] }),
        argument: anyOf(string(), array(string(), { minItems: 2, maxItems: 3 }), {
          description: "The argument that takes the id; several in the order of the id's fields.",
          examples: ['number'],
        }),
        with: optional(
          record(scalar(['string', 'number', 'boolean']), {
            description: 'Values that each call has.',
            examples: [{ limit: 10 }],
          }),
        ),
        title: string({ description: 'The field that is the title.', examples: ['title'] }),
        url: string({
          description: 'The field that is the address of a page for readers, or an address with {field} in it.',
          examples: ['https://example.org/acts/{number}'],
        }),
        text: array(string(), {
          minItems: 1,
          description: 'The fields that make up the text, in their order.',
          examples: [['summary']],
        }),
      },
      {
        description: 'The tool that opens one.',
        examples: [{ tool: 'get_act', argument: 'number', title: 'title', url: 'url', text: ['summary'] }],
      },
    ),
  }),
);

/** How a service takes part in research: `research:` of its manifest. */
export type ResearchData = TypeOf<typeof research>;

export const lifecycle = define('lifecycle', enumeration(['flagship', 'maintained']));

/** What a service and an area both declare. */
const offer = {
  title: ref(text, { description: 'What people call it.', examples: ['Space weather'] }),
  summary: ref(text, {
    maxLength: 300,
    description: 'What all of it is about: lists, llms.txt and instructions say it.',
    examples: ['Solar flares and geomagnetic storms.'],
  }),
  lifecycle: ref(lifecycle, { description: 'What users may expect of its care.', examples: ['maintained'] }),
  subject: optional(
    ref(slug, {
      description: "Under which of the platform's subjects the pages list it; among all others without one.",
      examples: ['earth'],
    }),
  ),
  sources: optional(
    array(ref(slug), {
      uniqueItems: true,
      description: 'Sources that its adapter asks: ids of sources (sources/<id>.yaml).',
      examples: [['donki', 'iss']],
    }),
  ),
  arguments: optional(
    ref(sharedArguments, {
      description:
        'Arguments that several tools or endpoints have, by a PascalCase name: `limit: Limit`, or with words of its own `limit: { type: Limit, maximum: 20 }`.',
      examples: [{ Limit: { type: 'integer', minimum: 1, maximum: 50, default: 10, description: 'Most rows.' } }],
    }),
  ),
  values: optional(
    ref(valueSets, {
      description: 'Closed sets of words, by a PascalCase name.',
      examples: [{ FlareClass: { type: 'string', enum: ['A', 'B'], description: 'Class letter.' } }],
    }),
  ),
  records: optional(
    ref(records, {
      description: 'Kinds of record, by a PascalCase name, with their fields.',
      examples: [
        {
          Flare: {
            class: 'FlareClass',
            'end?': { type: 'string', format: 'date-time', description: 'When it ended.' },
          },
        },
      ],
    }),
  ),
  research: optional(
    ref(research, {
      description: 'How its texts are searched and opened beside those of others, at /mcp/research/.',
      examples: [
        {
          search: { tool: 'search_acts', argument: 'query', rows: 'acts', id: 'number', title: 'title', url: 'url' },
          fetch: { tool: 'get_act', argument: 'number', title: 'title', url: 'url', text: ['summary'] },
        },
      ],
    }),
  ),
  views: optional(
    ref(namedViews, {
      description: 'Views that several tools or endpoints have, by a PascalCase name: `views: Companies`.',
      examples: [{ Companies: [{ kind: 'table', rows: 'companies' }] }],
    }),
  ),
};

export const service = define(
  'service',
  object({
    slug: ref(slug, {
      description: 'Name of the service in addresses; the file is called so.',
      examples: ['space-weather'],
    }),
    ...offer,
    citation: optional(
      ref(citation, {
        description: 'Whom answers quote that are built in, of a service without sources.',
        examples: [{ publisher: 'NIST', page: 'https://www.nist.gov/pml/owm/metric-si', as_of: '2019' }],
      }),
    ),
    country: optional(
      string({
        pattern: '^[A-Z]{2}$',
        description: 'ISO 3166-1 code of the one country that all of it is about, or EU.',
        examples: ['NO'],
      }),
    ),
    get_first: optional(
      constant(true, {
        description: 'Its contract is GET: tools that change something answer GET too.',
        examples: [true],
      }),
    ),
    brief: optional(
      record(ref(nameList), {
        propertyNames: ref(typeName),
        minProperties: 1,
        description: 'By record, its fields in brief detail: the generator makes the function that picks them.',
        examples: [{ Flare: ['class', 'begin_time'] }],
      }),
    ),
    tools: record(ref(tool), {
      propertyNames: ref(toolName),
      minProperties: 1,
      description: 'Its tools by name.',
      examples: [
        {
          get_solar_flares: {
            title: 'Recent solar flares',
            summary: 'Solar flares of the last days, strongest first.',
            when: 'somebody asks about flares or the region that they came from',
            arguments: { days: { type: 'integer', minimum: 1, maximum: 30, default: 7, description: 'Days back.' } },
            returns: { count: { type: 'integer', description: 'How many.' } },
            examples: [{ arguments: { days: 3 } }],
          },
        },
      ],
    }),
  }),
);

/** `spec/services/<slug>/service.yaml`. */
export type ServiceData = TypeOf<typeof service>;

export const api = define(
  'api',
  object({
    area: ref(slug, { description: 'Name below /api; the file is called so.', examples: ['preprints'] }),
    ...offer,
    endpoints: record(ref(endpoint), {
      propertyNames: ref(toolName),
      minProperties: 1,
      description: 'Its endpoints by name.',
      examples: [
        {
          flares: {
            path: '/api/sun/flares',
            summary: 'Solar flares of the last days, strongest first.',
            arguments: { days: { type: 'integer', minimum: 1, maximum: 30, default: 7, description: 'Days back.' } },
            returns: { count: { type: 'integer', description: 'How many.' } },
            examples: [{ arguments: { days: 3 } }],
            tool: {
              name: 'get_flares',
              title: 'Flares of the last days',
              when: 'somebody asks about eruptions of the sun',
            },
          },
        },
      ],
    }),
  }),
);

/** `spec/api/<area>/service.yaml`. */
export type ApiData = TypeOf<typeof api>;
