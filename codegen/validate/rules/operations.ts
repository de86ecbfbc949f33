// Rules on tools and endpoints: arguments that agents can use, rules over several arguments, examples that fit.

import { nearest } from '../../../runtime/contract/nearest.ts';
import type { NodePath } from '../../load/manifest.ts';
import type { ArgumentData, FieldsData, OperationData } from '../../model/data.ts';
import { bareName, type Scope, typesOf } from '../scope.ts';
import { objectMisfits } from '../value.ts';

/** Every rule on a single operation. */
export function checkOperations(scope: Scope): void {
  for (const [name, operation, path] of scope.operations()) {
    checkName(scope, name, path);
    for (const [field, argument] of Object.entries(operation.arguments ?? {})) {
      checkArgument(scope, field, argument, [...path, 'arguments', field]);
    }
    checkArgumentRules(scope, operation, path);
    checkPath(scope, operation, path);
    checkEffect(scope, operation, path);
    checkErrors(scope, operation, path);
    checkDeprecation(scope, operation, path);
    checkExamples(scope, operation, path);
  }
}

/** SPEC020: clients put prefixes before tool names and stop at 64 characters; SPEC021: a shared tool has the name. */
function checkName(scope: Scope, name: string, path: NodePath): void {
  if (scope.manifest.kind !== 'service') return;
  const { platform } = scope.around;
  const full = `${(scope.manifest.data as { slug: string }).slug.replaceAll('-', '_')}__${name}`;
  if (full.length > platform.limits.tool_name) {
    const message = `${full} has ${full.length} characters, the longest allowed is ${platform.limits.tool_name}`;
    scope.fault(path, 'SPEC020', message, undefined, 'key');
  }
  if (platform.tools?.[name] !== undefined) {
    scope.fault(path, 'SPEC021', `${name} is a tool that every service gets from platform.yaml`, undefined, 'key');
  }
}

/** SPEC022: no description; SPEC023: an open number or list; SPEC024: a word that does not fit the argument. */
function checkArgument(scope: Scope, field: string, given: string | ArgumentData, path: NodePath): void {
  const argument: ArgumentData = typeof given === 'string' ? { type: given } : given;
  if (argument.type === undefined && argument.comma_separated === undefined) {
    scope.fault(path, 'SPEC003', `"type" is missing in "${field}"`, undefined, 'key');
    return;
  }
  if (argument.description === undefined && typeof given !== 'string') {
    scope.fault(
      path,
      'SPEC022',
      `the argument ${bareName(field)} needs a description: agents read it`,
      undefined,
      'key',
    );
  }
  const { scalars, nullable } = typesOf(argument);
  const open = argument.minimum === undefined || argument.maximum === undefined;
  if (scalars.includes('integer') && argument.enum === undefined && open) {
    scope.fault(path, 'SPEC023', 'a whole number needs a minimum and a maximum', undefined, 'key');
  }
  if (scalars.includes('array') && argument.maxItems === undefined) {
    scope.fault(path, 'SPEC023', 'a list needs maxItems', undefined, 'key');
  }
  if (nullable || scalars.length > 1) {
    scope.fault(path, 'SPEC024', 'an argument has one type; it is left out, never null', undefined, 'key');
  }
  if (scalars.includes('object') && argument.properties === undefined) {
    scope.fault(path, 'SPEC024', 'an object as an argument needs "properties"', undefined, 'key');
  }
  checkArgumentWords(scope, field, argument, path);
}

function checkArgumentWords(scope: Scope, field: string, argument: ArgumentData, path: NodePath): void {
  const { scalars, names } = typesOf(argument);
  const named = names.some((name) => scope.values[name] !== undefined);
  if (argument.ignore_case && !named && argument.enum === undefined) {
    scope.fault(
      [...path, 'ignore_case'],
      'SPEC024',
      '"ignore_case" goes with an enum or a value set',
      undefined,
      'key',
    );
  }
  const set = argument.comma_separated;
  if (set !== undefined && scope.values[set] === undefined) {
    const near = nearest(set, Object.keys(scope.values));
    const at = [...path, 'comma_separated'];
    scope.fault(at, 'SPEC010', `no value set is called ${set}`, near && `did you mean ${near}?`);
  }
  if (argument.empty_means_absent && !scalars.includes('string') && !named) {
    const at = [...path, 'empty_means_absent'];
    scope.fault(at, 'SPEC024', '"empty_means_absent" goes with a string', undefined, 'key');
  }
  if (field.endsWith('?') && argument.default !== undefined) {
    const at = [...path, 'default'];
    scope.fault(at, 'SPEC024', 'an argument with a default is optional already: drop the "?"', undefined, 'key');
  }
}

