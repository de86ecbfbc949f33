// Emits generated/events.ts: the event types of webhooks, and the interface of each watcher. Record types that an event
// declares itself are in generated/events/<source>.ts.

import type { ScopeSettingData } from '../../language/data.ts';
import { pascalCase } from '../../language/names.ts';
import type { EventSource, EventType, Shape, Spec } from '../../model/model.ts';
import { definitionsIn } from '../../plan/plan.ts';
import { inline, outputSchema, withoutMeaning } from '../json-schema.ts';
import { Code, code, imported, importedType, propertyName } from '../print/code.ts';
import { SourceFile } from '../print/file.ts';
import type { Print } from '../print/source.ts';
import { emitRecordCodec } from '../service/codec.ts';
import { recordFields } from '../service/publishing.ts';
import { emitRecordTypes } from '../service/types.ts';

export function emitEvents({ events }: Spec, runtime: string, print: Print): string {
  const types = events.flatMap((source) => source.types);
  const file = new SourceFile('events.ts', 'spec/', runtime);
  const type = code`readonly ${importedType(EVENT, 'EventType')}[]`;
  file.constant('eventTypes', 'Event types of webhooks, by entity type.', types.map(descriptor), type);
  for (const type of types) if (hasScope(type)) addScope(type, file);
  for (const source of events) addWatcher(source, file);
  file.interface(
    'Watchers',
    'The watchers to implement: one per source, with one polling method per entity type.',
    events.map(({ source }) => ({ name: propertyName(source), type: new Code(watcherName(source)) })),
  );
  return file.print(print);
}

const EVENT = 'runtime/contract/event.ts';

export async function emitEventTypes({ types, file }: EventSource, print: Print): Promise<string | undefined> {
  const own = types.filter(({ recordService }) => recordService === undefined);
  if (own.length === 0) return undefined;
  return emitRecordTypes(new Map(own.map((type) => [recordName(type), type.record])), file, print);
}

export function emitEventCodec(
  { source, types, file }: EventSource,
  runtime: string,
  print: Print,
): string | undefined {
  const own = types.filter(({ recordService }) => recordService === undefined);
  if (own.length === 0) return undefined;
  const records = new Map(definitionsIn(own.map(({ record }) => record)).map((each) => [each.name, each]));
  for (const type of own) {
    const name = recordName(type);
    const shape: Shape = { kind: 'object', nullable: false, words: {}, input: {}, fields: type.record.fields };
    if (!records.has(name)) records.set(name, { name, kind: 'record', shape, source: type.manifest, shared: false });
  }
  return emitRecordCodec([...records.values()], `events/${source}-codec.ts`, file, runtime, print);
}

function descriptor(type: EventType): object {
  return {
    type: type.type,
    source: type.source,
    entity: type.entity,
    title: type.title,
    filters: type.filters,
    summary: type.summary,
    everyMs: type.everyMs,
    identity: type.identity,
    compare: type.compare,
    ends: type.ends,
    scope: Object.fromEntries(Object.entries(type.scope).map(([name, setting]) => [name, scopeSetting(setting)])),
    always: type.always,
    deprecated: type.deprecated,
    forgetUnseenMs: type.forgetUnseenMs,
    fetch: type.fetch,
    fields: imported(moduleOf(type, 'codec'), recordFields({ name: recordName(type) }), fieldsAlias(type)),
    schema: withoutMeaning(outputSchema(type.record, inline)),
    example: type.example,
  };
}

function scopeSetting({ max_items, by_record, pattern, ...setting }: ScopeSettingData): object {
  return {
    ...setting,
    maxItems: max_items,
    byRecord: by_record,
    pattern: pattern === undefined ? undefined : new Code(`/${pattern.replaceAll('/', '\\/')}/u`),
  };
}

/** The alias includes the entity type, because records from two sources may have the same name. */
function fieldsAlias(type: EventType): string {
  return recordFields({ name: recordAlias(type) });
}

function moduleOf({ source, recordService }: EventType, kind: 'types' | 'codec'): string {
  if (recordService !== undefined) return `./services/${recordService}/${kind}.ts`;
  return kind === 'types' ? `./events/${source}.ts` : `./events/${source}-codec.ts`;
}

function recordName({ record, entity }: EventType): string {
  return record.record?.name ?? pascalCase(entity);
}

function recordAlias({ type }: EventType): string {
  return `${pascalCase(type)}Record`;
}

const SCOPE_TYPES = { string: 'string', integer: 'number', number: 'number', list: 'readonly string[]' } as const;

function scopeName({ type }: EventType): string {
  return `${pascalCase(type)}Scope`;
}

function hasScope({ scope }: EventType): boolean {
  return Object.keys(scope).length > 0;
}

function addScope(type: EventType, file: SourceFile): void {
  const members = Object.entries(type.scope).map(([name, setting]) => {
    return { name, type: new Code(SCOPE_TYPES[setting.type]), isReadonly: true, doc: setting.description };
  });
  file.interface(scopeName(type), type.manifest, members);
}

function watcherName(source: string): string {
  return `${pascalCase(source)}Watcher`;
}

/**
 * Declares methods instead of function properties, because each entity type has its own cursor type, and only methods
 * are bivariant.
 */
function addWatcher({ source, title, types }: EventSource, file: SourceFile): void {
  const [look, call] = [importedType(EVENT, 'Look'), importedType(EVENT, 'LookCall')];
  const result = importedType('runtime/contract/adapter-result.ts', 'AdapterResult');
  const looks = types.map((type) => {
    const record = importedType(moduleOf(type, 'types'), recordName(type), recordAlias(type));
    return {
      name: type.entity,
      doc: type.summary,
      parameters: { cursor: new Code('unknown'), scope: new Code(hasScope(type) ? scopeName(type) : 'object'), call },
      returns: code`Promise<${look}<${result}<${record}>>>`,
    };
  });
  file.methods(watcherName(source), title, looks);
}
