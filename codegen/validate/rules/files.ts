// Rules for manifest files: names, sources, watchable events, unique paths.

import { nearest, nearestFew } from '../../../runtime/lib/text/nearest.ts';
import type { Diagnostic } from '../../diagnostics.ts';
import type {
  ApiData,
  EntityData,
  EventsData,
  FieldsData,
  ScopeSettingData,
  ServiceData,
  SourceData,
} from '../../language/data.ts';
import { ERRORS } from '../../language/errors.ts';

import { bareName, QUESTIONS_OF_ALL } from '../../language/names.ts';
import { fieldReference, recordOfService } from '../../language/references.ts';

import type { Manifest } from '../../load/manifest.ts';
import { knownHint } from '../known-hint.ts';
import type { Scope } from '../scope.ts';
import { objectMisfits } from '../value.ts';

const NAME_WORD = { service: 'slug', api: 'area', events: 'source', source: 'id', questions: 'service' } as const;

/** SPEC040: the path must match the declared name, and no service may be named like the folder of shared tools. */
export function checkFileName(scope: Scope): void {
  const { manifest } = scope;
  if (!Object.hasOwn(NAME_WORD, manifest.kind)) return;
  const word = NAME_WORD[manifest.kind as keyof typeof NAME_WORD];
  const declared = (manifest.data as Record<string, string>)[word];
  const expected = manifest.name;
  if (manifest.kind === 'service' && (declared === 'shared' || declared === QUESTIONS_OF_ALL)) {
    const message = `a service cannot be named ${declared}, which is reserved for shared tools`;
    scope.fault([word], 'SPEC040', message);
  }
  if (manifest.kind === 'api' && scope.around.offers.has(declared ?? '')) {
    scope.fault(
      [word],
      'SPEC040',
      `a service is already named ${declared}, and the area would have the same MCP address`,
    );
  }
  if (declared === expected) return;
  scope.fault([word], 'SPEC040', `the path is ${manifest.file}, so "${word}" must be ${expected}`);
}

/** SPEC110: unknown subject. */
export function checkSubject(scope: Scope): void {
  const { subject } = scope.manifest.data as Partial<ServiceData>;
  const known = Object.keys(scope.around.platform.subjects ?? {});
  if (subject === undefined || known.includes(subject)) return;
  const near = nearest(subject, known);
  const hint = near === undefined ? `known: ${known.join(', ')}` : `did you mean ${near}?`;
  scope.fault(['subject'], 'SPEC110', `${subject} is not a subject of platform.yaml`, hint);
}

/** Maximum number of sources to list in a hint. */
const FEW = 6;

/** SPEC041: unknown source. SPEC153: a tool uses a source that is not a source of its service. */
export function checkSources(scope: Scope): void {
  const { sources = [], source } = scope.manifest.data as Partial<ServiceData & EventsData>;
  const known = scope.around.sourceIds;
  const check = (id: string, path: (string | number)[]) => {
    if (known.includes(id)) return;
    const near = nearestFew(id, known, 3);
    const few = known.length <= FEW ? known : [];
    const hint = near.length > 0 ? `did you mean ${near.join(' or ')}?` : few.length > 0 && `known: ${few.join(', ')}`;
    scope.fault(path, 'SPEC041', `there is no sources/${id}.yaml below spec/`, hint || undefined);
  };
  for (const [index, id] of sources.entries()) check(id, ['sources', index]);
  if (source !== undefined) check(source, ['source']);
  for (const [, { sources: used = [] }, path] of scope.operations()) {
    for (const [index, id] of used.entries()) {
      if (sources.includes(id)) continue;
      const hint = `its sources: ${sources.join(', ') || 'none'}`;
      scope.fault([...path, 'sources', index], 'SPEC153', `${id} is not a source of this service`, hint);
    }
  }
}

/** SPEC130: a service with sources has its own citation. SPEC131: built-in data without a date. */
export function checkCitation(scope: Scope): void {
  const { kind, data } = scope.manifest;
  const { citation, sources = [], embedded } = data as Partial<ServiceData & SourceData>;
  if (citation === undefined) return;
  if (kind === 'service' && sources.length > 0) {
    const message = 'a service with sources cites them; its own citation is only for built-in data';
    scope.fault(['citation'], 'SPEC130', message, undefined, 'key');
  }
  const isBuiltIn = kind === 'service' || embedded === true;
  if (isBuiltIn && citation.as_of === undefined) {
    scope.fault(['citation'], 'SPEC131', 'built-in data needs "as_of"', undefined, 'key');
  }
}

/** Fields that are required for a filter by area. */
const POSITION = ['latitude', 'longitude'];

