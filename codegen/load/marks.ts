// What `make new` leaves to be filled in: texts that begin with the mark and say what is meant. A manifest with such texts is told
// nothing else: what stands there is not yet meant.

import type { Diagnostic } from '../diagnostics.ts';
import type { Manifest, NodePath } from './manifest.ts';

/** Begins what `make new` leaves to be filled in; the loader refuses it. */
export const MARK = 'FILL: ';

/** SPEC069: texts that are still to be filled in. */
export function unfilled(manifest: Manifest): Diagnostic[] {
  return marksIn(manifest.data, []).map(({ path, meant }) => manifest.fault(path, 'SPEC069', `to fill in: ${meant}`));
}

function marksIn(value: unknown, path: NodePath): { path: NodePath; meant: string }[] {
  if (typeof value === 'string') return value.startsWith(MARK) ? [{ path, meant: value.slice(MARK.length) }] : [];
  if (Array.isArray(value)) return value.flatMap((item, index) => marksIn(item, [...path, index]));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, item]) => marksIn(item, [...path, name]));
}
