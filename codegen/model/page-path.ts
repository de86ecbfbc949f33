// Paths of the HTML pages for operations.

import type { Operation, Service } from './model.ts';

/**
 * Returns the path of an operation's page. The page of an endpoint is named after the endpoint's path without
 * parameters.
 */
export function operationPath(
  { kind, slug }: Pick<Service, 'kind' | 'slug'>,
  { name, path }: Pick<Operation, 'name' | 'path'>,
): string {
  if (kind !== 'area' || path === undefined) return `/services/${slug}/${name}`;
  return path.replace(/^\/api\//, '/endpoints/').replaceAll(/\/\{\w+\}/g, '');
}
