// A source without code, used only by tools whose manifest declares their requests.

import type { SourceContext } from './context.ts';

export function create({ client }: Pick<SourceContext, 'client'>): Pick<SourceContext, 'client'> {
  return { client };
}