/** SPEC025: a rule over several arguments names one that is not there, or one that is always given. */
function checkArgumentRules(scope: Scope, operation: OperationData, path: NodePath): void {
  const given = operation.arguments ?? {};
  const known = Object.keys(given).map(bareName);
  const rules: [word: string, names: readonly (string | readonly string[])[]][] = [
    ['at_least_one_of', operation.at_least_one_of ?? []],
    ['one_group_of', operation.one_group_of ?? []],
    ['in_order', operation.in_order ?? []],
    ['key_argument', operation.key_argument === undefined ? [] : [operation.key_argument]],
  ];
  for (const [word, names] of rules) {
    const optionalOnly = word === 'at_least_one_of' || word === 'one_group_of';
    for (const name of names.flat()) {
      const at = [...path, word];
      if (!known.includes(name)) {
        const near = nearest(name, known);
        scope.fault(at, 'SPEC025', `${name} is not an argument of this tool`, near && `did you mean ${near}?`);
      } else if (optionalOnly && !Object.hasOwn(given, `${name}?`)) {
        scope.fault(at, 'SPEC025', `${name} must be optional (${name}?) to stand in "${word}"`);
      }
    }
  }
  checkComparable(scope, operation, path);
}

function checkComparable(scope: Scope, operation: OperationData, path: NodePath): void {
  const given = operation.arguments ?? {};
  for (const [first, second] of operation.in_order ?? []) {
    const [a, b] = [first, second].map((name) => given[name] ?? given[`${name}?`]);
    if (a !== undefined && b !== undefined && typesOf(a).scalars[0] !== typesOf(b).scalars[0]) {
      scope.fault([...path, 'in_order'], 'SPEC025', `${first} and ${second} cannot be compared: their types differ`);
    }
  }
}

/** SPEC026: the parameters of an endpoint's path must be its required, single-valued arguments. */
function checkPath(scope: Scope, operation: OperationData, path: NodePath): void {
  for (const [, name] of (operation.path ?? '').matchAll(/\{([a-z0-9_]+)\}/g)) {
    const argument = operation.arguments?.[name as string];
    if (argument === undefined) {
      scope.fault([...path, 'path'], 'SPEC026', `{${name}} must be a required argument of this endpoint`);
    } else if (typesOf(argument).scalars.some((type) => type === 'array' || type === 'object')) {
      scope.fault([...path, 'path'], 'SPEC026', `{${name}} cannot be a list or an object`);
    }
  }
}

/** SPEC027: words on effects that contradict each other. */
function checkEffect(scope: Scope, operation: OperationData, path: NodePath): void {
  const reads = (operation.effect ?? 'read') === 'read';
  if (operation.repeatable !== undefined && reads) {
    scope.fault([...path, 'repeatable'], 'SPEC027', 'a tool that only reads can always be repeated', undefined, 'key');
  }
  if (operation.key === 'none' && operation.key_argument !== undefined) {
    scope.fault([...path, 'key_argument'], 'SPEC027', 'a tool without a key has no key argument', undefined, 'key');
  }
  if (operation.path !== undefined && !reads) {
    scope.fault([...path, 'effect'], 'SPEC027', 'endpoints are GET: they only read', undefined, 'key');
  }
}

/** SPEC028: an error code that platform.yaml does not have. */
function checkErrors(scope: Scope, operation: OperationData, path: NodePath): void {
  const known = Object.keys(scope.around.platform.errors);
  for (const [index, code] of (operation.errors ?? []).entries()) {
    if (known.includes(code)) continue;
    const near = nearest(code, known);
    const at = [...path, 'errors', index];
    scope.fault(at, 'SPEC028', `platform.yaml has no error ${code}`, near && `did you mean ${near}?`);
  }
}

/** SPEC029: a deprecation that ends before it begins, or points at a tool that is not there. */
function checkDeprecation(scope: Scope, { deprecated }: OperationData, path: NodePath): void {
  if (deprecated === undefined) return;
  const at = [...path, 'deprecated'];
  if (deprecated.remove_after <= deprecated.since) {
    scope.fault([...at, 'remove_after'], 'SPEC029', `must be after "since" (${deprecated.since})`);
  }
  const others = scope.operations().map(([name]) => name);
  if (deprecated.use !== undefined && !others.includes(deprecated.use)) {
    const near = nearest(deprecated.use, others);
    const message = `${deprecated.use} is not a tool of this manifest`;
    scope.fault([...at, 'use'], 'SPEC029', message, near && `did you mean ${near}?`);
  }
}

/** SPEC030: an example that its own tool would refuse. */
function checkExamples(scope: Scope, operation: OperationData, path: NodePath): void {
  const fields = Object.entries(operation.arguments ?? {}).filter(
    ([name]) => bareName(name) !== operation.key_argument,
  );
  for (const [index, example] of operation.examples.entries()) {
    const faults = objectMisfits(scope, example.arguments ?? {}, Object.fromEntries(fields) as FieldsData, []);
    for (const { path: inside, message, hint } of faults) {
      const at = example.arguments === undefined ? ['examples', index] : ['examples', index, 'arguments', ...inside];
      scope.fault([...path, ...at], 'SPEC030', `the example would be refused: ${message}`, hint);
    }
  }
}
