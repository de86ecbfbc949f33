// Builds the model: resolves names and shorthands and applies the platform's defaults.

import { createHash } from 'node:crypto';
import type { Deprecation } from '../../runtime/contract/operation.ts';
import type {
  ApiData,
  DeprecationData,
  EntityData,
  EventsData,
  FieldsData,
  GlossaryData,
  OperationData,
  PlatformData,
  QuestionsByLanguage,
  QuestionsData,
  ServiceData,
  SourceData,
  ViewData,
  VocabularyData,
} from '../language/data.ts';
import { isConstant, readerTarget, readingOf, schemaRead } from '../language/named-readers.ts';
import { QUESTIONS_OF_ALL } from '../language/names.ts';
import { fieldReference, recordOfService, toolReference } from '../language/references.ts';
import { serviceFolderOf } from '../load/load.ts';
import type { Manifest } from '../load/manifest.ts';
import { buildArgument } from './arguments.ts';
import { Definitions, deprecation } from './definitions.ts';
import type {
  EndpointFacts,
  EventSource,
  EventType,
  Field,
  NamedReader,
  Operation,
  Question,
  Returns,
  Service,
  Spec,
} from './model.ts';
import { milliseconds } from './units.ts';

/** The manifests must have passed `validateSpec`. */
export function buildModel(manifests: readonly Manifest[], release = '0.0.0'): Spec {
  const data = <Kind>(kind: Manifest['kind']) =>
    manifests
      .filter((manifest) => manifest.kind === kind)
      .map((manifest) => [manifest.data as Kind, manifest.file] as const);
  const [platform, platformFile] = data<PlatformData>('platform')[0] as readonly [PlatformData, string];
  const shared = new Definitions(platform, platformFile, true);
  const sharedTools = Object.entries(platform.tools ?? {});
  const questionManifests = data<QuestionsData>('questions').map(([each]) => each);
  const questionsBySlug = new Map(questionManifests.map(({ service, questions }) => [service, questions]));
  const questionsOfAll = questionManifests.find(({ service }) => service === QUESTIONS_OF_ALL);
  const sources = data<SourceData>('source').map(([source, file]) => ({
    ...source,
    owner: serviceFolderOf(file)?.split('/')[1],
  }));
  const services = data<ServiceData>('service').map(([service, file]) => ({
    ...buildService(service, file, shared, platform, sharedTools, questionsBySlug),
    cited: citedBy(service, sources),
  }));
  const areas = data<ApiData>('api').map(([area, file]) => buildArea(area, file, shared, platform, questionsBySlug));
  const bySlugName = new Map(services.map((service) => [service.slug, service]));
  const events = data<EventsData>('events').map(([source, file]) => buildEvents(source, file, shared, bySlugName));
  return {
    platform,
    sharedDefinitions: shared.own,
    services: services.sort(bySlug),
    areas: areas.sort(bySlug),
    endpoints: buildEndpoints(platform, platformFile, shared),
    about: flatQuestions(questionsOfAll?.about),
    unanswered: flatQuestions(questionsOfAll?.unanswered),
    events: events.sort((a, b) => (a.source < b.source ? -1 : 1)),
    sources: sources.sort((a, b) => (a.id < b.id ? -1 : 1)),
    vocabulary: data<VocabularyData>('vocabulary')[0]?.[0],
    glossary: data<GlossaryData>('glossary')[0]?.[0],
    version: revision(manifests),
    release,
  };
}

