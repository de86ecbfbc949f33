// Canada's catalog, which runs CKAN and has texts in two languages.

import type { SourceContext } from '../../../sources/context.ts';
import { Ckan } from '../ckan/ckan.ts';

export function create({ client }: SourceContext<'open-canada'>): Ckan {
  return new Ckan(client);
}
