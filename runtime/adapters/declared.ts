// Handlers for tools without code: the manifest declares the request and where each result field is found in the
// response.

import type { SourceId } from '../../generated/sources.ts';
import type { Call } from '../contract/call.ts';
import type { DeclaredRequest, DeclaredTools } from '../contract/declared-tool.ts';
import type { AnyHandler } from '../dispatch/binding.ts';
import type { SourceClient } from '../sources/client/client.ts';
import { type Read, readers } from '../sources/client/reading.ts';

export function declaredHandlers(
  { module, requests, reads }: DeclaredTools,
  client: (id: SourceId) => SourceClient<string>,
): Readonly<Record<string, AnyHandler>> {
  const registered = readers(module, reads);
  const handlers = Object.entries(requests).map(([tool, request]) => {
    const send = request as (args: object) => DeclaredRequest;
    const read = registered[tool] as Read<object>;
    const handler = (args: object, call: Call) => {
      const { source, ...request } = send(args);
      return client(source as SourceId).read({ ...request, expect: 'json' }, read, call);
    };
    return [tool, handler] as const;
  });
  return Object.fromEntries(handlers);
}
