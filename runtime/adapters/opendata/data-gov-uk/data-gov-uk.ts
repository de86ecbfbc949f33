// The United Kingdom's catalog, which runs CKAN.

import type { SourceContext } from '../../../sources/context.ts';
import { Ckan } from '../ckan/ckan.ts';

export function create({ client }: SourceContext<'data-gov-uk'>): Ckan {
  return new Ckan(client);
}
