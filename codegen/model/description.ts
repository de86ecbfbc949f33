// The texts that agents read, put together from a tool's words: what it gives, when to use it, which other tool does the
// rest, and the rules over several of its arguments, which no published schema can say.

import type { Deprecation } from '../../runtime/contract/operation.ts';
import type { FieldReference, ToolReference } from '../language/references.ts';
import type { Argument, Operation, Shape } from './model.ts';

/** Most characters of a published description, and of a server's instructions: clients cut there, silently. */
export const LONGEST_TEXT = 2000;

/** The description of a tool as consumers get it. */
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

/** What a tool gives and which rules its arguments keep, without the words that tell it from other tools. */
export function explain(operation: Operation): string {
  return joined(operation.summary, operation.description, ...rules(operation));
}

/** What a name may be, where no pattern asks for codes alone. */
const TAKEN = {
  Country: 'A name, or an ISO 3166-1 code of two or three letters, in any case.',
  UsState: 'A name, or a code of two letters, in any case.',
  CurrencyCode: 'A name, or a code of ISO 4217, in any case.',
  AirportCode: 'A city or an airport by its name, or an IATA code, in any case.',
} as const;
const TAKEN_GROUPS =
  'So are groups: EU, EA (euro area), OECD, WLD (world), regions and income groups of the World Bank (SSF, LIC), by code or name.';

/** The description of an argument: with what it may be called, and the tools that give an id. */
export function describeArgument(argument: Argument): string | undefined {
  const said = withDeprecations(ownDescription(argument), argument.shape);
  // Any other value set tells of its own values.
  const { deprecatedValues } = argument.commaSeparated?.shape ?? {};
  return deprecatedValues === undefined ? said : withDeprecations(said, { deprecatedValues });
}

function ownDescription(argument: Argument): string | undefined {
  const { name, from, named: names } = argument;
  const { description, words } = argument.shape;
  if (names !== undefined && words.pattern === undefined) {
    return joined(description, TAKEN[names.type], names.groups === true ? TAKEN_GROUPS : undefined);
  }
  if (from.length === 0) return description;
  const givers = from.map((giver) => `${named(giver)}${giver.field === name ? '' : ` (${giver.field})`}`);
  return joined(description, `Get it from ${givers.join(' or ')}.`);
}

/** A tool's name as its siblings know it, and with its service where that is another one. */
function named({ service, tool }: ToolReference | FieldReference): string {
  return service === undefined ? tool : `${tool} of ${service}`;
}

/** The rules over several arguments, a sentence each. */
export function rules(operation: Operation): string[] {
  const { atLeastOneOf, oneGroupOf, inOrder, deprecated } = operation;
  const sentences = atLeastOneOf.map((names) => `At least one of ${names.join(', ')} must be given.`);
  if (oneGroupOf !== undefined) {
    const groups = oneGroupOf.map((names) => names.join(' + ')).join(', or ');
    sentences.push(`Exactly one of these must be given: ${groups}.`);
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

/** `Deprecated since 2026-11-01, goes after 2027-05-01; use limit instead.` */
export function deprecationSentence({ since, removeAfter, use }: Deprecation, what = 'Deprecated'): string {
  const days = [
    since === undefined ? '' : ` since ${since}`,
    removeAfter === undefined ? '' : `, goes after ${removeAfter}`,
  ];
  return `${what}${days.join('')}${use === undefined ? '' : `; use ${use} instead`}.`;
}

/** A description with what of it is deprecated: the argument or field itself, values of its closed set. */
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

/** Sentences as one text; those that are not there are left out. */
export function joined(...sentences: (string | undefined)[]): string {
  return sentences.filter((sentence) => sentence !== undefined).join(' ');
}
