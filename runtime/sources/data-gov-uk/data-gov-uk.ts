// The catalogue of the United Kingdom, which runs CKAN.

import { Ckan } from '../ckan/ckan.ts';
import type { SourceContext } from '../context.ts';

/** Makes the source on its client. */
export function create({ client }: SourceContext<'data-gov-uk'>): Ckan {
  return new Ckan(client);
}
