// Rules on texts as consumers will read them, put together from several words of a manifest. They are looked at when all
// else is sound, because only the model has them whole.

import {
  introduction,
  LONGEST_OWN_INSTRUCTIONS,
  serviceInstructions,
  withKey,
} from '../../runtime/contract/instructions.ts';
import { type Diagnostic, SpecError } from '../diagnostics.ts';
import { sentencesOf } from '../language/wording.ts';
import type { Manifest } from '../load/manifest.ts';
import { describe, LONGEST_TEXT } from '../model/description.ts';
import type { Operation, Spec } from '../model/model.ts';
import { asTools } from '../model/tools.ts';

/** Shorter sentences ("Newest first.") may say the same of two things. */
const FEWEST_WORDS = 4;

/** Throws a SpecError with every text that is too long, or says something twice. */
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
      const message = `the instructions built from it have ${length} characters: at most ${LONGEST_OWN_INSTRUCTIONS} are allowed`;
      const fault = () => byFile.get(offer.file)?.fault(['summary'], 'SPEC056', message);
      return length <= LONGEST_OWN_INSTRUCTIONS ? [] : (fault() ?? []);
    }),
  ];
  if (faults.length > 0) throw new SpecError(faults);
}

/** SPEC055: a description over the length at which clients cut; SPEC057: a sentence that agents would read twice. */
function descriptionFaults(operation: Operation, byFile: ReadonlyMap<string, Manifest>): Diagnostic[] {
  const [file = '', place = ''] = operation.source.split('#');
  const fault = (code: Diagnostic['code'], message: string): Diagnostic[] =>
    [byFile.get(file)?.fault(place.split('.'), code, message, undefined, 'key') ?? []].flat();
  const text = describe(operation);
  const { length } = text;
  const tooLong = `the published description has ${length} characters: clients cut after ${LONGEST_TEXT}`;
  const twice = repeatedSentence(text, operation);
  return [
    ...(length > LONGEST_TEXT ? fault('SPEC055', tooLong) : []),
    ...(twice === undefined
      ? []
      : fault('SPEC057', `says twice "${twice}": once is enough, here or in the texts of its arguments`)),
  ];
}

/** A sentence of the description that stands in it again, or is what an argument's description says. */
function repeatedSentence(text: string, { arguments: args }: Operation): string | undefined {
  const seen = new Set(args.flatMap(({ shape }) => sentencesOf(shape.description ?? '')));
  for (const sentence of sentencesOf(text)) {
    if (sentence.split(' ').length >= FEWEST_WORDS && seen.has(sentence)) return sentence;
    seen.add(sentence);
  }
  return undefined;
}
