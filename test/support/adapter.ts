// Runs an adapter with the test's own sources. Results are serialized as in dispatch and validated against the
// published schema.

import { type Adapters, areas, services } from '../../generated/catalog.ts';
import type { Context, WatchedType } from '../../runtime/adapters/context.ts';
import type { Sources } from '../../runtime/adapters/sources.ts';
import type { Call } from '../../runtime/contract/call.ts';
import { publish } from '../../runtime/contract/publish.ts';
import type { PublishedRecord } from '../../runtime/contract/published.ts';
import { faultsOf, undeclaredOf } from './audit.ts';

type Key = keyof Adapters;

export type SourcesOf<Of extends Key> = Pick<Sources, Adapters[Of]['sources']>;

export interface AdapterSetting {
  readonly watched?: Readonly<Record<string, WatchedType>> | undefined;
}

type AnyHandler = (args: never, call: Call) => unknown;

export type PublishedHandlers<Handlers> = {
  readonly [Tool in keyof Handlers]: Handlers[Tool] extends AnyHandler & { readonly published?: infer Result }
    ? (
        args: Parameters<Handlers[Tool]>[0],
        call: Call,
      ) => Exclude<Result, undefined> | Promise<Exclude<Result, undefined>>
    : never;
};

export type HandlersOf<Of extends Key> = PublishedHandlers<Adapters[Of]['handlers']>;

/**
 * Returns the handlers of a service. A call fails if its result does not match the published schema or has an
 * undeclared field.
 */
export function adapter<Of extends Key>(
  key: Of,
  create: (context: Context<Of>) => Adapters[Of]['handlers'],
  sources: SourcesOf<Of>,
  { watched = {} }: AdapterSetting = {},
): HandlersOf<Of> {
  const context: Context<Of> = {
    source: (id) => (sources as Sources)[id],
    watched: (entityType) => watched[entityType],
    receiveFeedback: () => Promise.reject(new Error('No feedback is given here.')),
    get subscriptions(): never {
      throw new Error('Nobody subscribes here.');
    },
  };
  const handlers = Object.entries(create(context)).map(([tool, handler]) => [tool, audited(key, tool, handler)]);
  return Object.fromEntries(handlers) as HandlersOf<Of>;
}

const results = new Map(
  [...services, ...areas].flatMap(({ operations }) => operations.map(({ id, result }) => [id, result])),
);

function audited(key: Key, tool: string, handler: AnyHandler): AnyHandler {
  const schema = results.get(`${key.replace('/', '.')}.${tool}`) as PublishedRecord;
  const published = (value: unknown) => {
    const { result, violations } = publish(schema, value);
    const [violation] = violations.map(({ path, message }) => `${path} ${message}`);
    const faults = undeclaredOf(key, tool, value) ?? violation ?? faultsOf(key, tool, result);
    if (faults !== undefined) throw new Error(`The result does not match the published schema: ${faults}`);
    return result;
  };
  return (args, call) => {
    const result = handler(args, call);
    return result instanceof Promise ? result.then(published) : published(result);
  };
}
