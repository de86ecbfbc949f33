// Reads and checks single values: arguments, fields of objects, items of lists. One reader serves JSON bodies and query
// strings by the same rules; it never stops at the first fault, so that a caller (often a model) can mend all at once.

import type { ArgumentProblem, ArgumentProblemCode } from '../contract/problem.ts';
import { didYouMean, listed, range, sendInstead, shown } from '../contract/wording.ts';
import { nearest } from '../lib/text/nearest.ts';
import { airportArgument } from '../reference/airports.ts';
import { countryArgument, countryOrGroupArgument, usStateArgument } from '../reference/countries/countries.ts';
import { currencyArgument } from '../reference/currencies.ts';
import { badForm, type Flaw, outOfRange, strangeCharacters, tooLong } from './flaws.ts';
import { booleanOfText, isCanonicalNumber, numberOfText, structureOfText, textOfNumber } from './forgiving.ts';
import { type Called, meantWords, severalMeant } from './meant-words.ts';
import { onePerCall, type ReadName, severalNamed } from './one-per-call.ts';
import type {
  ChoiceRules,
  CountryRules,
  ListRules,
  MapRules,
  NamedRules,
  NumberRules,
  Presence,
  Present,
  ScalarRules,
  StringRules,
  WordListRules,
} from './rules.ts';

type Key = string | number;
/** Where values are read from. `json`: typed values; `text`: a query's lists of strings; `texts`: the strings of one repeated parameter. */
export type Container =
  | { kind: 'json'; values: Readonly<Record<Key, unknown>> }
  | { kind: 'query'; values: ReadonlyMap<string, readonly string[]> }
  | { kind: 'texts'; values: readonly string[] };

/** Most characters of a word whose case does not count; published as maxLength. */
export const LONGEST_WORD = 200;
/** Most characters of a list of such words with commas; published as maxLength. */
export const LONGEST_WORD_LIST = 1000;
/** A body can hold tens of thousands of names; looking up the nearest of each would take seconds. */
const MOST_UNKNOWN_NAMES = 20;
/** Most characters of a caller's name: of a field in a list of entries, and of what a problem repeats. */
export const LONGEST_NAME = 80;
const TYPE_WORDS = {
  string: 'a string',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
} as const;

/**
 * Reads and checks named arguments, fields of an object or items of a list. Each method returns the value; a faulty one is
 * noted in `problems`, and what is returned in its place is never seen, because `finish` then yields the problems alone.
 */
export class FieldReader {
  readonly problems: ArgumentProblem[];
  readonly #from: Container;
  readonly #path: string;

  constructor(from: Container, path: string, problems: ArgumentProblem[]) {
    this.#from = from;
    this.#path = path;
    this.problems = problems;
  }

  string<const Rules extends StringRules>(key: Key, rules: Rules): Present<Rules, string> {
    const value = this.#take(key, rules);
    if (value === undefined) return this.#absent(key, rules) as Present<Rules, string>;
    const text = this.#text(key, value, rules);
    if (text !== undefined) this.#note(key, badForm(text, rules));
    return text as Present<Rules, string>;
  }

  number<const Rules extends NumberRules>(key: Key, rules: Rules): Present<Rules, number> {
    return this.#numeric(key, rules, false) as Present<Rules, number>;
  }

  integer<const Rules extends NumberRules>(key: Key, rules: Rules): Present<Rules, number> {
    return this.#numeric(key, rules, true) as Present<Rules, number>;
  }

