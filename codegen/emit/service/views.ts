// generated/<folder>/views.json: the views of results by operation. They are loaded on demand.

import { viewsOf } from '../../model/views/views.ts';
import type { ServicePlan } from '../../plan/plan.ts';

export function emitViews({ operations }: ServicePlan): string {
  const entries = operations.map(({ operation }) => {
    const views = viewsOf(operation).map((view) => `    ${JSON.stringify(view)}`);
    return `  ${JSON.stringify(operation.name)}: [\n${views.join(',\n')}\n  ]`;
  });
  return `{\n${entries.join(',\n')}\n}\n`;
}
