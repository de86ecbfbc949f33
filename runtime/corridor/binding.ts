// Binds operations to the adapters' methods, once at start.

import type { Adapters } from '../../generated/catalog.ts';
import type { Handler } from '../contract/call.ts';
import type { Operation, Service } from '../contract/operation.ts';

export type AnyHandler = Handler<object, object>;

/** The handler of every operation. The compiler has seen to it that there is one; this says which. */
export function bindHandlers(services: Iterable<Service>, adapters: Adapters): ReadonlyMap<Operation, AnyHandler> {
  const byKey = adapters as unknown as Readonly<Record<string, Readonly<Record<string, AnyHandler>>>>;
  const bound = new Map<Operation, AnyHandler>();
  for (const service of services) {
    for (const operation of service.operations) {
      const handler = byKey[operation.adapter]?.[operation.name];
      if (handler === undefined) throw new Error(`${operation.id} has no handler: generate again.`);
      bound.set(operation, handler);
    }
  }
  return bound;
}
