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
import { namedReaders } from './reading.ts';
import { citation } from './source-parts.ts';
import { records, valueSets } from './values.ts';
import { namedViews } from './views.ts';

export const research = define(
  'research',
  object({
    search: object(
      {
        tool: string({ description: "The tool's name over MCP.", examples: ['search_acts'] }),
        argument: string({ description: 'The argument for the search words.', examples: ['query'] }),
        with: optional(
          record(scalar(['string', 'number', 'boolean']), {
            description: 'Constant arguments of each call.',
            examples: [{ limit: 10 }],
          }),
        ),
        rows: string({ description: 'The list of search results.', examples: ['acts'] }),
        id: anyOf(string(), array(string(), { minItems: 2, maxItems: 3 }), {
          description: 'The field that identifies a row, or several fields.',
          examples: ['number'],
        }),
        title: string({ description: 'The field with the title.', examples: ['title'] }),
        url: string({
          description: 'The field with the address of a page for readers, or an address that contains {field}.',
          examples: ['https://example.org/acts/{number}'],
        }),
      },
      {
        description: 'The search tool.',
        examples: [{ tool: 'search_acts', argument: 'query', rows: 'acts', id: 'number', title: 'title', url: 'url' }],
      },
    ),
    fetch: object(
      {
        tool: string({ description: "The tool's name over MCP.", examples: ['search_acts'] }),
        argument: anyOf(string(), array(string(), { minItems: 2, maxItems: 3 }), {
          description: "The argument for the id, or several in the order of the id's fields.",
          examples: ['number'],
        }),
        with: optional(
          record(scalar(['string', 'number', 'boolean']), {
            description: 'Constant arguments of each call.',
            examples: [{ limit: 10 }],
          }),
        ),
        title: string({ description: 'The field with the title.', examples: ['title'] }),
        url: string({
          description: 'The field with the address of a page for readers, or an address that contains {field}.',
          examples: ['https://example.org/acts/{number}'],
        }),
        text: array(string(), {
          minItems: 1,
          description: 'The fields of the text, in order.',
          examples: [['summary']],
        }),
      },
      {
        description: 'The tool that opens a document.',
        examples: [{ tool: 'get_act', argument: 'number', title: 'title', url: 'url', text: ['summary'] }],
      },
    ),
  }),
);

/** The `research:` section of a service's manifest. */
export type ResearchData = TypeOf<typeof research>;

export const lifecycle = define('lifecycle', enumeration(['flagship', 'maintained']));

/** Keywords that services and areas share. */
const offer = {
  title: ref(text, { description: 'Display name.', examples: ['Space weather'] }),
  summary: ref(text, {
    maxLength: 300,
    description: 'What the service covers. Shown in lists, llms.txt and MCP instructions.',
    examples: ['Solar flares and geomagnetic storms.'],
  }),
  lacks: optional(
    array(string({ minLength: 4, maxLength: 60 }), {
      minItems: 1,
      maxItems: 8,
      uniqueItems: true,
      description:
        'Data on this subject that users request but the service lacks, as noun phrases. Published in its MCP instructions; `find_tool` rejects a question that contains all words of a phrase, and reports the phrase.',
      examples: [['aurora forecasts', 'rocket launches']],
    }),
  ),
  lifecycle: ref(lifecycle, { description: 'Level of maintenance that users may expect.', examples: ['maintained'] }),
  subject: optional(
    ref(slug, {
      description: "The platform's subject under which the pages list it. Default: other.",
      examples: ['earth'],
    }),
  ),
  sources: optional(
    array(ref(slug), {
      uniqueItems: true,
      description: 'Ids of the sources that its adapter queries (sources/<id>.yaml).',
      examples: [['donki', 'iss']],
    }),
  ),
  arguments: optional(
    ref(sharedArguments, {
      description:
        'Arguments shared by several tools or endpoints, by PascalCase name. Use `limit: Limit`, or override keywords: `limit: { type: Limit, maximum: 20 }`.',
      examples: [
        { Limit: { type: 'integer', minimum: 1, maximum: 50, default: 10, description: 'Maximum number of rows.' } },
      ],
    }),
  ),
  values: optional(
    ref(valueSets, {
      description: 'Value sets, by PascalCase name.',
      examples: [{ FlareClass: { type: 'string', enum: ['A', 'B'], description: 'Class letter.' } }],
    }),
  ),
  records: optional(
    ref(records, {
      description: 'Record types with their fields, by PascalCase name.',
      examples: [
        {
          Flare: {
            class: 'FlareClass',
            'end?': { type: 'string', format: 'date-time', description: 'End time.' },
          },
        },
      ],
    }),
  ),
  research: optional(
    ref(research, {
      description: 'How /mcp/research/ searches and opens its documents.',
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
      description: 'Views shared by several tools or endpoints, by PascalCase name: `views: Companies`.',
      examples: [{ Companies: [{ kind: 'table', rows: 'companies' }] }],
    }),
  ),
};

