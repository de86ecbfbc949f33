// Rules for tools and endpoints.

import { nearest } from '../../../runtime/lib/text/nearest.ts';
import type { ApiData, FieldsData, OperationData, ServiceData } from '../../language/data.ts';
import { bareName, typesOf } from '../../language/names.ts';
import type { NodePath } from '../../load/manifest.ts';
import type { Scope } from '../scope.ts';
import { objectMisfits } from '../value.ts';
import { checkArgument } from './arguments.ts';
import { checkDeprecation } from './deprecations.ts';
import { checkReferences, checkSiblings, checkToolReferences } from './references.ts';
import { checkToolWording, checkTwins, checkWording } from './wording.ts';

export function checkOperations(scope: Scope): void {
  for (const [name, operation, path] of scope.operations()) {
    checkName(scope, operation.tool?.name ?? name, operation.tool === undefined ? path : [...path, 'tool', 'name']);
    for (const [field, argument] of Object.entries(operation.arguments ?? {})) {
      checkArgument(scope, field, argument, [...path, 'arguments', field]);
    }
    checkArgumentRules(scope, operation, path);
    checkPath(scope, operation, path);
    checkEffect(scope, operation, path);
    checkErrors(scope, operation, path);
    const others = scope.operations().flatMap(([other]) => (other === name ? [] : [other]));
    checkDeprecation(scope, operation.deprecated, [...path, 'deprecated'], others, 'a tool of this manifest');
    checkExamples(scope, operation, path);
    checkReferences(scope, name, operation, path);
    checkWording(scope, name, operation, path);
    const { tool } = operation;
    if (tool === undefined) {
      checkSiblings(scope, name, operation, path);
      continue;
    }
    checkToolReferences(scope, operation, path);
    checkSiblings(scope, tool.name, tool, [...path, 'tool']);
    checkToolWording(scope, tool, operation, [...path, 'tool']);
  }
  checkTwins(scope);
  checkToolNames(scope);
}

/**
 * SPEC020: a name that is too long, because clients add a prefix and allow at most 64 characters in total. SPEC021: a
 * name that a shared tool already has.
 */
function checkName(scope: Scope, name: string, path: NodePath): void {
  if (scope.manifest.kind !== 'service' && scope.manifest.kind !== 'api') return;
  const { platform } = scope.around;
  const { slug, area } = scope.manifest.data as Partial<ServiceData & ApiData>;
  const at = slug === undefined ? 'value' : 'key';
  const full = `${(slug ?? area)?.replaceAll('-', '_')}__${name}`;
  if (full.length > platform.limits.tool_name) {
    const message = `${full} has ${full.length} characters; at most ${platform.limits.tool_name} are allowed`;
    scope.fault(path, 'SPEC020', message, undefined, at);
  }
  if (Object.hasOwn(platform.tools ?? {}, name)) {
    scope.fault(path, 'SPEC021', `${name} is already the name of a shared tool in platform.yaml`, undefined, at);
  }
}

/** SPEC031: a tool name that occurs twice in an area. */
function checkToolNames(scope: Scope): void {
  const first = new Map<string, string>();
  for (const [name, { tool }, path] of scope.operations()) {
    if (tool === undefined) continue;
    const other = first.get(tool.name);
    if (other === undefined) first.set(tool.name, name);
    else scope.fault([...path, 'tool', 'name'], 'SPEC031', `${other} is already the tool ${tool.name}`);
  }
}

/** SPEC025: a rule refers to an unknown or required argument. */
function checkArgumentRules(scope: Scope, operation: OperationData, path: NodePath): void {
  const args = operation.arguments ?? {};
  const known = Object.keys(args).map(bareName);
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
      } else if (optionalOnly && !Object.hasOwn(args, `${name}?`)) {
        scope.fault(at, 'SPEC025', `${name} must be optional (${name}?) in "${word}"`);
      }
    }
  }
  checkComparable(scope, operation, path);
}

