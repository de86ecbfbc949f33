// Descriptions of published results, generated from the manifests and read by publish.ts.

import type { FormatName } from '../lib/formats.ts';
import type { NumberRange } from './wording.ts';

/** List items and map values are never optional. */
interface Presence {
  readonly optional?: true;
  readonly nullable?: true;
}

interface StringRules extends Presence {
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: RegExp;
  readonly format?: FormatName;
}

interface NumberRules extends Presence, NumberRange {}

interface ListRules extends Presence {
  readonly minItems?: number;
  readonly maxItems?: number;
}

type ScalarType = 'string' | 'number' | 'boolean';

export type Published =
  | ({ readonly kind: 'string' } & StringRules)
  | ({ readonly kind: 'number' | 'integer' } & NumberRules)
  | ({ readonly kind: 'boolean' } & Presence)
  | ({ readonly kind: 'choice'; readonly values: readonly unknown[] } & Presence)
  | ({ readonly kind: 'scalar'; readonly types: readonly ScalarType[] } & Presence)
  | ({ readonly kind: 'list'; readonly items: Published } & ListRules)
  | ({ readonly kind: 'map'; readonly values: Published } & Presence)
  | PublishedRecord;

/** In output order. */
export type PublishedFields = readonly (readonly [name: string, value: Published])[];

export type PublishedRecord = {
  readonly kind: 'record';
  readonly fields: PublishedFields;
  /** The result may be `{ error: 'not_found' }`. */
  readonly orNotFound?: true;
} & Presence;

export const published = {
  string: (rules: StringRules = {}): Published => ({ kind: 'string', ...rules }),
  number: (rules: NumberRules = {}): Published => ({ kind: 'number', ...rules }),
  integer: (rules: NumberRules = {}): Published => ({ kind: 'integer', ...rules }),
  boolean: (rules: Presence = {}): Published => ({ kind: 'boolean', ...rules }),
  choice: (values: readonly unknown[], rules: Presence = {}): Published => ({ kind: 'choice', values, ...rules }),
  scalar: (types: readonly ScalarType[], rules: Presence = {}): Published => ({ kind: 'scalar', types, ...rules }),
  list: (items: Published, rules: ListRules = {}): Published => ({ kind: 'list', items, ...rules }),
  /** An object with arbitrary keys. */
  map: (values: Published, rules: Presence = {}): Published => ({ kind: 'map', values, ...rules }),
  fields: (fields: Readonly<Record<string, Published>>): PublishedFields => Object.entries(fields),
  record: (fields: PublishedFields, rules: Presence & { readonly orNotFound?: true } = {}): PublishedRecord => ({
    kind: 'record',
    fields,
    ...rules,
  }),
};
