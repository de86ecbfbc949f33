// The result of `find_tool` for a tool: enough for a first call, but short, because a model reads several cards at a time.

import type { Subject, ToolCard } from '../../../runtime/search/tool-index.ts';
import { joined } from '../../model/description.ts';
import type { Argument, Operation, Service, Spec } from '../../model/model.ts';
import { milliseconds } from '../../model/units.ts';
import { argumentSchema, closedSet, inline, isPublishedRequired, type JsonSchema } from '../json-schema.ts';
import { tableOf } from '../service/tables.ts';

/** The tool's schema contains the full text. */
const LONGEST_DESCRIPTION = 110;
/** Maximum number of columns listed. A dry run of `call_tools` lists all. */
const MOST_COLUMNS = 12;
/** Maximum number of enum values listed. */
const MOST_WORDS = 24;

export function toolCard(operation: Operation, slug: string): ToolCard {
  const { summary, when, examples } = operation;
  return {
    description: joined(summary, when === undefined ? undefined : `Use when ${when}.`),
    arguments: Object.fromEntries(
      operation.arguments.map((argument) => [argument.name, argumentWords(operation, argument)]),
    ),
    example: examples[0]?.arguments ?? {},
    ...(operation.effect === 'read' ? { columns: columnsOf(operation) } : {}),
    related: related(operation, slug),
  };
}

/** Kinds that tables of different services have in common. */
function isJoined(kind: string | undefined): boolean {
  return kind !== undefined && /^(country|currency|period|day|year|unit$)/.test(kind);
}

/** Columns that can be joined or calculated with take up to two thirds of the places, the first others the rest. */
function columnsOf(operation: Operation): string {
  const { columns } = tableOf(operation);
  const useful = columns
    .filter(({ is, type }) => is !== undefined || type === 'number' || type === 'integer')
    .sort((a, b) => Number(isJoined(b.is)) - Number(isJoined(a.is)))
    .slice(0, (MOST_COLUMNS * 2) / 3);
  const others = columns.filter((column) => !useful.includes(column)).slice(0, MOST_COLUMNS - useful.length);
  return columns
    .filter((column) => useful.includes(column) || others.includes(column))
    .map(({ name }) => name)
    .join(' ');
}

/** Describes a service, and the maximum age of its data. */
export function subjectOf({ slug, title, summary, operations, sources }: Service, spec: Spec): Subject {
  const tools = operations.filter(({ shared }) => !shared).length;
  const fresh = spec.sources.filter(({ id }) => sources.includes(id)).flatMap(({ cache }) => cache?.fresh ?? []);
  const [longest] = fresh.sort((a, b) => milliseconds(b) - milliseconds(a));
  const freshness = longest === undefined ? 'built in' : `from its source; cached up to ${longest}`;
  return { service: slug, title, summary, tools, freshness };
}

/** Ids of tools that supply an argument's value or are usually called before or after. */
function related({ arguments: args, see }: Operation, slug: string): string[] {
  const others = [...args.flatMap(({ from }) => from), ...see];
  return [...new Set(others.map(({ service = slug, tool }) => `${service}.${tool}`))];
}

/** For example: `required, integer 1 to 100. Maximum number of results.` */
function argumentWords(operation: Operation, argument: Argument): string {
  const schema = argumentSchema(argument, inline);
  const words = argument.shape.description;
  const { default: fallback } = schema;
  const head = [
    ...(isPublishedRequired(operation, argument) ? ['required'] : []),
    argument.commaSeparated === undefined
      ? typeWords(schema)
      : `comma-separated text, any of ${wordsOf(closedSet(argument))}`,
    ...(fallback === undefined || fallback === '' ? [] : [`else ${JSON.stringify(fallback)}`]),
  ].join(', ');
  const from = argument.from.map(({ service, tool }) => (service === undefined ? tool : `${tool} of ${service}`));
  const giver = from.length === 0 ? undefined : `From ${[...new Set(from)].join(' or ')}.`;
  return joined(`${head}.`, shortened(words), giver);
}

/** Keeps as many complete sentences as fit, at least the first. */
function shortened(description: string | undefined): string | undefined {
  if (description === undefined) return undefined;
  const sentences = description.split(/(?<=[.!?]) (?=[A-Z])/u);
  let text = sentences[0] as string;
  for (const sentence of sentences.slice(1)) {
    if (text.length + sentence.length > LONGEST_DESCRIPTION) break;
    text += ` ${sentence}`;
  }
  return text;
}

function wordsOf(words: readonly unknown[]): string {
  const rest = words.length > MOST_WORDS ? `, … (${words.length})` : '';
  return `${words.slice(0, MOST_WORDS).filter(Boolean).join(', ')}${rest}`;
}

function typeWords(schema: JsonSchema): string {
  const { type, enum: words, format, items, minimum, maximum, exclusiveMinimum, pattern, anyOf } = schema;
  if (Array.isArray(words)) {
    return `one of ${wordsOf(words)}`;
  }
  if (Array.isArray(anyOf)) return (anyOf as JsonSchema[]).map(typeWords).join(' or ');
  if (items !== undefined) return `list of ${typeWords(items as JsonSchema)}`;
  const least = minimum ?? exclusiveMinimum;
  const bounds = least !== undefined && maximum !== undefined ? ` ${least} to ${maximum}` : '';
  const form = format === undefined ? '' : ` (${FORMATS[String(format)] ?? format})`;
  return `${[type].flat().join(' or ')}${bounds}${form}${pattern === undefined || form !== '' ? '' : formed(schema)}`;
}

const FORMATS: Readonly<Record<string, string>> = { date: 'YYYY-MM-DD', 'date-time': 'ISO 8601', uri: 'URL' };

function formed({ examples }: JsonSchema): string {
  const [first] = Array.isArray(examples) ? (examples as unknown[]) : [];
  return first === undefined ? '' : ` such as ${String(first)}`;
}
