import {
  array,
  define,
  enumeration,
  integer,
  object,
  optional,
  record,
  ref,
  schemaOf,
  string,
  type TypeOf,
} from '../json-schema.ts';
import { argumentsByName, sharedArguments } from './arguments.ts';
import { errorCode, size, slug, text, toolName } from './names.ts';
import { tool } from './operations.ts';
import { recordOrFields } from './schemas.ts';
import { records, valueSets } from './values.ts';

export const platformEndpoint = define(
  'platformEndpoint',
  object({
    path: string({
      pattern: '^/$|^(/[a-z0-9._-]+|/\\{[a-z][a-z0-9_]*\\})+$',
      description: 'A path such as /admin/keys/{id}/rotate.',
      examples: ['/admin/keys/{id}/rotate'],
    }),
    method: enumeration(['GET', 'POST', 'DELETE'], {
      description: 'How it is called; what a DELETE is given stands in its path.',
      examples: ['GET'],
    }),
    group: ref(toolName, { description: 'A name of endpoint_groups: its heading in OpenAPI.', examples: ['admin'] }),
    security: enumeration(['none', 'key', 'operator', 'operator_where_set'], {
      description:
        "Who may call it; operator_where_set: anybody, unless the server's settings reserve it for operators.",
      examples: ['operator'],
    }),
    summary: ref(text, { maxLength: 200, description: 'What it does, as a heading.', examples: ['Find keys'] }),
    description: optional(
      ref(text, {
        maxLength: 1200,
        description: 'What a caller should know beyond that.',
        examples: ['Newest first.'],
      }),
    ),
    arguments: optional(
      ref(argumentsByName, {
        description: 'What a caller may say: in the path, the query or the body.',
        examples: [{ id: { type: 'string', description: 'Which key.' } }],
      }),
    ),
    returns: optional(
      ref(recordOrFields, {
        description: 'Fields of the answer, or the name of a record.',
        examples: [{ revoked: { type: 'boolean', description: 'Whether it was.' } }],
      }),
    ),
    content: optional(
      string({
        pattern: '^[a-z]+/[a-z0-9.+-]+$',
        description: 'Media type of a document that is served in place of a result, such as text/plain.',
        examples: ['text/plain'],
      }),
    ),
    status: optional(
      integer({ minimum: 200, maximum: 299, description: 'Status of the answer, unless 200.', examples: [201] }),
    ),
    or_status: optional(
      object(
        {
          status: integer({ minimum: 200, maximum: 599, description: 'The other status.', examples: [503] }),
          when: ref(text, { description: 'When that is answered.', examples: ['The store is away.'] }),
          schema: optional(
            schemaOf<Readonly<Record<string, unknown>>>({
              type: 'object',
              description: 'JSON Schema of what is answered then, where it is not the same.',
              examples: [{ type: 'object', properties: { status: { const: 'sent' } } }],
            }),
          ),
        },
        {
          description: 'Another status under which the same is answered, or what its schema says.',
          examples: [{ status: 503, when: 'The store is away.' }],
        },
      ),
    ),
    errors: optional(
      array(ref(errorCode), {
        minItems: 1,
        uniqueItems: true,
        description: 'Codes of platform.yaml that it can answer.',
        examples: [['not_found']],
      }),
    ),
  }),
);

/** An endpoint of the platform itself. */
export type PlatformEndpointData = TypeOf<typeof platformEndpoint>;

/** Another answer of an endpoint: the same under another status, or what a JSON Schema of its own says. */
export type OtherAnswer = NonNullable<PlatformEndpointData['or_status']>;