  boolean<const Rules extends Presence>(key: Key, rules: Rules): Present<Rules, boolean> {
    const value = this.#take(key, rules);
    if (value === undefined) return this.#absent(key, rules) as Present<Rules, boolean>;
    const decoded = booleanOfText(value);
    if (typeof value === 'string' && this.#note(key, strangeCharacters(value)))
      return undefined as Present<Rules, boolean>;
    if (typeof decoded !== 'boolean') this.#wrongType(key, 'true or false', value);
    return decoded as Present<Rules, boolean>;
  }

  /** A value of one of several types, as only JSON can tell them apart. */
  scalar<const Type extends 'string' | 'number' | 'integer' | 'boolean', const Rules extends ScalarRules>(
    key: Key,
    types: readonly Type[],
    rules: Rules,
  ): Present<Rules, ScalarValue<Type>> {
    const value = this.#take(key, rules);
    const known: readonly string[] = types;
    if (value === undefined) return this.#absent(key, rules) as Present<Rules, ScalarValue<Type>>;
    if (typeof value === 'string' && known.includes('string')) this.string(key, rules);
    else if (typeof value === 'number' && known.includes('number')) return this.number(key, rules) as never;
    else if (typeof value === 'number' && known.includes('integer')) return this.integer(key, rules) as never;
    else if (typeof value !== 'boolean' || !known.includes('boolean')) {
      const said = types.map((type) => TYPE_WORDS[type]);
      this.#wrongType(key, said.join(' or '), value);
    }
    return value as Present<Rules, ScalarValue<Type>>;
  }

  /** One of a closed set of words. */
  choice<const Word extends string | number, const Rules extends ChoiceRules>(
    key: Key,
    words: readonly Word[],
    rules: Rules,
  ): Present<Rules, Word> {
    const value = this.#take(key, rules);
    if (value === undefined) return this.#absent(key, rules) as Present<Rules, Word>;
    // Before any matching: folding ignores control characters, so that a word with some would match.
    if (typeof value === 'string' && this.#note(key, strangeCharacters(value) ?? tooLong(value, LONGEST_WORD)))
      return undefined as Present<Rules, Word>;
    if (value === null) {
      this.#wrongType(key, `one of ${listed(words)}`, value);
      return undefined as Present<Rules, Word>;
    }
    const isLoose = rules.ignoreCase === true && typeof value === 'string';
    const [word, ...others] = isLoose ? this.#meant(value, words, rules.called) : this.#spelt(value, words);
    if (word === undefined || others.length > 0) {
      const hint =
        others.length > 0 ? severalMeant([word as Word, ...others], rules.called ?? {}) : didYouMean(value, words);
      this.#fault(key, isLoose ? 'ignore_case' : 'enum', `must be one of ${listed(words)}, not ${shown(value)}`, hint);
    }
    return word as Present<Rules, Word>;
  }

  /** A country by its name in any language that is known, or by a code; the adapter gets one kind of code. */
  country<const Rules extends CountryRules>(key: Key, rules: Rules): Present<Rules, string> {
    return this.#named(key, rules, 'country', (text) => {
      const found = rules.groups === true ? countryOrGroupArgument(text) : countryArgument(text);
      return 'message' in found ? found : 'iso2' in found ? found[rules.as] : found.code;
    }) as Present<Rules, string>;
  }

