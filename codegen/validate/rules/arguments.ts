// Rules for single arguments: they must have a description, bounds, and a form that validators can read from JSON and
// from a query string.

import { nearest } from '../../../runtime/lib/text/nearest.ts';
import type { ArgumentData, SchemaData, ServiceData } from '../../language/data.ts';
import { bareName, namedTypeOf, typesOf } from '../../language/names.ts';
import type { NodePath } from '../../load/manifest.ts';
import type { Scope } from '../scope.ts';

export function checkArgument(scope: Scope, field: string, declared: string | ArgumentData, path: NodePath): void {
  const argument: ArgumentData = typeof declared === 'string' ? { type: declared } : declared;
  checkReserved(scope, bareName(field), path);
  checkReadable(scope, bareName(field), declared, path);
  checkWords(scope, field, argument, path);
}

/** REST query parameter that selects fields of the result. */
const RESERVED = 'fields';

/** SPEC168: a name that REST reserves. */
function checkReserved(scope: Scope, name: string, path: NodePath): void {
  if (name !== RESERVED) return;
  const hint = 'choose another name, such as columns';
  scope.fault(path, 'SPEC168', `${RESERVED} is reserved: it selects fields of the result`, hint, 'key');
}

/** SPEC022: missing description. SPEC023: a number or list without bounds. SPEC024: a validator cannot read the argument. */
function checkReadable(scope: Scope, name: string, declared: SchemaData | ArgumentData, path: NodePath): void {
  const argument = typeof declared === 'string' ? { type: declared } : (declared as ArgumentData);
  const fault = (code: `SPEC${string}`, message: string) => scope.fault(path, code, message, undefined, 'key');
  const { scalars, names, nullable } = typesOf(argument);
  if (argument.description === undefined && typeof declared !== 'string' && !/(?:\[\]|\.\*)$/.test(name)) {
    fault('SPEC022', `the argument ${name} needs a description for agents`);
  }
  const open = argument.minimum === undefined || argument.maximum === undefined;
  if (scalars.includes('integer') && argument.enum === undefined && open) {
    fault('SPEC023', 'an integer needs "minimum" and "maximum"');
  }
  if (scalars.includes('array') && argument.maxItems === undefined) fault('SPEC023', 'a list needs "maxItems"');
  const inMap = path.includes('additionalProperties');
  if (nullable || (scalars.length > 1 && !inMap)) {
    fault('SPEC024', 'an argument must have one type and cannot be null; make it optional instead');
  }
  if (argument.const !== undefined)
    fault('SPEC024', '"const" is for results: an argument must have more than one possible value');
  checkPatternWords(scope, name, argument, path);
  checkMap(scope, name, argument, path);
  if (argument.or_one && !isPlainItem(argument.items)) {
    fault('SPEC024', '"or_one" is for lists whose items are strings, numbers or booleans without an enum');
  }
  if (argument.items !== undefined) checkReadable(scope, `${name}[]`, argument.items, [...path, 'items']);
  for (const [inside, schema] of Object.entries(argument.properties ?? {})) {
    checkReadable(scope, `${name}.${bareName(inside)}`, schema, [...path, 'properties', inside]);
  }
  for (const record of names) if (scope.values[record] === undefined) checkRecord(scope, name, record, path);
}

/** SPEC054: a pattern without an explanation in words, which errors need. */
function checkPatternWords(
  scope: Scope,
  name: string,
  { pattern, wanted, examples }: ArgumentData,
  path: NodePath,
): void {
  if (pattern === undefined || (wanted !== undefined && examples !== undefined)) return;
  const lacks =
    wanted === undefined ? '"wanted", which describes the pattern in words' : '"examples" with a matching value';
  scope.fault([...path, 'pattern'], 'SPEC054', `the pattern of ${name} needs ${lacks}`, undefined, 'key');
}

