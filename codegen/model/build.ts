// Builds the model from sound manifests: resolves names and shorthands, fills what the platform gives.

import { createHash } from 'node:crypto';
import type { Manifest } from '../load/manifest.ts';
import { buildArgument } from './arguments.ts';
import type {
  ApiData,
  EntityData,
  EventsData,
  FieldsData,
  OperationData,
  PlatformData,
  ServiceData,
  UpstreamData,
} from './data.ts';
import { Definitions } from './definitions.ts';
import type { EventSource, EventType, Operation, Returns, Service, Spec } from './model.ts';
import { milliseconds } from './units.ts';

/** The model of manifests that `validateSpec` found sound. */
export function buildModel(manifests: readonly Manifest[]): Spec {
  const data = <Kind>(kind: Manifest['kind']) =>
    manifests
      .filter((manifest) => manifest.kind === kind)
      .map((manifest) => [manifest.data as Kind, manifest.file] as const);
  const [platform, platformFile] = data<PlatformData>('platform')[0] as readonly [PlatformData, string];
  const shared = new Definitions(platform, platformFile, true);
  const sharedTools = Object.entries(platform.tools ?? {});
  const services = data<ServiceData>('service').map(([service, file]) =>
    buildService(service, file, shared, platform, sharedTools),
  );
  const areas = data<ApiData>('api').map(([area, file]) => buildArea(area, file, shared, platform));
  const events = data<EventsData>('events').map(([source, file]) => buildEvents(source, file, shared));
  return {
    platform,
    sharedDefinitions: shared.own,
    services: services.sort(bySlug),
    areas: areas.sort(bySlug),
    events: events.sort((a, b) => (a.source < b.source ? -1 : 1)),
    upstreams: data<UpstreamData>('upstream')
      .map(([upstream]) => upstream)
      .sort((a, b) => (a.id < b.id ? -1 : 1)),
    version: revision(manifests),
  };
}

function buildService(
  data: ServiceData,
  file: string,
  shared: Definitions,
  platform: PlatformData,
  sharedTools: readonly (readonly [string, OperationData])[],
): Service {
  const definitions = new Definitions(data, file, false, shared);
  const own = Object.entries(data.tools).map(([name, tool]) =>
    buildOperation(name, tool, definitions, platform, `${file}#tools.${name}`, false),
  );
  const given = sharedTools.map(([name, tool]) =>
    buildOperation(name, tool, definitions, platform, `spec/platform.yaml#tools.${name}`, true),
  );
  return {
    kind: 'service',
    slug: data.slug,
    ...offer(data),
    getFirst: data.get_first === true,
    definitions: definitions.own,
    operations: [...own, ...given],
    file,
  };
}

function buildArea(data: ApiData, file: string, shared: Definitions, platform: PlatformData): Service {
  const definitions = new Definitions(data, file, false, shared);
  const operations = Object.entries(data.endpoints).map(([name, endpoint]) =>
    buildOperation(name, endpoint, definitions, platform, `${file}#endpoints.${name}`, false),
  );
  return {
    kind: 'area',
    slug: data.area,
    ...offer(data),
    getFirst: true,
    definitions: definitions.own,
    operations,
    file,
  };
}

function offer({ title, summary, lifecycle, upstreams = [] }: ServiceData | ApiData) {
  return { title, summary, lifecycle, upstreams };
}

function buildOperation(
  name: string,
  data: OperationData,
  definitions: Definitions,
  platform: PlatformData,
  source: string,
  shared: boolean,
): Operation {
  const pathNames = [...(data.path ?? '').matchAll(/\{([a-z0-9_]+)\}/g)].map((match) => match[1]);
  const { deprecated } = data;
  return {
    name,
    summary: data.summary,
    keywords: data.keywords ?? [],
    arguments: Object.entries(data.arguments ?? {}).map(([field, argument]) =>
      buildArgument(field, argument, definitions, platform, pathNames.includes(field)),
    ),
    returns: buildReturns(data.returns, definitions, data.not_found === true),
    examples: data.examples.map((example) => ({ ...example, arguments: example.arguments ?? {} })),
    atLeastOneOf: ruleLists(data.at_least_one_of),
    inOrder: data.in_order ?? [],
    effect: data.effect ?? 'read',
    repeatable: data.repeatable ?? true,
    closedWorld: data.closed_world === true,
    needsKey: data.key !== 'none',
    slow: data.slow === true,
    provenBy: data.proven_by ?? (data.closed_world ? 'built in' : 'unverified'),
    errors: data.errors ?? [],
    shared,
    source,
    ...(data.path === undefined ? {} : { path: data.path }),
    ...(data.description === undefined ? {} : { description: data.description }),
    ...(data.one_group_of === undefined ? {} : { oneGroupOf: data.one_group_of }),
    ...(data.key_argument === undefined ? {} : { keyArgument: data.key_argument }),
    ...(deprecated === undefined
      ? {}
      : {
          deprecated: {
            since: deprecated.since,
            removeAfter: deprecated.remove_after,
            ...(deprecated.use && { use: deprecated.use }),
          },
        }),
  };
}

/** `at_least_one_of` states one rule (a list of names) or several (a list of lists). */
function ruleLists(rule: OperationData['at_least_one_of']): readonly (readonly string[])[] {
  if (rule === undefined) return [];
  return typeof rule[0] === 'string' ? [rule as readonly string[]] : (rule as readonly (readonly string[])[]);
}

function buildReturns(data: string | FieldsData, definitions: Definitions, orNotFound: boolean): Returns {
  if (typeof data !== 'string') return { fields: definitions.fields(data), orNotFound };
  const record = definitions.get(data);
  return { record, fields: record.shape.kind === 'object' ? record.shape.fields : [], orNotFound };
}

function buildEvents(data: EventsData, file: string, shared: Definitions): EventSource {
  const definitions = new Definitions(data, file, false, shared);
  const types = Object.entries(data.entities).map(([name, entity]) =>
    buildEventType(name, entity, data, file, definitions),
  );
  return { source: data.source, title: data.title, definitions: definitions.own, types, file };
}

function buildEventType(
  name: string,
  entity: EntityData,
  data: EventsData,
  file: string,
  definitions: Definitions,
): EventType {
  const record = buildReturns(entity.record, definitions, false);
  return {
    type: `${data.source.replaceAll('-', '_')}_${name}`,
    source: data.source,
    upstream: data.upstream,
    summary: entity.summary,
    everyMs: milliseconds(entity.every),
    identity: entity.identity,
    compare: entity.compare ?? record.fields.map((field) => field.name),
    scope: entity.scope ?? {},
    record,
    example: entity.example,
    manifest: `${file}#entities.${name}`,
  };
}

/** Twelve hexadecimal digits of what the manifests say; comments and layout do not count. */
function revision(manifests: readonly Manifest[]): string {
  const hash = createHash('sha256');
  for (const manifest of manifests) hash.update(JSON.stringify([manifest.file, manifest.data]));
  return hash.digest('hex').slice(0, 12);
}

function bySlug(a: Service, b: Service): number {
  return a.slug < b.slug ? -1 : 1;
}
