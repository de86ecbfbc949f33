// Builds the descriptions for agents: what a tool returns, when to use it, its alternatives, and rules that involve
// several arguments, which published schemas cannot express.

import type { Deprecation } from '../../runtime/contract/operation.ts';
import type { FieldReference, ToolReference } from '../language/references.ts';
import type { Argument, Operation, Shape } from './model.ts';

/**
 * Maximum number of characters in a published description or in the instructions of a server. Clients truncate longer
 * texts silently.
 */
export const MAX_TEXT_LENGTH = 2000;

export function describe(operation: Operation): string {
  const { summary, description, when, instead } = operation;
  const others = instead.map(({ purpose, ...tool }) => `for ${purpose} use ${named(tool)}`).join('; ');
  return joined(
    summary,
    description,
    when === undefined ? undefined : `Use when ${when}.`,
    others === '' ? undefined : `${others.charAt(0).toUpperCase()}${others.slice(1)}.`,
    ...rules(operation),
  );
}

/** Returns the description of a tool, without the comparison with other tools. */
export function explain(operation: Operation): string {
  return joined(operation.summary, operation.description, ...rules(operation));
}

/** Text about the accepted names and codes, for arguments that are not limited to codes by a pattern. */
const TAKEN = {
  Country: 'A name, or an ISO 3166-1 code of two or three letters (case-insensitive).',
  UsState: 'A name, or a two-letter code (case-insensitive).',
  CurrencyCode: 'A name, or an ISO 4217 code (case-insensitive).',
  AirportCode: 'A city, an airport name, or an IATA code (case-insensitive).',
} as const;
const TAKEN_GROUPS =
  'Also accepts groups: EU, EA (euro area), OECD, WLD (world), regions and income groups of the World Bank (SSF, LIC), by code or name.';

/** Returns the description of an argument, including accepted names and the tools that return ids. */
export function describeArgument(argument: Argument): string | undefined {
  const description = withDeprecations(ownDescription(argument), argument.shape);
  // This is only needed for value sets in comma-separated lists; the descriptions of other value sets already include
  // their deprecated values.
  const { deprecatedValues } = argument.commaSeparated?.shape ?? {};
  return deprecatedValues === undefined ? description : withDeprecations(description, { deprecatedValues });
}

function ownDescription(argument: Argument): string | undefined {
  const { name, from, named: names } = argument;
  const { description, words } = argument.shape;
  if (names !== undefined && words.pattern === undefined) {
    const several = names.maxValues === undefined ? undefined : `One, or a list of up to ${names.maxValues}.`;
    return joined(description, TAKEN[names.type], names.groups === true ? TAKEN_GROUPS : undefined, several);
  }
  if (from.length === 0) return description;
  const providers = from.map(
    (provider) => `${named(provider)}${provider.field === name ? '' : ` (${provider.field})`}`,
  );
  return joined(description, `Get it from ${providers.join(' or ')}.`);
}

/** Returns the name of a tool, with its service if this is a different one. */
function named({ service, tool }: ToolReference | FieldReference): string {
  return service === undefined ? tool : `${tool} of ${service}`;
}

export function rules(operation: Operation): string[] {
  const { atLeastOneOf, oneGroupOf, inOrder, deprecated } = operation;
  const sentences = atLeastOneOf.map((names) => `At least one of ${names.join(', ')} is required.`);
  if (oneGroupOf !== undefined) {
    const groups = oneGroupOf.map((names) => names.join(' + ')).join(', or ');
    sentences.push(`Exactly one of these is required: ${groups}.`);
  }
  for (const [first, second] of inOrder) {
    sentences.push(`${first} must not be ${orderWord(operation, first)} ${second}.`);
  }
  if (deprecated !== undefined) sentences.push(deprecationSentence(deprecated));
  return sentences;
}

function orderWord({ arguments: args }: Operation, name: string): string {
  const shape = args.find((argument) => argument.name === name)?.shape;
  return shape?.kind === 'scalar' && !shape.types.includes('string') ? 'above' : 'after';
}

/** Returns a sentence such as `Deprecated since 2026-11-01, removed after 2027-05-01; use limit instead.` */
export function deprecationSentence({ since, removeAfter, use }: Deprecation, what = 'Deprecated'): string {
  const days = [
    since === undefined ? '' : ` since ${since}`,
    removeAfter === undefined ? '' : `, removed after ${removeAfter}`,
  ];
  return `${what}${days.join('')}${use === undefined ? '' : `; use ${use} instead`}.`;
}

/** Adds the deprecation of the argument or field, and those of its enum values, to a text. */
export function withDeprecations(
  description: string | undefined,
  { deprecated, deprecatedValues = {} }: Pick<Shape, 'deprecated' | 'deprecatedValues'>,
): string | undefined {
  const sentences = Object.entries(deprecatedValues).map(([value, each]) =>
    deprecationSentence(each, `The value ${value} is deprecated`),
  );
  if (deprecated !== undefined) sentences.push(deprecationSentence(deprecated));
  return description === undefined && sentences.length === 0 ? undefined : joined(description, ...sentences);
}

/** Joins sentences with spaces. Undefined sentences are skipped. */
export function joined(...sentences: (string | undefined)[]): string {
  return sentences.filter((sentence) => sentence !== undefined).join(' ');
}
