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
  /** The value is required, and so is everything that contains it. */
  fatal: boolean;
}

export interface Publication {
  /** Contains the invalid value after a fatal violation. */
  readonly result: object;
  readonly violations: readonly ResultViolation[];
}

export function publish(schema: PublishedRecord, given: unknown): Publication {
  const pass = new Pass();
  const result = pass.value(schema, given);
  const isRecord = typeof given === 'object' && given !== null && !Array.isArray(given);
  return { result: isRecord ? (result as object) : {}, violations: pass.violations };
}

type Key = string | number;

class Pass {
  readonly violations: ResultViolation[] = [];
  /** Path of the current value; only the first `#depth` entries are valid. */
  readonly #path: Key[] = [];
  #depth = 0;

  /** Reports an invalid value and returns it unchanged. */
  value(schema: Published, given: unknown): unknown {
    switch (schema.kind) {
      case 'string':
        return this.#string(schema, given);
      case 'number':
        return typeof given === 'number' && Number.isFinite(given)
          ? this.#ranged(schema, given)
          : this.#violate(given, 'is not a number');
      case 'integer':
        return Number.isInteger(given)
          ? this.#ranged(schema, given as number)
          : this.#violate(given, 'is not a whole number');
      case 'boolean':
        return typeof given === 'boolean' ? given : this.#violate(given, 'is not true or false');
      case 'choice':
        return schema.values.includes(given) ? given : this.#violate(given, 'is not one of the allowed values');
      case 'scalar':
        return this.#scalar(schema, given);
      case 'record':
        return this.#record(schema, given);
      case 'list':
        return this.#list(schema, given);
      case 'map':
        return this.#map(schema, given);
    }
  }

  #string(rules: Published & { kind: 'string' }, given: unknown): unknown {
    if (typeof given !== 'string') return this.#violate(given, 'is not a string');
    const text = visibleText(given);
    const { pattern, format } = rules;
    if (pattern !== undefined && !pattern.test(text)) return this.#violate(text, `does not match ${pattern.source}`);
    if (format !== undefined && !FORMATS[format].test(text)) {
      return this.#violate(text, `is not ${FORMATS[format].says}`);
    }
    if (hasWrongLength(text, rules)) return this.#violate(text, 'has the wrong length');
    return text;
  }

  #scalar({ types }: Published & { kind: 'scalar' }, given: unknown): unknown {
    if (!(types as readonly string[]).includes(typeof given)) {
      return this.#violate(given, `is not one of ${types.join(', ')}`);
    }
    return typeof given === 'string' ? visibleText(given) : given;
  }

  #record(schema: PublishedRecord, given: unknown): unknown {
    if (typeof given !== 'object' || given === null || Array.isArray(given)) {
      return this.#violate(given, 'is not an object');
    }
    const fields = schema.orNotFound && 'error' in given ? NOT_FOUND : schema.fields;
    const record: Record<string, unknown> = {};
    const depth = this.#depth++;
    for (const [name, field] of fields) {
      this.#path[depth] = name;
      this.#field(record, name, field, given as Readonly<Record<string, unknown>>);
    }
    this.#depth = depth;
    return record;
  }

  #field(
    record: Record<string, unknown>,
    name: string,
    field: Published,
    given: Readonly<Record<string, unknown>>,
  ): void {
    const value = given[name];
    if (value === undefined || value === null) {
      if (field.nullable === true) {
        if (value === null || field.optional !== true || name in given) record[name] = null;
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

  #list({ items, minItems = 0, maxItems = Number.POSITIVE_INFINITY }: Published & { kind: 'list' }, given: unknown) {
    if (!Array.isArray(given)) return this.#violate(given, 'is not a list');
    if (given.length < minItems || given.length > maxItems) {
      return this.#violate(given, 'has the wrong number of items');
    }
    const depth = this.#depth++;
    const list = Array.from(given, (item: unknown, index) => {
      this.#path[depth] = index;
      return this.#member(items, item);
    });
    this.#depth = depth;
    return list;
  }

  #map({ values }: Published & { kind: 'map' }, given: unknown): unknown {
    if (typeof given !== 'object' || given === null || Array.isArray(given)) {
      return this.#violate(given, 'is not an object');
    }
    const depth = this.#depth++;
    // `fromEntries` defines properties, so `__proto__` cannot set the prototype.
    const map = Object.fromEntries(
      Object.entries(given).map(([name, value]) => {
        this.#path[depth] = name;
        return [visibleText(name), this.#member(values, value)];
      }),
    );
    this.#depth = depth;
    return map;
  }

  /** For list items and map values. */
  #member(schema: Published, given: unknown): unknown {
    if (given !== undefined && given !== null) return this.value(schema, given);
    if (given === null && schema.nullable === true) return null;
    return this.#violate(given, given === null ? 'is null' : 'is missing');
  }

  #ranged({ minimum, maximum, exclusiveMinimum, exclusiveMaximum }: NumberRange, given: number): unknown {
    const isLow =
      (minimum !== undefined && given < minimum) || (exclusiveMinimum !== undefined && given <= exclusiveMinimum);
    const isHigh =
      (maximum !== undefined && given > maximum) || (exclusiveMaximum !== undefined && given >= exclusiveMaximum);
    return isLow || isHigh ? this.#violate(given, 'is out of range') : given;
  }

  /** Not fatal if an enclosing optional value is dropped later. */
  #violate(given: unknown, message: string): unknown {
    const path = this.#path.slice(0, this.#depth).reduce<string>((text, part) => {
      if (typeof part === 'number') return `${text}[${part}]`;
      return text === '' ? part : `${text}.${part}`;
    }, '');
    this.violations.push({ path, message, fatal: true });
    return withVisibleText(given);
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