function checkComparable(scope: Scope, operation: OperationData, path: NodePath): void {
  const args = operation.arguments ?? {};
  for (const [first, second] of operation.in_order ?? []) {
    const [a, b] = [first, second].map((name) => (Object.hasOwn(args, name) ? args[name] : args[`${name}?`]));
    if (a !== undefined && b !== undefined && typesOf(a).scalars[0] !== typesOf(b).scalars[0]) {
      scope.fault(
        [...path, 'in_order'],
        'SPEC025',
        `${first} and ${second} cannot be compared because their types differ`,
      );
    }
  }
}

type Addressed = Pick<OperationData, 'path' | 'arguments'>;

/** SPEC026: every path parameter must be a required argument with a single value. */
export function checkPath(scope: Scope, operation: Addressed, path: NodePath): void {
  for (const [, name] of (operation.path ?? '').matchAll(/\{([a-z0-9_]+)\}/g)) {
    const args = operation.arguments ?? {};
    const argument = Object.hasOwn(args, name as string) ? args[name as string] : undefined;
    if (argument === undefined || (typeof argument !== 'string' && argument.default !== undefined)) {
      scope.fault([...path, 'path'], 'SPEC026', `{${name}} must be a required argument of this endpoint`);
    } else if (typesOf(argument).scalars.some((type) => type === 'array' || type === 'object')) {
      scope.fault([...path, 'path'], 'SPEC026', `{${name}} cannot be a list or an object`);
    }
  }
}

/** SPEC027: contradictory keywords for effects. */
function checkEffect(scope: Scope, operation: OperationData, path: NodePath): void {
  const reads = (operation.effect ?? 'read') === 'read';
  if (operation.repeatable !== undefined && reads) {
    scope.fault([...path, 'repeatable'], 'SPEC027', 'a read-only tool is always repeatable', undefined, 'key');
  }
  if (operation.key === 'none' && operation.key_argument !== undefined) {
    scope.fault(
      [...path, 'key_argument'],
      'SPEC027',
      'a tool without a key cannot have a key argument',
      undefined,
      'key',
    );
  }
  if (operation.path !== undefined && !reads) {
    scope.fault([...path, 'effect'], 'SPEC027', 'endpoints use GET, so they must be read-only', undefined, 'key');
  }
}

/** SPEC028: unknown error code. */
export function checkErrors(scope: Scope, operation: Pick<OperationData, 'errors'>, path: NodePath): void {
  const known = Object.keys(scope.around.platform.errors);
  for (const [index, code] of (operation.errors ?? []).entries()) {
    if (known.includes(code)) continue;
    const near = nearest(code, known);
    const at = [...path, 'errors', index];
    scope.fault(at, 'SPEC028', `platform.yaml has no error ${code}`, near && `did you mean ${near}?`);
  }
}

/** SPEC030: an example that the tool would reject, or whose letter case differs from the published value. */
function checkExamples(scope: Scope, operation: OperationData, path: NodePath): void {
  const fields = Object.entries(operation.arguments ?? {})
    .filter(([name]) => bareName(name) !== operation.key_argument)
    .map(([name, argument]) => [
      name,
      typeof argument === 'string' ? argument : { ...argument, ignore_case: undefined },
    ]);
  for (const [index, example] of operation.examples.entries()) {
    const faults = objectMisfits(scope, example.arguments ?? {}, Object.fromEntries(fields) as FieldsData, []);
    for (const { path: inside, message, hint } of faults) {
      const at = example.arguments === undefined ? ['examples', index] : ['examples', index, 'arguments', ...inside];
      scope.fault([...path, ...at], 'SPEC030', `the example does not match the published schema: ${message}`, hint);
    }
    checkAnswer(scope, operation, example.answer, [...path, 'examples', index, 'answer']);
  }
}

/** SPEC128: a declared answer that does not match the result's schema. */
function checkAnswer(scope: Scope, { returns }: OperationData, answer: unknown, path: NodePath): void {
  if (answer === undefined) return;
  for (const { path: inside, message, hint } of objectMisfits(scope, answer, scope.fields(returns), [])) {
    scope.fault([...path, ...inside], 'SPEC128', `the answer does not match the result: ${message}`, hint);
  }
}
