// Checks results against the schema that consumers were promised. A bad optional field is dropped and counted, and so is
// an optional record or list that holds something bad; a bad required field that nothing optional holds makes the result
// unusable. What is checked is never changed: a cache may hold it. Generated `check…` functions call these methods, one a field.

import { FORMATS, type FormatName } from '../lib/formats.ts';
import { codePoints, type NumberRange } from './wording.ts';

/** One departure of a result from its published schema. */
export interface ResultViolation {
  /** Where: `vessels[3].speed`. */
  readonly path: string;
  readonly message: string;
  /** Nothing optional could be dropped to mend it: the whole result is unusable. */
  fatal: boolean;
}

interface FieldRules {
  required?: true;
  nullable?: true;
}
interface StringRules extends FieldRules {
  minLength?: number;
  maxLength?: number;
  pattern?: RegExp;
  format?: FormatName;
}
interface NumberRules extends FieldRules, NumberRange {}
interface ListRules extends FieldRules {
  minItems?: number;
  maxItems?: number;
}
type Fields = Record<string | number, unknown>;
type Key = string | number;

/** Collects the violations of one result, and what to leave out of it. */
export class ResultCheck {
  readonly violations: ResultViolation[] = [];
  readonly #path: Key[] = [];
  /** Where the optional things stand that are to be left out; what holds another one comes after it. */
  readonly #dropped: (readonly Key[])[] = [];

  string(fields: object, key: Key, rules: StringRules): void {
    const value = this.#present(fields, key, rules);
    if (value === undefined) return;
    if (typeof value !== 'string') this.#violate(key, rules, 'is not a string');
    else if (rules.pattern !== undefined && !rules.pattern.test(value)) {
      this.#violate(key, rules, `does not match ${rules.pattern.source}`);
    } else if (rules.format !== undefined && !FORMATS[rules.format].test(value)) {
      this.#violate(key, rules, `is not ${FORMATS[rules.format].says}`);
    } else if (hasWrongLength(value, rules)) {
      this.#violate(key, rules, 'has the wrong length');
    }
  }

  number(fields: object, key: Key, rules: NumberRules): void {
    const value = this.#present(fields, key, rules);
    if (value === undefined) return;
    if (typeof value !== 'number' || !Number.isFinite(value)) this.#violate(key, rules, 'is not a number');
    else this.#range(key, rules, value);
  }

  integer(fields: object, key: Key, rules: NumberRules): void {
    const value = this.#present(fields, key, rules);
    if (value === undefined) return;
    if (!Number.isInteger(value)) this.#violate(key, rules, 'is not a whole number');
    else this.#range(key, rules, value as number);
  }

  boolean(fields: object, key: Key, rules: FieldRules): void {
    const value = this.#present(fields, key, rules);
    if (value !== undefined && typeof value !== 'boolean') this.#violate(key, rules, 'is not true or false');
  }

  choice(fields: object, key: Key, words: readonly unknown[], rules: FieldRules): void {
    const value = this.#present(fields, key, rules);
    if (value !== undefined && !words.includes(value)) this.#violate(key, rules, 'is not one of its closed set');
  }

  /** A scalar of one of several types. */
  scalar(fields: object, key: Key, types: readonly ('string' | 'number' | 'boolean')[], rules: FieldRules): void {
    const value = this.#present(fields, key, rules);
    if (value !== undefined && !(types as readonly string[]).includes(typeof value)) {
      this.#violate(key, rules, `is not one of ${types.join(', ')}`);
    }
  }

  record(fields: object, key: Key, rules: FieldRules, inside: (check: ResultCheck, record: object) => void): void {
    const value = this.#present(fields, key, rules);
    if (value === undefined) return;
    if (typeof value !== 'object' || Array.isArray(value)) {
      this.#violate(key, rules, 'is not an object');
      return;
    }
    this.#inside(key, rules, () => inside(this, value as object));
  }

