// Finds everything that is wrong with the manifests, in all files at once: first their form, then their sense. A file
// whose form is wrong is left out of the second look, so that one slip does not bring a tail of consequences.

import { type Diagnostic, SpecError } from '../diagnostics.ts';
import type { Manifest } from '../load/manifest.ts';
import type { PlatformData, UpstreamData } from '../model/data.ts';
import { checkDefinitions, checkTypeNames } from './rules/definitions.ts';
import {
  checkEvents,
  checkFileName,
  checkPlatform,
  checkTogether,
  checkUpstreamKeys,
  checkUpstreams,
} from './rules/files.ts';
import { checkOperations } from './rules/operations.ts';
import { checkSchemas } from './rules/schemas.ts';
import { schemaCheck } from './schema.ts';
import { Scope } from './scope.ts';

/** Throws a SpecError with every fault of every manifest. */
export function validateSpec(manifests: readonly Manifest[], schemaText: string): void {
  const checkForm = schemaCheck(schemaText);
  const faults: Diagnostic[] = [];
  const sound: Manifest[] = [];
  for (const manifest of manifests) {
    const found = checkForm(manifest);
    if (found.length === 0) sound.push(manifest);
    faults.push(...found);
  }
  const platform = sound.find((manifest) => manifest.kind === 'platform')?.data as PlatformData | undefined;
  if (platform !== undefined) {
    // A source with faults of its own still exists.
    const upstreamIds = manifests
      .filter((manifest) => manifest.kind === 'upstream')
      .map((manifest) => (manifest.data as UpstreamData | null)?.id ?? '');
    for (const manifest of sound) faults.push(...checkSense(new Scope(manifest, { platform, upstreamIds })));
    faults.push(...checkTogether(sound));
  }
  if (faults.length > 0) throw new SpecError(unique(faults));
}

function checkSense(scope: Scope): Diagnostic[] {
  checkFileName(scope);
  if (scope.manifest.kind === 'upstream') {
    checkUpstreamKeys(scope);
    return scope.diagnostics;
  }
  checkPlatform(scope);
  checkUpstreams(scope);
  checkDefinitions(scope);
  checkTypeNames(scope);
  checkSchemas(scope);
  checkOperations(scope);
  checkEvents(scope);
  return scope.diagnostics;
}

/** A record that two arguments use is looked at twice; what is wrong with it is said once. */
function unique(faults: readonly Diagnostic[]): Diagnostic[] {
  const byText = new Map(
    faults.map((fault) => [`${fault.file}:${fault.line}:${fault.column} ${fault.message}`, fault]),
  );
  return [...byText.values()];
}
