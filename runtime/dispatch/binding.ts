// Binds operations to adapter methods. An adapter is loaded on the first call to one of its operations. If a method is
// missing, loading fails with an error that identifies it.

import type { Call } from '../contract/call.ts';
import type { Operation, Service } from '../contract/operation.ts';

export type AnyHandler = (args: object, call: Call) => object | Promise<object>;

type Methods = Readonly<Record<string, AnyHandler>>;

/**
 * @param load creates an adapter with the sources that its service uses
 * @param more handlers for operations without an adapter
 */
export function bindHandlers(
  services: Iterable<Service>,
  load: (key: string, sources: readonly string[]) => Promise<object>,
  more: ReadonlyMap<Operation, AnyHandler>,
): ReadonlyMap<Operation, AnyHandler> {
  const bound = new Map<Operation, AnyHandler>();
  const adapters = new Map<string, LazyAdapter>();
  for (const service of services) {
    for (const operation of service.operations) {
      const { adapter: key, name } = operation;
      const extraHandler = more.get(operation);
      if (extraHandler !== undefined) {
        bound.set(operation, extraHandler);
        continue;
      }
      const adapter =
        adapters.get(key) ?? new LazyAdapter(key, () => load(key, key === service.slug ? service.sources : []));
      adapters.set(key, adapter);
      adapter.names.add(name);
      bound.set(operation, (args, call) => adapter.call(name, args, call));
    }
  }
  return bound;
}

class LazyAdapter {
  readonly names = new Set<string>();
  readonly #key: string;
  readonly #load: () => Promise<object>;
  #loading: Promise<Methods> | undefined;
  #methods: Methods | undefined;

  constructor(key: string, load: () => Promise<object>) {
    this.#key = key;
    this.#load = load;
  }

  /** After loading, calling a synchronous method does not cost a turn of the event loop. */
  call(name: string, ...[args, call]: Parameters<AnyHandler>): object | Promise<object> {
    if (this.#methods !== undefined) return (this.#methods[name] as AnyHandler)(args, call);
    return this.#loaded().then((methods) => (methods[name] as AnyHandler)(args, call));
  }

  /** Retries a failed load on the next call. */
  #loaded(): Promise<Methods> {
    this.#loading ??= this.#checked().catch((error: unknown) => {
      this.#loading = undefined;
      throw error;
    });
    return this.#loading;
  }

  async #checked(): Promise<Methods> {
    const methods = (await this.#load()) as Methods;
    const missing = [...this.names].filter((name) => typeof methods[name] !== 'function');
    if (missing.length > 0) throw new Error(`The adapter ${this.#key} does not implement ${missing.join(', ')}.`);
    this.#methods = methods;
    return methods;
  }
}
