// Reads and checks single values: arguments, object fields and list items. JSON bodies and query strings follow the same rules.
// Collects all errors, so that callers (often models) can fix them together.

import type { ArgumentProblem, ArgumentProblemCode } from '../contract/problem.ts';
import { didYouMean, listed, range, sendInstead, shown } from '../contract/wording.ts';
import { nearest } from '../lib/text/nearest.ts';
import { airportArgument } from '../reference/airports.ts';
import { countryArgument, countryOrGroupArgument, usStateArgument } from '../reference/countries/countries.ts';
import { currencyArgument } from '../reference/currencies.ts';
import { badForm, type Flaw, outOfRange, strangeCharacters, tooLong } from './flaws.ts';
import { booleanOfText, isCanonicalNumber, numberOfText, structureOfText, textOfNumber } from './forgiving.ts';
import { type DisplayNames, matchWords, severalMeant } from './match-words.ts';
import { namesIn, onePerCall, type ReadName, severalNamed } from './one-per-call.ts';
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
/** `json`: typed values. `query`: all values of each parameter. `texts`: the values of one repeated parameter. */
export type Container =
  | { kind: 'json'; values: Readonly<Record<Key, unknown>> }
  | { kind: 'query'; values: ReadonlyMap<string, readonly string[]> }
  | { kind: 'texts'; values: readonly string[] };

/** Maximum length of a case-insensitive word; published as maxLength. */
export const MAX_WORD_LENGTH = 200;
/** Maximum length of a comma-separated list of case-insensitive words; published as maxLength. */
export const MAX_WORD_LIST_LENGTH = 1000;
/**
 * A body can contain tens of thousands of unknown names; finding the most similar known name for each would take
 * seconds.
 */
const MAX_UNKNOWN_NAMES = 20;
/** Maximum length of names from the caller: a field in a list of entries, or a name quoted in an error. */
export const MAX_NAME_LENGTH = 80;
const TYPE_WORDS = {
  string: 'a string',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
} as const;

