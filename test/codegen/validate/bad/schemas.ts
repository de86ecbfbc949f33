import type { BadManifest } from '../bad-manifest.ts';
import { TIDES } from '../sound.ts';

export const schemas: readonly BadManifest[] = [
  {
    code: 'SPEC010',
    what: 'a record that does not exist',
    edits: [[TIDES, 'items: Level,', 'items: Levle,']],
    messages: [
      'spec/services/tides/service.yaml:28:37  SPEC010  there is no record or value set Levle  (did you mean Level?)',
    ],
  },
  {
    code: 'SPEC010',
    what: 'a value set that does not exist',
    edits: [[TIDES, 'comma_separated: Phase', 'comma_separated: Phases']],
    messages: ['spec/services/tides/service.yaml:25:35  SPEC010  there is no value set Phases  (did you mean Phase?)'],
  },
  {
    code: 'SPEC011',
    what: 'a record together with a type',
    edits: [[TIDES, 'items: Level,', 'items: { type: [Level, string] },']],
    messages: [
      'spec/services/tides/service.yaml:28:45  SPEC011  a record, a value set, a list or an object can only be combined with null',
    ],
  },
  {
    code: 'SPEC012',
    what: 'a numeric bound on a text',
    edits: [
      [
        TIDES,
        'name?: { type: string, description: Part of the name. }',
        'name?: { type: string, minimum: 1, description: Part of the name. }',
      ],
    ],
    messages: ['spec/services/tides/service.yaml:38:30  SPEC012  "minimum" needs type number or integer'],
  },
  {
    code: 'SPEC012',
    what: 'a list without an item type',
    edits: [
      [
        TIDES,
        'names: { type: array, items: { type: string }, description: Names. }',
        'names: { type: array, description: Names. }',
      ],
    ],
    messages: ['spec/services/tides/service.yaml:42:7  SPEC012  a list needs "items"'],
  },
  {
    code: 'SPEC012',
    what: 'an object without fields',
    edits: [
      [
        TIDES,
        'names: { type: array, items: { type: string }, description: Names. }',
        'names: { type: object, description: Names. }',
      ],
    ],
    messages: [
      'spec/services/tides/service.yaml:42:7  SPEC012  an object needs "properties" or "additionalProperties"',
    ],
  },
  {
    code: 'SPEC012',
    what: 'a default in a result',
    edits: [[TIDES, 'at: { type: string, format: date-time,', 'at: { type: string, default: now, format: date-time,']],
    messages: ['spec/services/tides/service.yaml:10:25  SPEC012  "default" is only for arguments'],
  },
  {
    code: 'SPEC013',
    what: 'a lower bound above the upper bound',
    edits: [
      [TIDES, 'minimum: 1, maximum: 30', 'minimum: 8, maximum: 7'],
      [TIDES, ', days: 3', ''],
    ],
    messages: [
      'spec/services/tides/service.yaml:21:39  SPEC013  "minimum" 8 is above "maximum" 7',
      'spec/services/tides/service.yaml:21:63  SPEC015  the default is invalid: must be a number from 8 to 7, not 7',
    ],
  },
  {
    code: 'SPEC013',
    what: 'bounds that exclude every value',
    edits: [
      [
        TIDES,
        'phase: Phase\n',
        'phase: Phase\n    share: { type: number, exclusiveMinimum: 1, maximum: 1, description: None. }\n',
      ],
    ],
    messages: ['spec/services/tides/service.yaml:12:46  SPEC013  no value is above 1 and at most 1'],
  },
  {
    code: 'SPEC014',
    what: 'a pattern that is not a regular expression',
    edits: [[TIDES, "pattern: '^[A-Z]{3}$'", "pattern: '^[A-Z{3}$'"]],
    messages: ['spec/services/tides/service.yaml:20:38  SPEC014  the pattern is not a valid regular expression'],
  },
  {
    code: 'SPEC014',
    what: 'a pattern that matches anywhere in the text',
    edits: [[TIDES, "pattern: '^[A-Z]{3}$'", "pattern: '[A-Z]{3}$'"]],
    messages: ['spec/services/tides/service.yaml:20:38  SPEC014  the pattern must begin with ^'],
  },
  {
    code: 'SPEC014',
    what: 'a pattern that matches the beginning of a longer text',
    edits: [[TIDES, "pattern: '^[A-Z]{3}$'", "pattern: '^[A-Z]{3}'"]],
    messages: ['spec/services/tides/service.yaml:20:38  SPEC014  the pattern must end with $'],
  },
  {
    code: 'SPEC014',
    what: 'a pattern with a backslash',
    edits: [[TIDES, "pattern: '^[A-Z]{3}$'", "pattern: '^\\w{3}$'"]],
    messages: [
      'spec/services/tides/service.yaml:20:38  SPEC014  the pattern must not contain a backslash: write [0-9] for a digit and [.] for a dot',
    ],
  },
  {
    code: 'SPEC014',
    what: 'a pattern with a special group',
    edits: [[TIDES, "pattern: '^[A-Z]{3}$'", "pattern: '^(?:[A-Z]{3})$'"]],
    messages: ['spec/services/tides/service.yaml:20:38  SPEC014  the pattern must not contain (?: write a plain group'],
  },
  {
    code: 'SPEC014',
    what: 'a pattern with anchors in its alternatives',
    edits: [[TIDES, "pattern: '^[A-Z]{3}$'", "pattern: '^[A-Z]{3}$|^[$^]$'"]],
    messages: [
      'spec/services/tides/service.yaml:20:38  SPEC014  the pattern must have one pair of anchors: write ^(a|b)$ for ^a$|^b$',
    ],
  },
  {
    code: 'SPEC015',
    what: 'a default out of bounds',
    edits: [[TIDES, 'default: 7', 'default: 31']],
    messages: [
      'spec/services/tides/service.yaml:21:64  SPEC015  the default is invalid: must be a number from 1 to 30, not 31',
    ],
  },
  {
    code: 'SPEC015',
    what: 'a default in another spelling',
    edits: [
      [TIDES, 'phase?: { type: Phase, ignore_case: true,', 'phase: { type: Phase, ignore_case: true, default: high,'],
    ],
    messages: [
      'spec/services/tides/service.yaml:24:57  SPEC015  the default is invalid: must be one of High, Low  (did you mean High?)',
    ],
  },
  {
    code: 'SPEC015',
    what: 'an example value that is too long',
    edits: [
      [
        TIDES,
        'name?: { type: string, description: Part of the name. }',
        'name?: { type: string, maxLength: 4, examples: [Bergen], description: Part of the name. }',
      ],
    ],
    messages: [
      'spec/services/tides/service.yaml:38:55  SPEC015  the example is invalid: must have at most 4 characters, not 6',
    ],
  },
  {
    code: 'SPEC016',
    what: 'a record that contains itself',
    edits: [
      [TIDES, '    phase: Phase\n', "    phase: Phase\n    next?: { type: [Level, 'null'], description: The next. }\n"],
    ],
    messages: ['spec/services/tides/service.yaml:9:3  SPEC016  the record Level contains itself'],
  },
  {
    code: 'SPEC017',
    what: 'a value set with the name of one of the platform',
    edits: [[TIDES, '  Phase: {', '  Kind: { type: string, enum: [a], description: None. }\n  Phase: {']],
    messages: ['spec/services/tides/service.yaml:7:3  SPEC017  Kind is already declared: spec/platform.yaml'],
  },
  {
    code: 'SPEC017',
    what: 'a record that is a value set',
    edits: [[TIDES, 'records:\n', 'records:\n  Phase:\n    a: { type: string }\n']],
    messages: [
      'spec/services/tides/service.yaml:9:3  SPEC017  Phase is already declared: spec/services/tides/service.yaml:7:3',
    ],
  },
  {
    code: 'SPEC018',
    what: 'a record that nothing uses',
    edits: [[TIDES, 'records:\n', 'records:\n  Tide:\n    a: { type: string }\n']],
    messages: ['spec/services/tides/service.yaml:9:3  SPEC018  Tide is not used'],
  },
  {
    code: 'SPEC017',
    what: 'a shared argument with the name of a value set',
    edits: [
      [
        TIDES,
        'values:\n',
        'arguments:\n  Phase: { type: integer, minimum: 1, maximum: 9, description: Days. }\nvalues:\n',
      ],
    ],
    messages: [
      'spec/services/tides/service.yaml:7:3  SPEC017  Phase is already declared: spec/services/tides/service.yaml:9:3',
    ],
  },
  {
    code: 'SPEC018',
    what: 'a shared argument that no tool uses',
    edits: [
      [
        TIDES,
        'values:\n',
        'arguments:\n  Span: { type: integer, minimum: 1, maximum: 9, description: Days. }\nvalues:\n',
      ],
    ],
    messages: ['spec/services/tides/service.yaml:7:3  SPEC018  Span is not used'],
  },
  {
    code: 'SPEC015',
    what: 'a default outside the bounds of a shared argument',
    edits: [
      [
        TIDES,
        'values:\n',
        'arguments:\n  Span: { type: integer, minimum: 1, maximum: 9, description: Days. }\nvalues:\n',
      ],
      [TIDES, 'days: { type: integer, minimum: 1, maximum: 30, default: 7', 'days: { type: Span, default: 12'],
    ],
    messages: [
      'spec/services/tides/service.yaml:23:36  SPEC015  the default is invalid: must be a number from 1 to 9, not 12',
    ],
  },
  {
    code: 'SPEC019',
    what: 'a number in a value set of texts',
    edits: [[TIDES, 'enum: [High, Low]', 'enum: [High, Low, 2]']],
    messages: ['spec/services/tides/service.yaml:7:44  SPEC019  2 is not of type string  (put it in quotes)'],
  },
  {
    code: 'SPEC019',
    what: 'a text in a choice of numbers',
    edits: [
      [
        TIDES,
        'name?: { type: string, description: Part of the name. }',
        'name?: { type: integer, enum: [1, two], description: Its number. }',
      ],
      [TIDES, '      - arguments: { name: Oslo }', '      - arguments: { place: Oslo }'],
    ],
    messages: ['spec/services/tides/service.yaml:38:41  SPEC019  two is not of type integer'],
  },
  {
    code: 'SPEC019',
    what: 'a constant of a different type',
    edits: [[TIDES, 'phase: Phase\n', 'phase: Phase\n    kind: { type: string, const: 1, description: None. }\n']],
    messages: ['spec/services/tides/service.yaml:12:34  SPEC019  1 is not of type string  (put it in quotes)'],
  },
  {
    code: 'SPEC046',
    what: 'a record with the name of a result',
    edits: [
      [TIDES, '  Level:\n', '  FindStationsResult:\n'],
      [TIDES, 'items: Level,', 'items: FindStationsResult,'],
    ],
    messages: [
      'spec/services/tides/service.yaml:9:3  SPEC046  FindStationsResult is already the name of a type of find_stations: use another name',
    ],
  },
  {
    code: 'SPEC046',
    what: 'a record with the name of a not_found result',
    edits: [
      [TIDES, '  Level:\n', '  NotFound:\n'],
      [TIDES, 'items: Level,', 'items: NotFound,'],
    ],
    messages: [
      'spec/services/tides/service.yaml:9:3  SPEC046  NotFound is already the name of a type of every tool that can return not_found: use another name',
    ],
  },
  {
    code: 'SPEC012',
    what: 'a result whose keys are counted',
    edits: [
      [
        TIDES,
        'levels: { type: array, items: Level, description: The levels. }',
        'levels: { type: object, additionalProperties: Level, maxProperties: 2, description: The levels. }',
      ],
    ],
    messages: ['spec/services/tides/service.yaml:28:60  SPEC012  "maxProperties" is only for arguments'],
  },
];
