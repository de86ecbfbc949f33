// Checks manifests against codegen/language/. Ajv finds the errors; this module removes errors that are consequences of
// others, and adds positions.

import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import { nearest } from '../../runtime/lib/text/nearest.ts';
import type { Diagnostic } from '../diagnostics.ts';
import { MANIFEST_SCHEMA } from '../language/manifest-schema.ts';
import type { Manifest, ManifestKind, NodePath } from '../load/manifest.ts';
import { hintAtRightName, plainMessage } from './wording.ts';

interface SchemaNode {
  readonly $ref?: string;
  readonly properties?: Readonly<Record<string, unknown>>;
}

/** Skips Ajv's code optimization, because each validator runs only once or twice. */
const QUICKLY_COMPILED = { code: { optimize: false } } as const;

let ajv: Ajv2020 | undefined;

export function schemaFaults(manifest: Manifest): Diagnostic[] {
  const validate = validatorOf(manifest.kind);
  if (validate(manifest.data)) return [];
  const slips = (validate.errors ?? [])
    .filter(({ keyword }) => !WRAPPERS.has(keyword))
    .map((error) => ({
      error,
      known: wordsOf(error.parentSchema as SchemaNode | undefined),
    }));
  return slips.filter((slip) => !isConsequence(slip, slips)).map((slip) => toDiagnostic(manifest, slip));
}

/** Validators are compiled on first use, because few runs need all kinds. */
function validatorOf(kind: ManifestKind): ValidateFunction {
  ajv ??= new Ajv2020({ allErrors: true, verbose: true, strict: false, ...QUICKLY_COMPILED }).addSchema(
    MANIFEST_SCHEMA,
    'manifest',
  );
  return ajv.getSchema(`manifest#/$defs/${kind}`) as ValidateFunction;
}

/** Returns the keywords, including those of the base definition. */
function wordsOf(node: SchemaNode | undefined): string[] {
  if (node === undefined) return [];
  const base = node.$ref === undefined ? undefined : MANIFEST_SCHEMA.$defs[node.$ref.replace('#/$defs/', '')];
  return [...Object.keys(node.properties ?? {}), ...wordsOf(base as SchemaNode | undefined)];
}

/** Keywords whose errors only repeat that a nested check failed. */
const WRAPPERS = new Set(['if', '$ref', 'propertyNames']);

interface Slip {
  readonly error: ErrorObject;
  readonly known: readonly string[];
}

/**
 * True for consequences of other errors: a missing keyword that is misspelled, an error inside an invalid name, or a
 * known keyword that Ajv reports as unknown because its sibling is invalid.
 */
function isConsequence({ error, known: own }: Slip, slips: readonly Slip[]): boolean {
  const unknown = unknownWord(error);
  if (unknown !== undefined && own.includes(unknown)) return true;
  const { missingProperty } = error.params as { missingProperty?: string };
  return slips.some(({ error: other, known }) => {
    if (other === error) return false;
    const misspelt = unknownWord(other);
    if (misspelt !== undefined && other.instancePath === error.instancePath) {
      return missingProperty !== undefined && nearest(misspelt, known) === missingProperty;
    }
    return other.propertyName !== undefined && isInside(error, `${other.instancePath}/${other.propertyName}`);
  });
}

function isInside({ instancePath }: ErrorObject, pointer: string): boolean {
  return instancePath === pointer || instancePath.startsWith(`${pointer}/`);
}

function unknownWord({ params }: ErrorObject): string | undefined {
  return params['additionalProperty'] ?? params['unevaluatedProperty'];
}

function toDiagnostic(manifest: Manifest, { error, known }: Slip): Diagnostic {
  const path = pointerToPath(error.instancePath);
  const unknown = unknownWord(error);
  if (unknown !== undefined) {
    return manifest.fault(
      [...path, unknown],
      'SPEC002',
      `unknown keyword "${unknown}"`,
      hintAtWord(unknown, known),
      'key',
    );
  }
  if (error.keyword === 'required') {
    const message = `"${error.params['missingProperty']}" is missing${where(path)}`;
    return manifest.fault(path, 'SPEC003', message, undefined, 'key');
  }
  const { values, records } = (manifest.data ?? {}) as { values?: object; records?: object };
  const typeNames = [...Object.keys(values ?? {}), ...Object.keys(records ?? {})];
  const { message, hint } = plainMessage(error, typeNames);
  if (error.keyword === 'enum') return manifest.fault(path, 'SPEC004', message, hint);
  if (error.propertyName !== undefined) {
    const name = error.propertyName;
    const text = `"${name}" is not a valid name here: it ${message}`;
    return manifest.fault([...path, name], 'SPEC005', text, hintAtRightName(name, error), 'key');
  }
  return manifest.fault(path, 'SPEC006', message, hint);
}

function hintAtWord(unknown: string, known: readonly string[]): string | undefined {
  const near = nearest(unknown, known);
  if (near !== undefined) return `did you mean ${near}?`;
  if (unknown.includes(' ')) return 'a comma ends a text inside { }: quote the whole text';
  return known.length > 0 && known.length <= FEW ? `known keywords here: ${known.join(', ')}` : undefined;
}

const FEW = 6;

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
