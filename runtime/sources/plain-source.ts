// A source that needs no code of its own: only tools whose manifest declares their requests ask it.

import type { SourceContext } from './context.ts';

/** Makes the source on its client. */
export function create({ client }: Pick<SourceContext, 'client'>): Pick<SourceContext, 'client'> {
  return { client };
}
