// What `make new` writes for a request: whole files, and entries of manifests that are there. Pure.

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
  watcherTest,
} from './code.ts';
import {
  asksManifest,
  entityEntry,
  eventsManifest,
  questionsEntry,
  serviceManifest,
  toolEntry,
  upstreamManifest,
} from './manifests.ts';

/** As it was asked for, each part alone or with others: a service with the source that it asks and its first tool. */
export interface Request {
  /** Slug of a new service. */
  readonly service?: string;
  /** `<service>.<tool>`, of a service that is there or asked for with it. */
  readonly tool?: string;
  /** Id of a new source. */
  readonly source?: string;
  /** `<source>_<entity>`. */
  readonly event?: string;
}

/** What there is of a service, as its manifest says. */
export interface KnownService {
  readonly tools: readonly string[];
  /** Whether all of its tools answer without asking anybody, from what ships with the server. */
  readonly isBuiltIn: boolean;
}

/** What there is already. */
export interface Known {
  /** By slug. */
  readonly services: ReadonlyMap<string, KnownService>;
  /** Ids of sources. */
  readonly sources: readonly string[];
  /** Names of the manifests of events. */
  readonly events: readonly string[];
}

/** One thing that `make new` does. */
export type Step =
  | { readonly kind: 'file'; readonly path: string; readonly text: string }
  /** An entry of a mapping in a manifest that is there. */
  | {
      readonly kind: 'entry';
      readonly path: string;
      readonly below: string;
      readonly name: string;
      readonly text: string;
    }
  /** Code for a file that somebody wrote: it is shown, not written. */
  | { readonly kind: 'show'; readonly path: string; readonly text: string };

const SLUG = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;
const NAME = /^[a-z][a-z0-9]*(?:_[a-z0-9]+)*$/;

/** @throws Error for names that no manifest could bear, and for what it would stand beside and is not there */
export function stepsFor(request: Request, { services, sources, events }: Known): Step[] {
  const { service, tool, source, event } = request;
  const [ofService, ofTool] = tool === undefined ? [undefined, undefined] : toolParts(tool);
  const steps: Step[] = [];
  if (source !== undefined) steps.push(...sourceSteps(checked(source, SLUG, 'source')));
  if (service !== undefined) {
    const slug = checked(service, SLUG, 'service');
    const first = ofService === slug && ofTool !== undefined ? ofTool : `get_${slug.replaceAll('-', '_')}`;
    steps.push(...serviceSteps(slug, first, source));
  }
  if (ofService !== undefined && ofTool !== undefined && ofService !== service) {
    const known = services.get(ofService);
    if (known === undefined)
      throw new Error(`There is no service ${ofService}: make new service=${ofService} tool=${tool}`);
    if (known.tools.includes(ofTool)) throw new Error(`${ofService} has ${ofTool} already.`);
    steps.push(...toolSteps(ofService, ofTool, known));
  }
  if (event !== undefined)
    steps.push(...eventSteps(event, events, source === undefined ? sources : [...sources, source]));
  return steps;
}

function checked(name: string, pattern: RegExp, word: string): string {
  if (pattern.test(name)) return name;
  const like = pattern === SLUG ? 'lower-case words joined by hyphens' : 'lower-case words joined by underscores';
  throw new Error(`${word}=${name}: its name must be ${like}.`);
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

function serviceSteps(slug: string, tool: string, source: string | undefined): Step[] {
  return [
    file(`spec/services/${slug}.yaml`, serviceManifest(slug, tool, source)),
    file(`spec/asks/${slug}.yaml`, asksManifest(slug, tool)),
    file(`runtime/adapters/${slug}/${slug}.ts`, adapterCode(slug, tool, source)),
    file(`test/runtime/adapters/${slug}/${slug}.test.ts`, adapterTest(slug, tool, source)),
  ];
}

function toolSteps(service: string, tool: string, { tools: siblings, isBuiltIn }: KnownService): Step[] {
  const entry = (path: string, below: string, text: string): Step => ({ kind: 'entry', path, below, name: tool, text });
  return [
    entry(`spec/services/${service}.yaml`, 'tools', toolEntry(tool, siblings, isBuiltIn)),
    entry(`spec/asks/${service}.yaml`, 'questions', questionsEntry(tool)),
    { kind: 'show', path: `runtime/adapters/${service}/${service}.ts`, text: methodCode(tool) },
  ];
}

function sourceSteps(id: string): Step[] {
  return [
    file(`spec/upstreams/${id}.yaml`, upstreamManifest(id)),
    file(`runtime/sources/${id}/${id}.ts`, sourceCode(id)),
    file(`runtime/sources/${id}/SOURCE.md`, sourcePage(id)),
    ...fixtureFiles(id).map(([path, text]) => file(path, text)),
    file(`test/runtime/sources/${id}/${id}.test.ts`, sourceTest(id)),
  ];
}

function eventSteps(event: string, events: readonly string[], sources: readonly string[]): Step[] {
  const cut = event.indexOf('_');
  if (cut < 0) throw new Error(`event=${event}: write event=source_entity, such as donki_flare.`);
  const source = checked(event.slice(0, cut), SLUG, 'event');
  const entity = checked(event.slice(cut + 1), NAME, 'event');
  const manifest = `spec/events/${source}.yaml`;
  const code = `runtime/watchers/${source}.ts`;
  const play = `test/runtime/webhooks/entities/${source}.ts`;
  if (events.includes(source)) {
    return [
      { kind: 'entry', path: manifest, below: 'entities', name: entity, text: entityEntry(entity) },
      { kind: 'show', path: code, text: lookCode(entity) },
      { kind: 'show', path: 'test/runtime/webhooks/entities/', text: entityPlay(event) },
    ];
  }
  if (!sources.includes(source))
    throw new Error(`There is no source ${source}: make new source=${source} event=${event}`);
  return [
    file(manifest, eventsManifest(source, entity)),
    file(code, watcherCode(source, entity)),
    file(`test/runtime/watchers/${source}.test.ts`, watcherTest(source, entity)),
    file(play, entityTest(source, event)),
  ];
}
