// Placeholders written by `make new`. If a manifest contains placeholders, its other errors are not reported.

import type { Diagnostic } from '../diagnostics.ts';
import type { Manifest, NodePath } from './manifest.ts';

export const MARK = 'FILL: ';

/** Reports SPEC069 for each placeholder. */
export function unfilled(manifest: Manifest): Diagnostic[] {
  return marksIn(manifest.data, []).map(({ path, meant }) =>
    manifest.fault(path, 'SPEC069', `replace the placeholder: ${meant}`),
  );
}

function marksIn(value: unknown, path: NodePath): { path: NodePath; meant: string }[] {
  if (typeof value === 'string') return value.startsWith(MARK) ? [{ path, meant: value.slice(MARK.length) }] : [];
  if (Array.isArray(value)) return value.flatMap((item, index) => marksIn(item, [...path, index]));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, item]) => marksIn(item, [...path, name]));
}
