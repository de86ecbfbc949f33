import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { changesBetween } from '../../../codegen/changes/compare.ts';
import { renameAdvice } from '../../../codegen/changes/renames.ts';
import type { ManifestSource } from '../../../codegen/load/load.ts';
import { type Edit, edited, SOUND, TIDES } from '../validate/sound.ts';
import { surfaceIn } from './changed.ts';

const adviceOn = (...edits: readonly Edit[]): string[] => adviceBetween(edited(...edits));

function adviceBetween(sources: readonly ManifestSource[]): string[] {
  const [was, is] = [surfaceIn(SOUND), surfaceIn(sources)];
  const changes = changesBetween(was, is);
  const advice = renameAdvice(changes, was, is);
  return changes.flatMap((change) => advice(change) ?? []);
}

test('suggests `formerly` if an argument seems to be renamed with the same shape', () => {
  assert.equal(adviceOn([TIDES, 'days: { type', 'number_of_days: { type']), [
    'if number_of_days is its new name, write `formerly: [days]` below number_of_days to accept both names',
  ]);
});

test('a new argument of a different shape is not treated as a rename', () => {
  assert.equal(adviceOn([TIDES, 'days: { type: integer, minimum: 1,', 'hours: { type: integer, minimum: 2,']), []);
});

test('suggests keeping the old name of a renamed field as deprecated', () => {
  const [field] = adviceOn([TIDES, '    at: {', '    time: {']);
  assert.match(
    field ?? '',
    /^if time is its new name, keep at .*`deprecated: \{ since: …, use: time, remove_after: … \}`/,
  );
});

test('suggests keeping the old name of a renamed tool as deprecated', () => {
  const renamed = SOUND.map((source) => ({
    ...source,
    text: source.text.replaceAll('find_stations', 'search_stations'),
  }));
  const [tool] = adviceBetween(renamed);
  assert.match(tool ?? '', /^if search_stations is its new name, keep find_stations .*use: search_stations/);
});

test.run();
