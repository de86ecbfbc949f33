// generated/<folder>/views.json: how the results of a service's operations are looked at, by operation. Loaded when somebody looks.

import { viewsOf } from '../../model/views/views.ts';
import type { ServicePlan } from '../../plan/plan.ts';

/** The views of a service's own operations; one view a line. */
export function emitViews({ operations }: ServicePlan): string {
  const entries = operations.map(({ operation }) => {
    const views = viewsOf(operation).map((view) => `    ${JSON.stringify(view)}`);
    return `  ${JSON.stringify(operation.name)}: [\n${views.join(',\n')}\n  ]`;
  });
  return `{\n${entries.join(',\n')}\n}\n`;
}
