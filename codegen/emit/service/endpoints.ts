// Emits generated/endpoints/handlers.ts and endpoints.ts: the interface of the platform's endpoints, and their
// descriptors.

import { refusesForeignOrigins } from '../../language/errors.ts';
import type { EndpointFacts, Operation } from '../../model/model.ts';
import type { OperationPlan, ServicePlan } from '../../plan/plan.ts';
import { Code, code, imported, importedType } from '../print/code.ts';
import { SourceFile } from '../print/file.ts';
import type { Print } from '../print/source.ts';
import { hasResult, takesArguments } from './types.ts';

const CONTRACT = 'runtime/contract/endpoint.ts';

export function emitEndpointHandlers(plan: ServicePlan, runtime: string, print: Print): string {
  const file = new SourceFile(`${plan.folder}/handlers.ts`, plan.service.file, runtime);
  const members = plan.operations.map((each) => {
    const { name, description, summary } = each.operation;
    return { name, type: handlerType(each), doc: description ?? summary };
  });
  file.interface(plan.handlersType, "The platform's own endpoints.", members);
  return file.print(print);
}

function handlerType({ operation, argumentsType, resultType }: OperationPlan): unknown {
  const args = importedType('./types.ts', argumentsType);
  const handler = importedType(CONTRACT, 'EndpointHandler');
  if (!hasResult(operation)) return code`${handler}<${args}, ${importedType(CONTRACT, 'ServedDocument')}>`;
  const result = importedType('./types.ts', resultType);
  const or = operation.endpoint?.orStatus;
  if (or === undefined) return code`${handler}<${args}, ${result}>`;
  const other = or.schema === undefined ? result : new Code('object');
  return code`${handler}<${args}, ${result} | ${importedType(CONTRACT, 'OtherStatus')}<${other}>>`;
}

export function emitEndpoints(plan: ServicePlan, runtime: string, print: Print): string {
  const file = new SourceFile(`${plan.folder}/endpoints.ts`, plan.service.file, runtime);
  const entries = plan.operations.map(({ operation, decode, result }) => {
    const { endpoint } = operation as { endpoint: EndpointFacts };
    return {
      name: operation.name,
      method: endpoint.method,
      path: operation.path,
      security: endpoint.security,
      sameOrigin: refusesForeignOrigins(endpoint),
      status: endpoint.status,
      orStatus: endpoint.orStatus?.status,
      orDiffers: endpoint.orStatus?.schema === undefined ? undefined : true,
      content: endpoint.content,
      inPath: inPath(operation),
      decode: takesArguments(operation) ? imported('./codec.ts', decode) : undefined,
      result: hasResult(operation) ? imported('./codec.ts', result) : undefined,
    };
  });
  const doc = 'The endpoints of the platform, in the order of the manifest.';
  file.constant('endpoints', doc, entries, code`readonly ${importedType(CONTRACT, 'Endpoint')}[]`);
  return file.print(print);
}

function inPath(operation: Operation): string[] {
  return operation.arguments.filter((argument) => argument.inPath).map(({ name }) => name);
}
