// Determines the files and manifest entries that `make new` writes for a request. Performs no I/O.

import { MARK } from '../load/marks.ts';
import {
  adapterCode,
  adapterTest,
  entityPlay,
  entityTest,
  fixtureFiles,
  lookCode,
  methodCode,
  sourceCode,
  sourcePage,
  sourceTest,
  watcherCode,
  watcherPart,
  watcherTest,
} from './code.ts';
import {
  asksManifest,
  entityEntry,
  eventsManifest,
  plainServiceManifest,
  questionsEntry,
  type RecordedAnswer,
  serviceManifest,
  sourceManifest,
  tasksFile,
  toolEntry,
} from './manifests.ts';

/** What to create; has at least one property. A new service requires a source and a first tool. */
export interface Request {
  readonly service?: string;
  /** Format: `<service>.<tool>`. The service is an existing one or the new one. */
  readonly tool?: string;
  readonly source?: string;
  /** `<source>_<entity>`. */
  readonly event?: string;
  /** Recorded response of the new source, for a service without code. */
  readonly answer?: RecordedAnswer;
}

export interface KnownService {
  readonly tools: readonly string[];
  /** True if all tools of the service use only built-in data. */
  readonly isBuiltIn: boolean;
}

export interface Known {
  readonly services: ReadonlyMap<string, KnownService>;
  /** Spec folder of each source's manifest: `services/<slug>`, `api/<area>`, or empty for a shared source. */
  readonly sources: ReadonlyMap<string, string>;
  /** @param path relative to the root */
  exists(path: string): boolean;
}

export type Step =
  | { readonly kind: 'file'; readonly path: string; readonly text: string }
  /** Adds an entry to a mapping of an existing manifest. */
  | {
      readonly kind: 'entry';
      readonly path: string;
      readonly below: string;
      readonly name: string;
      readonly text: string;
    }
  /** Adds a section to a Markdown page. Creates the page if it does not exist. */
  | {
      readonly kind: 'section';
      readonly path: string;
      readonly page: string;
      readonly heading: string;
      readonly text: string;
    }
  /** Prints code to add to an existing file. */
  | { readonly kind: 'show'; readonly path: string; readonly text: string };

const SLUG = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;
const NAME = /^[a-z][a-z0-9]*(?:_[a-z0-9]+)*$/;

/** @throws Error if a name is invalid, or a service or source does not exist */
export function stepsFor(request: Request, known: Known): Step[] {
  const { service, tool, source, event, answer } = request;
  const [ofService, ofTool] = tool === undefined ? [undefined, undefined] : toolParts(tool);
  const steps: Step[] = [];
  const isNewService = service !== undefined && !known.services.has(service);
  if (answer !== undefined && (!isNewService || source === undefined || event !== undefined)) {
    throw new Error('answer= requires a new service and its source: make new service=slug source=id answer=file.json');
  }
  if (source !== undefined) {
    if (service === undefined)
      throw new Error(`source=${source} requires a service: make new service=slug source=${source}`);
    const home = { spec: `services/${checked(service, SLUG, 'service')}`, slug: service };
    steps.push(...sourceSteps(checked(source, SLUG, 'source'), home, isNewService, answer));
  }
  if (isNewService) {
    const slug = checked(service, SLUG, 'service');
    const first = ofService === slug && ofTool !== undefined ? ofTool : `get_${slug.replaceAll('-', '_')}`;
    steps.push(...serviceSteps(slug, first, source, answer));
  }
  if (ofService !== undefined && ofTool !== undefined && !(isNewService && ofService === service)) {
    const existing = known.services.get(ofService);
    if (existing === undefined)
      throw new Error(`There is no service ${ofService}: make new service=${ofService} tool=${tool}`);
    if (existing.tools.includes(ofTool)) throw new Error(`${ofService} already has ${ofTool}.`);
    steps.push(...toolSteps(ofService, ofTool, existing));
  }
  if (event !== undefined) steps.push(...eventSteps(event, request, known));
  return steps;
}

interface Home {
  /** Folder below spec/: `services/<slug>` or `api/<area>`. */
  readonly spec: string;
  /** Folder below runtime/adapters/ and test/services/. */
  readonly slug: string;
}

function checked(name: string, pattern: RegExp, word: string): string {
  if (pattern.test(name)) return name;
  const like = pattern === SLUG ? 'lowercase words joined by hyphens' : 'lowercase words joined by underscores';
  throw new Error(`${word}=${name}: the name must be ${like}.`);
}

function toolParts(tool: string): [service: string, tool: string] {
  const [service = '', name = '', more] = tool.split('.');
  if (name === '' || more !== undefined)
    throw new Error(`tool=${tool}: write tool=service.tool, such as places.get_city.`);
  return [checked(service, SLUG, 'tool'), checked(name, NAME, 'tool')];
}

