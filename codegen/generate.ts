// Overview of the generator. Each number is a phase, and each phase has a folder. The caller writes files only if all
// checks pass. Output is deterministic: the same manifests, answers and release produce identical bytes.

import { nearest } from '../runtime/lib/text/nearest.ts';
import { CLASSIFIER_FILE, INDEX_FILE } from '../runtime/search/tool-index.ts';
import { type LongJobs, longJobsHere } from './emit/beside.ts';
import { emitCatalog } from './emit/catalog/catalog.ts';
import { emitCatalogPage, emitLlms, emitLlmsFull } from './emit/catalog/documents.ts';
import { emitEventCodec, emitEvents, emitEventTypes } from './emit/catalog/events.ts';
import { type ClassifierInput, type FindIndexInput, findIndexInput } from './emit/catalog/find-index.ts';
import { emitIndexes } from './emit/catalog/indexes.ts';
import { emitPlatform, emitRevision } from './emit/catalog/platform.ts';
import { emitResearch } from './emit/catalog/research.ts';
import { emitSources } from './emit/catalog/sources.ts';
import { emitVocabulary } from './emit/catalog/vocabulary.ts';
import { emitClient } from './emit/client/client.ts';
import { printJson } from './emit/json.ts';
import { openapiDocument } from './emit/openapi/document.ts';
import { createPrinter, type Print } from './emit/print/source.ts';
import { emitPython } from './emit/python/package.ts';
import { emitCodec } from './emit/service/codec.ts';
import { emitEndpointHandlers, emitEndpoints } from './emit/service/endpoints.ts';
import { emitMcp } from './emit/service/mcp.ts';
import { emitOperations } from './emit/service/operations.ts';
import { emitPage } from './emit/service/page.ts';
import { emitReaders } from './emit/service/readers.ts';
import { emitRequests } from './emit/service/requests.ts';
import { emitTables } from './emit/service/tables.ts';
import { emitTypes } from './emit/service/types.ts';
import { emitViews } from './emit/service/views.ts';
import type { Answers } from './load/answers.ts';
import { type ManifestSource, parseSpec } from './load/load.ts';
import type { ParseCache } from './load/parse-cache.ts';
import { buildModel } from './model/build.ts';
import type { Spec } from './model/model.ts';
import { asTools } from './model/tools.ts';
import { type Plan, planNames, type ServicePlan } from './plan/plan.ts';
import { Stats } from './stats.ts';
import { validateResearch } from './validate/research.ts';
import { validateTexts } from './validate/texts.ts';
import { validateSpec } from './validate/validate.ts';
import { validateViews } from './validate/views.ts';
import type { GeneratedFiles } from './write/tree.ts';

export interface GenerateOptions {
  readonly runtime?: string;
  /**
   * Path from the generated folder to runtime/, for the indexes of its modules. If it is missing, no indexes are
   * emitted.
   */
  readonly indexes?: string;
  /** Recorded results of the examples in the manifests. */
  readonly answers?: Answers;
  /** Slug of a service or area. If set, only its folder and the files that span all services are emitted. */
  readonly only?: string;
  /** If true, only the git-ignored files are emitted (write/derived.ts). */
  readonly derivedOnly?: boolean;
  /** Generates the slowest files. By default, they are generated in this thread. */
  readonly longJobs?: LongJobs;
  readonly parseCache?: ParseCache;
  /** SemVer version from package.json. */
  readonly release?: string;
  /** Called with the validated model. */
  readonly onModel?: (spec: Spec) => void;
  readonly stats?: Stats;
}

/**
 * @throws SpecError if manifests have errors. The checks run in stages (form and rules, then views, then research, then
 * texts), and the first stage with errors ends the run.
 * @throws Error if `only` is not a service or area
 */
export async function generate(
  sources: readonly ManifestSource[],
  options: GenerateOptions = {},
): Promise<GeneratedFiles> {
  const {
    runtime = '../runtime',
    only,
    derivedOnly = false,
    answers: recorded = new Map(),
    stats = new Stats(),
    longJobs = longJobsHere,
    parseCache,
    indexes,
    onModel,
    release,
  } = options;

  // 1. Load: parse every file and keep a position for each node.
  const manifests = parseSpec(sources, parseCache);
  stats.phase('load');

  // 2. Validate: check the form of each manifest (with the schema from codegen/language/), then the rules for manifests
  // without form errors.
  validateSpec(manifests);
  stats.phase('validate');

  // 3. Model: resolve names and shorthands, then check views, research and complete texts.
  const spec = buildModel(manifests, release);
  validateViews(spec, manifests);
  validateResearch(spec, manifests);
  validateTexts(spec, manifests);
  onModel?.(spec);
  stats.phase('model');

  // 4. Plan: determine every name and path.
  const plan = planNames(spec);
  const chosen = planned(plan).filter(({ service }) => only === undefined || service.slug === only);
  if (chosen.length === 0 && only !== undefined) throw unknownService(only, plan);
  stats.phase('plan');

  // 5. Emit: the OpenAPI document; then concurrently the git-ignored files, the classifier of find_tool (`longJobs`),
  // the folders of services, and the files that span all services.
  const files = new Map<string, string>();
  const answers = withAnswersMadeByHand(plan, recorded);
  const document = openapiDocument(plan, answers);
  const index = findIndexInput(plan);
  emitPages(plan, chosen, answers, files);
  if (!derivedOnly) files.set('openapi.json', printJson(document));
  const [types, findIndex, classifier] = await Promise.all([
    longJobs.openapiTypes(document),
    longJobs.findIndex(index),
    derivedOnly ? undefined : longJobs.classifier(classifierInput(index)),
    derivedOnly ? undefined : emitFiles(plan, chosen, runtime, answers, files, stats),
  ]);
  files.set('openapi.ts', types);
  files.set(INDEX_FILE, findIndex);
  stats.phase('beside');
  if (classifier === undefined) return files;
  files.set(CLASSIFIER_FILE, classifier);
  if (indexes !== undefined)
    for (const [path, text] of emitIndexes(plan, createPrinter())) files.set(`${indexes}/${path}`, text);

  // 6. Write: by the caller. write/tree.ts writes the files, or compares them for the drift check.
  return files;
}

