// The catalogue of Canada, which runs CKAN with texts in two languages.

import type { SourceContext } from '../../../sources/context.ts';
import { Ckan } from '../ckan/ckan.ts';

/** Makes the source on its client. */
export function create({ client }: SourceContext<'open-canada'>): Ckan {
  return new Ckan(client);
}
