// Reads spec/changes.yaml: the intended breaking changes since the last release.

import { isMap, isSeq, parseDocument } from 'yaml';
import type { Diagnostic } from '../diagnostics.ts';
import type { Declaration } from '../language/data.ts';
import { Manifest } from '../load/manifest.ts';
import { schemaFaults } from '../validate/schema.ts';
import type { Change } from './change.ts';
import type { Places } from './places.ts';

export const DECLARATIONS = 'spec/changes.yaml';

export function fits({ kind, where }: Declaration, change: Change): boolean {
  if (change.class !== 'breaking' || change.kind !== kind) return false;
  return where.endsWith('*') ? change.where.startsWith(where.slice(0, -1)) : change.where === where;
}

export interface Declared {
  readonly manifest: Manifest;
  readonly declarations: readonly Declaration[];
  readonly faults: readonly Diagnostic[];
}

export function readDeclarations(text: string): Declared {
  const manifest = new Manifest('changes', DECLARATIONS, text);
  const slips = manifest.syntaxFaults();
  const faults = slips.length > 0 ? slips : schemaFaults(manifest);
  const { changes } = (manifest.data ?? {}) as { changes?: Declaration[] };
  return { manifest, faults, declarations: faults.length > 0 ? [] : (changes ?? []) };
}

export function undeclared(
  changes: readonly Change[],
  { manifest, declarations, faults }: Declared,
  places: Places,
): Diagnostic[] {
  if (faults.length > 0) return [...faults];
  const breaking = changes.filter(
    (change) => change.class === 'breaking' && !declarations.some((each) => fits(each, change)),
  );
  const found = breaking.map((change) => {
    const message = `${change.where} has a breaking change: ${change.message}`;
    const hint = `declare it in ${DECLARATIONS}: { kind: ${change.kind}, where: '${change.where}', why: …, instead: … }`;
    const [at, path] = places.node(change) ?? [manifest, []];
    return at.fault(path, 'SPEC100', message, hint, 'key');
  });
  const idle = declarations.flatMap((declaration, index) => {
    if (changes.some((change) => fits(declaration, change))) return [];
    const message = `no breaking change ${declaration.kind} at ${declaration.where} since the last release`;
    return [manifest.fault(['changes', index, 'where'], 'SPEC101', message)];
  });
  return [...found, ...idle];
}

export function cleared(text: string): string {
  const document = parseDocument(text);
  if (!isMap(document.contents)) return text;
  const changes = document.get('changes', true);
  if (isSeq(changes)) document.set('changes', []);
  return document.toString({ lineWidth: 0, flowCollectionPadding: false });
}
