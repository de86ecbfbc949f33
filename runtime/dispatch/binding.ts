// Binds operations to the adapters' methods. An adapter is loaded at the first call of any of its operations; a method that it
// lacks fails that load, with its name.

import type { Call } from '../contract/call.ts';
import type { Operation, Service } from '../contract/operation.ts';

/** A handler of any tool. */
export type AnyHandler = (args: object, call: Call) => object | Promise<object>;

type Methods = Readonly<Record<string, AnyHandler>>;

/**
 * The handler of every operation; `load` makes the adapter of a key with the sources that its service declares.
 * @param more handlers of operations that no adapter answers
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
      const given = more.get(operation);
      if (given !== undefined) {
        bound.set(operation, given);
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

  /** Once it is loaded, a method that answers at once costs no turn of the event loop. */
  call(name: string, ...[args, call]: Parameters<AnyHandler>): object | Promise<object> {
    if (this.#methods !== undefined) return (this.#methods[name] as AnyHandler)(args, call);
    return this.#loaded().then((methods) => (methods[name] as AnyHandler)(args, call));
  }

  /** A load that fails is tried again at the next call. */
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
    if (missing.length > 0) throw new Error(`The adapter ${this.#key} has no method ${missing.join(', ')}.`);
    this.#methods = methods;
    return methods;
  }
}
