import { ERRORS } from '../../language/errors.ts';
import type { Answers } from '../../load/answers.ts';
import { describe } from '../../model/description.ts';
import type { Argument, Operation, Spec } from '../../model/model.ts';
import { viewsOf } from '../../model/views/views.ts';
import type { OperationPlan, ServicePlan } from '../../plan/plan.ts';
import { argumentSchema, isPublishedRequired, type JsonSchema, publishedArguments } from '../json-schema.ts';
import { methods } from '../service/operations.ts';
import { referTo } from './components.ts';

export const KEYED = [{ keyHeader: [] }, { keyQuery: [] }];

/** @param slug service in the path; differs from the plan's service for shared tools */
export function servicePaths(
  plan: ServicePlan,
  spec: Spec,
  answers: Answers,
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
      item[method.toLowerCase()] = operationObject(operationPlan, plan, spec, tag, method, answers);
    }
    paths[address] = item;
  }
  return paths;
}

export function operationId({ name, path }: Operation, tag: string, method: 'GET' | 'POST'): string {
  return `${tag.replaceAll(/[-/]/g, '_')}__${name}${method === 'GET' && path === undefined ? '__get' : ''}`;
}

function operationObject(
  { operation, id, argumentsType, resultType }: OperationPlan,
  plan: ServicePlan,
  spec: Spec,
  tag: string,
  method: 'GET' | 'POST',
  answers: Answers,
): JsonSchema {
  const arguments_ = publishedArguments(operation).filter(({ name }) => name !== spec.platform.key.query);
  const schema = { $ref: `#/components/schemas/${plan.typePrefix}.${argumentsType}` };
  const optionalBody = !operation.arguments.some((argument) => isPublishedRequired(operation, argument));
  const body = {
    requestBody: { required: !optionalBody, content: { 'application/json': { schema, ...bodyExamples(operation) } } },
  };
  const reserved = operation.effect === 'read' ? [FIELDS] : [];
  const parameters = {
    parameters: [...arguments_.map((argument) => parameter(argument, operation, plan)), ...reserved],
  };
  const bodyParameters = reserved.length === 0 ? {} : { parameters: reserved };
  return {
    operationId: operationId(operation, tag, method),
    tags: [tag],
    summary: operation.title,
    description: `${describe(operation)}${comesAsCsv(operation)}`,
    ...(operation.deprecated === undefined ? {} : { deprecated: true }),
    ...(operation.needsKey ? { security: KEYED } : { security: [] }),
    ...(method === 'POST' ? { ...bodyParameters, ...body } : parameters),
    responses: responses(operation, spec, `${plan.typePrefix}.${resultType}`, method, answers.get(id)),
  };
}

const FIELDS = { $ref: '#/components/parameters/fields' };

/** Returns a note that the result is available as CSV; empty unless the result contains a list or a series. */
function comesAsCsv(operation: Operation): string {
  const isTabular = viewsOf(operation).some(({ kind }) => kind === 'table' || kind === 'series');
  return isTabular
    ? '\n\nAlso available as CSV: send `Accept: text/csv`, or append `.csv` to the path. `bom=true` adds a byte order mark for spreadsheets.'
    : '';
}

function bodyExamples(operation: Operation): object {
  const key = operation.keyArgument === undefined ? {} : { [operation.keyArgument]: '<your key>' };
  const examples = operation.examples.map((example, index) => [
    `example${index + 1}`,
    { ...(example.summary === undefined ? {} : { summary: example.summary }), value: { ...key, ...example.arguments } },
  ]);
  return { examples: Object.fromEntries(examples) };
}

export function parameter(argument: Argument, operation: Operation, plan: ServicePlan): JsonSchema {
  const { shape } = argument;
  const { description = setDescription(shape), deprecated, ...schema } = argumentSchema(argument, referTo(plan));
  // In a query string, objects and lists of objects are JSON.
  const holdsObjects = isObject(shape.kind === 'list' ? shape.items : shape);
  const place = argument.inPath ? 'path' : 'query';
  const content = { content: { 'application/json': { schema } } };
  return {
    name: argument.name,
    in: place,
    ...(description === undefined ? {} : { description }),
    required: argument.inPath || isPublishedRequired(operation, argument),
    ...(deprecated === true ? { deprecated } : {}),
    ...exampleOf(argument, operation, holdsObjects),
    ...(holdsObjects ? content : { schema, ...(shape.kind === 'list' ? { style: 'form', explode: true } : {}) }),
  };
}

function exampleOf({ name }: Argument, { examples }: Operation, holdsObjects: boolean): { example?: unknown } {
  const input = examples.find((example) => name in example.arguments)?.arguments[name];
  return input === undefined || holdsObjects ? {} : { example: input };
}

/** Returns the description of the value set or record, which is used if the reference has no description. */
function setDescription(shape: Argument['shape']): string | undefined {
  return shape.kind === 'reference' ? shape.target.shape.description : undefined;
}

function isObject(shape: Argument['shape']): boolean {
  return (
    shape.kind === 'object' || shape.kind === 'map' || (shape.kind === 'reference' && shape.target.kind === 'record')
  );
}

function responses(
  operation: Operation,
  spec: Spec,
  resultName: string,
  method: 'GET' | 'POST',
  answer: object | undefined,
): JsonSchema {
  const codes = [...ERRORS.always, ...operation.errors];
  if (operation.needsKey) codes.push(...ERRORS.keyed);
  if (!operation.closedWorld) codes.push(...ERRORS.fromSources);
  if (method === 'POST') codes.push(...ERRORS.withBody);
  const statuses = [...new Set(codes.map((code) => spec.platform.errors[code]?.status as number))].sort(
    (a, b) => a - b,
  );
  return {
    200: {
      description: `${operation.title}.`,
      ...headersOf(operation),
      content: {
        'application/json': {
          schema: { $ref: `#/components/schemas/${resultName}` },
          ...(answer === undefined ? {} : { example: answer }),
        },
      },
    },
    ...Object.fromEntries(statuses.map((status) => [status, { $ref: `#/components/responses/Problem${status}` }])),
  };
}

function headersOf({ needsKey, closedWorld, effect }: Operation): object {
  const address = !closedWorld && effect === 'read' ? { 'Content-Location': ADDRESS_HEADER } : {};
  const headers = { ...address, ...(needsKey ? RATE_HEADERS : {}) };
  return Object.keys(headers).length === 0 ? {} : { headers };
}

const ADDRESS_HEADER = { $ref: '#/components/headers/ContentLocation' };
const RATE_HEADERS = {
  RateLimit: { $ref: '#/components/headers/RateLimit' },
  'RateLimit-Policy': { $ref: '#/components/headers/RateLimitPolicy' },
};