export const platform = define(
  'platform',
  object({
    title: ref(text, { description: 'What the whole is called.', examples: ['Almanac'] }),
    summary: ref(text, { description: 'What it is, in a sentence.', examples: ['Reference data for agents.'] }),
    description: ref(text, {
      description: 'What it is, as the documentation begins.',
      examples: ['Tools over REST and MCP.'],
    }),
    contact: optional(
      schemaOf<Readonly<Record<string, unknown>>>({
        type: 'object',
        description: 'Whom OpenAPI names.',
        examples: [{ name: 'Operators' }],
      }),
    ),
    key: object(
      {
        header: string({ description: 'Header that carries the key.', examples: ['Service-API-Key'] }),
        query: string({ description: 'Query parameter that carries it.', examples: ['api_key'] }),
        prefix: string({
          pattern: '^[a-z]{2,10}$',
          description: 'The 2 to 10 small letters with which every key begins.',
          examples: ['alm'],
        }),
        how: ref(text, { description: 'How a caller gets one.', examples: ['Sign up at /signup.'] }),
      },
      {
        description: 'How callers say who they are.',
        examples: [{ header: 'Service-API-Key', query: 'api_key', prefix: 'alm', how: 'Sign up.' }],
      },
    ),
    subjects: optional(
      record(ref(text), {
        propertyNames: ref(slug),
        description: 'What services and areas are about, in the order in which the pages list them: titles by name.',
        examples: [{ money: 'Money and economy', earth: 'Earth and space' }],
      }),
    ),
    plans: record(
      object({
        summary: ref(text, { description: 'Whom the plan is for.', examples: ['For trying out.'] }),
        calls_per_day: optional(
          integer({ minimum: 1, description: 'Calls a day (UTC); any number unless said.', examples: [100] }),
        ),
        burst: optional(
          object(
            {
              per_second: integer({ minimum: 1, description: 'Calls a second in the long run.', examples: [5] }),
              size: integer({ minimum: 1, description: 'Calls at once after a pause.', examples: [20] }),
            },
            { description: 'How many calls may come at once.', examples: [{ per_second: 5, size: 20 }] },
          ),
        ),
        subscriptions: integer({ minimum: 0, description: 'Webhook subscriptions of a key.', examples: [20] }),
      }),
      {
        propertyNames: ref(toolName),
        required: ['free'],
        description: 'Plans of keys by name; one is called free.',
        examples: [{ free: { summary: 'For trying out.', calls_per_day: 100, subscriptions: 2 } }],
      },
    ),
    limits: object(
      {
        string_length: integer({
          minimum: 1,
          description: 'Most characters of a text that has no maxLength of its own.',
          examples: [300],
        }),
        body: ref(size, { description: 'Largest body of a request.', examples: ['64KiB'] }),
        body_depth: integer({ minimum: 2, description: 'How deep values in a body may be nested.', examples: [8] }),
        tool_name: integer({
          minimum: 10,
          maximum: 64,
          description: "Most characters of a tool's name.",
          examples: [52],
        }),
      },
      {
        description: 'Bounds of all calls.',
        examples: [{ string_length: 300, body: '64KiB', body_depth: 8, tool_name: 30 }],
      },
    ),
    errors: record(
      object({
        status: integer({ minimum: 400, maximum: 599, description: 'HTTP status.', examples: [404] }),
        title: ref(text, { description: 'What it is called.', examples: ['Not found'] }),
        type: optional(
          string({
            pattern: '^https://',
            description: 'An https:// address of a registered problem type.',
            examples: ['https://iana.org/assignments/http-problem-types#quota-exceeded'],
          }),
        ),
        remedy: ref(text, { description: 'What the caller can do.', examples: ['Check the id.'] }),
      }),
      {
        propertyNames: ref(errorCode),
        description: 'Every error that a caller can meet, by code.',
        examples: [{ not_found: { status: 404, title: 'Not found', remedy: 'Check the id.' } }],
      },
    ),
    arguments: optional(
      ref(sharedArguments, {
        description: 'Arguments that tools of several services have, by a PascalCase name.',
        examples: [{ Limit: { type: 'integer', minimum: 1, maximum: 50, default: 10, description: 'Most rows.' } }],
      }),
    ),
    values: optional(
      ref(valueSets, {
        description: 'Closed sets of words for all services, by a PascalCase name.',
        examples: [{ Detail: { type: 'string', enum: ['brief', 'full'], description: 'How much.' } }],
      }),
    ),
    records: optional(
      ref(records, {
        description: 'Kinds of record for all services, by a PascalCase name.',
        examples: [{ Receipt: { id: { type: 'string', description: 'Its id.' } } }],
      }),
    ),
    tools: optional(
      record(ref(tool), {
        propertyNames: ref(toolName),
        description: 'Tools that every service has.',
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
    ),
    endpoint_groups: optional(
      record(ref(text), {
        propertyNames: ref(toolName),
        description: "Headings of the platform's endpoints, with what they hold.",
        examples: [{ admin: 'For operators.' }],
      }),
    ),
    endpoints: optional(
      record(ref(platformEndpoint), {
        propertyNames: ref(toolName),
        description: "The platform's own endpoints, by name.",
        examples: [
          {
            health: {
              path: '/health',
              method: 'GET',
              group: 'admin',
              security: 'none',
              summary: 'State of the server',
              returns: { well: { type: 'boolean', description: 'Whether it is.' } },
            },
          },
        ],
      }),
    ),
  }),
);

/** `spec/platform.yaml`. */
export type PlatformData = TypeOf<typeof platform>;

/** A plan of keys: what it allows. */
export type PlanData = PlatformData['plans'][string];