export const service = define(
  'service',
  object({
    slug: ref(slug, {
      description: 'Name of the service in addresses. Must match the file name.',
      examples: ['space-weather'],
    }),
    ...offer,
    citation: optional(
      ref(citation, {
        description: 'Citation of built-in data, for a service without sources.',
        examples: [{ publisher: 'NIST', page: 'https://www.nist.gov/pml/owm/metric-si', as_of: '2019' }],
      }),
    ),
    country: optional(
      string({
        pattern: '^[A-Z]{2}$',
        description: 'ISO 3166-1 code of the only country that the service covers, or EU.',
        examples: ['NO'],
      }),
    ),
    get_first: optional(
      constant(true, {
        description: 'The service is published with GET, so its tools that change state also accept GET.',
        examples: [true],
      }),
    ),
    brief: optional(
      record(ref(nameList), {
        propertyNames: ref(typeName),
        minProperties: 1,
        description: 'Fields of each record in brief detail. The generator emits the function that selects them.',
        examples: [{ Flare: ['class', 'begin_time'] }],
      }),
    ),
    readers: optional(
      ref(namedReaders, {
        description:
          'Readers of a record or result that several sources fill, by a PascalCase name: each has its own `from` per field.',
        examples: [
          {
            Earthquake: {
              of: 'Crisis',
              fields: { source: { value: 'usgs' }, title: ['properties.title', 'id'], severity: { derive: true } },
            },
          },
        ],
      }),
    ),
    tools: record(ref(tool), {
      propertyNames: ref(toolName),
      minProperties: 1,
      description: 'Tools by name.',
      examples: [
        {
          get_solar_flares: {
            title: 'Recent solar flares',
            summary: 'Solar flares of the last few days, strongest first.',
            when: 'the user asks about flares or the region that they came from',
            arguments: { days: { type: 'integer', minimum: 1, maximum: 30, default: 7, description: 'Days back.' } },
            returns: { count: { type: 'integer', description: 'How many.' } },
            examples: [{ arguments: { days: 3 } }],
          },
        },
      ],
    }),
  }),
);

/** Contents of `spec/services/<slug>/service.yaml`. */
export type ServiceData = TypeOf<typeof service>;

export const api = define(
  'api',
  object({
    area: ref(slug, { description: 'Name below /api. Must match the file name.', examples: ['preprints'] }),
    ...offer,
    endpoints: record(ref(endpoint), {
      propertyNames: ref(toolName),
      minProperties: 1,
      description: 'Endpoints by name.',
      examples: [
        {
          flares: {
            path: '/api/sun/flares',
            summary: 'Solar flares of the last few days, strongest first.',
            arguments: { days: { type: 'integer', minimum: 1, maximum: 30, default: 7, description: 'Days back.' } },
            returns: { count: { type: 'integer', description: 'How many.' } },
            examples: [{ arguments: { days: 3 } }],
            tool: {
              name: 'get_flares',
              title: 'Flares of the last days',
              when: 'the user asks about eruptions of the sun',
            },
          },
        },
      ],
    }),
  }),
);

/** Contents of `spec/api/<area>/service.yaml`. */
export type ApiData = TypeOf<typeof api>;
