// Rules for published texts that combine several fields. They run after all other checks, because only the model has
// the complete texts.

import {
  introduction,
  MAX_OWN_INSTRUCTIONS_LENGTH,
  serviceInstructions,
  withKey,
} from '../../runtime/contract/instructions.ts';
import { type Diagnostic, SpecError } from '../diagnostics.ts';
import { sentencesOf } from '../language/wording.ts';
import type { Manifest } from '../load/manifest.ts';
import { describe, MAX_TEXT_LENGTH } from '../model/description.ts';
import type { Operation, Spec } from '../model/model.ts';
import { asTools } from '../model/tools.ts';

/** Minimum number of words in a sentence that must not be repeated. Shorter sentences ("Newest first.") may be. */
const MIN_WORDS = 4;

/** @throws SpecError if texts are too long or repeat a sentence */
export function validateTexts(spec: Spec, manifests: readonly Manifest[]): void {
  const byFile = new Map(manifests.map((manifest) => [manifest.file, manifest]));
  const offers = [...spec.services, ...spec.areas];
  const operations = new Map(
    [...offers, ...spec.areas.map(asTools)].flatMap((offer) => offer.operations.map((each) => [each.source, each])),
  );
  const faults = [
    ...[...operations.values()].flatMap((operation) => descriptionFaults(operation, byFile)),
    ...offers.flatMap((offer) => {
      const { length } = serviceInstructions(introduction(offer), withKey(spec.platform.key.how));
      const message = `its MCP instructions have ${length} characters; at most ${MAX_OWN_INSTRUCTIONS_LENGTH} are allowed`;
      const fault = () => byFile.get(offer.file)?.fault(['summary'], 'SPEC056', message);
      return length <= MAX_OWN_INSTRUCTIONS_LENGTH ? [] : (fault() ?? []);
    }),
  ];
  if (faults.length > 0) throw new SpecError(faults);
}

/** SPEC055: a text longer than clients show. SPEC057: a repeated sentence. */
function descriptionFaults(operation: Operation, byFile: ReadonlyMap<string, Manifest>): Diagnostic[] {
  const [file = '', place = ''] = operation.source.split('#');
  const fault = (code: Diagnostic['code'], message: string): Diagnostic[] =>
    [byFile.get(file)?.fault(place.split('.'), code, message, undefined, 'key') ?? []].flat();
  const text = describe(operation);
  const { length } = text;
  const tooLong = `the published description has ${length} characters; clients truncate it after ${MAX_TEXT_LENGTH}`;
  const twice = repeatedSentence(text, operation);
  return [
    ...(length > MAX_TEXT_LENGTH ? fault('SPEC055', tooLong) : []),
    ...(twice === undefined
      ? []
      : fault('SPEC057', `repeats "${twice}": remove it here or in the descriptions of its arguments`)),
  ];
}

function repeatedSentence(text: string, { arguments: args }: Operation): string | undefined {
  const seen = new Set(args.flatMap(({ shape }) => sentencesOf(shape.description ?? '')));
  for (const sentence of sentencesOf(text)) {
    if (sentence.split(' ').length >= MIN_WORDS && seen.has(sentence)) return sentence;
    seen.add(sentence);
  }
  return undefined;
}