function buildService(
  data: ServiceData,
  file: string,
  shared: Definitions,
  platform: PlatformData,
  sharedTools: readonly (readonly [string, OperationData])[],
  questionsBySlug: ReadonlyMap<string, QuestionsData['questions']>,
): Service {
  const definitions = new Definitions(data, file, false, shared);
  const own = Object.entries(data.tools).map(([name, tool]) =>
    withQuestions(
      {
        ...buildOperation(name, tool, definitions, platform, `${file}#tools.${name}`, false, data.views),
        ...declaredRequest(tool, data.sources),
      },
      questionsBySlug.get(data.slug),
    ),
  );
  const values = sharedTools.map(([name, tool]) =>
    withQuestions(
      buildOperation(name, tool, definitions, platform, `spec/platform.yaml#tools.${name}`, true),
      questionsBySlug.get(QUESTIONS_OF_ALL),
    ),
  );
  return {
    kind: 'service',
    slug: data.slug,
    ...offer(data),
    getFirst: data.get_first === true,
    cited: [],
    ...(data.country === undefined ? {} : { country: data.country }),
    definitions: definitions.own,
    ...(data.readers === undefined ? {} : { readers: buildReaders(data, definitions, file) }),
    operations: [...own, ...values],
    file,
  };
}

function buildReaders(data: ServiceData, definitions: Definitions, file: string): NamedReader[] {
  return Object.entries(data.readers ?? {}).map(([name, { of, fields: readings }]) => {
    const target = readerTarget(of, data);
    if (target === undefined) throw new Error(`${of} passed validation but is not declared`);
    const fields = Object.entries(target.fields).flatMap(([written, schema]): Field[] => {
      const reading = readingOf(readings, written);
      const constant = reading !== undefined && isConstant(reading) ? { constant: reading.value } : {};
      return definitions.fields({ [written]: schemaRead(schema, reading) }).map((field) => ({ ...field, ...constant }));
    });
    return { name, type: target.type, fields, source: `${file}#readers.${name}` };
  });
}

function citedBy({ citation, sources = [] }: ServiceData, all: readonly SourceData[]): Service['cited'] {
  if (citation !== undefined) return [{ citation }];
  return all
    .filter(({ id, embedded }) => embedded === true && sources.includes(id))
    .map((each) => ({ id: each.id, citation: each.citation }));
}

function withQuestions(operation: Operation, questions: QuestionsData['questions'] | undefined): Operation {
  return { ...operation, questions: flatQuestions(questions?.[operation.tool?.name ?? operation.name]) };
}

function flatQuestions(byLanguage: QuestionsByLanguage = {}): Question[] {
  return Object.entries(byLanguage).flatMap(([language, texts]) => texts.map((text) => ({ language, text })));
}

function buildArea(
  data: ApiData,
  file: string,
  shared: Definitions,
  platform: PlatformData,
  questionsBySlug: ReadonlyMap<string, QuestionsData['questions']>,
): Service {
  const definitions = new Definitions(data, file, false, shared);
  const operations = Object.entries(data.endpoints).map(([name, endpoint]) =>
    withQuestions(
      buildOperation(name, endpoint, definitions, platform, `${file}#endpoints.${name}`, false, data.views),
      questionsBySlug.get(data.area),
    ),
  );
  return {
    kind: 'area',
    slug: data.area,
    ...offer(data),
    getFirst: true,
    cited: [],
    definitions: definitions.own,
    operations,
    file,
  };
}

function buildEndpoints(platform: PlatformData, file: string, definitions: Definitions): Service {
  const { title, summary } = platform;
  const operations = Object.entries(platform.endpoints ?? {}).map(([name, data]) => {
    const { method, group, security, status = 200, or_status, content, returns = {}, ...words } = data;
    const written: OperationData = { ...words, returns, examples: [], closed_world: true };
    const operation = buildOperation(name, written, definitions, platform, `${file}#endpoints.${name}`, false);
    const endpoint: EndpointFacts = {
      ...{ method, group, security, status },
      ...(or_status === undefined ? {} : { orStatus: or_status }),
      ...(content === undefined ? {} : { content }),
    };
    return { ...operation, needsKey: security === 'key', endpoint };
  });
  const base = {
    kind: 'platform',
    slug: 'platform',
    lifecycle: 'maintained',
    sources: [],
    cited: [],
    getFirst: false,
  } as const;
  return { ...base, title, summary, definitions: [], operations, file };
}

