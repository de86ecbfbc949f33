// `search` and `fetch` as research clients expect them, over all services that have texts: one question goes to several at once, and
// what came in time is merged. The two tools answer one block of JSON each; texts too long for an answer are read on in parts.
// Source of the form: developers.openai.com/apps-sdk and platform.openai.com/docs/mcp, the tools of connectors for deep research.

import { ArgumentReader } from '../../contract/arguments.ts';
import type { Operation } from '../../contract/operation.ts';
import { Problem } from '../../contract/problem.ts';
import { fieldsOfAddress, type ResearchSource } from '../../contract/research.ts';
import type { Invoke, Outcome } from '../../corridor/invocation.ts';
import { plainText } from '../../kit/plain-text.ts';
import { foldWords } from '../../language/fold.ts';
import { nearest } from '../../language/nearest.ts';
import { type Exchange, tooSoon } from './call.ts';
import type { Tool } from './endpoint.ts';
import type { JsonObject } from './protocol.ts';
import { partAddressed, partsOf, partUri } from './research-parts.ts';
import type { ResourceProvider } from './resources.ts';
import type { McpService } from './service.ts';

/** Sources that one search asks: each is a call of the key's. */
export const MOST_SOURCES = 6;
/** How long a search may take, so that clients which give up after ten seconds still get what came. */
const SEARCH_MS = 9_500;
const MOST_RESULTS = 20;
/** Characters of a field that is told beside a text. */
const LONGEST_FACT = 300;

/** What research is made of. */
export interface ResearchOptions {
  readonly sources: readonly ResearchSource[];
  readonly services: readonly McpService[];
  readonly invoke: Invoke;
  /** Slugs of the services that fit a question, best first. */
  readonly fitting: (query: string) => readonly string[];
  readonly searchMs?: number;
}

/** A block of a tool's answer. */
export type Block = { readonly type: 'text'; readonly text: string } | ResourceLink;

interface ResourceLink {
  readonly type: 'resource_link';
  readonly uri: string;
  readonly name: string;
  readonly mimeType: string;
}

/** Research as an endpoint offers it. */
export interface Research {
  readonly toolItems: string;
  readonly tools: ReadonlyMap<string, Tool>;
  readonly instructions: string;
  /** Parts of texts. */
  readonly resources: ResourceProvider;
}

/** A source with its operations. */
interface Bound {
  readonly source: ResearchSource;
  readonly title: string;
  readonly searches: Operation;
  readonly opens: Operation;
}

const READING = { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: true };

/** Research over these sources. */
export function createResearch(options: ResearchOptions): Research {
  const bound = options.sources.flatMap((source) => boundTo(source, options.services) ?? []);
  const titles = bound.map(({ title }) => title).join(', ');
  const items = [
    toolItem(
      'search',
      'Search texts',
      `Search ${titles}. A search asks at most ${MOST_SOURCES} of them, those that fit the words, and costs a call each; sources that did not answer in time are named.`,
      { query: 'A few English words, such as "data protection" or "malaria vaccine".' },
    ),
    toolItem(
      'fetch',
      'Open a text',
      'The text behind an id that search gave, with its address and what is known of it.',
      {
        id: 'An id as search gave it.',
      },
    ),
  ];
  return {
    toolItems: JSON.stringify(items).slice(1, -1),
    tools: new Map<string, Tool>([
      ['search', { kind: 'composed', answer: (values, exchange) => search(options, bound, values, exchange) }],
      ['fetch', { kind: 'composed', answer: (values, exchange) => open(options, bound, values, exchange) }],
    ]),
    instructions: `search looks for texts in ${titles}; fetch opens one by its id. Texts too long for an answer go on at the address in metadata.next, for resources/read.`,
    resources: {
      list: () => [],
      read: (uri, exchange) => readPart(options, bound, uri, exchange),
    },
  };
}

function toolItem(name: string, title: string, description: string, takes: Readonly<Record<string, string>>) {
  const properties = Object.fromEntries(
    Object.entries(takes).map(([argument, says]) => [
      argument,
      { type: 'string', minLength: 1, maxLength: 500, description: says },
    ]),
  );
  const inputSchema = { type: 'object', properties, required: Object.keys(takes), additionalProperties: false };
  return { name, title, description, inputSchema, annotations: READING };
}

function boundTo(source: ResearchSource, services: readonly McpService[]): Bound | undefined {
  const service = services.find(({ slug }) => slug === source.service);
  const searches = service?.operations.get(source.search.tool);
  const opens = service?.operations.get(source.fetch.tool);
  if (service === undefined || searches === undefined || opens === undefined) return undefined;
  return { source, title: service.title, searches, opens };
}

function textArgument(values: JsonObject, name: string): string | Problem {
  const reader = new ArgumentReader({ encoding: 'json', values }, [name]);
  const text = reader.string(name, { required: true, minLength: 1, maxLength: 500 });
  const decoded = reader.finish(text);
  return decoded.ok ? text : new Problem('invalid_arguments', 'Bad arguments.', { errors: decoded.problems });
}

/** One result of a search. */
interface Found {
  readonly id: string;
  readonly title: string;
  readonly url: string;
}

