// The tiny spec: a platform in which each construct of the manifest language stands once.

import { fileURLToPath } from 'node:url';
import { generate } from '../../codegen/generate.ts';
import type { ManifestSource } from '../../codegen/load/load.ts';
import { readSpec } from '../../codegen/load/load.ts';
import type { GeneratedFiles } from '../../codegen/write/tree.ts';

export const TINY = fileURLToPath(new URL('../fixtures/spec-tiny/', import.meta.url));

/** From test/fixtures/spec-tiny/generated. */
const RUNTIME = '../../../../runtime';

export function readTiny(): Promise<ManifestSource[]> {
  return readSpec(`${TINY}spec`);
}

export function generateTiny(sources: readonly ManifestSource[]): Promise<GeneratedFiles> {
  return generate(sources, { runtime: RUNTIME });
}
