// Calls tools that use built-in data, from raw arguments to a validated result, with a fixed clock and without
// transports or keys.

import * as assert from 'uvu/assert';
import type { Call } from '../../runtime/contract/call.ts';
import type { Operation, RawArguments } from '../../runtime/contract/operation.ts';
import { publish } from '../../runtime/contract/publish.ts';

export function builtInCall(service: string, now = '2026-11-21T12:00:00Z'): Call {
  return {
    caller: { keyId: undefined, plan: undefined },
    service,
    now: () => new Date(now),
    signal: new AbortController().signal,
    deadline: Number.POSITIVE_INFINITY,
    progress: () => {},
    provenance: () => {},
  };
}

type Handlers = Readonly<Record<string, (args: never, call: Call) => object | Promise<object>>>;

/** Fails if the result violates the published schema, even in an optional field. */
export async function answer(operation: Operation, handlers: object, raw: RawArguments): Promise<object> {
  const decoded = operation.decode(raw);
  if (!decoded.ok) throw new Error(JSON.stringify(decoded.problems));
  const handler = (handlers as Handlers)[operation.name];
  assert.ok(handler, operation.name);
  const input = await handler(decoded.arguments as never, builtInCall(operation.service));
  const { result, violations } = publish(operation.result, input);
  assert.equal(violations, [], operation.id);
  return result;
}

export const json = (values: Record<string, unknown>): RawArguments => ({ encoding: 'json', values });

export const query = (values: Record<string, string>): RawArguments => ({
  encoding: 'query',
  values: new Map(Object.entries(values).map(([name, value]) => [name, [value]])),
});
