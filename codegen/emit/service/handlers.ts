// generated/services/<slug>/handlers.ts: what the adapter must supply, one method a tool. A tool without a method, or a
// method without a tool, does not compile.

import { StructureKind } from 'ts-morph';
import { explain } from '../../model/description.ts';
import type { ServicePlan } from '../../plan/plan.ts';
import { documentation } from '../comment.ts';
import type { Print } from '../source.ts';

/** The interface of a service's adapter. */
export function emitHandlers(plan: ServicePlan, runtime: string, print: Print): string {
  const types = plan.operations.flatMap(({ argumentsType, resultType }) => [argumentsType, resultType]);
  const imports = [
    { from: `${runtime}/contract/call.ts`, names: ['Handler'], typeOnly: true },
    { from: './types.ts', names: types, typeOnly: true },
  ];
  return print(`${plan.folder}/handlers.ts`, plan.service.file, imports, [
    {
      kind: StructureKind.Interface,
      name: plan.handlersType,
      isExported: true,
      docs: [documentation(plan.service.summary)],
      properties: plan.operations.map(({ operation, argumentsType, resultType }) => ({
        name: operation.name,
        type: `Handler<${argumentsType}, ${resultType}>`,
        docs: [documentation(explain(operation), 2)],
      })),
    },
  ]);
}
