import type { BadManifest } from '../bad-manifest.ts';
import { TIDES } from '../sound.ts';

const AT = 'at: { type: string, format: date-time, description: When. }';
const PHASE = 'phase: Phase\n';
const LEVELS = 'levels: { type: array, items: Level, description: The levels. }';

const field = (words: string) => [TIDES, AT, `at: { ${words}, description: When. }`] as const;
/** Inserts a named reader before the records section. */
const reader = (fields: string, name = 'Gauge', of = 'Level') =>
  [TIDES, 'records:\n', `readers:\n  ${name}:\n    of: ${of}\n    fields: { ${fields} }\nrecords:\n`] as const;
const FILE = 'spec/services/tides/service.yaml';

export const reading: readonly BadManifest[] = [
  {
    code: 'SPEC006',
    what: 'a path with an empty step',
    edits: [field('type: string, from: a..b')],
    messages: [
      `${FILE}:10:31  SPEC006  must be names joined by dots, relative to a row of the source's response. A number selects a list item, * selects all items, and a single dot is the row itself`,
    ],
  },
  {
    code: 'SPEC004',
    what: 'an unknown keyword of a reading',
    edits: [field('type: string, from: { path: a, read: plain_txt }')],
    messages: [
      `${FILE}:10:48  SPEC004  must be one of line, plain_line, plain_text, markdown, day_or_month, epoch_s, epoch_ms, decimal_comma, rounded, count, yes_no  (did you mean plain_text?)`,
    ],
  },
  {
    code: 'SPEC154',
    what: 'a field that is both read and derived',
    edits: [field('type: string, from: a, derive: true')],
    messages: [`${FILE}:10:34  SPEC154  at is already read by "from": remove one of the two`],
  },
  {
    code: 'SPEC154',
    what: 'a list item with its own path',
    edits: [[TIDES, LEVELS, 'levels: { type: array, items: { type: string, from: a }, description: The levels. }']],
    messages: [
      `${FILE}:9:3  SPEC018  Level is not used`,
      `${FILE}:28:53  SPEC154  "from" needs a field of a record or result`,
    ],
  },
  {
    code: 'SPEC155',
    what: 'a map with a path',
    edits: [field('type: object, additionalProperties: { type: string }, from: a')],
    messages: [`${FILE}:10:65  SPEC155  a path cannot read a map  (use derive: true to read it in the adapter)`],
  },
  {
    code: 'SPEC155',
    what: 'a record without any field that is read',
    edits: [[TIDES, LEVELS, 'levels: { type: array, items: Level, from: levels, description: The levels. }']],
    messages: [
      `${FILE}:28:44  SPEC155  a path cannot read the record Level, which has no field with "from" or "derive"  (use derive: true to read it in the adapter)`,
    ],
  },
  {
    code: 'SPEC155',
    what: 'an object with a path and a field without one',
    edits: [
      field(
        'type: object, from: a, properties: { b: { type: string, from: b, description: Bed. }, c: { type: string, description: Cut. } }',
      ),
    ],
    messages: [
      `${FILE}:10:97  SPEC155  the object is read by path, so c needs "from" as well  (use derive: true on the object to read all of it in the adapter)`,
    ],
  },
  {
    code: 'SPEC156',
    what: 'a reading for a different type',
    edits: [field('type: integer, from: { path: a, read: plain_text }')],
    messages: [`${FILE}:10:49  SPEC156  "plain_text" reads a string`],
  },
  {
    code: 'SPEC156',
    what: 'seconds since 1970 for a field that is not a date-time',
    edits: [field('type: string, from: { path: a, read: epoch_s }')],
    messages: [`${FILE}:10:48  SPEC156  "epoch_s" reads a date-time  (format: date-time)`],
  },
  {
    code: 'SPEC156',
    what: 'a factor on a text, and bounds that exclude every value',
    edits: [field('type: string, from: { path: a, factor: 0.1, within: [3, 2], split: ; }')],
    messages: [
      `${FILE}:10:50  SPEC156  "factor" needs a number`,
      `${FILE}:10:63  SPEC156  "within" needs a number`,
      `${FILE}:10:63  SPEC156  3 is above 2`,
      `${FILE}:10:78  SPEC156  "split" needs a list`,
    ],
  },
  {
    code: 'SPEC156',
    what: 'readings of a text, a list and a record on an integer',
    edits: [field('type: integer, from: { path: a, after: x, first: 3, drop_incomplete: true }')],
    messages: [
      `${FILE}:10:60  SPEC156  "first" needs a list`,
      `${FILE}:10:80  SPEC156  "drop_incomplete" needs a record`,
      `${FILE}:10:50  SPEC156  "after" needs a string`,
    ],
  },
  {
    code: 'SPEC156',
    what: 'a part of a date',
    edits: [field('type: string, format: date, from: { path: a, after: x }')],
    messages: [`${FILE}:10:63  SPEC156  "after" needs a string`],
  },
  {
    code: 'SPEC156',
    what: 'joined texts for a list',
    edits: [field("type: array, items: { type: string }, from: { path: a, join: ' ' }")],
    messages: [`${FILE}:10:72  SPEC156  "join" needs a string`],
  },
  {
    code: 'SPEC156',
    what: 'a code without a value in the closed set',
    edits: [
      [
        TIDES,
        PHASE,
        'phase: { type: Phase, from: { path: p, codes: { H: Hihg }, otherwise: none, missing: [x] }, description: Where. }\n',
      ],
    ],
    messages: [
      `${FILE}:11:56  SPEC156  Hihg is not in the enum of the field  (did you mean High?)`,
      `${FILE}:11:75  SPEC156  none is not in the enum of the field`,
    ],
  },
  {
    code: 'SPEC156',
    what: 'a missing-value marker that is a value of the closed set',
    edits: [[TIDES, PHASE, 'phase: { type: Phase, from: { path: p, missing: [High] }, description: Where. }\n']],
    messages: [`${FILE}:11:54  SPEC156  High is in the enum of the field`],
  },
  {
    code: 'SPEC156',
    what: 'single-value keywords on a record',
    edits: [
      field('type: string, from: a'),
      [
        TIDES,
        LEVELS,
        'levels: { type: array, items: Level, from: { path: levels, missing: [none] }, description: The levels. }',
      ],
    ],
    messages: [`${FILE}:28:75  SPEC156  "missing" needs a single value, not a record`],
  },
  {
    code: 'SPEC156',
    what: 'ignored case on a value without a closed set',
    edits: [field('type: string, from: { path: a, ignore_case: true }')],
    messages: [`${FILE}:10:55  SPEC156  "ignore_case" needs a closed set or codes`],
  },
  {
    code: 'SPEC166',
    what: 'a reader of a record that does not exist',
    edits: [reader('at: time', 'Gauge', 'Levle')],
    messages: [
      `${FILE}:10:9  SPEC166  Levle is neither a record of the manifest nor a tool that declares its fields  (did you mean Level?)`,
    ],
  },
  {
    code: 'SPEC166',
    what: 'a reader of a field that the record does not have',
    edits: [reader('at: time, phas: { value: High }')],
    messages: [`${FILE}:11:25  SPEC166  Level has no field phas  (did you mean phase?)`],
  },
  {
    code: 'SPEC167',
    what: 'a reader with the name of a record',
    edits: [reader('at: time', 'Level')],
    messages: [`${FILE}:9:3  SPEC167  Level is the name of another type: choose another`],
  },
  {
    code: 'SPEC167',
    what: 'constants that do not match their fields',
    edits: [reader('at: { value: 7 }, phase: { value: Hihg }')],
    messages: [
      `${FILE}:11:28  SPEC167  at is of type string`,
      `${FILE}:11:49  SPEC167  Hihg is not in the closed set of the field  (did you mean High?)`,
    ],
  },
  {
    code: 'SPEC167',
    what: 'a constant null for a field that is never null, and a constant list for a field that is not a list',
    edits: [reader('at: { value: null }, phase: { value: [High] }')],
    messages: [`${FILE}:11:28  SPEC167  at is never null`, `${FILE}:11:52  SPEC167  phase is not a list`],
  },
  {
    code: 'SPEC156',
    what: 'a reading that does not match the field of the reader',
    edits: [reader('at: { path: time, factor: 2 }')],
    messages: [`${FILE}:11:41  SPEC156  "factor" needs a number`],
  },
  {
    code: 'SPEC006',
    what: 'a reader with an invalid path',
    edits: [reader('at: a..b')],
    messages: [
      `${FILE}:11:19  SPEC006  must be names joined by dots, relative to a row of the source's response. A number selects a list item, * selects all items, and a single dot is the row itself`,
    ],
  },
];
