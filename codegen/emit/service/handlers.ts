// The interface that the adapter of a service implements, one method per tool: a tool without a method, or a method without a tool, does
// not compile.

import { type InterfaceDeclarationStructure, StructureKind } from 'ts-morph';
import { explain } from '../../model/description.ts';
import type { ServicePlan } from '../../plan/plan.ts';
import { documentation } from '../print/comment.ts';

/** The interface of a service's adapter. */
export function handlersInterface(plan: ServicePlan): InterfaceDeclarationStructure {
  return {
    kind: StructureKind.Interface,
    name: plan.handlersType,
    isExported: true,
    docs: [documentation(plan.service.summary)],
    properties: plan.operations.map(({ operation, argumentsType, resultType }) => ({
      name: operation.name,
      type: `Handler<${argumentsType}, ${resultType}>`,
      docs: [documentation(explain(operation), 2)],
    })),
  };
}