async function search(
  options: ResearchOptions,
  bound: readonly Bound[],
  values: JsonObject,
  exchange: Exchange,
): Promise<readonly Block[] | Problem> {
  const query = textArgument(values, 'query');
  if (query instanceof Problem) return query;
  if (foldWords(query) === '') return wordless();
  // Which sources fit is a search of its own, made before anybody asks for the key.
  const late = tooSoon(exchange.entry);
  if (late !== undefined) return late;
  const asked = chosen(bound, options.fitting(query));
  const end = AbortSignal.timeout(options.searchMs ?? SEARCH_MS);
  const answers = await Promise.all(
    asked.map(async ({ source, searches, title }) => {
      const { argument, with: fixed } = source.search;
      const call = callOf(options, searches, { ...fixed, [argument]: query }, exchange, end);
      const outcome = await Promise.race([call, endOf(end)]);
      return { source, title, outcome };
    }),
  );
  const answered = answers.flatMap(({ source, outcome }) => (outcome?.ok ? [rowsOf(source, outcome.result)] : []));
  const failed = answers.flatMap(({ source, title, outcome }) =>
    outcome?.ok ? [] : [{ title, problem: outcome && inWordsOf('query', outcome.problem, [source.search.argument]) }],
  );
  if (answered.length === 0) {
    const problem = commonProblem(failed);
    if (problem !== undefined) return problem;
  }
  const silent = failed.map(({ title, problem }) => ({ source: title, why: whyOf(problem) }));
  const results = merged(answered).slice(0, MOST_RESULTS);
  return [json({ results, ...(silent.length === 0 ? {} : { not_answered: silent }) })];
}

interface Failed {
  readonly title: string;
  /** Undefined for who did not answer in time. */
  readonly problem: Problem | undefined;
}

/** Why no source has anything to tell: what all of them say, else what each says, with the code of the first that says something. */
function commonProblem(failed: readonly Failed[]): Problem | undefined {
  const first = failed.find(({ problem }) => problem !== undefined)?.problem;
  if (first === undefined || failed.every(({ problem }) => problem?.message === first.message)) return first;
  const told = failed.map(({ title, problem }) => `${title}: ${whyOf(problem)}`).join('; ');
  // What is wrong with the words of one source need not be with those of another.
  const { errors: _, ...extras } = first.extras;
  return new Problem(first.code, told, extras);
}

function whyOf(problem: Problem | undefined): string {
  return problem?.message ?? 'did not answer in time';
}

/** Faults of a tool's arguments as those of the one argument that the caller gave. */
function inWordsOf(argument: string, problem: Problem, names: readonly string[]): Problem {
  const { errors, ...extras } = problem.extras;
  if (errors === undefined) return problem;
  const renamed = errors.map((each) => ({
    ...each,
    parameter: argument,
    message: names.includes(each.parameter) ? each.message : `${each.parameter} ${each.message}`,
  }));
  const told = renamed.map(({ message }) => `${argument}: ${message}`).join('; ');
  return new Problem(problem.code, told, { ...extras, errors: renamed });
}

function wordless(): Problem {
  const message = 'holds no word';
  const hint = 'Give a few words of what is looked for.';
  return new Problem('invalid_arguments', `query: ${message}`, {
    errors: [{ parameter: 'query', code: 'value', message, hint }],
  });
}

/** Those that fit the question, then the others as they are declared. */
function chosen(bound: readonly Bound[], fitting: readonly string[]): Bound[] {
  const rank = ({ source }: Bound) => {
    const at = fitting.indexOf(source.service);
    return at === -1 ? fitting.length : at;
  };
  return [...bound].sort((a, b) => rank(a) - rank(b)).slice(0, MOST_SOURCES);
}

function endOf(signal: AbortSignal): Promise<undefined> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve(undefined);
    else signal.addEventListener('abort', () => resolve(undefined), { once: true });
  });
}

function callOf(
  { invoke }: ResearchOptions,
  operation: Operation,
  values: JsonObject,
  { credentials, requestId, network, signal }: Exchange,
  until?: AbortSignal,
): Promise<Outcome> {
  const ends = until === undefined ? signal : AbortSignal.any([signal, until]);
  return invoke({
    operation,
    raw: { encoding: 'json', values },
    credentials,
    requestId,
    door: 'mcp',
    network,
    signal: ends,
  });
}

function rowsOf({ service, search: { rows, id, title, url } }: ResearchSource, result: object): Found[] {
  const list = at(result, rows);
  if (!Array.isArray(list)) return [];
  return list.map((row: object) => {
    const own = id.map((field) => String(at(row, field) ?? '')).join('/');
    return { id: `${service}:${own}`, title: textOf(at(row, title)) || own, url: addressOf(url, row) };
  });
}

/** The first of each source, then the second of each, and so on. */
function merged(lists: readonly (readonly Found[])[]): Found[] {
  const longest = Math.max(0, ...lists.map((list) => list.length));
  return Array.from({ length: longest }, (_, rank) => lists.flatMap((list) => list[rank] ?? [])).flat();
}

