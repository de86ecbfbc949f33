import type { BadManifest } from '../bad-manifest.ts';
import { type Edit, TABLES, TIDES } from '../sound.ts';

/** Adds views, on line 31, to the tool that returns the levels of a station (`at`, `phase`). */
function levels(views: string): Edit {
  return [TIDES, '    errors: [not_found]', `    views: ${views}\n    errors: [not_found]`];
}

/** Adds views, on line 13, to the tool that returns the heights of a table, which are plain numbers. */
function heights(views: string): Edit {
  return [
    TABLES,
    '    examples:\n      - arguments: { code: OSL }',
    `    views: ${views}\n    examples:\n      - arguments: { code: OSL }`,
  ];
}

export const views: readonly BadManifest[] = [
  {
    code: 'SPEC128',
    what: 'a handwritten answer that does not match the result',
    edits: [
      [TIDES, '      - arguments: { name: Oslo }', '      - { arguments: { name: Oslo }, answer: { name: [Oslo] } }'],
      [
        TIDES,
        '      - arguments: { code: OSL, days: 3 }',
        '      - { arguments: { code: OSL, days: 3 }, answer: { levels: [{ at: noon, phase: Middle }] } }',
      ],
    ],
    messages: [
      'spec/services/tides/service.yaml:31:71  SPEC128  the answer does not match the result: is not a date and time with its offset, such as 2026-11-21T13:00:00Z',
      'spec/services/tides/service.yaml:31:84  SPEC128  the answer does not match the result: must be one of High, Low',
      'spec/services/tides/service.yaml:44:54  SPEC128  the answer does not match the result: unknown name "name"  (did you mean names?)',
      'spec/services/tides/service.yaml:44:46  SPEC128  the answer does not match the result: "names" is missing',
    ],
  },
  {
    code: 'SPEC120',
    what: 'a view without what its kind needs',
    edits: [levels('[{ kind: series, rows: levels, x: at }, { kind: table, rows: levels, x: at }]')],
    messages: [
      'spec/services/tides/service.yaml:29:13  SPEC120  a view of kind series needs "y"',
      'spec/services/tides/service.yaml:29:81  SPEC120  "x" does not apply to a view of kind table',
    ],
  },
  {
    code: 'SPEC120',
    what: 'bars of a list without a category',
    edits: [heights('[{ kind: bars, rows: heights, values: $value }]')],
    messages: ['spec/api/tables/service.yaml:14:27  SPEC120  bars with "rows" need "category" too'],
  },
  {
    code: 'SPEC121',
    what: 'a field that the rows do not have',
    edits: [levels('[{ kind: table, rows: levels, columns: [at, { field: phas }] }]')],
    messages: [
      'spec/services/tides/service.yaml:29:65  SPEC121  the rows of the view have no field phas  (did you mean phase?)',
    ],
  },
  {
    code: 'SPEC121',
    what: 'rows that are not a list of the result',
    edits: [levels('[{ kind: table, rows: level }]')],
    messages: [
      'spec/services/tides/service.yaml:29:34  SPEC121  level is not a list of the result  (did you mean levels?)',
    ],
  },
  {
    code: 'SPEC122',
    what: 'a text on the value axis, and a list instead of a time',
    edits: [levels('[{ kind: series, rows: levels, x: ^levels, y: phase }]')],
    messages: [
      'spec/services/tides/service.yaml:29:46  SPEC122  ^levels is not a time: it must be a string or a number',
      'spec/services/tides/service.yaml:29:58  SPEC122  phase is not numeric, so it cannot be on a value axis',
    ],
  },
  {
    code: 'SPEC121',
    what: 'a caption with a field that the result does not have',
    edits: [heights("[{ kind: bars, rows: heights, category: $value, values: $value, caption: 'Heights of {nam}' }]")],
    messages: ['spec/api/tables/service.yaml:14:85  SPEC121  the result has no field nam for the caption'],
  },
  {
    code: 'SPEC120',
    what: 'a scale without a color, and one with two kinds of values',
    edits: [
      levels(
        '[{ kind: map, rows: levels, latitude: phase, longitude: phase, scale: { kinds: [a, b], levels: [c, d] } }]',
      ),
    ],
    messages: [
      'spec/services/tides/service.yaml:29:50  SPEC122  phase is not numeric, so it cannot be on a value axis',
      'spec/services/tides/service.yaml:29:68  SPEC122  phase is not numeric, so it cannot be on a value axis',
      'spec/services/tides/service.yaml:29:75  SPEC120  a "scale" needs "colour" too',
      'spec/services/tides/service.yaml:29:75  SPEC120  a "scale" has either "levels" or "kinds"',
    ],
  },
  {
    code: 'SPEC122',
    what: 'a value on a scale that the field cannot have',
    edits: [
      levels(
        '[{ kind: map, rows: levels, latitude: phase, longitude: phase, colour: phase, scale: { kinds: [Low, Hihg] } }]',
      ),
    ],
    messages: [
      'spec/services/tides/service.yaml:29:50  SPEC122  phase is not numeric, so it cannot be on a value axis',
      'spec/services/tides/service.yaml:29:68  SPEC122  phase is not numeric, so it cannot be on a value axis',
      'spec/services/tides/service.yaml:29:97  SPEC122  Hihg is not a value of the field  (did you mean High?)',
    ],
  },
  {
    code: 'SPEC123',
    what: 'a place without two coordinates',
    edits: [heights('[{ kind: map, rows: heights, latitude: $value }]')],
    messages: [
      'spec/api/tables/service.yaml:14:13  SPEC123  a view of kind map needs "longitude": a map needs two coordinates',
    ],
  },
  {
    code: 'SPEC124',
    what: 'two views that look the same',
    edits: [levels('[{ kind: table, rows: levels }, { kind: table, rows: levels, columns: [at] }]')],
    messages: [
      'spec/services/tides/service.yaml:29:44  SPEC124  two views have the title "table": set "title" on one of them',
    ],
  },
  {
    code: 'SPEC125',
    what: 'a unit for a field that is not a number, and two units for one field',
    edits: [
      levels('[{ kind: table, rows: levels, columns: [{ field: phase, unit: m }] }]'),
      heights('[{ kind: table, rows: heights, columns: [{ field: $value, unit: m, unit_field: $value }] }]'),
    ],
    messages: [
      'spec/services/tides/service.yaml:29:61  SPEC125  phase is not numeric, so it cannot have a unit',
      'spec/api/tables/service.yaml:14:53  SPEC125  a field can have "unit" or "unit_field", not both',
      'spec/api/tables/service.yaml:14:91  SPEC122  $value is not text',
    ],
  },
  {
    code: 'SPEC126',
    what: 'a headline that no column shows',
    edits: [levels('[{ kind: table, rows: levels, columns: [at], headline: phase }]')],
    messages: ['spec/services/tides/service.yaml:29:67  SPEC126  phase is not one of the columns'],
  },
  {
    code: 'SPEC127',
    what: 'a reference to views that the manifest lacks',
    edits: [
      levels('Level'),
      [TIDES, 'records:\n', 'views:\n  Levels:\n    - { kind: table, rows: levels }\nrecords:\n'],
    ],
    messages: [
      'spec/services/tides/service.yaml:32:12  SPEC127  this manifest has no views named Level  (did you mean Levels?)',
    ],
  },
];
