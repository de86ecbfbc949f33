// generated/services/<slug>/operations.ts: the descriptors that transports and dispatch read, and the interface of the adapter.

import type { DeprecatedInput } from '../../../runtime/contract/operation.ts';
import type { Citation } from '../../../runtime/contract/source.ts';
import type { Operation, Service } from '../../model/model.ts';
import type { OperationPlan, ServicePlan } from '../../plan/plan.ts';
import { citation } from '../citation.ts';
import { Code, literal } from '../print/code.ts';
import { exportedConstant, type Print } from '../print/source.ts';
import { handlersInterface } from './handlers.ts';

/** Descriptors of a service's own operations. */
export function emitOperations(plan: ServicePlan, runtime: string, print: Print): string {
  const types = plan.operations.flatMap(({ argumentsType, resultType }) => [argumentsType, resultType]);
  const imports = [
    { from: `${runtime}/contract/call.ts`, names: ['Handler'], typeOnly: true },
    { from: `${runtime}/contract/operation.ts`, names: ['Operation'], typeOnly: true },
    { from: './codec.ts', names: plan.operations.flatMap(({ decode, result }) => [decode, result]) },
    { from: './types.ts', names: types, typeOnly: true },
  ];
  return print(`${plan.folder}/operations.ts`, plan.service.file, imports, [
    handlersInterface(plan),
    ...plan.operations.map((operationPlan) =>
      exportedConstant(
        operationPlan.constant,
        'Operation',
        operationPlan.operation.source,
        literal(descriptor(operationPlan, plan), 0, 60),
      ),
    ),
  ]);
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
    decode: new Code(decode),
    result: new Code(result),
  };
}

/** Whom it quotes beside the sources that it asks: who is named at the tool comes before whom the service quotes. */
function quoted(
  { citation: own, closedWorld, sources }: Operation,
  { cited }: Service,
): readonly Citation[] | undefined {
  if (own !== undefined) return [citation(own)];
  if (!closedWorld || cited.length === 0) return undefined;
  const used = cited.filter(({ id }) => id === undefined || sources === undefined || sources.includes(id));
  return used.map((each) => citation(each.citation));
}

/** Arguments, their former names and their values that will go; undefined where none does. */
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

/** GET never changes anything, except where a service's contract is GET; endpoints are GET alone. */
export function methods(operation: Operation, getFirst: boolean): ('GET' | 'POST')[] {
  if (operation.path !== undefined) return ['GET'];
  return operation.effect === 'read' || getFirst ? ['GET', 'POST'] : ['POST'];
}