  list(
    fields: object,
    key: Key,
    rules: ListRules,
    item: (check: ResultCheck, items: object, index: number) => void,
  ): void {
    const value = this.#present(fields, key, rules);
    if (value === undefined) return;
    if (!Array.isArray(value)) {
      this.#violate(key, rules, 'is not a list');
      return;
    }
    if (value.length < (rules.minItems ?? 0) || value.length > (rules.maxItems ?? Number.POSITIVE_INFINITY)) {
      this.#violate(key, rules, 'has the wrong number of items');
      return;
    }
    this.#inside(key, rules, () => {
      for (let index = 0; index < value.length; index++) item(this, value, index);
    });
  }

  /** An object whose names are free and whose values are all of one kind. */
  map(
    fields: object,
    key: Key,
    rules: FieldRules,
    each: (check: ResultCheck, map: object, name: string) => void,
  ): void {
    this.record(fields, key, rules, (check, map) => {
      for (const name of Object.keys(map)) each(check, map, name);
    });
  }

  /** The result without what was found bad and may be absent: the same object where nothing was, otherwise a copy. */
  mended<Result extends object>(result: Result): Result {
    if (this.#dropped.length === 0) return result;
    const mended = { ...result };
    const copies = new Set<unknown>([mended]);
    for (const path of this.#dropped) drop(mended, path, copies);
    return mended;
  }

  /** The value, or undefined when it is rightly absent or null. A missing required field is a violation. */
  #present(fields: object, key: Key, rules: FieldRules): unknown {
    const value = (fields as Fields)[key];
    if (value === undefined) {
      if (rules.required === true) this.#violate(key, rules, 'is missing');
      return undefined;
    }
    if (value !== null) return value;
    if (rules.nullable !== true) this.#violate(key, rules, 'is null');
    return undefined;
  }

  /** Looks into a record or list. What cannot be mended inside an optional one is mended by dropping the whole. */
  #inside(key: Key, rules: FieldRules, look: () => void): void {
    const before = this.violations.length;
    this.#path.push(key);
    look();
    this.#path.pop();
    if (rules.required === true || this.violations.length === before) return;
    const fatal = this.violations.slice(before).filter((violation) => violation.fatal);
    for (const violation of fatal) violation.fatal = false;
    if (fatal.length > 0) this.#dropped.push([...this.#path, key]);
  }

  #range(key: Key, rules: NumberRules, value: number): void {
    const low = value < (rules.minimum ?? -Infinity) || value <= (rules.exclusiveMinimum ?? -Infinity);
    const high = value > (rules.maximum ?? Infinity) || value >= (rules.exclusiveMaximum ?? Infinity);
    if (low || high) this.#violate(key, rules, 'is out of its range');
  }

  #violate(key: Key, rules: FieldRules, message: string): void {
    const place = [...this.#path, key];
    const path = place.reduce<string>(
      (text, part) => (typeof part === 'number' ? `${text}[${part}]` : text === '' ? part : `${text}.${part}`),
      '',
    );
    this.violations.push({ path, message, fatal: rules.required === true });
    if (rules.required !== true) this.#dropped.push(place);
  }
}

/** Removes what stands at a path. What leads there is copied first, but for what is a copy already. */
function drop(root: object, path: readonly Key[], copies: Set<unknown>): void {
  let at = root as Fields;
  for (const key of path.slice(0, -1)) {
    let next = at[key] as Fields | unknown[];
    if (!copies.has(next)) {
      next = Array.isArray(next) ? [...next] : { ...next };
      copies.add(next);
      at[key] = next;
    }
    at = next as Fields;
  }
  delete at[path.at(-1) as Key];
}

function hasWrongLength(value: string, { minLength = 0, maxLength = Number.POSITIVE_INFINITY }: StringRules): boolean {
  const certainlyFits = value.length <= maxLength && value.length >= 2 * minLength;
  if (certainlyFits) return false;
  const length = codePoints(value);
  return length < minLength || length > maxLength;
}
