// Builds the published result from an adapter's result in one pass: removes hidden characters, writes null for nullable fields,
// omits undefined optional fields, and validates every value. Drops an invalid optional value, and an optional record or list
// that contains an invalid required value. Never modifies the input, which may be cached.

import { FORMATS } from '../lib/formats.ts';
import { visibleText, withVisibleText } from '../lib/visible-text.ts';
import type { Published, PublishedFields, PublishedRecord } from './published.ts';
import { codePoints, type NumberRange } from './wording.ts';

export interface ResultViolation {
  /** For example `vessels[3].speed`. */
  readonly path: string;
  readonly message: string;
  /** True if the value and everything that contains it are required. */
  fatal: boolean;
}

export interface Publication {
  /** After a fatal violation, this still contains the invalid value. */
  readonly result: object;
  readonly violations: readonly ResultViolation[];
}

export function publish(schema: PublishedRecord, input: unknown): Publication {
  const pass = new Pass();
  const result = pass.value(schema, input);
  const isRecord = typeof input === 'object' && input !== null && !Array.isArray(input);
  return { result: isRecord ? (result as object) : {}, violations: pass.violations };
}

type Key = string | number;

class Pass {
  readonly violations: ResultViolation[] = [];
  /** Path of the current value; only the first `#depth` entries are valid. */
  readonly #path: Key[] = [];
  #depth = 0;

  /** Reports an invalid value and returns it unchanged. */
  value(schema: Published, input: unknown): unknown {
    switch (schema.kind) {
      case 'string':
        return this.#string(schema, input);
      case 'number':
        return typeof input === 'number' && Number.isFinite(input)
          ? this.#ranged(schema, input)
          : this.#violate(input, 'is not a number');
      case 'integer':
        return Number.isInteger(input)
          ? this.#ranged(schema, input as number)
          : this.#violate(input, 'is not a whole number');
      case 'boolean':
        return typeof input === 'boolean' ? input : this.#violate(input, 'is not true or false');
      case 'choice':
        return schema.values.includes(input) ? input : this.#violate(input, 'is not one of the allowed values');
      case 'scalar':
        return this.#scalar(schema, input);
      case 'record':
        return this.#record(schema, input);
      case 'list':
        return this.#list(schema, input);
      case 'map':
        return this.#map(schema, input);
    }
  }

  #string(rules: Published & { kind: 'string' }, input: unknown): unknown {
    if (typeof input !== 'string') return this.#violate(input, 'is not a string');
    const text = visibleText(input);
    const { pattern, format } = rules;
    if (pattern !== undefined && !pattern.test(text)) return this.#violate(text, `does not match ${pattern.source}`);
    if (format !== undefined && !FORMATS[format].test(text)) {
      return this.#violate(text, `is not ${FORMATS[format].says}`);
    }
    if (hasWrongLength(text, rules)) return this.#violate(text, 'has the wrong length');
    return text;
  }

  #scalar({ types }: Published & { kind: 'scalar' }, input: unknown): unknown {
    if (!(types as readonly string[]).includes(typeof input)) {
      return this.#violate(input, `is not one of ${types.join(', ')}`);
    }
    return typeof input === 'string' ? visibleText(input) : input;
  }

  #record(schema: PublishedRecord, input: unknown): unknown {
    if (typeof input !== 'object' || input === null || Array.isArray(input)) {
      return this.#violate(input, 'is not an object');
    }
    const fields = schema.orNotFound && 'error' in input ? NOT_FOUND : schema.fields;
    const record: Record<string, unknown> = {};
    const depth = this.#depth++;
    for (const [name, field] of fields) {
      this.#path[depth] = name;
      this.#field(record, name, field, input as Readonly<Record<string, unknown>>);
    }
    this.#depth = depth;
    return record;
  }

  #field(
    record: Record<string, unknown>,
    name: string,
    field: Published,
    input: Readonly<Record<string, unknown>>,
  ): void {
    const value = input[name];
    if (value === undefined || value === null) {
      if (field.nullable === true) {
        if (value === null || field.optional !== true || name in input) record[name] = null;
      } else if (field.optional !== true) {
        record[name] = this.#violate(value, value === null ? 'is null' : 'is missing');
      } else if (value === null) {
        this.#violate(value, 'is null');
        (this.violations.at(-1) as ResultViolation).fatal = false;
      }
      return;
    }
    const before = this.violations.length;
    const written = this.value(field, value);
    if (this.violations.length > before && field.optional === true && this.#excuse(before)) return;
    record[name] = written;
  }

  #list({ items, minItems = 0, maxItems = Number.POSITIVE_INFINITY }: Published & { kind: 'list' }, input: unknown) {
    if (!Array.isArray(input)) return this.#violate(input, 'is not a list');
    if (input.length < minItems || input.length > maxItems) {
      return this.#violate(input, 'has the wrong number of items');
    }
    const depth = this.#depth++;
    const list = Array.from(input, (item: unknown, index) => {
      this.#path[depth] = index;
      return this.#member(items, item);
    });
    this.#depth = depth;
    return list;
  }

  #map({ values }: Published & { kind: 'map' }, input: unknown): unknown {
    if (typeof input !== 'object' || input === null || Array.isArray(input)) {
      return this.#violate(input, 'is not an object');
    }
    const depth = this.#depth++;
    // `fromEntries` defines properties, so `__proto__` cannot set the prototype.
    const map = Object.fromEntries(
      Object.entries(input).map(([name, value]) => {
        this.#path[depth] = name;
        return [visibleText(name), this.#member(values, value)];
      }),
    );
    this.#depth = depth;
    return map;
  }

  /** Publishes a list item or a map value. */
  #member(schema: Published, input: unknown): unknown {
    if (input !== undefined && input !== null) return this.value(schema, input);
    if (input === null && schema.nullable === true) return null;
    return this.#violate(input, input === null ? 'is null' : 'is missing');
  }

  #ranged({ minimum, maximum, exclusiveMinimum, exclusiveMaximum }: NumberRange, input: number): unknown {
    const isLow =
      (minimum !== undefined && input < minimum) || (exclusiveMinimum !== undefined && input <= exclusiveMinimum);
    const isHigh =
      (maximum !== undefined && input > maximum) || (exclusiveMaximum !== undefined && input >= exclusiveMaximum);
    return isLow || isHigh ? this.#violate(input, 'is out of range') : input;
  }

  /** Records a violation, which is no longer fatal if an enclosing optional value is dropped later. */
  #violate(input: unknown, message: string): unknown {
    const path = this.#path.slice(0, this.#depth).reduce<string>((text, part) => {
      if (typeof part === 'number') return `${text}[${part}]`;
      return text === '' ? part : `${text}.${part}`;
    }, '');
    this.violations.push({ path, message, fatal: true });
    return withVisibleText(input);
  }

  /** Makes the violations since `first` non-fatal. Returns whether any was fatal. */
  #excuse(first: number): boolean {
    let wasFatal = false;
    for (const violation of this.violations.slice(first)) {
      wasFatal ||= violation.fatal;
      violation.fatal = false;
    }
    return wasFatal;
  }
}

const NOT_FOUND: PublishedFields = [['error', { kind: 'choice', values: ['not_found'] }]];

function hasWrongLength(
  value: string,
  { minLength = 0, maxLength = Number.POSITIVE_INFINITY }: { minLength?: number; maxLength?: number },
): boolean {
  const certainlyFits = value.length <= maxLength && value.length >= 2 * minLength;
  if (certainlyFits) return false;
  const length = codePoints(value);
  return length < minLength || length > maxLength;
}
