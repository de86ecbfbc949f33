// generated/events.ts: what webhook subscribers can watch, and the interface that the watchers must satisfy: one look an
// entity type. Records that a source's events declare themselves have their types in generated/events/<source>.ts.

import { type InterfaceDeclarationStructure, StructureKind } from 'ts-morph';
import type { ScopeSettingData } from '../../language/data.ts';
import { pascalCase } from '../../language/names.ts';
import type { EventSource, EventType, Shape, Spec } from '../../model/model.ts';
import { definitionsIn } from '../../plan/plan.ts';
import { inline, outputSchema, withoutMeaning } from '../json-schema.ts';
import { Code, literal, propertyName } from '../literal.ts';
import { emitRecordCodec } from '../service/codec.ts';
import { recordFields } from '../service/publishing.ts';
import { emitRecordTypes } from '../service/types.ts';
import { exportedConstant, type Import, type Print } from '../source.ts';

/** The descriptors of all entity types, and the `Watchers` interface. */
export function emitEvents({ events }: Spec, runtime: string, print: Print): string {
  const types = events.flatMap((source) => source.types);
  const names = types.length === 0 ? ['EventType'] : ['EventType', 'Look', 'LookCall'];
  const imports = [
    { from: `${runtime}/contract/event.ts`, names, typeOnly: true },
    ...(types.length === 0
      ? []
      : [{ from: `${runtime}/contract/adapter-result.ts`, names: ['AdapterResult'], typeOnly: true }]),
    ...events.flatMap((source) => [...recordImports(source), ...codecImports(source)]),
  ];
  return print('events.ts', 'spec/', imports, [
    exportedConstant(
      'eventTypes',
      'readonly EventType[]',
      'Everything that can be watched, by entity type.',
      literal(types.map(descriptor), 0, 60),
    ),
    ...types.filter(({ scope }) => Object.keys(scope).length > 0).map(scopeInterface),
    ...events.map(watcherInterface),
    {
      kind: StructureKind.Interface,
      name: 'Watchers',
      isExported: true,
      docs: ['What must be implemented: one watcher a source, one look an entity type.'],
      properties: events.map(({ source }) => ({ name: propertyName(source), type: watcherName(source) })),
    },
  ]);
}

/** Types of the records that the events of a source declare themselves; undefined where there are none. */
export async function emitEventTypes({ types, file }: EventSource): Promise<string | undefined> {
  const own = types.filter(({ recordService }) => recordService === undefined);
  if (own.length === 0) return undefined;
  return emitRecordTypes(new Map(own.map((type) => [recordName(type), type.record])), file);
}

/** Descriptions of those records; undefined where there are none. */
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
    fields: new Code(fieldsAlias(type)),
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

function recordImports({ source, types }: EventSource): Import[] {
  const byFile = new Map<string, Set<string>>();
  for (const type of types) {
    const from =
      type.recordService === undefined ? `./events/${source}.ts` : `./services/${type.recordService}/types.ts`;
    byFile.set(from, (byFile.get(from) ?? new Set()).add(importedName(type)));
  }
  return [...byFile].map(([from, names]) => ({ from, names: [...names].sort(), typeOnly: true }));
}

function codecImports({ source, types }: EventSource): Import[] {
  return types.map((type) => {
    const from =
      type.recordService === undefined ? `./events/${source}-codec.ts` : `./services/${type.recordService}/codec.ts`;
    return { from, names: [`${recordFields({ name: recordName(type) })} as ${fieldsAlias(type)}`] };
  });
}

function fieldsAlias(type: EventType): string {
  return recordFields({ name: recordAlias(type) });
}

/** Records of two sources may have one name: here each carries its entity type's. */
function importedName(type: EventType): string {
  const name = recordName(type);
  return name === recordAlias(type) ? name : `${name} as ${recordAlias(type)}`;
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

function scopeInterface(type: EventType): InterfaceDeclarationStructure {
  return {
    kind: StructureKind.Interface,
    name: scopeName(type),
    isExported: true,
    docs: [type.manifest],
    properties: Object.entries(type.scope).map(([name, setting]) => ({
      name,
      type: SCOPE_TYPES[setting.type],
      isReadonly: true,
      docs: [setting.description],
    })),
  };
}

function watcherName(source: string): string {
  return `${pascalCase(source)}Watcher`;
}

/** Methods, not properties of function type: each look knows the form of its own cursor. */
function watcherInterface({ source, title, types }: EventSource): InterfaceDeclarationStructure {
  return {
    kind: StructureKind.Interface,
    name: watcherName(source),
    isExported: true,
    docs: [title],
    methods: types.map((type) => ({
      name: type.entity,
      docs: [type.summary],
      parameters: [
        { name: 'cursor', type: 'unknown' },
        { name: 'scope', type: Object.keys(type.scope).length > 0 ? scopeName(type) : 'object' },
        { name: 'call', type: 'LookCall' },
      ],
      returnType: `Promise<Look<AdapterResult<${recordAlias(type)}>>>`,
    })),
  };
}
