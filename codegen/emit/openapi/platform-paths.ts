// The addresses that the server has beside tools and endpoints: sign-up, lists, documents, health, operators.

import type { Spec } from '../../model/model.ts';
import type { JsonSchema } from '../json-schema.ts';

/** Path items of the platform's own addresses. */
export function platformPaths(spec: Spec): JsonSchema {
  const plans = { type: 'string', enum: Object.keys(spec.platform.plans) };
  return {
    '/signup': {
      post: {
        ...about('sign_up', 'platform', 'Get a key', 'Gives an API key of the free plan. The key is shown once.'),
        security: [],
        requestBody: jsonBody({ email: { type: 'string', format: 'email', description: 'Your e-mail address.' } }, [
          'email',
        ]),
        responses: { 201: json('The key.', NEW_KEY), ...problems(400, 409, 413, 415, 422, 429, 503) },
      },
    },
    '/rest': {
      get: {
        ...about(
          'list_services',
          'platform',
          'All services and tools',
          'Every service with its tools, lifecycle and addresses.',
        ),
        security: [],
        responses: { 200: json('The services.', { type: 'object' }) },
      },
    },
    '/rest/{service}': {
      get: {
        ...about(
          'list_tools',
          'platform',
          'The tools of a service',
          'Every tool of one service with its arguments and result.',
        ),
        security: [],
        parameters: [pathParameter('service', 'Slug of the service.')],
        responses: { 200: json('The service.', { type: 'object' }), ...problems(404) },
      },
    },
    '/health': {
      get: {
        ...about('health', 'platform', 'Whether the server is well', 'State of the server, its store and each source.'),
        security: [],
        responses: { 200: json('Well.', { type: 'object' }), 503: json('Not well.', { type: 'object' }) },
      },
    },
    '/admin/keys': {
      get: {
        ...about(
          'admin_list_keys',
          'operators',
          'List keys',
          'Keys with plan, e-mail address and last use, newest first.',
        ),
        security: OPERATOR,
        parameters: PAGE,
        responses: { 200: json('The keys.', { type: 'object' }), ...problems(401, 422, 503) },
      },
      post: {
        ...about('admin_create_key', 'operators', 'Create a key', 'Gives a key of any plan. The key is shown once.'),
        security: OPERATOR,
        requestBody: jsonBody({ email: { type: 'string', format: 'email' }, plan: plans }, ['email', 'plan']),
        responses: { 201: json('The key.', NEW_KEY), ...problems(400, 401, 409, 422, 503) },
      },
    },
    '/admin/keys/{id}/rotate': {
      post: {
        ...about(
          'admin_rotate_key',
          'operators',
          'Rotate a key',
          'Gives a new key; the old one works until the overlap ends.',
        ),
        security: OPERATOR,
        parameters: [pathParameter('id', 'Id of the key.')],
        requestBody: {
          required: false,
          ...jsonBody({ overlap_seconds: { type: 'integer', minimum: 0, maximum: 2592000, default: 86400 } }, []),
        },
        responses: { 201: json('The new key.', NEW_KEY), ...problems(400, 401, 404, 422, 503) },
      },
    },
    '/admin/keys/{id}/revoke': {
      post: {
        ...about('admin_revoke_key', 'operators', 'Revoke a key', 'The key is refused from now on.'),
        security: OPERATOR,
        parameters: [pathParameter('id', 'Id of the key.')],
        responses: { 200: json('The key.', { type: 'object' }), ...problems(401, 404, 503) },
      },
    },
    '/admin/feedback': {
      get: {
        ...about('admin_list_feedback', 'operators', 'Read feedback', 'What report_feedback received, newest first.'),
        security: OPERATOR,
        parameters: PAGE,
        responses: { 200: json('The feedback.', { type: 'object' }), ...problems(401, 422, 503) },
      },
    },
  };
}

/** Tags of the platform's own addresses. */
export const PLATFORM_TAGS = [
  { name: 'platform', description: 'Keys, lists and the state of the server.' },
  {
    name: 'operators',
    description: 'For the people who run the server; answers only where an operator token is configured.',
  },
];

const OPERATOR = [{ operator: [] }];

const NEW_KEY = {
  type: 'object',
  properties: {
    id: { type: 'string' },
    key: { type: 'string', description: 'Shown once: keep it.' },
    plan: { type: 'string' },
    email: { type: 'string' },
  },
  required: ['id', 'key', 'plan', 'email'],
};

const PAGE = [
  {
    name: 'limit',
    in: 'query',
    description: 'Rows a page.',
    schema: { type: 'integer', minimum: 1, maximum: 200, default: 50 },
  },
  { name: 'cursor', in: 'query', description: 'Where the page before ended.', schema: { type: 'string' } },
];

function about(operationId: string, tag: string, summary: string, description: string): JsonSchema {
  return { operationId, tags: [tag], summary, description };
}

function pathParameter(name: string, description: string): JsonSchema {
  return { name, in: 'path', required: true, description, schema: { type: 'string' } };
}

function jsonBody(properties: JsonSchema, required: string[]): JsonSchema {
  const schema = {
    type: 'object',
    properties,
    ...(required.length === 0 ? {} : { required }),
    additionalProperties: false,
  };
  return { required: required.length > 0, content: { 'application/json': { schema } } };
}

function json(description: string, schema: JsonSchema): JsonSchema {
  return { description, content: { 'application/json': { schema } } };
}

function problems(...statuses: number[]): JsonSchema {
  return Object.fromEntries(statuses.map((status) => [status, { $ref: `#/components/responses/Problem${status}` }]));
}
