// `fetch` of the research endpoint. Texts that are too long are returned in parts.

import { Problem } from '../../contract/problem.ts';
import { plainText } from '../../lib/plain-text.ts';
import { nearest } from '../../lib/text/nearest.ts';
import type { McpRequest } from './mcp-request.ts';
import type { JsonObject } from './protocol.ts';
import { partAddressed, partsOf, partUri } from './research-parts.ts';
import {
  addressOf,
  at,
  type Block,
  type Bound,
  callOf,
  inWordsOf,
  json,
  type ResearchHit,
  type ResearchOptions,
  type ResourceLink,
  textArgument,
  textOf,
} from './research-sources.ts';

/** In characters. */
const MAX_FACT_LENGTH = 300;

interface Opened extends ResearchHit {
  readonly text: string;
  readonly metadata: JsonObject;
}

export async function open(
  options: ResearchOptions,
  bound: readonly Bound[],
  values: JsonObject,
  exchange: McpRequest,
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
  exchange: McpRequest,
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
  if (at(result, 'error') === 'not_found') return new Problem('not_found', `No text has the id ${id}.`);
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
    near === undefined
      ? 'Use an id that search returned.'
      : `Use an id that search returned; ids of ${near} begin with ${near}:.`;
  return new Problem('not_found', `No text has the id ${JSON.stringify(id.slice(0, 80))}.`, { hint });
}

function isFact(value: unknown): boolean {
  return (
    typeof value === 'number' ||
    typeof value === 'boolean' ||
    (typeof value === 'string' && value.length <= MAX_FACT_LENGTH)
  );
}

/** Returns long texts unchanged, and puts the name before other values. */
function paragraph(name: string, value: unknown): string | undefined {
  const text = name.endsWith('html') && typeof value === 'string' ? (plainText(value) ?? '') : textOf(value);
  if (text === '') return undefined;
  return typeof value === 'string' && text.length > MAX_FACT_LENGTH ? text : `${name.replaceAll('_', ' ')}: ${text}`;
}

/** Returns undefined for any other kind of URI. Reading a part counts as a call. */
export async function readPart(options: ResearchOptions, bound: readonly Bound[], uri: string, exchange: McpRequest) {
  const addressed = partAddressed(uri);
  if (addressed === undefined) return undefined;
  const { id, part } = addressed;
  const opened = await openedBy(options, bound, id, exchange);
  if (opened instanceof Problem) return opened;
  const parts = partsOf(opened.text);
  const text = parts[part - 1];
  if (text !== undefined) return { contents: [{ uri, mimeType: 'text/plain', text }] };
  const has = parts.length === 1 ? 'one part' : `${parts.length} parts`;
  return new Problem('not_found', `Part ${part} does not exist: the text has ${has}.`);
}
