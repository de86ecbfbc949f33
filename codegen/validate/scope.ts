// The context of a rule for one manifest: its data, the names in scope, and a function that reports faults.

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

/** Declarations of all manifests, for rules across files. */
export interface Surroundings {
  readonly platform: PlatformData;
  readonly sourceIds: readonly string[];
  /** Manifests of services without form errors. */
  readonly services: readonly Manifest[];
  /** The services by slug. The value is undefined if the manifest has form errors. */
  readonly offers: ReadonlyMap<string, Offer | undefined>;
  /** The services and the areas of `/api`. Endpoints of an area are listed by their tool names. */
  readonly tools: ReadonlyMap<string, Offer | undefined>;
  /** Tools, as `slug.tool`, that another service's tool names as an alternative, each with that tool. */
  readonly namedBy: ReadonlyMap<string, string>;
}

/** The operations and records of a manifest that others can refer to. */
export interface Offer {
  readonly operations: Readonly<Record<string, OperationData>>;
  readonly records: Readonly<Record<string, FieldsData>>;
  readonly lacks?: readonly string[] | undefined;
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

  /** Returns the tools or endpoints of the manifest with their paths. */
  operations(): (readonly [name: string, operation: OperationData, path: NodePath])[] {
    const section = (this.manifest.data as Partial<ServiceData>).tools !== undefined ? 'tools' : 'endpoints';
    const operations = Object.entries(this.offer().operations);
    return operations.map(([name, operation]) => [name, operation, [section, name]]);
  }

  offer(): Offer {
    const { tools, endpoints, lacks } = this.manifest.data as Partial<ServiceData & ApiData>;
    return { operations: tools ?? endpoints ?? {}, records: this.records, lacks };
  }

  /** Returns the platform's own endpoints with their paths. */
  endpoints(): (readonly [name: string, endpoint: PlatformEndpointData, path: NodePath])[] {
    if (this.manifest.kind !== 'platform') return [];
    const { endpoints = {} } = this.manifest.data as PlatformData;
    return Object.entries(endpoints).map(([name, endpoint]) => [name, endpoint, ['endpoints', name]]);
  }

  typeNames(): string[] {
    return [...Object.keys(this.values), ...Object.keys(this.records)];
  }

  /** Resolves the name of a record to its fields. Returns fields unchanged. */
  fields(named: string | FieldsData): FieldsData {
    return typeof named === 'string' ? (this.records[named] ?? {}) : named;
  }

  /** Returns the scope of the service in `<slug>.<Record>`, or undefined if it does not exist or has form errors. */
  ofService(slug: string): Scope | undefined {
    const manifest = this.around.services.find(
      ({ data, name }) => (data as Partial<ServiceData> | null)?.slug === slug || name === slug,
    );
    return manifest === undefined ? undefined : new Scope(manifest, this.around);
  }
}

/** Calls `visit` for a schema and each nested schema. */
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

/** Calls `visit` for each field's schema and each nested schema. */
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