  /** A state, district or territory of the United States by its name or code; the adapter gets the code of two letters. */
  usState<const Rules extends NamedRules>(key: Key, rules: Rules): Present<Rules, string> {
    return this.#named(key, rules, 'us_state', (text) => {
      const found = usStateArgument(text);
      return 'message' in found ? found : found.code;
    }) as Present<Rules, string>;
  }

  /** A currency by its name in any language that is known, or by its code; the adapter gets the code of ISO 4217. */
  currency<const Rules extends NamedRules>(key: Key, rules: Rules): Present<Rules, string> {
    return this.#named(key, rules, 'currency', currencyArgument) as Present<Rules, string>;
  }

  /** An airport or a city by its name, or by an IATA code; the adapter gets the code of the airport, or of the city where that has several. */
  airport<const Rules extends NamedRules>(key: Key, rules: Rules): Present<Rules, string> {
    return this.#named(key, rules, 'airport', airportArgument) as Present<Rules, string>;
  }

  /** One string that holds words of a closed set, separated by commas; white space around them and case count not. */
  commaSeparated<const Word extends string, const Rules extends WordListRules>(
    key: Key,
    words: readonly Word[],
    rules: Rules,
  ): Present<Rules, Word[]> {
    const value = this.#take(key, rules);
    if (value === undefined) return this.#absent(key, rules) as Present<Rules, Word[]>;
    const text = this.#text(key, value, rules);
    const found = new Set<Word>();
    if (text === undefined || this.#note(key, tooLong(text, LONGEST_WORD_LIST)))
      return [] as Word[] as Present<Rules, Word[]>;
    for (const part of text.split(',')) {
      const [word, ...others] = this.#meant(part.trim(), words, rules.called);
      if (word === undefined || others.length > 0) {
        const message = `must hold words of ${listed(words)}, separated by commas; ${shown(part)} is none of them`;
        const hint =
          others.length > 0
            ? severalMeant([word as Word, ...others], rules.called ?? {})
            : didYouMean(part.trim(), words);
        this.#fault(key, 'comma_separated', message, hint);
      } else found.add(word);
    }
    return [...found] as Present<Rules, Word[]>;
  }

  /** A list. Over a query: the parameter repeated; a list of objects is one parameter that holds JSON. */
  list<Item, const Rules extends ListRules>(
    key: Key,
    rules: Rules,
    item: (items: FieldReader, index: number) => Item,
    ofObjects = false,
  ): Present<Rules, Item[]> {
    const values = this.#takeList(key, rules, ofObjects);
    if (values === undefined) return this.#absent(key, rules) as Present<Rules, Item[]>;
    if (values === INVALID) return [] as Item[] as Present<Rules, Item[]>;
    const { minItems = 0, maxItems = Number.POSITIVE_INFINITY } = rules;
    const length = values.values.length as number;
    if (length > maxItems) {
      this.#fault(key, 'max_items', `must have at most ${maxItems} items, not ${length}`);
      return [] as Item[] as Present<Rules, Item[]>;
    }
    if (length < minItems) this.#fault(key, 'min_items', `must have at least ${minItems} items, not ${length}`);
    const reader = new FieldReader(values, this.#name(key), this.problems);
    const items = Array.from({ length }, (_, index) => item(reader, index));
    if (rules.uniqueItems && new Set(items.map((entry) => JSON.stringify(entry))).size < length) {
      this.#fault(key, 'unique_items', 'must not hold the same item twice');
    }
    return items as Present<Rules, Item[]>;
  }

  /** An object with these fields and no others. */
  object<Fields, const Rules extends Presence>(
    key: Key,
    rules: Rules,
    known: readonly string[],
    fields: (object: FieldReader) => Fields,
  ): Present<Rules, Fields> {
    let value = this.#take(key, rules);
    if (value === undefined) return this.#absent(key, rules) as Present<Rules, Fields>;
    value = structureOfText(value, '{');
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      this.#wrongType(key, 'an object', value);
      return undefined as Present<Rules, Fields>;
    }
    const container: Container = { kind: 'json', values: value as Record<string, unknown> };
    const reader = new FieldReader(container, this.#name(key), this.problems);
    reader.refuseUnknown(Object.keys(value), known);
    return fields(reader) as Present<Rules, Fields>;
  }

  /** An object of any names, each with a value of one kind, or the list of its entries. Over a query: one parameter that holds JSON. */
  map<Value, const Rules extends MapRules>(
    key: Key,
    rules: Rules,
    each: (map: FieldReader, name: string) => Value,
  ): Present<Rules, Readonly<Record<string, Value>>> {
    type Result = Present<Rules, Readonly<Record<string, Value>>>;
    let value = this.#take(key, rules);
    if (value === undefined) return this.#absent(key, rules) as Result;
    value = structureOfText(structureOfText(value, '{'), '[');
    if (Array.isArray(value)) value = ofEntries(value) ?? value;
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      this.#wrongType(key, 'an object, or a list of {"field": …, "values": […]}', value);
      return undefined as Result;
    }
    const names = Object.keys(value);
    const { minProperties = 0, maxProperties = Number.POSITIVE_INFINITY } = rules;
    if (names.length > maxProperties) {
      this.#fault(key, 'max_properties', `must have at most ${maxProperties} names, not ${names.length}`);
      return undefined as Result;
    }
    if (names.length < minProperties) {
      this.#fault(key, 'min_properties', `must have at least ${minProperties} names, not ${names.length}`);
    }
    const reader = new FieldReader(
      { kind: 'json', values: value as Record<string, unknown> },
      this.#name(key),
      this.problems,
    );
    for (const name of names) reader.#note(name.slice(0, LONGEST_NAME), strangeCharacters(name));
    return Object.fromEntries(names.map((name) => [name, each(reader, name)])) as Result;
  }

  /** Notes the names that are not known, each with the nearest one that is; of a flood of them only the first. */
  protected refuseUnknown(given: Iterable<string>, known: readonly string[], besides?: string): void {
    let unknown: string[] | undefined;
    for (const name of given) {
      if (known.includes(name) || name === besides) continue;
      unknown ??= [];
      unknown.push(name);
    }
    if (unknown === undefined) return;
    const allowed = known.length === 0 ? 'takes no arguments' : `known are ${listed(known)}`;
    for (const name of unknown.slice(0, MOST_UNKNOWN_NAMES)) {
      const near = nearest(name, known);
      const hint = near === undefined ? undefined : `Did you mean ${near}?`;
      this.#fault(name.slice(0, LONGEST_NAME), 'unknown_argument', `is not an argument here; ${allowed}`, hint);
    }
  }

  /** Whether a value was given for the argument, faulty or not. */
  protected isGiven(name: string, emptyMeansAbsent: boolean): boolean {
    const value = this.#from.kind === 'query' ? this.#from.values.get(name)?.[0] : own(this.#from.values, name);
    return value !== undefined && value !== null && !(emptyMeansAbsent && value === '');
  }

  #name(key: Key): string {
    if (typeof key === 'number') return `${this.#path}[${key}]`;
    return this.#path === '' ? key : `${this.#path}.${key}`;
  }

  #fault(key: Key, code: ArgumentProblemCode, message: string, hint?: string): void {
    const problem: ArgumentProblem = { parameter: this.#name(key), code, message };
    if (hint !== undefined) problem.hint = hint;
    this.problems.push(problem);
  }

  /** The value as given, or undefined when it counts as absent. A single value over a query that stands twice is a fault. */
  #take(key: Key, rules: Presence): unknown {
    let value: unknown;
    if (this.#from.kind === 'query') {
      const texts = this.#from.values.get(key as string);
      if (texts !== undefined && texts.length > 1)
        this.#fault(key, 'repeated', 'must be given once, not repeatedly', 'Make one call for each value.');
      value = texts?.[0];
    } else value = own(this.#from.values, key);
    // Strict clients send null for what they leave out.
    if (value === null && rules.required !== true) return undefined;
    return rules.emptyMeansAbsent === true && value === '' ? undefined : value;
  }

  #named(key: Key, rules: NamedRules, code: ArgumentProblemCode, read: ReadName): unknown {
    const value = this.#take(key, rules);
    if (value === undefined) return this.#absent(key, rules);
    const isLong = typeof value === 'string' && tooLong(value, rules.maxLength) !== undefined;
    if ((isLong || Array.isArray(value)) && this.#refuseSeveral(key, code, value, read)) return undefined;
    const text = this.#text(key, value, rules);
    if (text === undefined || this.#note(key, tooLong(text, rules.maxLength))) return undefined;
    const found = read(text);
    if (typeof found === 'string') return found;
    // Whether a code is known to its source is the adapter's to say.
    if (rules.pattern?.test(text)) return text.toUpperCase();
    if (this.#refuseSeveral(key, code, text, read)) return undefined;
    const hint = rules.wanted === undefined ? found.hint : `${found.hint} Or send ${rules.wanted}.`;
    this.#fault(key, code, found.message, hint);
    return undefined;
  }

  /** Notes that a value holds several names where one is taken. */
  #refuseSeveral(key: Key, code: ArgumentProblemCode, value: unknown, read: ReadName): boolean {
    const codes = severalNamed(value, read);
    if (codes === undefined) return false;
    const what = code === 'us_state' ? 'state' : code;
    this.#fault(key, code, `takes one ${what} per call, not ${shown(value)}`, onePerCall(codes));
    return true;
  }

  #takeList(key: Key, rules: ListRules, ofObjects: boolean): ListContainer | typeof INVALID | undefined {
    if (this.#from.kind === 'query' && !ofObjects) {
      const texts = this.#from.values.get(key as string);
      return texts === undefined ? undefined : { kind: 'texts', values: texts };
    }
    let value = this.#take(key, rules);
    if (value === undefined) return undefined;
    // Of what may be one text alone, a text that looks like a list is one.
    if (this.#from.kind !== 'json') value = structureOfText(structureOfText(value, '['), '{');
    else if (rules.orOne !== true) value = structureOfText(value, '[');
    if (rules.orOne === true && !Array.isArray(value) && value !== null) value = [value];
    if (Array.isArray(value)) return { kind: 'json', values: value as unknown as ArrayRecord };
    this.#wrongType(key, this.#from.kind === 'json' ? 'a list' : 'a list in JSON', value);
    return INVALID;
  }

  #absent(key: Key, rules: Presence): unknown {
    if (rules.required === true) this.#fault(key, 'required', 'is required');
    return rules.default;
  }

  #numeric(key: Key, rules: NumberRules, whole: boolean): unknown {
    const value = this.#take(key, rules);
    if (value === undefined) return this.#absent(key, rules);
    let number = numberOfText(value, whole);
    if (typeof value === 'string' && this.#note(key, strangeCharacters(value))) return undefined;
    if (this.#from.kind !== 'json' && isCanonicalNumber(value as string, whole)) number = Number(value);
    if (typeof number !== 'number' || !Number.isFinite(number) || (whole && !Number.isInteger(number))) {
      const giver = rules.giver === undefined ? '' : `, which ${rules.giver} gives`;
      this.#wrongType(key, `${whole ? 'a whole number' : 'a number'}${range(rules)}${giver}`, value);
    } else this.#note(key, outOfRange(number, rules));
    return number === 0 ? 0 : number;
  }

  #text(key: Key, value: unknown, rules: StringRules): string | undefined {
    const text = textOfNumber(value);
    if (typeof text !== 'string') {
      this.#wrongType(key, 'a string', value);
      return undefined;
    }
    return this.#note(key, strangeCharacters(text, rules.multiline)) ? undefined : text;
  }

  /** Notes a flaw, where there is one. */
  #note(key: Key, flaw: Flaw | undefined): boolean {
    if (flaw !== undefined) this.#fault(key, ...flaw);
    return flaw !== undefined;
  }

  /** A value of another type than `wanted`, with what to send instead where that can be told. */
  #wrongType(key: Key, wanted: string, value: unknown): void {
    const hint = this.#from.kind === 'json' ? sendInstead(wanted, value) : undefined;
    this.#fault(key, 'type', `must be ${wanted}, not ${shown(value)}`, hint);
  }

  /** The word that a value is; a number may stand for its text, and a text for its number. */
  #spelt<Word extends string | number>(value: unknown, words: readonly Word[]): Word[] {
    if (words.includes(value as Word)) return [value as Word];
    const isPlain = typeof value === 'string' || typeof value === 'number';
    const alike = (word: Word) => typeof word !== typeof value && String(word) === String(value);
    return isPlain ? words.filter(alike).slice(0, 1) : [];
  }

  /** The word that a text is, case aside; else those that it may mean. */
  #meant<Word extends string | number>(text: string, words: readonly Word[], called: Called = {}): Word[] {
    const folded = text.trim().toLowerCase();
    const word = words.find((each) => String(each).toLowerCase() === folded);
    return word === undefined ? meantWords(text, words, called) : [word];
  }
}

