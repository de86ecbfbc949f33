// Tool cards in the results of `find_tool`. A card contains enough for a first call, but is short, because a model
// reads several cards at a time.

import type { Detail, Subject, ToolCard } from '../../../runtime/search/tool-index.ts';
import { joined } from '../../model/description.ts';
import type { Argument, Operation, Service, Spec } from '../../model/model.ts';
import { milliseconds } from '../../model/units.ts';
import { argumentSchema, closedSet, inline, isPublishedRequired, type JsonSchema } from '../json-schema.ts';
import { tableOf } from '../service/tables.ts';

/** Maximum length of an argument's description. The tool's schema contains the full text. */
const MAX_DESCRIPTION_LENGTH = 50;
/** Arguments that do not need a description, because their names and accepted values explain them. */
const PLAIN_NAMES: ReadonlySet<string> = new Set(['limit', 'offset', 'page', 'max_results', 'sort', 'detail']);
/** Both patterns match a sentence that only repeats the name of a filter, such as "Only trials in this phase." */
const FILTERING = /^[\w ]+\.$/u;
const OF_THIS = / (?:with|in|of|from|at|on|by) this /u;
/** Matches a sentence that states a limit of the tool's results. Sentences that are too long do not match. */
const LIMITING = /\b(?:only|cannot|not (?:available|included|measured|in this|among|stations?))\b/u;
const MAX_LIMIT_SENTENCE_LENGTH = 90;
/** Maximum number of columns that are listed. A dry run of `call_tools` lists all columns. */
const MAX_COLUMNS = 10;
/** Maximum number of enum values that are listed. */
const MAX_WORDS = 24;

/** @param misses details for which this tool has no argument, but a similar tool does */
export function toolCard(operation: Operation, slug: string, misses: readonly Detail[]): ToolCard {
  const { summary, when, examples } = operation;
  const use = when === undefined ? undefined : `Use when ${when.replace(/^the user asks /u, 'asked ')}.`;
  return {
    description: joined(summary, use, limitOf(operation, misses)),
    arguments: Object.fromEntries(
      operation.arguments.map((argument) => [argument.name, argumentWords(operation, argument)]),
    ),
    example: examples[0]?.arguments ?? {},
    ...(operation.effect === 'read' ? { columns: columnsOf(operation) } : {}),
    related: related(operation, slug),
  };
}

function limitOf({ description = '', arguments: args }: Operation, misses: readonly Detail[]): string | undefined {
  if (misses.includes('date') && args.length > 0) return 'Takes no date.';
  return sentences(description).find((each) => each.length <= MAX_LIMIT_SENTENCE_LENGTH && LIMITING.test(each));
}

/** True for kinds that occur in tables of different services, so that their columns can be joined. */
function isJoined(kind: string | undefined): boolean {
  return kind !== undefined && /^(country|currency|period|day|year|unit$)/.test(kind);
}

/**
 * Up to two thirds of the listed columns are numeric or can be joined. The remaining ones are the first of the other
 * columns.
 */
function columnsOf(operation: Operation): string {
  const { columns } = tableOf(operation);
  const useful = columns
    .filter(({ is, type }) => is !== undefined || type === 'number' || type === 'integer')
    .sort((a, b) => Number(isJoined(b.is)) - Number(isJoined(a.is)))
    .slice(0, (MAX_COLUMNS * 2) / 3);
  const others = columns.filter((column) => !useful.includes(column)).slice(0, MAX_COLUMNS - useful.length);
  return columns
    .filter((column) => useful.includes(column) || others.includes(column))
    .map(({ name }) => name)
    .join(' ');
}

/** Returns the description of a service, and the maximum age of its data. */
export function subjectOf({ slug, title, summary, operations, sources }: Service, spec: Spec): Subject {
  const tools = operations.filter(({ shared }) => !shared).length;
  const fresh = spec.sources.filter(({ id }) => sources.includes(id)).flatMap(({ cache }) => cache?.fresh ?? []);
  const [longest] = fresh.sort((a, b) => milliseconds(b) - milliseconds(a));
  const freshness = longest === undefined ? 'built in' : `from its source; cached up to ${longest}`;
  return { service: slug, title, summary, tools, freshness };
}

