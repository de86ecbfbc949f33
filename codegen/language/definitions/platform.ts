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
      description: 'HTTP method. The arguments of a DELETE are in its path.',
      examples: ['GET'],
    }),
    group: ref(toolName, { description: 'Name in endpoint_groups: the heading in OpenAPI.', examples: ['admin'] }),
    security: enumeration(['none', 'key', 'operator', 'operator_where_set'], {
      description: "Required access. operator_where_set: public unless the server's settings reserve it for operators.",
      examples: ['operator'],
    }),
    summary: ref(text, {
      maxLength: 200,
      description: 'What the endpoint does, as a heading.',
      examples: ['Find keys'],
    }),
    description: optional(
      ref(text, {
        maxLength: 1200,
        description: 'Further information for callers.',
        examples: ['Newest first.'],
      }),
    ),
    arguments: optional(
      ref(argumentsByName, {
        description: 'Arguments in the path, the query or the body.',
        examples: [{ id: { type: 'string', description: 'Which key.' } }],
      }),
    ),
    returns: optional(
      ref(recordOrFields, {
        description: 'Fields of the result, or the name of a record.',
        examples: [{ revoked: { type: 'boolean', description: 'Whether it was.' } }],
      }),
    ),
    content: optional(
      string({
        pattern: '^[a-z]+/[a-z0-9.+-]+$',
        description: 'Media type of a document that is served instead of a result, such as text/plain.',
        examples: ['text/plain'],
      }),
    ),
    status: optional(
      integer({ minimum: 200, maximum: 299, description: 'Status of the response. Default: 200.', examples: [201] }),
    ),
    or_status: optional(
      object(
        {
          status: integer({ minimum: 200, maximum: 599, description: 'The other status.', examples: [503] }),
          when: ref(text, {
            description: 'When the status is returned.',
            examples: ['The database is not available.'],
          }),
          schema: optional(
            schemaOf<Readonly<Record<string, unknown>>>({
              type: 'object',
              description: 'JSON Schema of the response, if it differs.',
              examples: [{ type: 'object', properties: { status: { const: 'sent' } } }],
            }),
          ),
        },
        {
          description: 'Another status with the same response, or with its own schema.',
          examples: [{ status: 503, when: 'The database is not available.' }],
        },
      ),
    ),
    errors: optional(
      array(ref(errorCode), {
        minItems: 1,
        uniqueItems: true,
        description: 'Error codes of platform.yaml that the endpoint can return.',
        examples: [['not_found']],
      }),
    ),
  }),
);

export type PlatformEndpointData = TypeOf<typeof platformEndpoint>;

export type OtherAnswer = NonNullable<PlatformEndpointData['or_status']>;

export const platform = define(
  'platform',
  object({
    title: ref(text, { description: 'Name of the platform.', examples: ['Almanac'] }),
    summary: ref(text, {
      description: 'What the platform is, in one sentence.',
      examples: ['Reference data for agents.'],
    }),
    description: ref(text, {
      description: 'Introduction to the documentation.',
      examples: ['Tools over REST and MCP.'],
    }),
    contact: optional(
      schemaOf<Readonly<Record<string, unknown>>>({
        type: 'object',
        description: 'Contact in the OpenAPI document.',
        examples: [{ name: 'Operators' }],
      }),
    ),
    key: object(
      {
        header: string({ description: 'Header with the key.', examples: ['Service-API-Key'] }),
        query: string({ description: 'Query parameter with the key.', examples: ['api_key'] }),
        prefix: string({
          pattern: '^[a-z]{2,10}$',
          description: 'Prefix of every key: 2 to 10 lowercase letters.',
          examples: ['alm'],
        }),
        how: ref(text, { description: 'How a caller gets a key.', examples: ['Sign up at /signup.'] }),
      },
      {
        description: 'How callers authenticate.',
        examples: [{ header: 'Service-API-Key', query: 'api_key', prefix: 'alm', how: 'Sign up.' }],
      },
    ),
    subjects: optional(
      record(ref(text), {
        propertyNames: ref(slug),
        description: 'Subjects of services and areas in the order of the pages: titles by name.',
        examples: [{ money: 'Money and economy', earth: 'Earth and space' }],
      }),
    ),
    plans: record(
      object({
        summary: ref(text, { description: 'Intended users of the plan.', examples: ['For evaluation.'] }),
        calls_per_day: optional(
          integer({ minimum: 1, description: 'Calls per day (UTC). Default: unlimited.', examples: [100] }),
        ),
        burst: optional(
          object(
            {
              per_second: integer({ minimum: 1, description: 'Sustained calls per second.', examples: [5] }),
              size: integer({ minimum: 1, description: 'Calls in a burst after a pause.', examples: [20] }),
            },
            { description: 'Limit of bursts.', examples: [{ per_second: 5, size: 20 }] },
          ),
        ),
        subscriptions: integer({ minimum: 0, description: 'Webhook subscriptions per key.', examples: [20] }),
      }),
      {
        propertyNames: ref(toolName),
        required: ['free'],
        description: 'Plans of keys by name. One is named free.',
        examples: [{ free: { summary: 'For evaluation.', calls_per_day: 100, subscriptions: 2 } }],
      },
    ),
    limits: object(
      {
        string_length: integer({
          minimum: 1,
          description: 'Default maximum length of strings without maxLength, in characters.',
          examples: [300],
        }),
        body: ref(size, { description: 'Maximum size of a request body.', examples: ['64KiB'] }),
        body_depth: integer({ minimum: 2, description: 'Maximum nesting depth of values in a body.', examples: [8] }),
        tool_name: integer({
          minimum: 10,
          maximum: 64,
          description: 'Maximum length of a tool name, in characters.',
          examples: [52],
        }),
      },
      {
        description: 'Limits of all calls.',
        examples: [{ string_length: 300, body: '64KiB', body_depth: 8, tool_name: 30 }],
      },
    ),
    errors: record(
      object({
        status: integer({ minimum: 400, maximum: 599, description: 'HTTP status.', examples: [404] }),
        title: ref(text, { description: 'Title of the error.', examples: ['Not found'] }),
        type: optional(
          string({
            pattern: '^https://',
            description: 'Address (https://) of a registered problem type.',
            examples: ['https://iana.org/assignments/http-problem-types#quota-exceeded'],
          }),
        ),
        remedy: ref(text, { description: 'What the caller can do.', examples: ['Check the id.'] }),
      }),
      {
        propertyNames: ref(errorCode),
        description: 'Error codes.',
        examples: [{ not_found: { status: 404, title: 'Not found', remedy: 'Check the id.' } }],
      },
    ),
    arguments: optional(
      ref(sharedArguments, {
        description: 'Arguments shared by tools of several services, by PascalCase name.',
        examples: [
          { Limit: { type: 'integer', minimum: 1, maximum: 50, default: 10, description: 'Maximum number of rows.' } },
        ],
      }),
    ),
    values: optional(
      ref(valueSets, {
        description: 'Value sets for all services, by PascalCase name.',
        examples: [{ Detail: { type: 'string', enum: ['brief', 'full'], description: 'Level of detail.' } }],
      }),
    ),
    records: optional(
      ref(records, {
        description: 'Record types for all services, by PascalCase name.',
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
              when: 'the user asks about flares or the region that they came from',
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
        description: "Headings of the platform's endpoints, with descriptions.",
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
              returns: { well: { type: 'boolean', description: 'Whether the server is healthy.' } },
            },
          },
        ],
      }),
    ),
  }),
);

/** `spec/platform.yaml`. */
export type PlatformData = TypeOf<typeof platform>;

export type PlanData = PlatformData['plans'][string];
