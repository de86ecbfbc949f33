// The catalogue of the United Kingdom, which runs CKAN.

import type { SourceContext } from '../../../sources/context.ts';
import { Ckan } from '../ckan/ckan.ts';

/** Makes the source on its client. */
export function create({ client }: SourceContext<'data-gov-uk'>): Ckan {
  return new Ckan(client);
}
