// What a rule sees of one manifest: its data, the names that it may use, and a way to note a fault.

import type { Diagnostic } from '../diagnostics.ts';
import type {
  ApiData,
  EventsData,
  FieldsData,
  OperationData,
  PlatformData,
  PlatformEndpointData,
  SchemaData,
  ServiceData,
  ValueSetData,
} from '../language/data.ts';

import { recordOfService } from '../language/references.ts';

import type { Manifest, NodePath } from '../load/manifest.ts';

/** Everything that all manifests together declare, for rules that look across files. */
export interface Surroundings {
  readonly platform: PlatformData;
  readonly sourceIds: readonly string[];
  /** Manifests of the services whose form is sound. */
  readonly services: readonly Manifest[];
  /** The services by slug; undefined where a manifest is there and its form is broken. */
  readonly offers: ReadonlyMap<string, Offer | undefined>;
  /** The same with the areas of `/api`, whose endpoints stand in it by their names as tools. */
  readonly tools: ReadonlyMap<string, Offer | undefined>;
  /** Tools, as `slug.tool`, that another service's tool names as its sibling, with that tool. */
  readonly namedBy: ReadonlyMap<string, string>;
}

/** What a manifest offers, as others refer to it. */
export interface Offer {
  readonly operations: Readonly<Record<string, OperationData>>;
  readonly records: Readonly<Record<string, FieldsData>>;
}

/** One manifest with the names that it may use. */
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
    const section = (this.manifest.data as Partial<ServiceData>).tools !== undefined ? 'tools' : 'endpoints';
    const operations = Object.entries(this.offer().operations);
    return operations.map(([name, operation]) => [name, operation, [section, name]]);
  }

  /** What the manifest offers itself. */
  offer(): Offer {
    const { tools, endpoints } = this.manifest.data as Partial<ServiceData & ApiData>;
    return { operations: tools ?? endpoints ?? {}, records: this.records };
  }

  /** The platform's own endpoints with their places. */
  endpoints(): (readonly [name: string, endpoint: PlatformEndpointData, path: NodePath])[] {
    if (this.manifest.kind !== 'platform') return [];
    const { endpoints = {} } = this.manifest.data as PlatformData;
    return Object.entries(endpoints).map(([name, endpoint]) => [name, endpoint, ['endpoints', name]]);
  }

  typeNames(): string[] {
    return [...Object.keys(this.values), ...Object.keys(this.records)];
  }

  /** The fields that a name of a record stands for, or the fields given in its place. */
  fields(named: string | FieldsData): FieldsData {
    return typeof named === 'string' ? (this.records[named] ?? {}) : named;
  }

  /** As the service would see it whose record `<slug>.<Record>` names; undefined where it is not there, or its form is broken. */
  ofService(slug: string): Scope | undefined {
    const manifest = this.around.services.find(
      ({ data, name }) => (data as Partial<ServiceData> | null)?.slug === slug || name === slug,
    );
    return manifest === undefined ? undefined : new Scope(manifest, this.around);
  }
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
  for (const [, operation, path] of [...scope.operations(), ...scope.endpoints()]) {
    visitFields(operation.arguments as FieldsData | undefined, [...path, 'arguments'], visit);
    if (typeof operation.returns === 'string') visit(operation.returns, [...path, 'returns']);
    else visitFields(operation.returns, [...path, 'returns'], visit);
  }
  for (const [name, entity] of Object.entries(own.entities ?? {})) {
    if (recordOfService(entity.record) !== undefined) continue;
    if (typeof entity.record === 'string') visit(entity.record, ['entities', name, 'record']);
    else visitFields(entity.record, ['entities', name, 'record'], visit);
  }
}