function offer({ title, summary, lacks, lifecycle, sources = [], subject, research }: ServiceData | ApiData) {
  return {
    ...{ title, summary, lifecycle, sources },
    ...(lacks === undefined ? {} : { lacks }),
    ...(subject === undefined ? {} : { subject }),
    ...(research === undefined ? {} : { research }),
  };
}

function buildOperation(
  name: string,
  data: OperationData,
  definitions: Definitions,
  platform: PlatformData,
  source: string,
  shared: boolean,
  named: NamedViews = {},
): Operation {
  const pathNames = [...(data.path ?? '').matchAll(/\{([a-z0-9_]+)\}/g)].map((match) => match[1]);
  const { deprecated } = data;
  return {
    name,
    title: data.title ?? humanised(name),
    summary: data.summary,
    instead: siblings(data.instead),
    see: (data.see ?? []).map(toolReference),
    questions: [],
    keywords: data.keywords ?? [],
    arguments: Object.entries(data.arguments ?? {}).map(([field, argument]) =>
      buildArgument(field, argument, definitions, platform, pathNames.includes(field)),
    ),
    returns: buildReturns(data.returns, definitions, data.not_found === true),
    examples: data.examples.map(({ answer: _, ...example }) => ({ ...example, arguments: example.arguments ?? {} })),
    ...(data.examples[0]?.answer === undefined ? {} : { answer: data.examples[0].answer }),
    atLeastOneOf: ruleLists(data.at_least_one_of),
    inOrder: data.in_order ?? [],
    effect: data.effect ?? 'read',
    repeatable: data.repeatable ?? true,
    closedWorld: data.closed_world === true,
    asksVocabulary: data.vocabulary === true,
    needsKey: data.key !== 'none',
    slow: data.slow === true,
    provenBy: data.proven_by ?? (data.closed_world ? 'built in' : 'unverified'),
    errors: data.errors ?? [],
    ...declaredViews(data.views, named, source),
    shared,
    source,
    ...quotes(data),
    ...(data.path === undefined ? {} : { path: data.path }),
    ...(data.tool === undefined ? {} : { tool: { ...data.tool, instead: siblings(data.tool.instead) } }),
    ...(data.description === undefined ? {} : { description: data.description }),
    ...(data.when === undefined ? {} : { when: data.when }),
    ...(data.one_group_of === undefined ? {} : { oneGroupOf: data.one_group_of }),
    ...(data.key_argument === undefined ? {} : { keyArgument: data.key_argument }),
    ...(deprecated === undefined ? {} : { deprecated: deprecation(deprecated) }),
  };
}

/** Resolves a declared request. If it does not specify a source, the service's only source is used. */
function declaredRequest({ request }: OperationData, sources: readonly string[] = []): Pick<Operation, 'request'> {
  if (request === undefined) return {};
  const { source = sources[0] as string, query = {}, statuses = {}, ...rest } = request;
  const parameters = Object.entries(query).map(([name, value]) => {
    return [name, typeof value === 'string' ? { argument: value } : value] as const;
  });
  return { request: { ...rest, source, statuses, query: Object.fromEntries(parameters) } };
}

function quotes({ sources, citation }: OperationData): Pick<Operation, 'sources' | 'citation'> {
  return { ...(sources === undefined ? {} : { sources }), ...(citation === undefined ? {} : { citation }) };
}

function siblings(instead: OperationData['instead'] = {}): Operation['instead'] {
  return Object.entries(instead).map(([tool, purpose]) => ({ ...toolReference(tool), purpose }));
}

type NamedViews = Readonly<Record<string, readonly ViewData[]>>;

function declaredViews(
  views: OperationData['views'] = [],
  named: NamedViews,
  source: string,
): Pick<Operation, 'views' | 'viewsAt'> {
  if (typeof views === 'string') return { views: named[views] ?? [], viewsAt: ['views', views] };
  return { views, viewsAt: [...(source.split('#')[1] ?? '').split('.'), 'views'] };
}

