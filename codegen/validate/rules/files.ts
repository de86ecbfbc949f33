// Rules on whole manifests: file names, sources that exist, events that can be watched, addresses that are unique.

import { nearest } from '../../../runtime/contract/nearest.ts';
import type { Diagnostic } from '../../diagnostics.ts';
import type { Manifest } from '../../load/manifest.ts';
import type { ApiData, EventsData, ServiceData, UpstreamData } from '../../model/data.ts';
import { ERRORS } from '../../model/errors.ts';
import { bareName, type Scope } from '../scope.ts';
import { objectMisfits } from '../value.ts';

const NAME_WORD = { service: 'slug', api: 'area', events: 'source', upstream: 'id' } as const;

/** SPEC040: the file must be called as what it declares, and no service as the folder of what all share. */
export function checkFileName(scope: Scope): void {
  const { manifest } = scope;
  if (manifest.kind === 'platform') return;
  const word = NAME_WORD[manifest.kind];
  const declared = (manifest.data as Record<string, string>)[word];
  if (!manifest.file.endsWith('.yaml')) {
    scope.fault([word], 'SPEC040', `the file must be called ${declared}.yaml`);
    return;
  }
  const expected = manifest.file.replace(/^.*\//, '').replace(/\.yaml$/, '');
  if (manifest.kind === 'service' && declared === 'shared') {
    scope.fault([word], 'SPEC040', 'a service cannot be called shared: that is what the tools of every service are');
  }
  if (declared === expected) return;
  scope.fault([word], 'SPEC040', `the file is called ${expected}.yaml, so "${word}" must be ${expected}`);
}

/** SPEC041: a source that spec/upstreams does not describe. */
export function checkUpstreams(scope: Scope): void {
  const { upstreams = [], upstream } = scope.manifest.data as Partial<ServiceData & EventsData>;
  const known = scope.around.upstreamIds;
  const check = (id: string, path: (string | number)[]) => {
    if (known.includes(id)) return;
    const near = nearest(id, known);
    scope.fault(path, 'SPEC041', `spec/upstreams/${id}.yaml does not exist`, near && `did you mean ${near}?`);
  };
  for (const [index, id] of upstreams.entries()) check(id, ['upstreams', index]);
  if (upstream !== undefined) check(upstream, ['upstream']);
}

/** SPEC042: an event's identity and compared fields must be fields of its record; SPEC043: its example must fit. */
export function checkEvents(scope: Scope): void {
  const { entities = {} } = scope.manifest.data as Partial<EventsData>;
  for (const [name, entity] of Object.entries(entities)) {
    const at = ['entities', name];
    const fields = scope.fields(entity.record);
    const known = Object.keys(fields).map(bareName);
    const check = (field: string, path: (string | number)[]) => {
      if (known.includes(field)) return;
      const near = nearest(field, known);
      scope.fault(path, 'SPEC042', `${field} is not a field of the record`, near && `did you mean ${near}?`);
    };
    check(entity.identity, [...at, 'identity']);
    if (Object.hasOwn(fields, `${entity.identity}?`)) {
      scope.fault([...at, 'identity'], 'SPEC042', `${entity.identity} tells records apart, so it must not be optional`);
    }
    for (const [index, field] of (entity.compare ?? []).entries()) check(field, [...at, 'compare', index]);
    for (const { path, message, hint } of objectMisfits(scope, entity.example, fields, [])) {
      scope.fault([...at, 'example', ...path], 'SPEC043', `the example does not fit the record: ${message}`, hint);
    }
  }
}

/** SPEC047: an error that every server answers, and platform.yaml does not describe. */
export function checkPlatform(scope: Scope): void {
  if (scope.manifest.kind !== 'platform') return;
  const known = Object.keys(scope.around.platform.errors);
  for (const code of Object.values(ERRORS)
    .flat()
    .filter((each) => !known.includes(each))) {
    scope.fault(['errors'], 'SPEC047', `the error ${code} is missing: every tool can answer it`, undefined, 'key');
  }
}

/** SPEC048: a source's key that goes somewhere needs the name under which it goes. */
export function checkUpstreamKeys(scope: Scope): void {
  const { key, keys = [] } = scope.manifest.data as UpstreamData;
  const all = [
    ...(key === undefined ? [] : [[key, ['key']] as const]),
    ...keys.map((each, i) => [each, ['keys', i]] as const),
  ];
  for (const [{ in: place, name }, path] of all) {
    if (name !== undefined || place.startsWith('basic_')) continue;
    scope.fault(path, 'SPEC048', `a key in the ${place} needs a "name"`, undefined, 'key');
  }
}

/** SPEC044: two endpoints at one address; SPEC045: two hosts overridden by one environment variable. */
export function checkTogether(manifests: readonly Manifest[]): Diagnostic[] {
  return [...checkAddresses(manifests), ...checkVariables(manifests)];
}

function checkAddresses(manifests: readonly Manifest[]): Diagnostic[] {
  const faults: Diagnostic[] = [];
  const addresses = new Map<string, string>();
  for (const manifest of manifests) {
    for (const [name, endpoint] of Object.entries((manifest.data as Partial<ApiData>).endpoints ?? {})) {
      const address = (endpoint.path ?? '').replaceAll(/\{[^}]*\}/g, '{}');
      const other = addresses.get(address);
      if (other === undefined) addresses.set(address, `${manifest.file}#endpoints.${name}`);
      else faults.push(manifest.fault(['endpoints', name, 'path'], 'SPEC044', `${other} has this address already`));
    }
  }
  return faults;
}

function checkVariables(manifests: readonly Manifest[]): Diagnostic[] {
  const faults: Diagnostic[] = [];
  const owners = new Map<string, string>();
  for (const manifest of manifests) {
    if (manifest.kind !== 'upstream') continue;
    const { id, hosts = {} } = manifest.data as UpstreamData;
    for (const host of Object.keys(hosts)) {
      const variable = `${id}${host === 'default' ? '' : `_${host}`}`.replaceAll('-', '_').toUpperCase();
      const other = owners.get(variable);
      const message = `UPSTREAM_${variable}_BASE_URL overrides a host of ${other} already`;
      if (other === undefined) owners.set(variable, manifest.file);
      else faults.push(manifest.fault(['hosts', host], 'SPEC045', message, undefined, 'key'));
    }
  }
  return faults;
}