type ScalarValue<Type extends string> =
  | (Type extends 'string' ? string : never)
  | (Type extends 'number' | 'integer' ? number : never)
  | (Type extends 'boolean' ? boolean : never);
type ArrayRecord = Readonly<Record<Key, unknown>> & { length: number };
type ListContainer = { kind: 'texts'; values: readonly string[] } | { kind: 'json'; values: ArrayRecord };
const INVALID = Symbol('invalid');

/** An own property only: `constructor` and its kind are not arguments. */
function own(values: Readonly<Record<Key, unknown>> | readonly unknown[], key: Key): unknown {
  return Object.hasOwn(values, key) ? (values as Record<Key, unknown>)[key] : undefined;
}

/** The object of a list of `{field, values}`, values of one field together; undefined for another list. */
function ofEntries(entries: readonly unknown[]): object | undefined {
  const object = new Map<string, unknown[]>();
  for (const entry of entries) {
    if (typeof entry !== 'object' || entry === null) return undefined;
    const { field, values, ...more } = entry as { readonly field?: unknown; readonly values?: unknown };
    const isEntry = typeof field === 'string' && Array.isArray(values) && Object.keys(more).length === 0;
    if (!isEntry || field === '' || tooLong(field, LONGEST_NAME) !== undefined) return undefined;
    object.set(field, [...(object.get(field) ?? []), ...values]);
  }
  return Object.fromEntries(object);
}
