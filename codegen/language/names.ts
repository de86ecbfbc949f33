// Naming conventions, shared by validation, model and plan.

import type { ArgumentData, SchemaData } from './data.ts';

export const QUESTIONS_OF_ALL = 'platform';

export function bareName(field: string): string {
  return field.endsWith('?') ? field.slice(0, -1) : field;
}

/** Types for arguments only. Names are converted to codes with lookup tables. */
export const NAMED_TYPES = ['Country', 'UsState', 'CurrencyCode', 'AirportCode'] as const;
export type NamedType = (typeof NAMED_TYPES)[number];

export function namedTypeOf({ type }: { readonly type?: unknown }): NamedType | undefined {
  return NAMED_TYPES.find((name) => name === type);
}

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

/**
 * Returns the types without `null`, and the record or value set to which the schema refers. Named types count as
 * strings.
 */
export function typesOf(schema: SchemaData | ArgumentData): { scalars: string[]; names: string[]; nullable: boolean } {
  const typeNames =
    typeof schema === 'string' ? [schema] : [schema.type ?? ('comma_separated' in schema ? 'string' : 'object')].flat();
  const isNamed = typeNames.length === 1 && namedTypeOf({ type: typeNames[0] }) !== undefined;
  const types = isNamed ? ['string'] : typeNames.filter((type) => type !== 'null');
  return {
    scalars: types.filter((type) => !isTypeName(type)),
    names: types.filter(isTypeName),
    nullable: types.length < typeNames.length,
  };
}

export function isTypeName(word: string): boolean {
  return /^[A-Z]/.test(word);
}

/** Converts to PascalCase: `unit-conversion` becomes `UnitConversion`. */
export function pascalCase(words: string): string {
  return words
    .split(/[-_/.]/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
}

export function operationTypes(operation: string): [argumentsType: string, resultType: string] {
  const name = pascalCase(operation);
  return [`${name}Arguments`, `${name}Result`];
}