/**
 * Methods return the value. An invalid value is added to `problems` and becomes a placeholder that callers never see,
 * because `finish` then returns only the problems.
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

  /** Only JSON input can distinguish types. */
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
      const accepted = types.map((type) => TYPE_WORDS[type]);
      this.#wrongType(key, accepted.join(' or '), value);
    }
    return value as Present<Rules, ScalarValue<Type>>;
  }

  choice<const Word extends string | number, const Rules extends ChoiceRules>(
    key: Key,
    words: readonly Word[],
    rules: Rules,
  ): Present<Rules, Word> {
    const value = this.#take(key, rules);
    if (value === undefined) return this.#absent(key, rules) as Present<Rules, Word>;
    // Check this before matching, because matching ignores control characters.
    if (typeof value === 'string' && this.#note(key, strangeCharacters(value) ?? tooLong(value, MAX_WORD_LENGTH)))
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

  /** Accepts a code or a name in any known language. `rules.as` selects the code that the adapter receives. */
  country<const Rules extends CountryRules>(key: Key, rules: Rules): Present<Rules, string> {
    return this.#named(key, rules, 'country', countryReader(rules)) as Present<Rules, string>;
  }

  /**
   * Accepts one country, several countries in one string, or a list of countries; the adapter receives a list without
   * duplicates.
   */
  countries<const Rules extends CountryRules & { readonly maxValues: number }>(
    key: Key,
    rules: Rules,
  ): Present<Rules, string[]> {
    const { maxValues, ...one } = rules;
    const { values } = this.#from;
    const value =
      values instanceof Map ? values.get(key as string) : own(values as Readonly<Record<Key, unknown>>, key);
    const isSingle = !Array.isArray(value) || (this.#from.kind === 'query' && value.length === 1);
    const texts = isSingle ? countriesInText([value].flat()[0], one) : value;
    let found: (string | undefined)[];
    if (texts === undefined) found = [this.country(key, one)];
    else if (texts.length < 1 || texts.length > maxValues) {
      const code = texts.length < 1 ? 'min_items' : 'max_items';
      this.#fault(key, code, `must have 1 to ${maxValues} countries, not ${texts.length}`);
      found = [];
    } else {
      const reader = new FieldReader(
        { kind: 'json', values: texts as unknown as ArrayRecord },
        this.#name(key),
        this.problems,
      );
      found = texts.map((_, index) => reader.country(index, { ...one, required: true }));
    }
    const known = [...new Set(found)].filter((code) => code !== undefined);
    return (known.length === 0 ? undefined : known) as Present<Rules, string[]>;
  }

  /** Accepts states, districts and territories. The adapter receives the two-letter code. */
  usState<const Rules extends NamedRules>(key: Key, rules: Rules): Present<Rules, string> {
    return this.#named(key, rules, 'us_state', (text) => {
      const found = usStateArgument(text);
      return 'message' in found ? found : found.code;
    }) as Present<Rules, string>;
  }

  /** Accepts a code or a name in any known language. The adapter receives the ISO 4217 code. */
  currency<const Rules extends NamedRules>(key: Key, rules: Rules): Present<Rules, string> {
    return this.#named(key, rules, 'currency', currencyArgument) as Present<Rules, string>;
  }

  /**
   * Accepts an airport or city name or an IATA code. The adapter receives the airport code, or the city code if the city has
   * several airports.
   */
  airport<const Rules extends NamedRules>(key: Key, rules: Rules): Present<Rules, string> {
    return this.#named(key, rules, 'airport', airportArgument) as Present<Rules, string>;
  }

  /** Ignores case and white space around the words. */
  commaSeparated<const Word extends string, const Rules extends WordListRules>(
    key: Key,
    words: readonly Word[],
    rules: Rules,
  ): Present<Rules, Word[]> {
    const input = this.#take(key, rules);
    if (input === undefined) return this.#absent(key, rules) as Present<Rules, Word[]>;
    // A list is an already decoded value, which is decoded again when the call of a stored answer is repeated.
    const value = isListOfTexts(input) ? input.join(',') : input;
    const text = this.#text(key, value, rules);
    const found = new Set<Word>();
    if (text === undefined || this.#note(key, tooLong(text, MAX_WORD_LIST_LENGTH)))
      return [] as Word[] as Present<Rules, Word[]>;
    for (const part of text.split(',')) {
      const [word, ...others] = this.#meant(part.trim(), words, rules.called);
      if (word === undefined || others.length > 0) {
        const message = `must be a comma-separated list of these values: ${listed(words)}; ${shown(part)} is not one of them`;
        const hint =
          others.length > 0
            ? severalMeant([word as Word, ...others], rules.called ?? {})
            : didYouMean(part.trim(), words);
        this.#fault(key, 'comma_separated', message, hint);
      } else found.add(word);
    }
    return [...found] as Present<Rules, Word[]>;
  }

  /** In a query, a list is a repeated parameter, and a list of objects is one parameter that contains JSON. */
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
      this.#fault(key, 'unique_items', 'must not contain duplicate items');
    }
    return items as Present<Rules, Item[]>;
  }

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

  /** Accepts an object or a list of `{field, values}` entries. In a query, it is one parameter that contains JSON. */
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
      this.#fault(key, 'max_properties', `must have at most ${maxProperties} keys, not ${names.length}`);
      return undefined as Result;
    }
    if (names.length < minProperties) {
      this.#fault(key, 'min_properties', `must have at least ${minProperties} keys, not ${names.length}`);
    }
    const reader = new FieldReader(
      { kind: 'json', values: value as Record<string, unknown> },
      this.#name(key),
      this.problems,
    );
    for (const name of names) reader.#note(name.slice(0, MAX_NAME_LENGTH), strangeCharacters(name));
    return Object.fromEntries(names.map((name) => [name, each(reader, name)])) as Result;
  }

  /** Reports at most MAX_UNKNOWN_NAMES, each with the most similar known name. */
  protected refuseUnknown(names: Iterable<string>, known: readonly string[], besides?: string): void {
    let unknown: string[] | undefined;
    for (const name of names) {
      if (known.includes(name) || name === besides) continue;
      unknown ??= [];
      unknown.push(name);
    }
    if (unknown === undefined) return;
    const allowed = known.length === 0 ? 'no arguments are accepted' : `accepted: ${listed(known)}`;
    for (const name of unknown.slice(0, MAX_UNKNOWN_NAMES)) {
      const near = nearest(name, known);
      const hint = near === undefined ? undefined : `Did you mean ${near}?`;
      this.#fault(name.slice(0, MAX_NAME_LENGTH), 'unknown_argument', `is not a known argument; ${allowed}`, hint);
    }
  }

  /** Returns whether the caller sent a value, valid or not. */
  protected isPresent(name: string, emptyMeansAbsent: boolean): boolean {
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

  /** Returns undefined for values that count as absent. Repeating a single-value query parameter is an error. */
  #take(key: Key, rules: Presence): unknown {
    let value: unknown;
    if (this.#from.kind === 'query') {
      const texts = this.#from.values.get(key as string);
      if (texts !== undefined && texts.length > 1)
        this.#fault(key, 'repeated', 'must not be repeated', 'Make one call per value.');
      value = texts?.[0];
    } else value = own(this.#from.values, key);
    // Strict clients send null for omitted arguments.
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
    // The adapter checks whether its source knows the code.
    if (rules.pattern?.test(text)) return text.toUpperCase();
    if (this.#refuseSeveral(key, code, text, read)) return undefined;
    const hint = rules.wanted === undefined ? found.hint : `${found.hint} Or send ${rules.wanted}.`;
    this.#fault(key, code, found.message, hint);
    return undefined;
  }

  #refuseSeveral(key: Key, code: ArgumentProblemCode, value: unknown, read: ReadName): boolean {
    const codes = severalNamed(value, read);
    if (codes === undefined) return false;
    const what = code === 'us_state' ? 'state' : code;
    this.#fault(key, code, `must be a single ${what}, not ${shown(value)}`, onePerCall(codes));
    return true;
  }

  #takeList(key: Key, rules: ListRules, ofObjects: boolean): ListContainer | typeof INVALID | undefined {
    if (this.#from.kind === 'query' && !ofObjects) {
      const texts = this.#from.values.get(key as string);
      return texts === undefined ? undefined : { kind: 'texts', values: texts };
    }
    let value = this.#take(key, rules);
    if (value === undefined) return undefined;
    // If single strings are accepted, a string that looks like a JSON list remains a string.
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
      const provider = rules.provider === undefined ? '' : `, as returned by ${rules.provider}`;
      this.#wrongType(key, `${whole ? 'a whole number' : 'a number'}${range(rules)}${provider}`, value);
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

  /** Records the problem, if any. Returns whether there was one. */
  #note(key: Key, flaw: Flaw | undefined): boolean {
    if (flaw !== undefined) this.#fault(key, ...flaw);
    return flaw !== undefined;
  }

  #wrongType(key: Key, expected: string, value: unknown): void {
    const hint = this.#from.kind === 'json' ? sendInstead(expected, value) : undefined;
    this.#fault(key, 'type', `must be ${expected}, not ${shown(value)}`, hint);
  }

  /** A number matches the string with the same digits. */
  #spelt<Word extends string | number>(value: unknown, words: readonly Word[]): Word[] {
    if (words.includes(value as Word)) return [value as Word];
    const isPlain = typeof value === 'string' || typeof value === 'number';
    const alike = (word: Word) => typeof word !== typeof value && String(word) === String(value);
    return isPlain ? words.filter(alike).slice(0, 1) : [];
  }

  /** Ignores case. If no word matches, returns every word that the input may mean. */
  #meant<Word extends string | number>(text: string, words: readonly Word[], called: DisplayNames = {}): Word[] {
    const folded = text.trim().toLowerCase();
    const word = words.find((each) => String(each).toLowerCase() === folded);
    return word === undefined ? matchWords(text, words, called) : [word];
  }
}

