// generated/services/<slug>/operations.ts: the descriptors that doors and corridor read.

import type { Operation } from '../../model/model.ts';
import type { OperationPlan, ServicePlan } from '../../plan/plan.ts';
import { citation } from '../citation.ts';
import { Code, literal } from '../literal.ts';
import { exportedConstant, type Print } from '../source.ts';
import { resultWriter } from './writers.ts';

/** Descriptors of a service's own operations. */
export function emitOperations(plan: ServicePlan, contract: string, print: Print): string {
  const imports = [
    { from: `${contract}/operation.ts`, names: ['Operation'], typeOnly: true },
    { from: './validators.ts', names: plan.operations.flatMap(({ decode, check }) => [decode, check]) },
    { from: './writers.ts', names: plan.operations.map(resultWriter).filter((name) => name !== undefined) },
  ];
  return print(
    `${plan.folder}/operations.ts`,
    plan.service.file,
    imports,
    plan.operations.map((operationPlan) =>
      exportedConstant(
        operationPlan.constant,
        'Operation',
        operationPlan.operation.source,
        literal(descriptor(operationPlan, plan), 0, 60),
      ),
    ),
  );
}

function descriptor(operationPlan: OperationPlan, { key, service }: ServicePlan): object {
  const { operation, id, decode, check } = operationPlan;
  const write = resultWriter(operationPlan);
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
    errors: operation.errors,
    upstreams: operation.closedWorld ? [] : service.upstreams,
    builtIn: operation.closedWorld && service.cited.length > 0 ? service.cited.map(citation) : undefined,
    decode: new Code(decode),
    check: new Code(check),
    write: write === undefined ? undefined : new Code(write),
  };
}

/** GET never changes anything, except where a service's contract is GET; endpoints are GET alone. */
export function methods(operation: Operation, getFirst: boolean): ('GET' | 'POST')[] {
  if (operation.path !== undefined) return ['GET'];
  return operation.effect === 'read' || getFirst ? ['GET', 'POST'] : ['POST'];
}
