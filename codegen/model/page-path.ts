// Paths of the pages of operations.

import type { Operation, Service } from './model.ts';

/** An endpoint's page is named after its path without parameters. */
export function operationPath(
  { kind, slug }: Pick<Service, 'kind' | 'slug'>,
  { name, path }: Pick<Operation, 'name' | 'path'>,
): string {
  if (kind !== 'area' || path === undefined) return `/services/${slug}/${name}`;
  return path.replace(/^\/api\//, '/endpoints/').replaceAll(/\/\{\w+\}/g, '');
}
