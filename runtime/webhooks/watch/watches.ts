// Combines the declarations in events/<source>.yaml with poll functions.

import { readEvery } from '../../config/every.ts';
import { isConfigured, readScope } from '../../config/scope.ts';
import type { EventType, LookFunction, ScopeValues } from '../../contract/event.ts';
import { publish } from '../../contract/publish.ts';
import { published } from '../../contract/published.ts';
import type { Watch } from './watch.ts';

/** Called at the first poll. Returns the poll functions of a source, one per entity. */
export type WatcherLoader = (source: string) => Promise<Readonly<Record<string, LookFunction>>>;

export interface ScopedType {
  readonly type: EventType;
  readonly scope: ScopeValues;
}

/** @throws Error that lists every invalid variable */
export function scopedTypes(
  types: readonly EventType[],
  environment: Readonly<Record<string, string | undefined>>,
): ScopedType[] {
  const faults: string[] = [];
  const scoped = types.map((type) => ({
    type: { ...type, everyMs: readEvery(type, environment, faults) },
    scope: readScope(type, environment, faults),
  }));
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return scoped;
}

export function isWatchable({ type, scope }: ScopedType): boolean {
  return isConfigured(type, scope);
}

export function watchOf(
  { type, scope }: ScopedType,
  load: WatcherLoader,
  isWanted: (entityType: string) => Promise<boolean>,
): Watch {
  const { source, entity, identity, compare, ends, everyMs, forgetUnseenMs } = type;
  const schema = published.record(type.fields);
  return {
    ...(type.always ? {} : { wanted: () => isWanted(type.type) }),
    entityType: type.type,
    source,
    everyMs,
    identity,
    compare,
    ...(ends === undefined ? {} : { ends }),
    scope: baselineScope(type, scope),
    ...(forgetUnseenMs === undefined ? {} : { forgetUnseenMs }),
    look: async (cursor, call) => {
      const watcher = await load(source);
      const look = await (watcher[entity] as LookFunction)(cursor, scope, call);
      // Keep every record, because an omitted record would count as removed.
      return { ...look, records: look.records.map((record) => publish(schema, record).result) };
    },
  };
}

/** Returns the scope settings that require a new baseline when they change. */
function baselineScope({ scope: settings }: EventType, scope: ScopeValues): ScopeValues {
  return Object.fromEntries(Object.entries(scope).filter(([name]) => settings[name]?.byRecord !== true));
}