/**
 * Returns the ids of tools that are usually called before or after, except those that are mentioned in the description
 * of an argument.
 */
function related({ arguments: args, see }: Operation, slug: string): string[] {
  const suppliers = new Set(args.flatMap(({ from }) => from.map(({ service = slug, tool }) => `${service}.${tool}`)));
  const others = new Set(see.map(({ service = slug, tool }) => `${service}.${tool}`));
  return [...others].filter((id) => !suppliers.has(id));
}

function argumentWords(operation: Operation, argument: Argument): string {
  const schema = argumentSchema(argument, inline);
  const words = PLAIN_NAMES.has(argument.name) ? undefined : argument.shape.description;
  const { default: fallback } = schema;
  const head = [
    ...(isPublishedRequired(operation, argument) ? ['required'] : []),
    argument.commaSeparated === undefined
      ? typeWords(schema, words?.includes('such as') === true)
      : `comma-separated text, any of ${wordsOf(closedSet(argument))}`,
    ...(fallback === undefined || fallback === ''
      ? []
      : [`else ${typeof fallback === 'string' ? fallback : JSON.stringify(fallback)}`]),
  ].join(', ');
  const from = argument.from.map(({ service, tool }) => (service === undefined ? tool : `${tool} of ${service}`));
  const provider = from.length === 0 ? undefined : `From ${[...new Set(from)].join(' or ')}.`;
  return joined(`${head}.`, shortened(words, argument.name), provider);
}

function isFilterName(sentence: string): boolean {
  return sentence.startsWith('Only ') && OF_THIS.test(sentence) && FILTERING.test(sentence);
}

/**
 * Keeps as many whole sentences as fit, but at least the first one. Omits sentences that only repeat the name or the
 * format.
 */
function shortened(description: string | undefined, name: string): string | undefined {
  if (description === undefined) return undefined;
  const isRepeated = (sentence: string) =>
    sentence.toLowerCase() === `${name.replaceAll('_', ' ')}.` || isFilterName(sentence);
  const [first, ...rest] = sentences(description.replace(/, YYYY-MM-DD\b/u, '')).filter((each) => !isRepeated(each));
  if (first === undefined) return undefined;
  let text = first;
  for (const sentence of rest) {
    if (text.length + sentence.length > MAX_DESCRIPTION_LENGTH) break;
    text += ` ${sentence}`;
  }
  return text;
}

export function sentences(text: string): string[] {
  return text.split(/(?<=[.!?]) (?=[A-Z])/u);
}

function wordsOf(words: readonly unknown[]): string {
  const rest = words.length > MAX_WORDS ? `, … (${words.length})` : '';
  return `${words.slice(0, MAX_WORDS).filter(Boolean).join(', ')}${rest}`;
}

function typeWords(schema: JsonSchema, hasExample = false): string {
  const { type, enum: words, format, items, minimum, maximum, exclusiveMinimum, pattern, anyOf } = schema;
  if (Array.isArray(words)) {
    return `one of ${wordsOf(words)}`;
  }
  if (Array.isArray(anyOf)) return (anyOf as JsonSchema[]).map((each) => typeWords(each, hasExample)).join(' or ');
  if (items !== undefined) return `list of ${typeWords(items as JsonSchema, hasExample)}`;
  const min = minimum ?? exclusiveMinimum;
  const bounds = min !== undefined && maximum !== undefined ? ` ${min} to ${maximum}` : '';
  const form = format === undefined ? '' : ` (${FORMATS[String(format)] ?? format})`;
  return `${[type].flat().join(' or ')}${bounds}${form}${pattern === undefined || form !== '' || hasExample ? '' : formed(schema)}`;
}

const FORMATS: Readonly<Record<string, string>> = { date: 'YYYY-MM-DD', 'date-time': 'ISO 8601', uri: 'URL' };

function formed({ examples }: JsonSchema): string {
  const [first] = Array.isArray(examples) ? (examples as unknown[]) : [];
  return first === undefined ? '' : ` such as ${String(first)}`;
}
