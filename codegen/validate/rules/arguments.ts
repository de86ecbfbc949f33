// Rules on single arguments: agents must understand them, callers must not be able to make them endless, and validators
// must be able to read them from JSON and from a query alike.

import { nearest } from '../../../runtime/lib/text/nearest.ts';
import type { ArgumentData, SchemaData, ServiceData } from '../../language/data.ts';
import { bareName, namedTypeOf, typesOf } from '../../language/names.ts';
import type { NodePath } from '../../load/manifest.ts';
import type { Scope } from '../scope.ts';

/** Every rule on one argument. `field` is its name as written, with the `?`. */
export function checkArgument(scope: Scope, field: string, given: string | ArgumentData, path: NodePath): void {
  const argument: ArgumentData = typeof given === 'string' ? { type: given } : given;
  checkReadable(scope, bareName(field), given, path);
  checkWords(scope, field, argument, path);
}

/** SPEC022: no description; SPEC023: an open number or list; SPEC024: what a validator cannot read. */
function checkReadable(scope: Scope, name: string, given: SchemaData | ArgumentData, path: NodePath): void {
  const argument = typeof given === 'string' ? { type: given } : (given as ArgumentData);
  const fault = (code: `SPEC${string}`, message: string) => scope.fault(path, code, message, undefined, 'key');
  const { scalars, names, nullable } = typesOf(argument);
  if (argument.description === undefined && typeof given !== 'string' && !/(?:\[\]|\.\*)$/.test(name)) {
    fault('SPEC022', `the argument ${name} needs a description: agents read it`);
  }
  const open = argument.minimum === undefined || argument.maximum === undefined;
  if (scalars.includes('integer') && argument.enum === undefined && open) {
    fault('SPEC023', 'a whole number needs a minimum and a maximum');
  }
  if (scalars.includes('array') && argument.maxItems === undefined) fault('SPEC023', 'a list needs maxItems');
  const inMap = path.includes('additionalProperties');
  if (nullable || (scalars.length > 1 && !inMap)) {
    fault('SPEC024', 'an argument has one type; it is left out, never null');
  }
  if (argument.const !== undefined) fault('SPEC024', '"const" goes with results: an argument must leave a choice');
  checkPatternWords(scope, name, argument, path);
  checkMap(scope, name, argument, path);
  if (argument.or_one && !isPlainItem(argument.items)) {
    fault('SPEC024', '"or_one" goes with items that are texts, numbers or truth values of no closed set');
  }
  if (argument.items !== undefined) checkReadable(scope, `${name}[]`, argument.items, [...path, 'items']);
  for (const [inside, schema] of Object.entries(argument.properties ?? {})) {
    checkReadable(scope, `${name}.${bareName(inside)}`, schema, [...path, 'properties', inside]);
  }
  for (const record of names) if (scope.values[record] === undefined) checkRecord(scope, name, record, path);
}

/** SPEC054: a pattern that a refusal could only repeat: agents mend what is said in words and shown. */
function checkPatternWords(
  scope: Scope,
  name: string,
  { pattern, wanted, examples }: ArgumentData,
  path: NodePath,
): void {
  if (pattern === undefined || (wanted !== undefined && examples !== undefined)) return;
  const lacks =
    wanted === undefined ? '"wanted", which says in words what it asks for' : '"examples" with one that fits';
  scope.fault([...path, 'pattern'], 'SPEC054', `the pattern of ${name} needs ${lacks}`, undefined, 'key');
}

/** SPEC023, SPEC024: an object of free names is bounded, holds no further objects, and no list holds it. */
function checkMap(scope: Scope, name: string, argument: ArgumentData, path: NodePath): void {
  const values = argument.additionalProperties;
  if (values === undefined) return;
  const fault = (code: `SPEC${string}`, message: string) => scope.fault(path, code, message, undefined, 'key');
  if (argument.maxProperties === undefined) fault('SPEC023', 'an object of free names needs maxProperties');
  if (path.includes('items')) fault('SPEC024', 'an object of free names cannot be an item of a list');
  const { scalars, names } = typesOf(values);
  if (scalars.includes('object') || names.some((each) => scope.records[each] !== undefined)) {
    fault('SPEC024', 'an object of free names cannot hold further objects');
    return;
  }
  checkReadable(scope, `${name}.*`, values, [...path, 'additionalProperties']);
}

