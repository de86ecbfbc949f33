// The addresses of tools and endpoints in the OpenAPI document.

import { ERRORS } from '../../model/errors.ts';
import type { Argument, Operation, Spec } from '../../model/model.ts';
import type { OperationPlan, ServicePlan } from '../../plan/plan.ts';
import { argumentSchema, describe, isPublishedRequired, type JsonSchema } from '../json-schema.ts';
import { methods } from '../service/operations.ts';
import { referTo } from './components.ts';

const KEYED = [{ keyHeader: [] }, { keyQuery: [] }];

/** Path items of all operations of a service or area; `slug` is the service under whose address shared tools stand. */
export function servicePaths(
  plan: ServicePlan,
  spec: Spec,
  slug = plan.service.slug,
  getFirst = plan.service.getFirst,
): JsonSchema {
  const paths: JsonSchema = {};
  for (const operationPlan of plan.operations) {
    const { operation } = operationPlan;
    const address = operation.path ?? `/rest/${slug}/${operation.name}`;
    const tag = operation.path === undefined ? slug : plan.key;
    const item: JsonSchema = {};
    for (const method of methods(operation, getFirst)) {
      item[method.toLowerCase()] = operationObject(operationPlan, plan, spec, tag, method);
    }
    paths[address] = item;
  }
  return paths;
}

function operationObject(
  { operation, argumentsType, resultType }: OperationPlan,
  plan: ServicePlan,
  spec: Spec,
  tag: string,
  method: 'GET' | 'POST',
): JsonSchema {
  const arguments_ = operation.arguments.filter(({ name }) => name !== spec.platform.key.query);
  const schema = { $ref: `#/components/schemas/${plan.typePrefix}.${argumentsType}` };
  const optionalBody = !operation.arguments.some((argument) => isPublishedRequired(operation, argument));
  const body = {
    requestBody: { required: !optionalBody, content: { 'application/json': { schema, ...bodyExamples(operation) } } },
  };
  const parameters = { parameters: arguments_.map((argument) => parameter(argument, operation, plan)) };
  const [summary] = operation.summary.split(/(?<=\.)\s/);
  return {
    operationId: `${tag.replaceAll(/[-/]/g, '_')}__${operation.name}${method === 'GET' && operation.path === undefined ? '__get' : ''}`,
    tags: [tag],
    summary,
    description: describe(operation),
    ...(operation.deprecated === undefined ? {} : { deprecated: true }),
    ...(operation.needsKey ? { security: KEYED } : { security: [] }),
    ...(method === 'POST' ? body : parameters),
    responses: responses(operation, spec, `${plan.typePrefix}.${resultType}`),
  };
}

function bodyExamples(operation: Operation): object {
  const key = operation.keyArgument === undefined ? {} : { [operation.keyArgument]: '<your key>' };
  const examples = operation.examples.map((example, index) => [
    `example${index + 1}`,
    { ...(example.summary === undefined ? {} : { summary: example.summary }), value: { ...key, ...example.arguments } },
  ]);
  return { examples: Object.fromEntries(examples) };
}

function parameter(argument: Argument, operation: Operation, plan: ServicePlan): JsonSchema {
  const { shape } = argument;
  const { description = setDescription(shape), ...schema } = argumentSchema(argument, referTo(plan));
  // The same values that decoding takes as JSON: objects, and lists of them.
  const holdsObjects = isObject(shape.kind === 'list' ? shape.items : shape);
  const place = argument.inPath ? 'path' : 'query';
  const content = { content: { 'application/json': { schema } } };
  return {
    name: argument.name,
    in: place,
    ...(description === undefined ? {} : { description }),
    required: argument.inPath || isPublishedRequired(operation, argument),
    ...(holdsObjects ? content : { schema, ...(shape.kind === 'list' ? { style: 'form', explode: true } : {}) }),
  };
}

/** What the value set of a bare reference says of itself. */
function setDescription(shape: Argument['shape']): string | undefined {
  return shape.kind === 'reference' ? shape.target.shape.description : undefined;
}

function isObject(shape: Argument['shape']): boolean {
  return shape.kind === 'object' || (shape.kind === 'reference' && shape.target.kind === 'record');
}

/** The answer of success, and a problem for each status that the operation can answer. */
function responses(operation: Operation, spec: Spec, resultName: string): JsonSchema {
  const codes = [...ERRORS.always, ...operation.errors];
  if (operation.needsKey) codes.push(...ERRORS.keyed);
  if (!operation.closedWorld) codes.push(...ERRORS.fromSources);
  if (methods(operation, false).includes('POST')) codes.push(...ERRORS.withBody);
  const statuses = [...new Set(codes.map((code) => spec.platform.errors[code]?.status as number))].sort(
    (a, b) => a - b,
  );
  return {
    200: {
      description: 'The result.',
      ...(operation.needsKey ? { headers: RATE_HEADERS } : {}),
      content: { 'application/json': { schema: { $ref: `#/components/schemas/${resultName}` } } },
    },
    ...Object.fromEntries(statuses.map((status) => [status, { $ref: `#/components/responses/Problem${status}` }])),
  };
}

const RATE_HEADERS = {
  RateLimit: { $ref: '#/components/headers/RateLimit' },
  'RateLimit-Policy': { $ref: '#/components/headers/RateLimitPolicy' },
};