/** A record that was opened. */
interface Opened extends Found {
  readonly text: string;
  readonly metadata: JsonObject;
}

async function open(
  options: ResearchOptions,
  bound: readonly Bound[],
  values: JsonObject,
  exchange: Exchange,
): Promise<readonly Block[] | Problem> {
  const id = textArgument(values, 'id');
  if (id instanceof Problem) return id;
  const opened = await openedBy(options, bound, id, exchange);
  if (opened instanceof Problem) return opened;
  const parts = partsOf(opened.text);
  const [text = ''] = parts;
  if (parts.length < 2) return [json(opened)];
  const next = partUri(id, 2);
  const link: ResourceLink = {
    type: 'resource_link',
    uri: next,
    name: `${opened.title}, part 2`,
    mimeType: 'text/plain',
  };
  return [json({ ...opened, text, metadata: { ...opened.metadata, parts: parts.length, next } }), link];
}

async function openedBy(
  options: ResearchOptions,
  bound: readonly Bound[],
  id: string,
  exchange: Exchange,
): Promise<Opened | Problem> {
  const colon = id.indexOf(':');
  const slug = id.slice(0, Math.max(0, colon));
  const found = bound.find(({ source }) => source.service === slug);
  if (found === undefined) return unknownId(id, slug, bound);
  const { fetch } = found.source;
  const own = id.slice(colon + 1);
  const words = fetch.arguments.length === 1 ? [own] : own.split('/');
  if (words.length !== fetch.arguments.length) return unknownId(id, slug, bound);
  const values = Object.fromEntries(fetch.arguments.map((name, index) => [name, words[index]]));
  const outcome = await callOf(options, found.opens, { ...fetch.with, ...values }, exchange);
  if (!outcome.ok) {
    const names = fetch.arguments.length === 1 ? fetch.arguments : [];
    return inWordsOf('id', outcome.problem, names);
  }
  const { result } = outcome;
  if (at(result, 'error') === 'not_found') return new Problem('not_found', `There is nothing with the id ${id}.`);
  const shown = new Set([fetch.title, fetch.url, ...fetch.text]);
  const facts = Object.entries(result).filter(([name, value]) => !shown.has(name) && isFact(value));
  return {
    id,
    title: textOf(at(result, fetch.title)) || own,
    text: fetch.text.flatMap((name) => paragraph(name, at(result, name)) ?? []).join('\n\n'),
    url: addressOf(fetch.url, result),
    metadata: { source: found.title, ...Object.fromEntries(facts) },
  };
}

function unknownId(id: string, slug: string, bound: readonly Bound[]): Problem {
  const near = nearest(
    slug,
    bound.map(({ source }) => source.service),
  );
  const hint =
    near === undefined ? 'search gives the ids.' : `search gives the ids; those of ${near} begin with ${near}:.`;
  return new Problem('not_found', `There is nothing with the id ${JSON.stringify(id.slice(0, 80))}.`, { hint });
}

/** What of a record is told beside its text. */
function isFact(value: unknown): boolean {
  return (
    typeof value === 'number' ||
    typeof value === 'boolean' ||
    (typeof value === 'string' && value.length <= LONGEST_FACT)
  );
}

/** A field as a paragraph: long texts as they are, everything else under its name. */
function paragraph(name: string, value: unknown): string | undefined {
  const text = name.endsWith('html') && typeof value === 'string' ? (plainText(value) ?? '') : textOf(value);
  if (text === '') return undefined;
  return typeof value === 'string' && text.length > LONGEST_FACT ? text : `${name.replaceAll('_', ' ')}: ${text}`;
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value !== 'object') return String(value);
  if (!Array.isArray(value)) return JSON.stringify(value);
  return value.map((each) => (typeof each === 'string' ? each : JSON.stringify(each))).join('; ');
}

function addressOf(url: string, record: object): string {
  if (!url.includes('{')) return textOf(at(record, url));
  return fieldsOfAddress(url).reduce(
    (text, name) => text.replace(`{${name}}`, () => encodeURIComponent(textOf(at(record, name)).toWellFormed())),
    url,
  );
}

/** The value at a path of names. */
function at(record: object, path: string): unknown {
  let value: unknown = record;
  for (const name of path.split('.')) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined;
    value = (value as JsonObject)[name];
  }
  return value;
}

function json(value: object): Block {
  return { type: 'text', text: JSON.stringify(value) };
}

/** Undefined for an address of another kind; `not_found` for a part that there is not. Every part is a call of the key's. */
async function readPart(options: ResearchOptions, bound: readonly Bound[], uri: string, exchange: Exchange) {
  const addressed = partAddressed(uri);
  if (addressed === undefined) return undefined;
  const { id, part } = addressed;
  const opened = await openedBy(options, bound, id, exchange);
  if (opened instanceof Problem) return opened;
  const parts = partsOf(opened.text);
  const text = parts[part - 1];
  if (text !== undefined) return { contents: [{ uri, mimeType: 'text/plain', text }] };
  const has = parts.length === 1 ? 'one part' : `${parts.length} parts`;
  return new Problem('not_found', `There is no part ${part}: the text has ${has}.`);
}
