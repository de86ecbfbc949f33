// The first check: each manifest against its definition in spec/manifest.schema.json. Ajv finds the faults; here they get
// a place in the file, the nearest known word, and plain sentences.

import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import { nearest } from '../../runtime/contract/nearest.ts';
import type { Diagnostic } from '../diagnostics.ts';
import type { Manifest, ManifestKind, NodePath } from '../load/manifest.ts';

export type SchemaCheck = (manifest: Manifest) => Diagnostic[];

/** Compiles the checks of the five kinds of manifest from the text of manifest.schema.json. */
export function createSchemaCheck(schemaText: string): SchemaCheck {
  const schema = JSON.parse(schemaText) as object;
  const ajv = new Ajv2020({ allErrors: true, verbose: true, strict: false });
  ajv.addSchema(schema, 'manifest');
  const compiled = new Map<ManifestKind, ValidateFunction>();
  return (manifest) => {
    let validate = compiled.get(manifest.kind);
    if (validate === undefined) {
      validate = ajv.compile({ $ref: `manifest#/$defs/${manifest.kind}` });
      compiled.set(manifest.kind, validate);
    }
    if (validate(manifest.data)) return [];
    return relevant(validate.errors ?? []).map((error) => toDiagnostic(manifest, error));
  };
}

/**
 * Of a failed choice (`anyOf`) Ajv reports every branch; only the branch that the author meant is of use: the one whose
 * type fits. Wrappers that say no more than "something below failed" go, and so do repetitions.
 */
function relevant(errors: readonly ErrorObject[]): ErrorObject[] {
  const wrappers = new Set(['anyOf', 'oneOf', 'if', '$ref']);
  const choices = errors.filter((error) => error.keyword === 'anyOf');
  const isOtherBranch = (error: ErrorObject) =>
    choices.some(
      (choice) =>
        choice.instancePath === error.instancePath &&
        error.schemaPath !== choice.schemaPath &&
        (error.keyword === 'type' || (error.keyword === 'pattern' && typeof error.data !== 'string')),
    );
  const kept = errors.filter((error) => !wrappers.has(error.keyword) && !isOtherBranch(error));
  const chosen = kept.length > 0 ? kept : errors.filter((error) => error.keyword !== '$ref');
  const seen = new Set<string>();
  return chosen.filter((error) => {
    const detail =
      error.params['additionalProperty'] ?? error.params['unevaluatedProperty'] ?? error.params['missingProperty'];
    const identity = `${error.instancePath} ${detail ?? error.keyword}`;
    return !seen.has(identity) && seen.add(identity);
  });
}

function toDiagnostic(manifest: Manifest, error: ErrorObject): Diagnostic {
  const path = pointerToPath(error.instancePath);
  const unknown = error.params['additionalProperty'] ?? error.params['unevaluatedProperty'];
  if (typeof unknown === 'string') {
    const near = nearest(unknown, knownWords(error));
    const cutText = unknown.includes(' ') ? 'a comma ends a text inside { }: put the whole text in quotes' : undefined;
    const hint = near === undefined ? cutText : `did you mean ${near}?`;
    return manifest.fault([...path, unknown], 'SPEC002', `unknown word "${unknown}"`, hint, 'key');
  }
  if (error.keyword === 'required') {
    return manifest.fault(
      path,
      'SPEC003',
      `"${error.params['missingProperty']}" is missing${where(path)}`,
      undefined,
      'key',
    );
  }
  if (error.keyword === 'enum') {
    const words = (error.params['allowedValues'] as unknown[]).map(String);
    const near = nearest(String(error.data), words);
    const hint = near === undefined ? undefined : `did you mean ${near}?`;
    return manifest.fault(path, 'SPEC004', `must be one of ${words.join(', ')}`, hint);
  }
  if (error.propertyName !== undefined || error.keyword === 'propertyNames') {
    const name = String(error.propertyName ?? error.params['propertyName']);
    return manifest.fault(
      [...path, name],
      'SPEC005',
      `"${name}" cannot be a name here: ${error.message}`,
      undefined,
      'key',
    );
  }
  const described = (error.parentSchema as { description?: string } | undefined)?.description;
  const note = described === undefined ? '' : ` (${described.replace(/\.$/, '')})`;
  return manifest.fault(path, 'SPEC006', `${error.message ?? 'is wrong'}${note}`);
}

/** The words that would have been allowed where an unknown one stands. */
function knownWords(error: ErrorObject): string[] {
  const parent = error.parentSchema as { properties?: object } | undefined;
  const words = Object.keys(parent?.properties ?? {});
  return words.length > 1 ? words : [...words, ...OPERATION_AND_SCHEMA_WORDS];
}

/** Words of schemas that are put together by reference, where the failing schema does not list them itself. */
const OPERATION_AND_SCHEMA_WORDS = (
  'type description enum const minimum maximum exclusiveMinimum exclusiveMaximum minLength maxLength pattern format items ' +
  'minItems maxItems uniqueItems properties additionalProperties default examples empty_means_absent comma_separated ' +
  'ignore_case summary keywords arguments returns at_least_one_of one_group_of in_order effect repeatable closed_world ' +
  'key key_argument not_found slow errors deprecated'
).split(' ');

function where(path: NodePath): string {
  return path.length === 0 ? '' : ` in "${path[path.length - 1]}"`;
}

function pointerToPath(pointer: string): (string | number)[] {
  if (pointer === '') return [];
  return pointer
    .slice(1)
    .split('/')
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .map((part) => (/^[0-9]+$/.test(part) ? Number(part) : part));
}
