import type { Change } from '../../../codegen/changes/change.ts';
import { changesBetween } from '../../../codegen/changes/compare.ts';
import { Places } from '../../../codegen/changes/places.ts';
import { type Surface, surfaceOf } from '../../../codegen/changes/surface.ts';
import { type ManifestSource, parseSpec } from '../../../codegen/load/load.ts';
import { buildModel } from '../../../codegen/model/build.ts';
import { type Edit, edited, SOUND } from '../validate/sound.ts';

export function surfaceIn(sources: readonly ManifestSource[]): Surface {
  return surfaceOf(buildModel(parseSpec(sources)));
}

const sound = surfaceIn(SOUND);

export function changesOf(...edits: readonly Edit[]): readonly Change[] {
  return changesBetween(sound, surfaceIn(edited(...edits)));
}

export function changesBack(...edits: readonly Edit[]): readonly Change[] {
  return changesBetween(surfaceIn(edited(...edits)), sound);
}

export function placesIn(...edits: readonly Edit[]): Places {
  return new Places(parseSpec(edited(...edits)));
}

/** Formats each change like `breaking argument-removed tides.get_levels.arguments.days`. */
export function heads(changes: readonly Change[]): string[] {
  return changes.map(({ class: class_, kind, where }) => `${class_} ${kind} ${where}`);
}
