// generated/endpoints/handlers.ts and endpoints.ts: what the pages must supply, one method an endpoint of the platform, and
// the descriptors by which they are served.

import { StructureKind } from 'ts-morph';
import { refusesForeignOrigins } from '../../language/errors.ts';
import type { EndpointFacts, Operation } from '../../model/model.ts';
import type { OperationPlan, ServicePlan } from '../../plan/plan.ts';
import { Code, literal } from '../print/code.ts';
import { documentation } from '../print/comment.ts';
import { exportedConstant, type Print } from '../print/source.ts';
import { hasResult, takesArguments } from './types.ts';

/** The interface that the pages satisfy together. */
export function emitEndpointHandlers(plan: ServicePlan, runtime: string, print: Print): string {
  const types = plan.operations.map((each) => handlerType(each));
  const used = new Set(types.flatMap((type) => type.match(/\w+/g) ?? []));
  const known = plan.operations.flatMap(({ argumentsType, resultType }) => [argumentsType, resultType]);
  const imports = [
    {
      from: `${runtime}/contract/endpoint.ts`,
      names: ['EndpointHandler', 'OtherStatus', 'ServedDocument'].filter((name) => used.has(name)),
      typeOnly: true,
    },
    { from: './types.ts', names: known.filter((name) => used.has(name)), typeOnly: true },
  ];
  return print(`${plan.folder}/handlers.ts`, plan.service.file, imports, [
    {
      kind: StructureKind.Interface,
      name: plan.handlersType,
      isExported: true,
      docs: ["The platform's own endpoints."],
      properties: plan.operations.map((each, index) => ({
        name: each.operation.name,
        type: types[index] as string,
        docs: [documentation(each.operation.description ?? each.operation.summary, 2)],
      })),
    },
  ]);
}

function handlerType({ operation, argumentsType, resultType }: OperationPlan): string {
  const or = operation.endpoint?.orStatus;
  const other = or === undefined ? '' : ` | OtherStatus<${or.schema === undefined ? resultType : 'object'}>`;
  return `EndpointHandler<${argumentsType}, ${hasResult(operation) ? `${resultType}${other}` : 'ServedDocument'}>`;
}

/** Descriptors of the endpoints, in the order of the manifest. */
export function emitEndpoints(plan: ServicePlan, runtime: string, print: Print): string {
  const results = plan.operations.filter(({ operation }) => hasResult(operation)).map(({ result }) => result);
  const decoded = plan.operations.filter(({ operation }) => takesArguments(operation)).map(({ decode }) => decode);
  const imports = [
    { from: `${runtime}/contract/endpoint.ts`, names: ['Endpoint'], typeOnly: true },
    { from: './codec.ts', names: [...decoded, ...results] },
  ];
  const entries = plan.operations.map(({ operation, decode, result }) => {
    const { endpoint } = operation as { endpoint: EndpointFacts };
    return {
      name: new Code(`'${operation.name}'`),
      method: endpoint.method,
      path: operation.path,
      security: endpoint.security,
      sameOrigin: refusesForeignOrigins(endpoint),
      status: endpoint.status,
      orStatus: endpoint.orStatus?.status,
      orDiffers: endpoint.orStatus?.schema === undefined ? undefined : true,
      content: endpoint.content,
      inPath: inPath(operation),
      decode: takesArguments(operation) ? new Code(decode) : undefined,
      result: hasResult(operation) ? new Code(result) : undefined,
    };
  });
  const doc = 'The endpoints of the platform, in the order of the manifest.';
  return print(`${plan.folder}/endpoints.ts`, plan.service.file, imports, [
    exportedConstant('endpoints', 'readonly Endpoint[]', doc, literal(entries, 0, 60)),
  ]);
}

function inPath(operation: Operation): string[] {
  return operation.arguments.filter((argument) => argument.inPath).map(({ name }) => name);
}