/** Splits a string that is not the name of a single country into names. */
function countriesInText(value: unknown, rules: CountryRules): readonly string[] | undefined {
  if (typeof value !== 'string' || value.length > MAX_WORD_LIST_LENGTH) return undefined;
  if (typeof countryReader(rules)(value) === 'string') return undefined;
  const names = namesIn(value);
  return names.length > 1 ? names : undefined;
}

function countryReader(rules: CountryRules): ReadName {
  return (text) => {
    const found = rules.groups === true ? countryOrGroupArgument(text) : countryArgument(text);
    return 'message' in found ? found : 'iso2' in found ? found[rules.as] : found.code;
  };
}

type ScalarValue<Type extends string> =
  | (Type extends 'string' ? string : never)
  | (Type extends 'number' | 'integer' ? number : never)
  | (Type extends 'boolean' ? boolean : never);
type ArrayRecord = Readonly<Record<Key, unknown>> & { length: number };
type ListContainer = { kind: 'texts'; values: readonly string[] } | { kind: 'json'; values: ArrayRecord };
const INVALID = Symbol('invalid');

/** Reads only own properties, so that `constructor` is not treated as an argument. */
function own(values: Readonly<Record<Key, unknown>> | readonly unknown[], key: Key): unknown {
  return Object.hasOwn(values, key) ? (values as Record<Key, unknown>)[key] : undefined;
}

function isListOfTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.length > 0 && value.every((item) => typeof item === 'string');
}

/** Merges entries for the same field. Returns undefined for a list of anything else. */
function ofEntries(entries: readonly unknown[]): object | undefined {
  const object = new Map<string, unknown[]>();
  for (const entry of entries) {
    if (typeof entry !== 'object' || entry === null) return undefined;
    const { field, values, ...more } = entry as { readonly field?: unknown; readonly values?: unknown };
    const isEntry = typeof field === 'string' && Array.isArray(values) && Object.keys(more).length === 0;
    if (!isEntry || field === '' || tooLong(field, MAX_NAME_LENGTH) !== undefined) return undefined;
    object.set(field, [...(object.get(field) ?? []), ...values]);
  }
  return Object.fromEntries(object);
}
