// An adapter as its tests call it: made with sources of the test's choosing, every result held against the published schema.

import type { Adapters } from '../../generated/catalog.ts';
import type { Context, WatchedType } from '../../runtime/adapters/context.ts';
import type { Sources } from '../../runtime/sources/index.ts';
import { faultsOf } from './audit.ts';

type Key = keyof Adapters;

/** The sources that a service's manifest declares, each of the test's making. */
export type SourcesOf<Of extends Key> = Pick<Sources, Adapters[Of]['upstreams']>;

export interface AdapterSetting {
  /** Entity types that are watched. */
  readonly watched?: Readonly<Record<string, WatchedType>> | undefined;
}

/** The handlers of a service; a result that departs from what is published, by an undeclared field too, fails the call. */
export function adapter<Of extends Key>(
  key: Of,
  create: (context: Context<Of>) => Adapters[Of]['handlers'],
  sources: SourcesOf<Of>,
  { watched = {} }: AdapterSetting = {},
): Adapters[Of]['handlers'] {
  const context: Context<Of> = {
    source: (id) => (sources as Sources)[id],
    watched: (entityType) => watched[entityType],
    receiveFeedback: () => Promise.reject(new Error('No feedback is given here.')),
    get subscriptions(): never {
      throw new Error('Nobody subscribes here.');
    },
  };
  const handlers = Object.entries(create(context)).map(([tool, handler]) => [tool, audited(key, tool, handler)]);
  return Object.fromEntries(handlers) as Adapters[Of]['handlers'];
}

type AnyHandler = (...args: unknown[]) => unknown;

function audited(service: string, tool: string, handler: AnyHandler): AnyHandler {
  const checked = (result: unknown) => {
    const faults = faultsOf(service, tool, result);
    if (faults !== undefined) throw new Error(`The result is not what is published: ${faults}`);
    return result;
  };
  return (...args) => {
    const result = handler(...args);
    return result instanceof Promise ? result.then(checked) : checked(result);
  };
}