function file(path: string, text: string): Step {
  return { kind: 'file', path, text };
}

function serviceSteps(slug: string, tool: string, source: string | undefined, answer?: RecordedAnswer): Step[] {
  if (answer !== undefined && source !== undefined) {
    return [
      file(`spec/services/${slug}/service.yaml`, plainServiceManifest(slug, tool, source, answer)),
      file(`spec/services/${slug}/questions.yaml`, asksManifest(slug, tool)),
      file(`test/services/${slug}/tasks.yaml`, tasksFile(slug, tool)),
    ];
  }
  return [
    file(`spec/services/${slug}/service.yaml`, serviceManifest(slug, tool, source)),
    file(`spec/services/${slug}/questions.yaml`, asksManifest(slug, tool)),
    file(`runtime/adapters/${slug}/${slug}.ts`, adapterCode(slug, tool, source)),
    file(`test/services/${slug}/${slug}.test.ts`, adapterTest(slug, tool, source)),
    file(`test/services/${slug}/tasks.yaml`, tasksFile(slug, tool)),
  ];
}

function toolSteps(service: string, tool: string, { tools: siblings, isBuiltIn }: KnownService): Step[] {
  const entry = (path: string, below: string, text: string): Step => ({ kind: 'entry', path, below, name: tool, text });
  return [
    entry(`spec/services/${service}/service.yaml`, 'tools', toolEntry(tool, siblings, isBuiltIn)),
    entry(`spec/services/${service}/questions.yaml`, 'questions', questionsEntry(tool)),
    { kind: 'show', path: `runtime/adapters/${service}/${service}.ts`, text: methodCode(tool) },
  ];
}

function sourceSteps(id: string, { spec, slug }: Home, isNewService: boolean, answer?: RecordedAnswer): Step[] {
  const adapter = `runtime/adapters/${slug}`;
  const page = `# Sources of ${slug}\n`;
  const listed: Step = { kind: 'show', path: `spec/${spec}/service.yaml`, text: `sources: [${id}]\n` };
  const described: Step[] = [
    file(`spec/${spec}/sources/${id}.yaml`, sourceManifest(id)),
    { kind: 'section', path: `${adapter}/SOURCES.md`, page, heading: `## ${id}:`, text: sourcePage(id, spec) },
  ];
  if (answer !== undefined) {
    const body = `test/services/${slug}/fixtures/${id}/answer.json`;
    const meta = { path: answer.path ?? `${MARK}path of the request`, query: answer.query ?? {} };
    return [...described, file(body, answer.text), file(`${body}.meta.json`, `${JSON.stringify(meta, null, 2)}\n`)];
  }
  return [
    ...described,
    file(`${adapter}/${id}/${id}.ts`, sourceCode(id)),
    ...fixtureFiles(id, slug).map(([path, text]) => file(path, text)),
    file(`test/services/${slug}/${id}.test.ts`, sourceTest(id, slug)),
    ...(isNewService ? [] : [listed]),
  ];
}

function eventSteps(event: string, { service, source: newSource }: Request, known: Known): Step[] {
  const cut = event.indexOf('_');
  if (cut < 0) throw new Error(`event=${event}: write event=source_entity, such as donki_flare.`);
  const source = checked(event.slice(0, cut), SLUG, 'event');
  const entity = checked(event.slice(cut + 1), NAME, 'event');
  const home = homeOf(source, event, service, source === newSource ? `services/${service}` : known.sources.get(source));
  const manifest = `spec/${home.spec}/events/${source}.yaml`;
  const code = `runtime/adapters/${home.slug}/watch.ts`;
  const play = `test/services/${home.slug}/entities.ts`;
  const written = (path: string, whole: string, part: string): Step =>
    known.exists(path) ? { kind: 'show', path, text: part } : file(path, whole);
  if (known.exists(manifest)) {
    return [
      { kind: 'entry', path: manifest, below: 'entities', name: entity, text: entityEntry(entity) },
      { kind: 'show', path: code, text: lookCode(entity) },
      { kind: 'show', path: play, text: entityPlay(event) },
    ];
  }
  return [
    file(manifest, eventsManifest(source, entity)),
    written(code, watcherCode(source, entity), watcherPart(source, entity)),
    file(`test/services/${home.slug}/watch.test.ts`, watcherTest(source, entity, home.slug)),
    written(play, entityTest(source, event), entityPlay(event)),
  ];
}

function homeOf(source: string, event: string, service: string | undefined, spec: string | undefined): Home {
  if (spec === undefined)
    throw new Error(`There is no source ${source}: make new service=slug source=${source} event=${event}`);
  if (spec !== '') return { spec, slug: spec.split('/')[1] as string };
  if (service === undefined)
    throw new Error(
      `Several services use ${source}. Specify the service of the events: make new event=${event} service=slug`,
    );
  return { spec: `services/${service}`, slug: service };
}