/** SPEC042: identity, compared fields and filters must be fields of the record. SPEC043: the example must match the record. */
export function checkEvents(scope: Scope): void {
  const { entities = {} } = scope.manifest.data as Partial<EventsData>;
  for (const [name, entity] of Object.entries(entities)) {
    const at = ['entities', name];
    const from = recordScope(scope, entity.record, [...at, 'record']);
    if (from === undefined) continue;
    const fields = from.scope.fields(from.record);
    const known = Object.keys(fields).map(bareName);
    const check = (field: string, path: (string | number)[]) => {
      if (known.includes(field)) return;
      scope.fault(path, 'SPEC042', `${field} is not a field of the record`, knownHint(field, known));
    };
    check(entity.identity, [...at, 'identity']);
    if (Object.hasOwn(fields, `${entity.identity}?`)) {
      scope.fault([...at, 'identity'], 'SPEC042', `${entity.identity} identifies records, so it cannot be optional`);
    }
    for (const [index, field] of (entity.compare ?? []).entries()) check(field, [...at, 'compare', index]);
    checkFilters(entity, known, at, check);
    checkEnd(scope, entity, fields, at);
    for (const { path, message, hint } of objectMisfits(from.scope, entity.example, fields, [])) {
      scope.fault([...at, 'example', ...path], 'SPEC043', `the example does not match the record: ${message}`, hint);
    }
    checkFetch(scope, entity.fetch, [...at, 'fetch']);
    for (const [setting, data] of Object.entries(entity.scope ?? {})) {
      checkScopeSetting(scope, data, [...at, 'scope', setting]);
    }
  }
}

function checkFilters(
  { filters = [] }: EntityData,
  known: readonly string[],
  at: readonly (string | number)[],
  check: (field: string, path: (string | number)[]) => void,
): void {
  for (const [index, field] of filters.entries()) {
    const needed = field === 'area' && !known.includes('area') ? POSITION : [field];
    for (const each of needed) check(each, [...at, 'filters', index]);
  }
}

/**
 * SPEC042: the field in `ends` must be a time and must be compared, because stored records are only updated if a
 * compared field changes.
 */
function checkEnd(
  scope: Scope,
  { ends, compare }: EntityData,
  fields: ReturnType<Scope['fields']>,
  at: readonly (string | number)[],
): void {
  if (ends === undefined || ends === 'never') return;
  const field = fields[ends] ?? fields[`${ends}?`];
  const isTime = typeof field === 'object' && (field as { format?: unknown }).format === 'date-time';
  if (isTime && (compare === undefined || compare.includes(ends))) return;
  const problem = isTime ? 'is not compared' : 'is not a date-time field of the record';
  scope.fault([...at, 'ends'], 'SPEC042', `${ends} ${problem}`, 'use a compared date-time field, or never');
}

/** SPEC082: unknown service, tool or argument. */
function checkFetch(scope: Scope, fetch: string | undefined, at: (string | number)[]): void {
  if (fetch === undefined) return;
  const { service = '', tool, field } = fieldReference(fetch);
  const { offers } = scope.around;
  if (!offers.has(service)) {
    const near = nearest(service, offers.keys());
    const hint = near && `did you mean ${near}.${tool}.${field}?`;
    scope.fault(at, 'SPEC082', `there is no service ${service}`, hint);
    return;
  }
  const operations = offers.get(service)?.operations;
  // If a manifest has form errors, its operations are unknown.
  if (operations === undefined) return;
  const known = Object.entries(operations).flatMap(([name, operation]) =>
    Object.keys(operation.arguments ?? {}).map((argument) => `${service}.${name}.${bareName(argument)}`),
  );
  if (known.includes(`${service}.${tool}.${field}`)) return;
  const near = nearest(fetch, known);
  scope.fault(at, 'SPEC082', `no tool has the argument ${fetch}`, near && `did you mean ${near}?`);
}

/**
 * Returns the scope of this manifest, or of the service to which the record refers (SPEC080). Undefined if it is
 * unknown.
 */
function recordScope(
  scope: Scope,
  record: string | FieldsData,
  at: (string | number)[],
): { scope: Scope; record: string | FieldsData } | undefined {
  const [slug, name] = recordOfService(record) ?? [];
  if (slug === undefined || name === undefined) return { scope, record };
  const { offers } = scope.around;
  if (!offers.has(slug)) {
    const near = nearest(slug, offers.keys());
    scope.fault(at, 'SPEC080', `there is no service ${slug}`, near && `did you mean ${near}.${name}?`);
    return undefined;
  }
  const service = scope.ofService(slug);
  if (service === undefined) return undefined;
  const known = Object.keys(service.records);
  if (known.includes(name)) return { scope: service, record: name };
  const near = nearest(name, known);
  const message = `spec/services/${slug}/service.yaml has no record ${name}`;
  scope.fault(at, 'SPEC080', message, near && `did you mean ${near}?`);
  return undefined;
}

/** SPEC081: the default does not match the type. */
function checkScopeSetting(scope: Scope, { type, default: value }: ScopeSettingData, at: (string | number)[]): void {
  const fits = {
    string: typeof value === 'string',
    integer: Number.isInteger(value),
    number: typeof value === 'number',
    list: Array.isArray(value) && value.every((item) => typeof item === 'string'),
  }[type];
  if (!fits) scope.fault([...at, 'default'], 'SPEC081', `the default is not of type ${type}`);
}

