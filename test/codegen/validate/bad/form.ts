import type { BadManifest } from '../bad-manifest.ts';
import { OFFICE, TABLES, TIDES } from '../sound.ts';

export const form: readonly BadManifest[] = [
  {
    code: 'SPEC001',
    what: 'a tab as indentation',
    edits: [[TIDES, 'slug: tides', 'slug: tides\n\tx: 1']],
    messages: ['spec/services/tides/service.yaml:2:1  SPEC001  tabs are not allowed: indent with spaces'],
  },
  {
    code: 'SPEC001',
    what: 'a tab in the middle of a file, which makes the lines below it look misplaced',
    edits: [[TIDES, '  find_stations:\n', '\tfind_stations:\n']],
    messages: ['spec/services/tides/service.yaml:32:1  SPEC001  tabs are not allowed: indent with spaces'],
  },
  {
    code: 'SPEC001',
    what: 'a duplicate keyword',
    edits: [[TIDES, 'title: Tides\n', 'title: Tides\ntitle: Tides\n']],
    messages: ['spec/services/tides/service.yaml:3:1  SPEC001  duplicate key "title": first in line 2'],
  },
  {
    code: 'SPEC001',
    what: 'a brace that is not closed',
    edits: [
      [
        TIDES,
        '{ type: Phase, ignore_case: true, description: Where it stands. }',
        '{ type: Phase, ignore_case: true, description: Where it stands.',
      ],
    ],
    messages: ['spec/services/tides/service.yaml:25:7  SPEC001  a { or [ above this line is not closed'],
  },
  {
    code: 'SPEC001',
    what: 'an unknown tag',
    edits: [[TIDES, 'title: Tides', 'title: !x Tides']],
    messages: ['spec/services/tides/service.yaml:2:8  SPEC001  a string cannot begin with !  (put it in quotes)'],
  },
  {
    code: 'SPEC001',
    what: 'a text contains a colon that is not in quotes',
    edits: [[TIDES, 'summary: Tides of stations.', 'summary: Tides: those of stations.']],
    messages: ['spec/services/tides/service.yaml:3:10  SPEC001  a text contains a colon  (quote the whole text)'],
  },
  {
    code: 'SPEC001',
    what: 'a text contains a colon inside braces',
    edits: [[TIDES, 'description: First day. }', 'description: First: a day. }']],
    messages: ['spec/services/tides/service.yaml:22:57  SPEC001  a text contains a colon  (quote the whole text)'],
  },
  {
    code: 'SPEC001',
    what: 'a line that is indented too far, reported once',
    edits: [[TIDES, '    summary: Stations by name', '      summary: Stations by name']],
    messages: ['spec/services/tides/service.yaml:34:1  SPEC001  this line is indented too far'],
  },
  {
    code: 'SPEC001',
    what: 'a line that is indented too little, reported once',
    edits: [[TIDES, '    errors: [not_found]', '   errors: [not_found]']],
    messages: [
      'spec/services/tides/service.yaml:29:1  SPEC001  wrong indentation: all keys of a mapping must start in the same column',
    ],
  },
  {
    code: 'SPEC001',
    what: 'a quote that is not closed',
    edits: [[TIDES, 'description: First day. }', "description: 'First day. }"]],
    messages: ['spec/services/tides/service.yaml:45:1  SPEC001  a quotation mark before this is not closed'],
  },
  {
    code: 'SPEC001',
    what: 'a YAML syntax error together with semantic errors in other files, all reported',
    edits: [
      [OFFICE, 'title: Tide office', 'title: Tide: office'],
      [TABLES, 'path: /api/tables/{code}', 'path: /api/tables/{cod}'],
      [TIDES, 'default: 7', 'default: 31'],
    ],
    messages: [
      'spec/sources/tide-office.yaml:2:8  SPEC001  a text contains a colon  (quote the whole text)',
      'spec/api/tables/service.yaml:8:11  SPEC026  {cod} must be a required argument of this endpoint',
      'spec/services/tides/service.yaml:21:64  SPEC015  the default is invalid: must be a number from 1 to 30, not 31',
    ],
  },
  {
    code: 'SPEC004',
    what: 'a type with the name of another language',
    edits: [[TIDES, 'days: { type: integer,', 'days: { type: int,']],
    messages: [
      'spec/services/tides/service.yaml:21:21  SPEC004  must be one of string, number, integer, boolean, array, object, null, or the name of a record or value set  (did you mean integer?)',
    ],
  },
  {
    code: 'SPEC002',
    what: 'a misspelled keyword of a manifest',
    edits: [[TIDES, 'lifecycle: maintained', 'lifecycle: maintained\nsorces: [x]']],
    messages: ['spec/services/tides/service.yaml:5:1  SPEC002  unknown keyword "sorces"  (did you mean sources?)'],
  },
  {
    code: 'SPEC002',
    what: 'a misspelled keyword of a tool',
    edits: [[TIDES, 'at_least_one_of: [name', 'atleast_one_of: [name']],
    messages: [
      'spec/services/tides/service.yaml:40:5  SPEC002  unknown keyword "atleast_one_of"  (did you mean at_least_one_of?)',
    ],
  },
  {
    code: 'SPEC002',
    what: 'a misspelled keyword of an argument',
    edits: [[TIDES, "pattern: '^[A-Z]{3}$', description", "patern: '^[A-Z]{3}$', description"]],
    messages: ['spec/services/tides/service.yaml:20:29  SPEC002  unknown keyword "patern"  (did you mean pattern?)'],
  },
  {
    code: 'SPEC002',
    what: 'a misspelled keyword of a result',
    edits: [[TIDES, 'items: Level, description: The levels.', 'item: Level, description: The levels.']],
    messages: ['spec/services/tides/service.yaml:28:30  SPEC002  unknown keyword "item"  (did you mean items?)'],
  },
  {
    code: 'SPEC002',
    what: 'a misspelled keyword that is also missing, reported once',
    edits: [[TABLES, 'endpoints:\n', 'endpoint:\n']],
    messages: ['spec/api/tables/service.yaml:6:1  SPEC002  unknown keyword "endpoint"  (did you mean endpoints?)'],
  },
  {
    code: 'SPEC002',
    what: 'a text that is cut off by a comma',
    edits: [[TIDES, 'description: First day. }', 'description: First day, as you like. }']],
    messages: [
      'spec/services/tides/service.yaml:22:68  SPEC002  unknown keyword "as you like."  (a comma ends a text inside { }: quote the whole text)',
    ],
  },
  {
    code: 'SPEC002',
    what: 'an example without the keyword arguments',
    edits: [[TIDES, '- arguments: { code: OSL, days: 3 }', '- { code: OSL, days: 3 }']],
    messages: [
      'spec/services/tides/service.yaml:31:11  SPEC002  unknown keyword "code"  (known keywords here: arguments, summary, answer)',
      'spec/services/tides/service.yaml:31:22  SPEC002  unknown keyword "days"  (known keywords here: arguments, summary, answer)',
    ],
  },
  {
    code: 'SPEC003',
    what: 'a manifest without a title',
    edits: [[TIDES, 'title: Tides\n', '']],
    messages: ['spec/services/tides/service.yaml:1:1  SPEC003  "title" is missing'],
  },
  {
    code: 'SPEC003',
    what: 'a tool without a summary',
    edits: [[TIDES, '    summary: Heights of the water day by day, newest first.\n', '']],
    messages: ['spec/services/tides/service.yaml:13:3  SPEC003  "summary" is missing in "get_levels"'],
  },
  {
    code: 'SPEC003',
    what: 'an argument without a type',
    edits: [[TIDES, 'from?: { type: string, format: date,', 'from?: { format: date,']],
    messages: ['spec/services/tides/service.yaml:22:7  SPEC003  "type" is missing in "from?"'],
  },
  {
    code: 'SPEC003',
    what: 'a field without a type',
    edits: [
      [
        TIDES,
        'levels: { type: array, items: Level, description: The levels. }',
        'levels: { items: Level, description: The levels. }',
      ],
    ],
    messages: ['spec/services/tides/service.yaml:28:7  SPEC003  "type" is missing in "levels"'],
  },
  {
    code: 'SPEC003',
    what: 'a value set without a description',
    edits: [[TIDES, 'enum: [High, Low], description: Where it stands. }', 'enum: [High, Low] }']],
    messages: ['spec/services/tides/service.yaml:7:3  SPEC003  "description" is missing in "Phase"'],
  },
  {
    code: 'SPEC003',
    what: 'a source without an address',
    edits: [[OFFICE, 'hosts: { default: https://tides.example.org }\n', '']],
    messages: ['spec/sources/tide-office.yaml:1:1  SPEC003  "hosts" is missing'],
  },
  {
    code: 'SPEC003',
    what: 'a source without a default address',
    edits: [[OFFICE, 'hosts: { default: https://tides.example.org }', 'hosts: { main: https://tides.example.org }']],
    messages: ['spec/sources/tide-office.yaml:4:1  SPEC003  "default" is missing in "hosts"'],
  },
  {
    code: 'SPEC004',
    what: 'an invalid type',
    edits: [[TIDES, 'from?: { type: string,', 'from?: { type: text,']],
    messages: [
      'spec/services/tides/service.yaml:22:22  SPEC004  must be one of string, number, integer, boolean, array, object, null, or the name of a record or value set  (did you mean string?)',
    ],
  },
  {
    code: 'SPEC004',
    what: 'an invalid lifecycle',
    edits: [[TIDES, 'lifecycle: maintained', 'lifecycle: flagshp']],
    messages: [
      'spec/services/tides/service.yaml:4:12  SPEC004  must be one of flagship, maintained  (did you mean flagship?)',
    ],
  },
  {
    code: 'SPEC004',
    what: 'an invalid effect',
    edits: [[TIDES, '    errors: [not_found]', '    errors: [not_found]\n    effect: delete']],
    messages: ['spec/services/tides/service.yaml:30:13  SPEC004  must be one of read, write, destroy'],
  },
  {
    code: 'SPEC004',
    what: 'an invalid format',
    edits: [[TIDES, 'format: date-time', 'format: datetime']],
    messages: [
      'spec/services/tides/service.yaml:10:33  SPEC004  must be one of date, date-time, uri, uuid, email  (did you mean date-time?)',
    ],
  },
  {
    code: 'SPEC005',
    what: 'a tool in camel case',
    edits: [[TIDES, '  find_stations:', '  findStations:']],
    messages: [
      'spec/services/tides/service.yaml:32:3  SPEC005  "findStations" is not a valid name here: it must be lowercase words joined by underscores, such as get_solar_flares  (write find_stations)',
    ],
  },
  {
    code: 'SPEC005',
    what: 'an argument with a hyphen',
    edits: [
      [TIDES, '      place?: {', '      the-place?: {'],
      [TIDES, '[name, place]', '[name, the_place]'],
    ],
    messages: [
      'spec/services/tides/service.yaml:39:7  SPEC005  "the-place?" is not a valid name here: it must be a word of letters, digits and underscores, followed by ? if it is optional  (write the_place?)',
    ],
  },
  {
    code: 'SPEC005',
    what: 'an argument that begins with underscores',
    edits: [
      [TIDES, '      place?: {', '      __proto__?: {'],
      [TIDES, '[name, place]', '[name]'],
    ],
    messages: [
      'spec/services/tides/service.yaml:39:7  SPEC005  "__proto__?" is not a valid name here: it must be a word of letters, digits and underscores, followed by ? if it is optional',
    ],
  },
  {
    code: 'SPEC005',
    what: 'a record in lower case',
    edits: [[TIDES, '  Level:\n', '  level:\n']],
    messages: [
      'spec/services/tides/service.yaml:9:3  SPEC005  "level" is not a valid name here: it must be the name of a record or value set in PascalCase, such as SolarFlare  (write Level)',
    ],
  },
];
