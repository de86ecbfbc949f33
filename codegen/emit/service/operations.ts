// Emits generated/services/<slug>/operations.ts: the descriptors of a service's tools, and the interface of its
// adapter.

import type { DeprecatedInput } from '../../../runtime/contract/operation.ts';
import type { Citation } from '../../../runtime/contract/source.ts';
import { explain } from '../../model/description.ts';
import type { Operation, Service } from '../../model/model.ts';
import type { OperationPlan, ServicePlan } from '../../plan/plan.ts';
import { citation } from '../citation.ts';
import { code, imported, importedType, type Member } from '../print/code.ts';
import { SourceFile } from '../print/file.ts';
import type { Print } from '../print/source.ts';
import { byCode } from './requests.ts';

export function emitOperations(plan: ServicePlan, runtime: string, print: Print): string {
  const file = new SourceFile(`${plan.folder}/operations.ts`, plan.service.file, runtime);
  const handlers = byCode(plan).map(handler);
  if (handlers.length > 0) file.interface(plan.handlersType, plan.service.summary, handlers);
  for (const each of plan.operations)
    file.constant(each.constant, each.operation.source, descriptor(each, plan), OPERATION);
  return file.print(print);
}

const OPERATION = importedType('runtime/contract/operation.ts', 'Operation');
const HANDLER = importedType('runtime/contract/call.ts', 'Handler');

/**
 * Declares the method that handles a tool. If an adapter lacks a method or has an additional one, type checking fails.
 */
function handler({ operation, argumentsType, resultType }: OperationPlan): Member {
  const [args, result] = [importedType('./types.ts', argumentsType), importedType('./types.ts', resultType)];
  return { name: operation.name, type: code`${HANDLER}<${args}, ${result}>`, doc: explain(operation) };
}

function descriptor(operationPlan: OperationPlan, { key, service }: ServicePlan): object {
  const { operation, id, decode, result } = operationPlan;
  return {
    id,
    service: key,
    adapter: key,
    name: operation.name,
    summary: operation.summary,
    effect: operation.effect,
    methods: methods(operation, service.getFirst),
    path: operation.path,
    tool: operation.tool?.name,
    needsKey: operation.needsKey,
    keyArgument: operation.keyArgument,
    slow: operation.slow,
    deprecated: operation.deprecated,
    deprecatedInputs: deprecatedInputs(operation),
    errors: operation.errors,
    sources: operation.closedWorld ? [] : (operation.sources ?? service.sources),
    builtIn: quoted(operation, service),
    decode: imported('./codec.ts', decode),
    result: imported('./codec.ts', result),
  };
}

/**
 * Returns publishers that are cited in addition to the queried sources. A tool's citation overrides that of its
 * service.
 */
function quoted(
  { citation: own, closedWorld, sources }: Operation,
  { cited }: Service,
): readonly Citation[] | undefined {
  if (own !== undefined) return [citation(own)];
  if (!closedWorld || cited.length === 0) return undefined;
  const used = cited.filter(({ id }) => id === undefined || sources === undefined || sources.includes(id));
  return used.map((each) => citation(each.citation));
}

export function deprecatedInputs({ arguments: args }: Operation): readonly DeprecatedInput[] | undefined {
  const inputs = args.flatMap(({ name, shape, commaSeparated, formerly }): DeprecatedInput[] => {
    const item = shape.kind === 'list' ? shape.items : shape;
    const target = commaSeparated?.shape ?? (item.kind === 'reference' ? item.target.shape : item);
    const values = Object.entries({ ...target.deprecatedValues, ...item.deprecatedValues });
    return [
      ...(shape.deprecated === undefined ? [] : [{ argument: name, ...shape.deprecated }]),
      ...formerly.map((former) => ({ argument: former.name, ...former.deprecated })),
      ...values.map(([value, deprecated]) => ({ argument: name, value, ...deprecated })),
    ];
  });
  return inputs.length === 0 ? undefined : inputs;
}

/**
 * Returns the accepted methods. Tools that change state accept only POST, unless the service declares that its tools
 * are called by GET. Endpoints accept only GET.
 */
export function methods(operation: Operation, getFirst: boolean): ('GET' | 'POST')[] {
  if (operation.path !== undefined) return ['GET'];
  return operation.effect === 'read' || getFirst ? ['GET', 'POST'] : ['POST'];
}
