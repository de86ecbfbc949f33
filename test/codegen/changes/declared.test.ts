import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { cleared, readDeclarations, undeclared } from '../../../codegen/changes/declared.ts';
import { releasedChangelog } from '../../../codegen/changes/release.ts';
import { changelog, json, words } from '../../../codegen/changes/report.ts';
import { surfaceText } from '../../../codegen/changes/surface.ts';
import { type Edit, headOf, SOUND, TIDES } from '../validate/sound.ts';
import { changesOf, placesIn, surfaceIn } from './changed.ts';

const NARROWED: Edit = [TIDES, 'maximum: 30', 'maximum: 20'];
const REMOVED: Edit = [TIDES, '    phase: Phase\n', ''];
const WORDED: Edit = [TIDES, 'title: Find a station by words', 'title: Search stations'];

const declaration = (kind: string, where: string) =>
  `changes:\n  - { kind: ${kind}, where: '${where}', why: The source gives twenty days., instead: Ask twice }\n`;

function faults(text: string, ...edits: readonly Edit[]): string[] {
  return undeclared(changesOf(...edits), readDeclarations(text), placesIn(...edits)).map(headOf);
}

test('SPEC100: reports an undeclared breaking change at its line, with the declaration to add', () => {
  assert.equal(faults('changes: []\n', NARROWED), [
    "spec/services/tides/service.yaml:21:7  SPEC100  tides.get_levels.arguments.days has a breaking change: maximum was 30, is 20  (declare it in spec/changes.yaml: { kind: argument-maximum-lowered, where: 'tides.get_levels.arguments.days', why: …, instead: … })",
  ]);
});

test('reports a removed item at its former location', () => {
  assert.match(
    faults('changes: []\n', REMOVED)[0] ?? '',
    /^spec\/services\/tides\/service\.yaml:9:3 {2}SPEC100 {2}tides\.Level\.phase has a breaking change: the field phase was removed/,
  );
});

test('accepts a breaking change that is declared by name or by name prefix', () => {
  assert.equal(faults(declaration('argument-maximum-lowered', 'tides.get_levels.arguments.days'), NARROWED), []);
  assert.equal(faults(declaration('argument-maximum-lowered', 'tides.*'), NARROWED), []);
});

test('SPEC101: reports a declaration that matches no breaking change', () => {
  const says = (kind: string, where: string) => [
    `spec/changes.yaml:2:${13 + kind.length + 9}  SPEC101  no breaking change ${kind} at ${where} since the last release`,
  ];
  const kind = 'argument-maximum-raised';
  const found = faults(`${declaration(kind, 'tides.get_levels.arguments.days')}`);
  assert.equal(found, says(kind, 'tides.get_levels.arguments.days'));
});

test('the schema rejects a declaration without a reason', () => {
  const found = faults('changes:\n  - { kind: tool-removed, where: tides.x, instead: Nothing. }\n');
  assert.is(found.length, 1);
  assert.match(found[0] ?? '', /spec\/changes\.yaml:2:5 {2}SPEC00\d .*why/);
});

test('the text output lists file, line, location and kind, grouped by class', () => {
  const edits = [NARROWED, WORDED];
  assert.is(
    words(changesOf(...edits), placesIn(...edits)),
    'Breaking: 1\n  spec/services/tides/service.yaml:21  tides.get_levels.arguments.days: maximum was 30, is 20  (argument-maximum-lowered)\n\n' +
      'Text: 1\n  spec/services/tides/service.yaml:33  tides.find_stations: the title changed  (tool-title-changed)\n',
  );
  assert.is(words([], placesIn()), 'Nothing changed for consumers.\n');
});

test('the machine-readable output contains all three change classes', () => {
  const { breaking, additive, text } = JSON.parse(json(changesOf(NARROWED), placesIn(NARROWED)));
  assert.equal([additive, text], [[], []]);
  assert.equal(breaking, [
    {
      kind: 'argument-maximum-lowered',
      where: 'tides.get_levels.arguments.days',
      was: 30,
      is: 20,
      message: 'maximum was 30, is 20',
      file: 'spec/services/tides/service.yaml',
      line: 21,
    },
  ]);
});

test('the changelog draft includes the declared text of a breaking change', () => {
  const { declarations } = readDeclarations(declaration('argument-maximum-lowered', 'tides.*'));
  assert.is(
    changelog(changesOf(NARROWED, WORDED), declarations),
    '### Breaking\n\n- `tides.get_levels.arguments.days`: maximum was 30, is 20. The source gives twenty days. Ask twice.\n\n' +
      '### Changed\n\n- Texts changed: `tides.find_stations`.\n',
  );
});

test('a release renames the changelog section, inserts the breaking changes after its summary, and clears the declarations', () => {
  const message = releasedChangelog(
    '# Changes\n\n## Unreleased\n\nFaster.\n\n### Operators\n\n- Back up first.\n\n## 1.0.0 (2026-01-31)\n',
    '2.0.0',
    '2027-01-31',
    '### Breaking\n\n- Gone.\n',
  );
  assert.is(
    message,
    '# Changes\n\n## Unreleased\n\n## 2.0.0 (2027-01-31)\n\nFaster.\n\n### Breaking\n\n- Gone.\n\n' +
      '### Operators\n\n- Back up first.\n\n## 1.0.0 (2026-01-31)\n',
  );
  assert.is(cleared(`# Why.\n${declaration('tool-removed', 'tides.x')}`), '# Why.\nchanges: []\n');
});

test('rejects a release without a summary for users, or without a section for operators', () => {
  const released = (unreleased: string) => () =>
    releasedChangelog(`## Unreleased\n\n${unreleased}`, '2.0.0', '2027-01-31', '');
  assert.throws(released('- A line.\n'), /summary/);
  assert.throws(released('Faster.\n\n### Added\n'), /Operators/);
  // The section of an earlier release is ignored.
  assert.throws(released('Faster.\n\n### Added\n\n## 1.0.0 (2026-01-31)\n\n### Operators\n'), /Operators/);
});

test('reads a written release back unchanged', () => {
  const surface = surfaceIn(SOUND);
  assert.equal(JSON.parse(surfaceText(surface)), JSON.parse(JSON.stringify(surface)));
});

test.run();
