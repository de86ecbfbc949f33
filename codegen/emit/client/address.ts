import type { Operation } from '../../model/model.ts';
import type { ServicePlan } from '../../plan/plan.ts';
import { methods } from '../service/operations.ts';

/** Returns the method and the path, which contains `{name}` for each path parameter. */
export function addressOf(operation: Operation, { service }: ServicePlan): ['GET' | 'POST', string] {
  if (operation.path !== undefined) return ['GET', operation.path];
  const method = methods(operation, service.getFirst).includes('POST') ? 'POST' : 'GET';
  return [method, `/rest/${service.slug}/${operation.name}`];
}