/** SPEC023, SPEC024: an object with arbitrary keys needs bounds, cannot contain objects, and cannot be a list item. */
function checkMap(scope: Scope, name: string, argument: ArgumentData, path: NodePath): void {
  const values = argument.additionalProperties;
  if (values === undefined) return;
  const fault = (code: `SPEC${string}`, message: string) => scope.fault(path, code, message, undefined, 'key');
  if (argument.maxProperties === undefined) fault('SPEC023', 'an object with arbitrary keys needs "maxProperties"');
  if (path.includes('items')) fault('SPEC024', 'an object with arbitrary keys cannot be an item of a list');
  const { scalars, names } = typesOf(values);
  if (scalars.includes('object') || names.some((each) => scope.records[each] !== undefined)) {
    fault('SPEC024', 'an object with arbitrary keys cannot contain objects');
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

/** Reports errors in a record of the platform at the argument that uses the record. */
function checkRecord(scope: Scope, name: string, record: string, path: NodePath): void {
  const { records = {} } = scope.manifest.data as Partial<ServiceData>;
  for (const [field, schema] of Object.entries(scope.records[record] ?? {})) {
    const at = Object.hasOwn(records, record) ? ['records', record, field] : path;
    checkReadable(scope, `${name}.${bareName(field)}`, schema, at);
  }
}

/** SPEC024: a keyword does not apply. SPEC010: unknown value set. */
function checkWords(scope: Scope, field: string, argument: ArgumentData, path: NodePath): void {
  const { scalars, names } = typesOf(argument);
  const fault = (word: string, message: string) => scope.fault([...path, word], 'SPEC024', message, undefined, 'key');
  checkNamedType(scope, argument, path);
  const named = names.some((name) => scope.values[name] !== undefined);
  if (argument.ignore_case && !named && argument.enum === undefined) {
    fault('ignore_case', '"ignore_case" needs an enum or a value set');
  }
  const twins = argument.ignore_case ? differByCaseOnly(argument.enum ?? scope.values[names[0] ?? '']?.enum ?? []) : [];
  if (twins.length > 0) fault('ignore_case', `${twins.join(' and ')} differ only in case`);
  const set = argument.comma_separated;
  if (set !== undefined && scope.values[set] === undefined) {
    const near = nearest(set, Object.keys(scope.values));
    const at = [...path, 'comma_separated'];
    scope.fault(at, 'SPEC010', `there is no value set ${set}`, near && `did you mean ${near}?`);
  }
  if (argument.empty_means_absent && !scalars.includes('string') && !named) {
    fault('empty_means_absent', '"empty_means_absent" needs a string');
  }
  const { format, minLength } = argument;
  if (argument.empty_means_absent && ((format ?? 'date') !== 'date' || minLength !== undefined)) {
    fault('empty_means_absent', '"empty_means_absent" cannot be combined with "minLength" or a format other than date');
  }
  if (field.endsWith('?') && argument.default !== undefined) {
    fault('default', 'an argument with a default is already optional: remove the "?"');
  }
}

/** SPEC076: a country without `as`, or a keyword for countries on another type. */
function checkNamedType(
  scope: Scope,
  { type, as, groups, max_values: maxValues, default: preset }: ArgumentData,
  path: NodePath,
): void {
  const named = namedTypeOf({ type });
  const fault = (word: string, message: string, hint?: string) =>
    scope.fault([...path, word], 'SPEC076', message, hint, 'key');
  if (named !== 'Country') {
    if (as !== undefined) fault('as', '"as" needs type: Country');
    if (groups !== undefined) fault('groups', '"groups" needs type: Country');
    if (maxValues !== undefined) fault('max_values', '"max_values" needs type: Country');
  } else if (as === undefined) {
    const hint = 'as: iso2 for two letters, as: iso3 for three letters';
    fault('type', 'a country needs "as", the code that the adapter receives', hint);
  }
  if (named !== undefined && named !== 'CurrencyCode' && preset !== undefined && preset !== '') {
    fault('default', 'a country or state cannot have a default: remove it');
  }
}

function differByCaseOnly(words: readonly (string | number)[]): (string | number)[] {
  const folded = words.map((word) => String(word).toLowerCase());
  const second = folded.findIndex((word, index) => folded.indexOf(word) < index);
  return second < 0 ? [] : [words[folded.indexOf(folded[second] as string)] as string, words[second] as string];
}
