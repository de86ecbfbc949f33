// The platform's own endpoints in the OpenAPI document.

import { endpointErrors } from '../../language/errors.ts';
import type { EndpointFacts, Operation, Spec } from '../../model/model.ts';
import type { OperationPlan, ServicePlan } from '../../plan/plan.ts';
import { isPublishedRequired, type JsonSchema } from '../json-schema.ts';
import { bodyOperation } from './components.ts';
import { KEYED, parameter } from './operations.ts';

export function endpointPaths(plan: ServicePlan, spec: Spec): JsonSchema {
  const paths: Record<string, JsonSchema> = {};
  for (const operationPlan of plan.operations) {
    const { path, endpoint } = operationPlan.operation;
    if (path === undefined || endpoint === undefined) continue;
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: pathItem(operationPlan, endpoint, plan, spec) };
  }
  return paths;
}

function pathItem(
  { operation, argumentsType, resultType }: OperationPlan,
  endpoint: EndpointFacts,
  plan: ServicePlan,
  spec: Spec,
): JsonSchema {
  const inAddress = operation.arguments.filter(({ inPath }) => inPath || endpoint.method !== 'POST');
  const parameters = inAddress.map((argument) => parameter(argument, operation, plan));
  return {
    operationId: operation.name,
    tags: [endpoint.group],
    summary: operation.summary,
    description: operation.description ?? operation.summary,
    security: SECURITY[endpoint.security],
    ...(parameters.length === 0 ? {} : { parameters }),
    ...requestBody(operation, { $ref: `#/components/schemas/${plan.typePrefix}.${argumentsType}` }),
    responses: responses(operation, endpoint, spec, { $ref: `#/components/schemas/${plan.typePrefix}.${resultType}` }),
  };
}

const OPERATOR = { operator: [] };

const SECURITY: Readonly<Record<EndpointFacts['security'], readonly object[]>> = {
  none: [],
  key: KEYED,
  operator: [OPERATOR],
  operator_where_set: [{}, OPERATOR],
};

function requestBody(operation: Operation, schema: JsonSchema): JsonSchema {
  const sent = bodyOperation(operation);
  if (sent === undefined) return {};
  const required = sent.arguments.some((argument) => isPublishedRequired(operation, argument));
  return { requestBody: { required, content: { 'application/json': { schema } } } };
}

function responses(operation: Operation, endpoint: EndpointFacts, spec: Spec, result: JsonSchema): JsonSchema {
  const { status, orStatus, content } = endpoint;
  const codes = [...endpointErrors(endpoint, operation.arguments.length), ...operation.errors];
  const statuses = codes.map((code) => spec.platform.errors[code]?.status).filter((each) => each !== orStatus?.status);
  const sorted = [...new Set(statuses as number[])].sort((a, b) => a - b);
  const answer = { [content ?? 'application/json']: { schema: documentSchema(content) ?? result } };
  const other = orStatus?.schema === undefined ? answer : { 'application/json': { schema: orStatus.schema } };
  return {
    [status]: { description: status === 201 ? 'Created.' : 'The result.', content: answer },
    ...(orStatus === undefined ? {} : { [orStatus.status]: { description: orStatus.when, content: other } }),
    ...Object.fromEntries(sorted.map((each) => [each, { $ref: `#/components/responses/Problem${each}` }])),
  };
}

function documentSchema(content: string | undefined): JsonSchema | undefined {
  if (content === undefined) return undefined;
  return { type: content.endsWith('json') ? 'object' : 'string' };
}