function isPlainItem(items: SchemaData | undefined): boolean {
  if (items === undefined) return true;
  const { scalars, names } = typesOf(items);
  const closed = typeof items !== 'string' && items.enum !== undefined;
  return names.length === 0 && !closed && !scalars.some((type) => type === 'array' || type === 'object');
}

/** A record as part of an argument is held to the same; a record of the platform's is faulted where it is used. */
function checkRecord(scope: Scope, name: string, record: string, path: NodePath): void {
  const { records = {} } = scope.manifest.data as Partial<ServiceData>;
  for (const [field, schema] of Object.entries(scope.records[record] ?? {})) {
    const at = Object.hasOwn(records, record) ? ['records', record, field] : path;
    checkReadable(scope, `${name}.${bareName(field)}`, schema, at);
  }
}

/** SPEC024: words that do not fit the argument; SPEC010: a value set that is not there. */
function checkWords(scope: Scope, field: string, argument: ArgumentData, path: NodePath): void {
  const { scalars, names } = typesOf(argument);
  const fault = (word: string, message: string) => scope.fault([...path, word], 'SPEC024', message, undefined, 'key');
  checkNamedType(scope, argument, path);
  const named = names.some((name) => scope.values[name] !== undefined);
  if (argument.ignore_case && !named && argument.enum === undefined) {
    fault('ignore_case', '"ignore_case" goes with an enum or a value set');
  }
  const twins = argument.ignore_case ? differByCaseOnly(argument.enum ?? scope.values[names[0] ?? '']?.enum ?? []) : [];
  if (twins.length > 0) fault('ignore_case', `${twins.join(' and ')} differ in nothing but case`);
  const set = argument.comma_separated;
  if (set !== undefined && scope.values[set] === undefined) {
    const near = nearest(set, Object.keys(scope.values));
    const at = [...path, 'comma_separated'];
    scope.fault(at, 'SPEC010', `no value set is called ${set}`, near && `did you mean ${near}?`);
  }
  if (argument.empty_means_absent && !scalars.includes('string') && !named) {
    fault('empty_means_absent', '"empty_means_absent" goes with a string');
  }
  const { format, minLength } = argument;
  if (argument.empty_means_absent && ((format ?? 'date') !== 'date' || minLength !== undefined)) {
    fault('empty_means_absent', '"empty_means_absent" cannot stand beside "minLength" or a format other than date');
  }
  if (field.endsWith('?') && argument.default !== undefined) {
    fault('default', 'an argument with a default is optional already: drop the "?"');
  }
}

/** SPEC076: a country whose code nobody chose, or words of a country beside another type. */
function checkNamedType(scope: Scope, { type, as, groups, default: preset }: ArgumentData, path: NodePath): void {
  const named = namedTypeOf({ type });
  const fault = (word: string, message: string, hint?: string) =>
    scope.fault([...path, word], 'SPEC076', message, hint, 'key');
  if (named !== 'Country') {
    if (as !== undefined) fault('as', '"as" goes with type: Country');
    if (groups !== undefined) fault('groups', '"groups" goes with type: Country');
  } else if (as === undefined) {
    const hint = 'as: iso2 for two letters, as: iso3 for three';
    fault('type', 'a country needs "as": which code the adapter gets', hint);
  }
  if (named !== undefined && named !== 'CurrencyCode' && preset !== undefined && preset !== '') {
    fault('default', 'a country or state has no default: leave it out');
  }
}

/** The first two words that are one when case does not count. */
function differByCaseOnly(words: readonly (string | number)[]): (string | number)[] {
  const folded = words.map((word) => String(word).toLowerCase());
  const second = folded.findIndex((word, index) => folded.indexOf(word) < index);
  return second < 0 ? [] : [words[folded.indexOf(folded[second] as string)] as string, words[second] as string];
}
