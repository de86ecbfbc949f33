// Names as manifests write them and as generated code bears them, which validation, model and plan must read alike.

import type { ArgumentData, SchemaData } from './data.ts';

/** What questions.yaml calls the tools that every service gets. */
export const QUESTIONS_OF_ALL = 'platform';

/** A field's name without the `?` of an optional one. */
export function bareName(field: string): string {
  return field.endsWith('?') ? field.slice(0, -1) : field;
}

/** Types of arguments alone: texts that are read by tables of names, and handed on as one code. */
export const NAMED_TYPES = ['Country', 'UsState', 'CurrencyCode', 'AirportCode'] as const;
/** One of them. */
export type NamedType = (typeof NAMED_TYPES)[number];

/** The type of names that a schema is of; undefined for others. */
export function namedTypeOf({ type }: { readonly type?: unknown }): NamedType | undefined {
  return NAMED_TYPES.find((name) => name === type);
}

/** The kind of the codes that a named argument takes: it says it already. */
export function kindOfNamed(argument: Pick<ArgumentData, 'type' | 'as' | 'groups' | 'is'>): string | undefined {
  switch (namedTypeOf(argument)) {
    case 'Country':
      if (argument.groups) return 'country_or_group';
      return argument.as === 'iso3' ? 'country.iso3' : 'country.iso2';
    case 'UsState':
      return 'region.us_state';
    case 'CurrencyCode':
      return 'currency';
    case 'AirportCode':
      return 'airport.iata';
    case undefined:
      return argument.is;
  }
}

/** A schema's types, with `null` taken out, and the record or value set that it names. Names are texts. */
export function typesOf(schema: SchemaData | ArgumentData): { scalars: string[]; names: string[]; nullable: boolean } {
  const given =
    typeof schema === 'string' ? [schema] : [schema.type ?? ('comma_separated' in schema ? 'string' : 'object')].flat();
  const isNamed = given.length === 1 && namedTypeOf({ type: given[0] }) !== undefined;
  const types = isNamed ? ['string'] : given.filter((type) => type !== 'null');
  return {
    scalars: types.filter((type) => !isTypeName(type)),
    names: types.filter(isTypeName),
    nullable: types.length < given.length,
  };
}

/** Whether a word names a record or a value set. */
export function isTypeName(word: string): boolean {
  return /^[A-Z]/.test(word);
}

/** `unit-conversion` and `unit_conversion` become `UnitConversion`. */
export function pascalCase(words: string): string {
  return words
    .split(/[-_/.]/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
}

/** The names of the types that are written for an operation. */
export function operationTypes(operation: string): [argumentsType: string, resultType: string] {
  const name = pascalCase(operation);
  return [`${name}Arguments`, `${name}Result`];
}