function emitPages(plan: Plan, chosen: readonly ServicePlan[], answers: Answers, files: Map<string, string>): void {
  files.set('llms-full.txt', emitLlmsFull(plan));
  for (const each of chosen) {
    const { folder, service } = each;
    if (folder === 'shared' || service.kind === 'platform') continue;
    files.set(`${folder}/page.json`, emitPage(each, answers, plan.spec));
    files.set(`${folder}/tables.json`, emitTables(each));
  }
}

/** Keeps only the input of the classifier, so that edits to other texts do not invalidate its cache. */
function classifierInput({ tools, glossary }: FindIndexInput): ClassifierInput {
  return { tools: tools.map(({ id, questions }) => ({ id, questions })), glossary };
}

function unknownService(slug: string, plan: Plan): Error {
  const near = nearest(
    slug,
    planned(plan).map(({ service }) => service.slug),
  );
  return new Error(`There is no service or area ${slug}.${near === undefined ? '' : ` Did you mean ${near}?`}`);
}

function withAnswersMadeByHand(plan: Plan, recorded: Answers): Answers {
  const made = planned(plan).flatMap(({ operations }) =>
    operations.flatMap(({ id, operation: { answer } }) => (answer === undefined ? [] : [[id, answer] as const])),
  );
  return new Map<string, object>([...recorded, ...made]);
}

function planned({ services, areas, shared, endpoints }: Plan): ServicePlan[] {
  return [...services, ...areas, shared, endpoints].filter(({ operations }) => operations.length > 0);
}

async function emitFiles(
  plan: Plan,
  chosen: readonly ServicePlan[],
  runtime: string,
  answers: Answers,
  files: Map<string, string>,
  stats: Stats,
): Promise<void> {
  const print = createPrinter();
  for (const service of chosen) await emitService(service, runtime, print, files);
  stats.phase('services');
  for (const source of plan.spec.events) {
    const types = await emitEventTypes(source, print);
    if (types !== undefined) files.set(`events/${source.source}.ts`, types);
    const codec = emitEventCodec(source, `../${runtime}`, print);
    if (codec !== undefined) files.set(`events/${source.source}-codec.ts`, codec);
  }
  emitWhole(plan, answers, runtime, print, files);
  stats.phase('whole');
}

async function emitService(
  plan: ServicePlan,
  runtime: string,
  print: Print,
  files: Map<string, string>,
): Promise<void> {
  const { folder, service } = plan;
  const up = `${'../'.repeat(folder.split('/').length)}${runtime}`;
  files.set(`${folder}/types.ts`, await emitTypes(plan, print));
  files.set(`${folder}/codec.ts`, emitCodec(plan, up, print));
  if (service.kind === 'platform') {
    files.set(`${folder}/handlers.ts`, emitEndpointHandlers(plan, up, print));
    files.set(`${folder}/endpoints.ts`, emitEndpoints(plan, up, print));
    return;
  }
  files.set(`${folder}/operations.ts`, emitOperations(plan, up, print));
  const readers = emitReaders(plan, up, print);
  if (readers !== undefined) files.set(`${folder}/readers.ts`, readers);
  const requests = emitRequests(plan, up, print);
  if (requests !== undefined) files.set(`${folder}/requests.ts`, requests);
  files.set(`${folder}/views.json`, emitViews(plan));
  if (folder === 'shared') return;
  files.set(`${folder}/mcp.json`, emitMcp(asTools(service)));
}

function emitWhole(plan: Plan, answers: Answers, runtime: string, print: Print, files: Map<string, string>): void {
  const { spec } = plan;
  const relativeRuntime = runtime.startsWith('.') ? runtime : `./${runtime}`;
  files.set('catalog.ts', emitCatalog(plan, answers, relativeRuntime, print));
  files.set('platform.ts', emitPlatform(spec, relativeRuntime, print));
  files.set('revision.ts', emitRevision(spec, print));
  files.set('sources.ts', emitSources(spec, runtime, print));
  files.set('events.ts', emitEvents(spec, runtime, print));
  for (const [path, text] of emitClient(plan, print)) files.set(path, text);
  for (const [path, text] of emitPython(plan)) files.set(path, text);
  const research = emitResearch(spec, relativeRuntime, print);
  if (research !== undefined) files.set('research.ts', research);
  files.set('llms.txt', emitLlms(plan));
  files.set('CATALOG.md', emitCatalogPage(plan, answers));
  const vocabulary = emitVocabulary(spec);
  if (vocabulary !== undefined) files.set('vocabulary.json', vocabulary);
}
