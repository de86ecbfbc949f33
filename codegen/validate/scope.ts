// What a rule sees of one manifest: its data, the names that it may use, and a way to note a fault.

import type { Diagnostic } from '../diagnostics.ts';
import type { Manifest, NodePath } from '../load/manifest.ts';
import type {
  ApiData,
  ArgumentData,
  EventsData,
  FieldsData,
  OperationData,
  PlatformData,
  SchemaData,
  ServiceData,
  ValueSetData,
} from '../model/data.ts';

/** Everything that all manifests together declare, for rules that look across files. */
export interface Surroundings {
  readonly platform: PlatformData;
  readonly upstreamIds: readonly string[];
}

export class Scope {
  readonly manifest: Manifest;
  readonly around: Surroundings;
  readonly diagnostics: Diagnostic[] = [];
  readonly values: Readonly<Record<string, ValueSetData>>;
  readonly records: Readonly<Record<string, FieldsData>>;

  constructor(manifest: Manifest, around: Surroundings) {
    this.manifest = manifest;
    this.around = around;
    const own = manifest.data as Partial<ServiceData>;
    this.values = { ...around.platform.values, ...own.values };
    this.records = { ...around.platform.records, ...own.records };
  }

  fault(path: NodePath, code: Diagnostic['code'], message: string, hint?: string, at?: 'key' | 'value'): void {
    this.diagnostics.push(this.manifest.fault(path, code, message, hint, at));
  }

  /** The tools or endpoints of the manifest with their places. */
  operations(): (readonly [name: string, operation: OperationData, path: NodePath])[] {
    const data = this.manifest.data as Partial<ServiceData & ApiData>;
    const section = data.tools !== undefined ? 'tools' : 'endpoints';
    return Object.entries(data[section] ?? {}).map(([name, operation]) => [name, operation, [section, name]]);
  }

  typeNames(): string[] {
    return [...Object.keys(this.values), ...Object.keys(this.records)];
  }

  /** The fields that a name of a record stands for, or the fields given in its place. */
  fields(named: string | FieldsData): FieldsData {
    return typeof named === 'string' ? (this.records[named] ?? {}) : named;
  }
}

/** A schema's types, with `null` taken out, and the record or value set that it names. */
export function typesOf(schema: SchemaData | ArgumentData): { scalars: string[]; names: string[]; nullable: boolean } {
  const given =
    typeof schema === 'string' ? [schema] : [schema.type ?? ('comma_separated' in schema ? 'string' : 'object')].flat();
  const types = given.filter((type) => type !== 'null');
  return {
    scalars: types.filter((type) => !isTypeName(type)),
    names: types.filter(isTypeName),
    nullable: types.length < given.length,
  };
}

export function isTypeName(word: string): boolean {
  return /^[A-Z]/.test(word);
}

/** Calls `visit` for a schema and each schema inside it. */
export function visitSchema(
  schema: SchemaData,
  path: NodePath,
  visit: (schema: SchemaData, path: NodePath) => void,
): void {
  visit(schema, path);
  if (typeof schema === 'string') return;
  if (schema.items !== undefined) visitSchema(schema.items, [...path, 'items'], visit);
  if (schema.additionalProperties !== undefined) {
    visitSchema(schema.additionalProperties, [...path, 'additionalProperties'], visit);
  }
  visitFields(schema.properties, [...path, 'properties'], visit);
}

/** Calls `visit` for each field's schema and each schema inside it. */
export function visitFields(
  fields: FieldsData | undefined,
  path: NodePath,
  visit: (schema: SchemaData, path: NodePath) => void,
): void {
  for (const [name, schema] of Object.entries(fields ?? {})) visitSchema(schema, [...path, name], visit);
}

/** Calls `visit` for every schema of a manifest: arguments, results, records. */
export function visitManifest(scope: Scope, visit: (schema: SchemaData, path: NodePath) => void): void {
  const own = scope.manifest.data as Partial<ServiceData & EventsData>;
  for (const [name, fields] of Object.entries(own.records ?? {})) visitFields(fields, ['records', name], visit);
  for (const [, operation, path] of scope.operations()) {
    visitFields(operation.arguments as FieldsData | undefined, [...path, 'arguments'], visit);
    if (typeof operation.returns === 'string') visit(operation.returns, [...path, 'returns']);
    else visitFields(operation.returns, [...path, 'returns'], visit);
  }
  for (const [name, entity] of Object.entries(own.entities ?? {})) {
    if (typeof entity.record === 'string') visit(entity.record, ['entities', name, 'record']);
    else visitFields(entity.record, ['entities', name, 'record'], visit);
  }
}

export function bareName(field: string): string {
  return field.endsWith('?') ? field.slice(0, -1) : field;
}