/** Converts a name to a title: `get_city` becomes `Get city`. */
function humanised(name: string): string {
  const words = name.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Accepts a single rule (a list of names) or several rules (a list of lists). */
function ruleLists(rule: OperationData['at_least_one_of']): readonly (readonly string[])[] {
  if (rule === undefined) return [];
  return typeof rule[0] === 'string' ? [rule as readonly string[]] : (rule as readonly (readonly string[])[]);
}

function buildReturns(data: string | FieldsData, definitions: Definitions, orNotFound: boolean): Returns {
  if (typeof data !== 'string') return { fields: definitions.fields(data), orNotFound };
  const record = definitions.get(data);
  return { record, fields: record.shape.kind === 'object' ? record.shape.fields : [], orNotFound };
}

function buildEvents(
  data: EventsData,
  file: string,
  shared: Definitions,
  services: ReadonlyMap<string, Service>,
): EventSource {
  const definitions = new Definitions(data, file, false, shared);
  const types = Object.entries(data.entities).map(([name, entity]) =>
    buildEventType(name, entity, data, file, definitions, services),
  );
  const owner = serviceFolderOf(file)?.split('/')[1] ?? '';
  return { source: data.source, owner, title: data.title, definitions: definitions.own, types, file };
}

function buildEventType(
  name: string,
  entity: EntityData,
  data: EventsData,
  file: string,
  definitions: Definitions,
  services: ReadonlyMap<string, Service>,
): EventType {
  const [recordService] = recordOfService(entity.record) ?? [];
  const record = eventRecord(entity.record, definitions, services);
  return {
    type: `${data.source}_${name}`,
    source: data.source,
    entity: name,
    ...(entity.title === undefined ? {} : { title: entity.title }),
    ...(entity.filters === undefined ? {} : { filters: entity.filters }),
    summary: entity.summary,
    everyMs: milliseconds(entity.every),
    identity: entity.identity,
    compare: entity.compare ?? record.fields.map((field) => field.name),
    scope: entity.scope ?? {},
    ...(entity.ends === undefined ? {} : { ends: entity.ends }),
    always: entity.always === true,
    record,
    example: entity.example,
    manifest: `${file}#entities.${name}`,
    ...(entity.deprecated === undefined ? {} : { deprecated: eventDeprecation(entity.deprecated, data.source) }),
    ...(recordService === undefined ? {} : { recordService }),
    ...(entity.fetch === undefined ? {} : { fetch: fetchCall(entity.fetch) }),
    ...(entity.forget_unseen === undefined ? {} : { forgetUnseenMs: milliseconds(entity.forget_unseen) }),
  };
}

/** In the manifest, the name of the replacement does not include its source, but the published name does. */
function eventDeprecation(data: DeprecationData, source: string): Deprecation {
  const { use, ...days } = deprecation(data);
  return use === undefined ? days : { ...days, use: `${source}_${use}` };
}

function fetchCall(text: string): NonNullable<EventType['fetch']> {
  const { service = '', tool, field } = fieldReference(text);
  return { service, tool, argument: field };
}

function eventRecord(
  record: EntityData['record'],
  definitions: Definitions,
  services: ReadonlyMap<string, Service>,
): Returns {
  const [slug, name] = recordOfService(record) ?? [];
  if (slug === undefined) return buildReturns(record, definitions, false);
  const definition = services.get(slug)?.definitions.find((each) => each.name === name);
  if (definition?.shape.kind !== 'object') throw new Error(`${record} passed validation but is not declared`);
  return { record: definition, fields: definition.shape.fields, orNotFound: false };
}

/** Returns twelve hexadecimal digits of a hash over the manifests, excluding comments and layout. */
function revision(manifests: readonly Manifest[]): string {
  const hash = createHash('sha256');
  for (const manifest of manifests) hash.update(JSON.stringify([manifest.file, manifest.data]));
  return hash.digest('hex').slice(0, 12);
}

function bySlug(a: Service, b: Service): number {
  return a.slug < b.slug ? -1 : 1;
}
