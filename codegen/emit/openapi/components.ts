import type { Operation, Spec } from '../../model/model.ts';
import type { ServicePlan } from '../../plan/plan.ts';
import { inputSchema, type JsonSchema, objectSchema, outputSchema, type Refer, shapeSchema } from '../json-schema.ts';
import { hasResult } from '../service/types.ts';

export function referTo(plan: ServicePlan): Refer {
  return (definition) => ({ $ref: `#/components/schemas/${plan.typePrefix}.${definition.name}` });
}

export function serviceSchemas(plan: ServicePlan): JsonSchema {
  const refer = referTo(plan);
  const schemas: JsonSchema = {};
  const inResults = new Set(plan.resultDefinitions);
  for (const definition of plan.definitions) {
    const { name, shape, kind } = definition;
    if (kind === 'record' && !inResults.has(definition)) continue;
    schemas[`${plan.typePrefix}.${name}`] =
      shape.kind === 'object' ? objectSchema(shape.fields, refer) : shapeSchema(shape, refer);
  }
  for (const { operation, argumentsType, resultType } of plan.operations) {
    const sent = bodyOperation(operation);
    if (sent !== undefined) schemas[`${plan.typePrefix}.${argumentsType}`] = inputSchema(sent, refer);
    if (!hasResult(operation)) continue;
    const { returns } = operation;
    const found =
      returns.record === undefined ? outputSchema({ ...returns, orNotFound: false }, refer) : refer(returns.record);
    const missing = { $ref: '#/components/schemas/NotFound' };
    schemas[`${plan.typePrefix}.${resultType}`] = returns.orNotFound ? { oneOf: [found, missing] } : found;
  }
  return schemas;
}

/**
 * Keeps only body arguments, which are all arguments of a tool, and the arguments of a platform endpoint that are not
 * in its path.
 */
export function bodyOperation(operation: Operation): Operation | undefined {
  if (operation.path === undefined) return operation;
  const inBody = operation.arguments.filter(({ inPath }) => !inPath);
  return operation.endpoint?.method === 'POST' && inBody.length > 0 ? { ...operation, arguments: inBody } : undefined;
}

export function commonSchemas(spec: Spec): JsonSchema {
  return {
    Problem: {
      type: 'object',
      description: 'An error in RFC 9457 format. `detail` states what went wrong and what to do.',
      properties: {
        type: { type: 'string', description: 'Identifies the kind of problem.' },
        title: { type: 'string' },
        status: { type: 'integer' },
        detail: { type: 'string' },
        code: { type: 'string', enum: Object.keys(spec.platform.errors) },
        request_id: { type: 'string' },
        errors: { type: 'array', items: { $ref: '#/components/schemas/ArgumentProblem' } },
      },
      required: ['type', 'title', 'status', 'detail', 'code'],
    },
    ArgumentProblem: {
      type: 'object',
      description: 'An invalid argument.',
      properties: {
        parameter: { type: 'string', description: 'Name of the argument, with a path into lists and objects.' },
        code: { type: 'string', description: 'The violated rule.' },
        message: { type: 'string', description: 'What is wrong, and what is accepted.' },
        hint: { type: 'string', description: 'The closest accepted value, if any.' },
      },
      required: ['parameter', 'code', 'message'],
    },
    NotFound: {
      type: 'object',
      description: 'No record has this identifier.',
      properties: { error: { type: 'string', const: 'not_found' } },
      required: ['error'],
    },
  };
}

/** Returns one response for each status in the error table. */
export function problemResponses(spec: Spec): JsonSchema {
  const byStatus = new Map<number, string[]>();
  for (const [code, { status, title }] of Object.entries(spec.platform.errors)) {
    byStatus.set(status, [...(byStatus.get(status) ?? []), `\`${code}\`: ${title}.`]);
  }
  return Object.fromEntries(
    [...byStatus]
      .sort(([a], [b]) => a - b)
      .map(([status, lines]) => [`Problem${status}`, { description: lines.join(' '), content: PROBLEM_CONTENT }]),
  );
}

const PROBLEM_CONTENT = { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } };

const OTHER_HEADERS = 'Clients that cannot send it may send Authorization: Bearer, X-API-Key or X-Auth-Token.';

export function securitySchemes(spec: Spec): JsonSchema {
  const { header, query, how } = spec.platform.key;
  return {
    keyHeader: { type: 'apiKey', in: 'header', name: header, description: `${how} ${OTHER_HEADERS}` },
    keyQuery: { type: 'apiKey', in: 'query', name: query, description: how },
    operator: { type: 'http', scheme: 'bearer', description: 'The operator token of this server.' },
  };
}

/** Headers of responses to calls that use a key. */
export const headers: JsonSchema = {
  ContentLocation: {
    description: 'Permanent address of this answer, such as /answers/2yyg91x99bxwandtezfm4150yt.',
    schema: { type: 'string' },
  },
  RateLimit: {
    description: 'Remaining calls in the daily quota, and the seconds until it resets.',
    schema: { type: 'string' },
  },
  RateLimitPolicy: {
    description: 'The limits of the plan: calls per day, concurrent calls, and failed calls per minute.',
    schema: { type: 'string' },
  },
};
