// Adapters that are loaded when one of their tools is first called: a server starts in the time that its doors need, however
// many services it offers.

import type { AnyHandler } from '../corridor/binding.ts';

/**
 * An adapter that `load` makes at the first call of any of its methods. A load that fails is tried again at the next call.
 */
export function onFirstCall<Handlers extends object>(load: () => Promise<Handlers>): Handlers {
  let loading: Promise<Handlers> | undefined;
  const loaded = () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
  const called = new Map<string, AnyHandler>();
  // Which methods there are is known to the compiler, not to us: every name stands for one.
  return new Proxy({} as Handlers, {
    get(_, name: string) {
      let handler = called.get(name);
      if (handler === undefined) {
        handler = async (args, call) => {
          const handlers = (await loaded()) as Readonly<Record<string, AnyHandler>>;
          return (handlers[name] as AnyHandler)(args, call);
        };
        called.set(name, handler);
      }
      return handler;
    },
  });
}
