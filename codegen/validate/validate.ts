// Reports all errors of all manifests: first errors in structure, then errors in meaning. If the structure of a
// manifest is invalid, the second step is skipped for it, so that one error does not cause many others.

import { type Diagnostic, SpecError } from '../diagnostics.ts';
import type { ApiData, PlatformData, ServiceData, SourceData } from '../language/data.ts';
import type { Manifest } from '../load/manifest.ts';
import { unfilled } from '../load/marks.ts';
import { checkBrief } from './rules/brief.ts';
import { checkCalled } from './rules/called.ts';
import { checkDefinitions, checkTypeNames } from './rules/definitions.ts';
import { checkDeprecations } from './rules/deprecations.ts';
import { checkEndpoints } from './rules/endpoints.ts';
import {
  checkCitation,
  checkEvents,
  checkFileName,
  checkPlatform,
  checkProbes,
  checkSourceKeys,
  checkSources,
  checkSubject,
  checkTogether,
} from './rules/files.ts';
import { checkGlossary } from './rules/glossary.ts';
import { checkKinds } from './rules/kinds.ts';
import { checkOperations } from './rules/operations.ts';
import { checkMissingQuestions, checkQuestions, checkRepeatedQuestions } from './rules/questions.ts';
import { checkReading } from './rules/reading.ts';
import { namedByOthers } from './rules/references.ts';
import { checkRequests } from './rules/requests.ts';
import { checkSchemas } from './rules/schemas.ts';
import { checkVocabulary } from './rules/vocabulary.ts';
import { schemaFaults } from './schema.ts';
import { type Offer, Scope } from './scope.ts';

/** @throws SpecError with all errors */
export function validateSpec(manifests: readonly Manifest[]): void {
  const faults: Diagnostic[] = [];
  const sound: Manifest[] = [];
  for (const manifest of manifests) {
    // A file with placeholders cannot be validated yet.
    const slips = [...manifest.syntaxFaults(), ...unfilled(manifest)];
    const found = slips.length > 0 ? slips : schemaFaults(manifest);
    if (found.length === 0) sound.push(manifest);
    faults.push(...found);
  }
  const platform = sound.find((manifest) => manifest.kind === 'platform')?.data as PlatformData | undefined;
  if (platform !== undefined) {
    // Ids of sources, including invalid ones, which are also identified by file name.
    const sourceIds = manifests
      .filter(({ kind }) => kind === 'source')
      .flatMap(({ data, name }) => [...new Set([(data as SourceData | undefined)?.id ?? name, name])]);
    const services = sound.filter(({ kind }) => kind === 'service');
    const offers = offersOf(manifests, sound, platform);
    const tools = new Map([...areasAsTools(manifests, sound, platform), ...offers]);
    const around = { platform, sourceIds, services, offers, tools, namedBy: namedByOthers(tools) };
    for (const manifest of sound) faults.push(...checkSense(new Scope(manifest, around)));
    faults.push(...checkTogether(sound), ...checkRepeatedQuestions(sound), ...checkMissingQuestions(sound, manifests));
  }
  const later =
    sound.length < manifests.length
      ? 'the content of these files, references to them, views and texts'
      : 'views, research and texts';
  if (faults.length > 0) throw new SpecError(unique(faults), later);
}

/** Returns services by slug and by file name, which may differ; undefined for a manifest with form errors. */
function offersOf(
  manifests: readonly Manifest[],
  sound: readonly Manifest[],
  platform: PlatformData,
): Map<string, Offer | undefined> {
  const services = manifests.filter(({ kind }) => kind === 'service');
  return new Map(
    services.flatMap((manifest): (readonly [slug: string, offer: Offer | undefined])[] => {
      const data = manifest.data as ServiceData;
      // If the manifest has errors, its slug may be invalid, so only the manifest name is used.
      if (!sound.includes(manifest)) return [[manifest.name, undefined]];
      const offer = offerOf(data, platform);
      return [
        [manifest.name, offer],
        [data.slug, offer],
      ];
    }),
  );
}

/** Returns areas by name, like `offersOf` for services. */
function areasAsTools(
  manifests: readonly Manifest[],
  sound: readonly Manifest[],
  platform: PlatformData,
): [area: string, offer: Offer | undefined][] {
  const areas = manifests.filter(({ kind }) => kind === 'api');
  return areas.map((manifest) => {
    if (!sound.includes(manifest)) return [manifest.name, undefined];
    const { area, endpoints, records, lacks } = manifest.data as ApiData;
    const operations = Object.fromEntries(Object.values(endpoints).map((each) => [each.tool?.name, each]));
    return [area, { operations, records: { ...platform.records, ...records }, lacks }];
  });
}

function offerOf({ tools, records, lacks }: ServiceData, platform: PlatformData): Offer {
  return { operations: tools, records: { ...platform.records, ...records }, lacks };
}

function checkSense(scope: Scope): Diagnostic[] {
  if (scope.manifest.kind === 'vocabulary') {
    checkVocabulary(scope);
    return scope.diagnostics;
  }
  if (scope.manifest.kind === 'glossary') {
    checkGlossary(scope);
    return scope.diagnostics;
  }
  checkFileName(scope);
  if (scope.manifest.kind === 'source') {
    checkSourceKeys(scope);
    checkProbes(scope);
    return scope.diagnostics;
  }
  if (scope.manifest.kind === 'questions') {
    checkQuestions(scope);
    return scope.diagnostics;
  }
  checkPlatform(scope);
  checkSources(scope);
  checkCitation(scope);
  checkSubject(scope);
  checkDefinitions(scope);
  checkTypeNames(scope);
  checkSchemas(scope);
  checkReading(scope);
  checkBrief(scope);
  checkRequests(scope);
  checkKinds(scope);
  checkOperations(scope);
  checkCalled(scope);
  checkDeprecations(scope);
  checkEndpoints(scope);
  checkEvents(scope);
  return scope.diagnostics;
}

/** Removes duplicate errors, which occur if a record is used by two arguments and therefore checked twice. */
function unique(faults: readonly Diagnostic[]): Diagnostic[] {
  const byText = new Map(
    faults.map((fault) => [`${fault.file}:${fault.line}:${fault.column} ${fault.message}`, fault]),
  );
  return [...byText.values()];
}
