// Context in which the rules check a manifest: its data, the names in scope, and the reported errors.

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

/** Data of all manifests, for rules that involve several files. */
export interface Surroundings {
  readonly platform: PlatformData;
  readonly sourceIds: readonly string[];
  readonly services: readonly Manifest[];
  /** Services by slug; undefined for a manifest with form errors. */
  readonly offers: ReadonlyMap<string, Offer | undefined>;
  /** Services, and areas of `/api`. Endpoints of areas are listed under their tool names. */
  readonly tools: ReadonlyMap<string, Offer | undefined>;
  /** Maps each tool (`slug.tool`) that is listed as an alternative by a tool in another service to that other tool. */
  readonly namedBy: ReadonlyMap<string, string>;
}

/** Declarations that other manifests can refer to. */
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

  operations(): (readonly [name: string, operation: OperationData, path: NodePath])[] {
    const section = (this.manifest.data as Partial<ServiceData>).tools !== undefined ? 'tools' : 'endpoints';
    const operations = Object.entries(this.offer().operations);
    return operations.map(([name, operation]) => [name, operation, [section, name]]);
  }

  offer(): Offer {
    const { tools, endpoints, lacks } = this.manifest.data as Partial<ServiceData & ApiData>;
    return { operations: tools ?? endpoints ?? {}, records: this.records, lacks };
  }

  endpoints(): (readonly [name: string, endpoint: PlatformEndpointData, path: NodePath])[] {
    if (this.manifest.kind !== 'platform') return [];
    const { endpoints = {} } = this.manifest.data as PlatformData;
    return Object.entries(endpoints).map(([name, endpoint]) => [name, endpoint, ['endpoints', name]]);
  }

  typeNames(): string[] {
    return [...Object.keys(this.values), ...Object.keys(this.records)];
  }

  /** Resolves the name of a record to its fields; returns other values unchanged. */
  fields(named: string | FieldsData): FieldsData {
    return typeof named === 'string' ? (this.records[named] ?? {}) : named;
  }

  /** Returns the scope of a service, or undefined if the service does not exist or has form errors. */
  ofService(slug: string): Scope | undefined {
    const manifest = this.around.services.find(
      ({ data, name }) => (data as Partial<ServiceData> | null)?.slug === slug || name === slug,
    );
    return manifest === undefined ? undefined : new Scope(manifest, this.around);
  }
}

export function visitSchema(
  schema: SchemaData,
  path: NodePath,
  callback: (schema: SchemaData, path: NodePath) => void,
): void {
  callback(schema, path);
  if (typeof schema === 'string') return;
  if (schema.items !== undefined) visitSchema(schema.items, [...path, 'items'], callback);
  if (schema.additionalProperties !== undefined) {
    visitSchema(schema.additionalProperties, [...path, 'additionalProperties'], callback);
  }
  visitFields(schema.properties, [...path, 'properties'], callback);
}

/** Visits all fields, including those of nested schemas. */
export function visitFields(
  fields: FieldsData | undefined,
  path: NodePath,
  callback: (schema: SchemaData, path: NodePath) => void,
): void {
  for (const [name, schema] of Object.entries(fields ?? {})) visitSchema(schema, [...path, name], callback);
}

export function visitManifest(scope: Scope, callback: (schema: SchemaData, path: NodePath) => void): void {
  const own = scope.manifest.data as Partial<ServiceData & EventsData>;
  for (const [name, fields] of Object.entries(own.records ?? {})) visitFields(fields, ['records', name], callback);
  for (const [, operation, path] of [...scope.operations(), ...scope.endpoints()]) {
    visitFields(operation.arguments as FieldsData | undefined, [...path, 'arguments'], callback);
    if (typeof operation.returns === 'string') callback(operation.returns, [...path, 'returns']);
    else visitFields(operation.returns, [...path, 'returns'], callback);
  }
  for (const [name, entity] of Object.entries(own.entities ?? {})) {
    if (recordOfService(entity.record) !== undefined) continue;
    if (typeof entity.record === 'string') callback(entity.record, ['entities', name, 'record']);
    else visitFields(entity.record, ['entities', name, 'record'], callback);
  }
}
