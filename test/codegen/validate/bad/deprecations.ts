import type { BadManifest } from '../bad-manifest.ts';
import { EVENTS, TABLES, TIDES } from '../sound.ts';

const DAYS = 'default: 7, description: How many days.';
const going = (use: string) => `deprecated: { since: '2026-01-01', use: ${use}, remove_after: '2027-01-01' }`;

export const deprecations: readonly BadManifest[] = [
  {
    code: 'SPEC029',
    what: 'a replacement argument that does not exist',
    edits: [[TIDES, DAYS, `default: 7, ${going('phse')}, description: How many days.`]],
    messages: [
      'spec/services/tides/service.yaml:21:107  SPEC029  phse is not another argument of this tool  (did you mean phase?)',
    ],
  },
  {
    code: 'SPEC029',
    what: 'an argument that replaces itself',
    edits: [[TIDES, DAYS, `default: 7, ${going('days')}, description: How many days.`]],
    messages: ['spec/services/tides/service.yaml:21:107  SPEC029  days is not another argument of this tool'],
  },
  {
    code: 'SPEC029',
    what: 'an argument that is removed before it is deprecated',
    edits: [
      [
        TIDES,
        DAYS,
        "default: 7, deprecated: { since: '2027-01-01', remove_after: '2026-01-01' }, description: How many days.",
      ],
    ],
    messages: ['spec/services/tides/service.yaml:21:116  SPEC029  must be after "since" (2027-01-01)'],
  },
  {
    code: 'SPEC029',
    what: 'a replacement field that is not in the same record',
    edits: [
      [TIDES, 'format: date-time, description: When.', `format: date-time, ${going('when')}, description: When.`],
    ],
    messages: ['spec/services/tides/service.yaml:10:84  SPEC029  when is not another field of the same object'],
  },
  {
    code: 'SPEC029',
    what: 'a deprecated value that the set lacks',
    edits: [
      [
        TIDES,
        'enum: [High, Low], description',
        "enum: [High, Low], deprecated_values: { Hihg: { since: '2026-01-01', use: Low, remove_after: '2027-01-01' } }, description",
      ],
    ],
    messages: ['spec/services/tides/service.yaml:7:66  SPEC029  Hihg is not one of the values  (did you mean High?)'],
  },
  {
    code: 'SPEC029',
    what: 'a replacement value that the set lacks',
    edits: [
      [
        TIDES,
        'enum: [High, Low], description',
        "enum: [High, Low], deprecated_values: { High: { since: '2026-01-01', use: Higher, remove_after: '2027-01-01' } }, description",
      ],
    ],
    messages: ['spec/services/tides/service.yaml:7:100  SPEC029  Higher is not another of the values'],
  },
  {
    code: 'SPEC029',
    what: 'a replacement event that its source lacks',
    edits: [[EVENTS, '    every: 15m\n', `    every: 15m\n    ${going('alarm')}\n`]],
    messages: ['spec/services/tides/events/tide-office.yaml:12:45  SPEC029  alarm is not another event of this source'],
  },
  {
    code: 'SPEC102',
    what: 'a former name that is the name of another argument',
    edits: [[TIDES, DAYS, 'default: 7, formerly: [phase], description: How many days.']],
    messages: ['spec/services/tides/service.yaml:21:78  SPEC102  phase is already a name of phase'],
  },
  {
    code: 'SPEC102',
    what: 'a duplicate former name',
    edits: [[TIDES, DAYS, 'default: 7, formerly: [length, length], description: How many days.']],
    messages: ['spec/services/tides/service.yaml:21:86  SPEC102  length is already a name of days'],
  },
  {
    code: 'SPEC102',
    what: 'a former name of a path parameter',
    edits: [[TABLES, 'code: { type: string, description', 'code: { type: string, formerly: [id], description']],
    messages: [
      'spec/api/tables/service.yaml:11:40  SPEC102  code is part of the path, so callers never write its name',
    ],
  },
];