/** SPEC047: platform.yaml does not declare an error that every tool can return. */
export function checkPlatform(scope: Scope): void {
  if (scope.manifest.kind !== 'platform') return;
  const known = Object.keys(scope.around.platform.errors);
  for (const code of Object.values(ERRORS)
    .flat()
    .filter((each) => !known.includes(each))) {
    scope.fault(['errors'], 'SPEC047', `the error ${code} is missing, which every tool can return`, undefined, 'key');
  }
}

/** SPEC048: the name of the header or query parameter for a source's key is missing. */
export function checkSourceKeys(scope: Scope): void {
  const { key, keys = [] } = scope.manifest.data as SourceData;
  const all = [
    ...(key === undefined ? [] : [[key, ['key']] as const]),
    ...keys.map((each, i) => [each, ['keys', i]] as const),
  ];
  for (const [{ in: place, name }, path] of all) {
    if (name !== undefined || place === 'path' || place === 'exchange' || place.startsWith('basic_')) continue;
    scope.fault(path, 'SPEC048', `a key in the ${place} needs a "name"`, undefined, 'key');
  }
}

/** SPEC049: a probe has an unknown host, or more than one probe is the health check. */
export function checkProbes(scope: Scope): void {
  const { probes = [], hosts = {}, plain_hosts = {} } = scope.manifest.data as SourceData;
  const known = Object.keys({ ...hosts, ...plain_hosts });
  for (const [at, { host = 'default' }] of probes.entries()) {
    if (known.includes(host)) continue;
    const near = nearest(host, known);
    const hint = near === undefined ? `known: ${known.join(', ')}` : `did you mean ${near}?`;
    scope.fault(['probes', at, 'host'], 'SPEC049', `there is no host ${host}`, hint);
  }
  checkClaims(scope);
  const tellers = probes.flatMap(({ health }, at) => (health === true ? [at] : []));
  for (const at of tellers.slice(1)) {
    scope.fault(['probes', at, 'health'], 'SPEC049', 'only one probe can be the health check', undefined, 'key');
  }
}

/** SPEC103: a probe refers to an unknown claim, or a claim has neither a probe nor a reason. */
function checkClaims(scope: Scope): void {
  const { probes = [], unverified = [] } = scope.manifest.data as SourceData;
  const ids = unverified.map(({ id }) => id);
  for (const [at, { settles }] of probes.entries()) {
    if (settles === undefined || ids.includes(settles)) continue;
    const near = nearest(settles, ids);
    scope.fault(['probes', at, 'settles'], 'SPEC103', `there is no claim ${settles}`, near && `did you mean ${near}?`);
  }
  for (const [at, { id, unasked }] of unverified.entries()) {
    const fault = (message: string) => scope.fault(['unverified', at], 'SPEC103', message);
    const isAsked = probes.some(({ settles }) => settles === id);
    if (ids.indexOf(id) < at) fault(`the claim ${id} already exists`);
    if (!isAsked && unasked === undefined)
      fault(`${id} needs a probe that settles it, or "unasked" with the reason why no probe can`);
    if (isAsked && unasked !== undefined) fault(`a probe settles ${id}: remove "unasked"`);
  }
}

/** SPEC044: two endpoints have the same address. SPEC045: one environment variable would override two hosts. */
export function checkTogether(manifests: readonly Manifest[]): Diagnostic[] {
  return [...checkAddresses(manifests), ...checkVariables(manifests)];
}

function checkAddresses(manifests: readonly Manifest[]): Diagnostic[] {
  const faults: Diagnostic[] = [];
  const addresses = new Map<string, () => string>();
  for (const manifest of manifests) {
    for (const [name, endpoint] of Object.entries((manifest.data as Partial<ApiData>).endpoints ?? {})) {
      const { method = 'GET' } = endpoint as { method?: string };
      const address = `${method} ${(endpoint.path ?? '').replaceAll(/\{[^{}]*\}/g, '{}')}`;
      const other = addresses.get(address);
      const path = ['endpoints', name, 'path'];
      if (other === undefined) addresses.set(address, () => `${name} at ${manifest.placeOf(path)}`);
      else faults.push(manifest.fault(path, 'SPEC044', `${other()} already has this address`));
    }
  }
  return faults;
}

function checkVariables(manifests: readonly Manifest[]): Diagnostic[] {
  const faults: Diagnostic[] = [];
  const owners = new Map<string, () => string>();
  for (const manifest of manifests) {
    if (manifest.kind !== 'source') continue;
    const { id, hosts = {} } = manifest.data as SourceData;
    for (const host of Object.keys(hosts)) {
      const variable = `${id}${host === 'default' ? '' : `_${host}`}`.replaceAll('-', '_').toUpperCase();
      const other = owners.get(variable);
      if (other === undefined) owners.set(variable, () => manifest.placeOf(['hosts', host], 'key'));
      else {
        const message = `UPSTREAM_${variable}_BASE_URL already overrides the host at ${other()}`;
        faults.push(manifest.fault(['hosts', host], 'SPEC045', message, undefined, 'key'));
      }
    }
  }
  return faults;
}
