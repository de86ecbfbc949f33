// Emits generated/openapi.json: the OpenAPI 3.1 document for /rest, /api, the platform's endpoints and the events.

import { pascalCase } from '../../language/names.ts';
import type { Answers } from '../../load/answers.ts';
import { deprecationSentence, joined } from '../../model/description.ts';
import type { EventType, Service, Spec } from '../../model/model.ts';
import type { Plan, ServicePlan } from '../../plan/plan.ts';
import { inline, type JsonSchema, outputSchema } from '../json-schema.ts';
import { ANSWERS_SCHEMAS, ANSWERS_TAG, answerPaths } from './answers.ts';
import { commonSchemas, headers, problemResponses, securitySchemes, serviceSchemas } from './components.ts';
import { endpointPaths } from './endpoints.ts';
import { FIELDS_PARAMETER } from './fields.ts';
import { servicePaths } from './operations.ts';
import { QUERY_SCHEMAS, QUERY_TAG, queryPaths } from './query.ts';

export function openapiDocument(plan: Plan, answers: Answers): JsonSchema {
  const { spec, services, areas, shared, endpoints } = plan;
  const all = [...services, ...areas, endpoints, ...(shared.operations.length === 0 ? [] : [shared])];
  const paths = [
    queryPaths(spec),
    answerPaths(spec),
    endpointPaths(endpoints, spec),
    ...[...services, ...areas].map((each) => pathsOf(each, plan, answers)),
  ];
  const offered = { paths: Object.assign({}, ...paths), ...webhooks(spec) };
  const schemas = Object.assign(
    {},
    commonSchemas(spec),
    QUERY_SCHEMAS,
    ANSWERS_SCHEMAS,
    ...all.map(serviceSchemas),
    eventSchemas(spec),
  );
  const tags = [QUERY_TAG, ANSWERS_TAG, ...groups(spec), ...[...spec.services, ...spec.areas].map(tag)];
  const { title, summary, description } = spec.platform;
  const responses = problemResponses(spec);
  return {
    openapi: '3.1.0',
    info: {
      ...{ title, summary, description },
      // The server replaces the version with the revision when it sends the document.
      version: spec.release,
      'x-release': spec.release,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/', description: 'This server.' }],
    tags,
    ...offered,
    components: {
      schemas: referredTo(schemas, { offered, schemas, responses }),
      parameters: { fields: FIELDS_PARAMETER },
      responses,
      headers,
      securitySchemes: securitySchemes(spec),
    },
  };
}

function pathsOf(of: ServicePlan, { spec, shared }: Plan, answers: Answers): JsonSchema {
  const { kind, slug, getFirst } = of.service;
  const own = servicePaths(of, spec, answers);
  return kind === 'area' ? own : { ...own, ...servicePaths(shared, spec, answers, slug, getFirst) };
}

/**
 * Keeps only referenced schemas. For example, a value set that is only used in a comma-separated list is not
 * referenced.
 */
function referredTo(schemas: JsonSchema, whole: object): JsonSchema {
  const refs = JSON.stringify(whole).matchAll(/"#\/components\/schemas\/([^"]+)"/g);
  const names = new Set([...refs].map(([, name]) => name));
  return Object.fromEntries(Object.entries(schemas).filter(([name]) => names.has(name)));
}

function groups({ platform }: Spec): JsonSchema[] {
  return Object.entries(platform.endpoint_groups ?? {}).map(([name, description]) => ({ name, description }));
}

function tag({ kind, slug, title, summary, lifecycle }: Service): JsonSchema {
  const name = kind === 'area' ? `api/${slug}` : slug;
  return { name, description: `${title}. ${summary}`, 'x-lifecycle': lifecycle };
}

function webhooks({ events }: Spec): JsonSchema {
  const types = events.flatMap((source) => source.types);
  if (types.length === 0) return {};
  return { webhooks: Object.fromEntries(types.map((type) => [type.type, webhook(type)])) };
}

function webhook({ type, summary, deprecated }: EventType): JsonSchema {
  const schema = { $ref: `#/components/schemas/Event.${pascalCase(type)}` };
  return {
    post: {
      operationId: `webhook__${type}`,
      summary,
      description: joined(
        'Signed according to Standard Webhooks: webhook-id, webhook-timestamp, webhook-signature.',
        deprecated === undefined ? undefined : deprecationSentence(deprecated),
      ),
      ...(deprecated === undefined ? {} : { deprecated: true }),
      security: [],
      requestBody: { required: true, content: { 'application/json': { schema } } },
      responses: {
        '2XX': { description: 'Received.' },
        410: { description: 'Stops deliveries: the subscription is paused immediately.' },
      },
    },
  };
}

function eventSchemas({ events }: Spec): JsonSchema {
  const types = events.flatMap((source) => source.types);
  return Object.fromEntries(types.map((type) => [`Event.${pascalCase(type.type)}`, eventSchema(type)]));
}

function eventSchema({ type, record, example }: EventType): JsonSchema {
  const data = {
    type: 'object',
    properties: {
      entity_id: { type: 'string' },
      change: { type: 'string', enum: ['created', 'updated', 'removed'] },
      fields_changed: { type: 'array', items: { type: 'string' } },
      record: { ...outputSchema(record, inline), examples: [example] },
    },
    required: ['entity_id', 'change', 'fields_changed'],
  };
  return {
    type: 'object',
    properties: {
      type: { type: 'string', const: type },
      timestamp: { type: 'string', format: 'date-time' },
      sequence: { type: 'integer', minimum: 1, description: 'Consecutive number within a subscription, without gaps.' },
      data,
    },
    required: ['type', 'timestamp', 'sequence', 'data'],
  };
}
