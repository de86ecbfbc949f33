// A source without code, for tools whose manifest declares their requests.

import type { SourceContext } from './context.ts';

export function create({ client }: Pick<SourceContext, 'client'>): Pick<SourceContext, 'client'> {
  return { client };
}
