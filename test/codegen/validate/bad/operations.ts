import type { BadManifest } from '../bad-manifest.ts';
import { TABLES, TIDES } from '../sound.ts';

export const operations: readonly BadManifest[] = [
  {
    code: 'SPEC020',
    what: 'a name that is too long with the prefix of its service',
    edits: [
      [TIDES, '  find_stations:', '  find_stations_by_name_or_by_place:'],
      [TIDES, 'title: Find a station by words', 'title: Search of everything that measures the sea'],
      [TIDES, 'summary: Stations by name or place.', 'summary: Gauges and buoys, best first.'],
    ],
    messages: [
      'spec/services/tides/questions.yaml:9:3  SPEC070  find_stations is not a tool of tides',
      'spec/services/tides/service.yaml:17:16  SPEC050  find_stations is not a tool of this manifest  (known names: get_levels, find_stations_by_name_or_by_place)',
      'spec/services/tides/service.yaml:18:11  SPEC050  find_stations is not a tool of this manifest  (known names: get_levels, find_stations_by_name_or_by_place)',
      'spec/services/tides/service.yaml:20:93  SPEC050  find_stations is not a tool of this manifest  (known names: get_levels, find_stations_by_name_or_by_place)',
      'spec/services/tides/service.yaml:32:3  SPEC020  tides__find_stations_by_name_or_by_place has 40 characters; at most 30 are allowed',
      'spec/services/tides/service.yaml:32:3  SPEC073  spec/services/tides/questions.yaml has no questions for find_stations_by_name_or_by_place: add 8 to 150 as people would ask them',
    ],
  },
  {
    code: 'SPEC021',
    what: 'a tool with the name of a tool of every service',
    edits: [[TIDES, '  find_stations:', '  report_feedback:']],
    messages: [
      'spec/services/tides/questions.yaml:9:3  SPEC070  find_stations is not a tool of tides',
      'spec/services/tides/service.yaml:17:16  SPEC050  find_stations is not a tool of this manifest  (known names: get_levels, report_feedback)',
      'spec/services/tides/service.yaml:18:11  SPEC050  find_stations is not a tool of this manifest  (known names: get_levels, report_feedback)',
      'spec/services/tides/service.yaml:20:93  SPEC050  find_stations is not a tool of this manifest  (known names: get_levels, report_feedback)',
      'spec/services/tides/service.yaml:32:3  SPEC021  report_feedback is already the name of a shared tool in platform.yaml',
      'spec/services/tides/service.yaml:32:3  SPEC073  spec/services/tides/questions.yaml has no questions for report_feedback: add 8 to 150 as people would ask them',
    ],
  },
  {
    code: 'SPEC022',
    what: 'an argument without a description',
    edits: [[TIDES, 'name?: { type: string, description: Part of the name. }', 'name?: { type: string }']],
    messages: ['spec/services/tides/service.yaml:38:7  SPEC022  the argument name needs a description for agents'],
  },
  {
    code: 'SPEC022',
    what: 'a field of an argument without a description',
    edits: [
      [
        TIDES,
        'name?: { type: string, description: Part of the name. }',
        'name?: { type: object, properties: { first: { type: string } }, description: First and last name. }',
      ],
      [TIDES, '      - arguments: { name: Oslo }', '      - arguments: { place: Oslo }'],
    ],
    messages: [
      'spec/services/tides/service.yaml:38:44  SPEC022  the argument name.first needs a description for agents',
    ],
  },
  {
    code: 'SPEC023',
    what: 'a whole number without a maximum',
    edits: [[TIDES, 'minimum: 1, maximum: 30, default: 7', 'minimum: 1, default: 7']],
    messages: ['spec/services/tides/service.yaml:21:7  SPEC023  an integer needs "minimum" and "maximum"'],
  },
  {
    code: 'SPEC023',
    what: 'a list without a maximum length',
    edits: [
      [
        TIDES,
        'name?: { type: string, description: Part of the name. }',
        'name?: { type: array, items: { type: string }, description: First and last names. }',
      ],
      [TIDES, '      - arguments: { name: Oslo }', '      - arguments: { place: Oslo }'],
    ],
    messages: ['spec/services/tides/service.yaml:38:7  SPEC023  a list needs "maxItems"'],
  },
  {
    code: 'SPEC023',
    what: 'a whole number without bounds in a list',
    edits: [
      [
        TIDES,
        'name?: { type: string, description: Part of the name. }',
        'name?: { type: array, maxItems: 3, items: { type: integer }, description: Numbers. }',
      ],
      [TIDES, '      - arguments: { name: Oslo }', '      - arguments: { place: Oslo }'],
    ],
    messages: ['spec/services/tides/service.yaml:38:42  SPEC023  an integer needs "minimum" and "maximum"'],
  },
  {
    code: 'SPEC024',
    what: 'an argument that may be null',
    edits: [
      [
        TIDES,
        'name?: { type: string, description: Part of the name. }',
        "name?: { type: [string, 'null'], description: Part of the name. }",
      ],
    ],
    messages: [
      'spec/services/tides/service.yaml:38:7  SPEC024  an argument must have one type and cannot be null; make it optional instead',
    ],
  },
  {
    code: 'SPEC024',
    what: 'a field that may be null in a record used as an argument',
    edits: [
      [TIDES, 'name?: { type: string, description: Part of the name. }', 'name?: { type: Level, description: Level. }'],
      [TIDES, 'at: { type: string,', "at: { type: [string, 'null'],"],
      [TIDES, '      - arguments: { name: Oslo }', '      - arguments: { place: Oslo }'],
    ],
    messages: [
      'spec/services/tides/service.yaml:10:5  SPEC024  an argument must have one type and cannot be null; make it optional instead',
    ],
  },
  {
    code: 'SPEC023',
    what: 'an argument with arbitrary keys',
    edits: [
      [
        TIDES,
        'name?: { type: string, description: Part of the name. }',
        'name?: { type: object, additionalProperties: { type: string }, description: First and last names. }',
      ],
      [TIDES, '      - arguments: { name: Oslo }', '      - arguments: { place: Oslo }'],
    ],
    messages: ['spec/services/tides/service.yaml:38:7  SPEC023  an object with arbitrary keys needs "maxProperties"'],
  },
  {
    code: 'SPEC024',
    what: 'arbitrary keys with objects as values',
    edits: [
      [
        TIDES,
        'name?: { type: string, description: Part of the name. }',
        'name?: { type: object, maxProperties: 2, additionalProperties: Level, description: First and last names. }',
      ],
      [TIDES, '      - arguments: { name: Oslo }', '      - arguments: { place: Oslo }'],
    ],
    messages: ['spec/services/tides/service.yaml:38:7  SPEC024  an object with arbitrary keys cannot contain objects'],
  },
  {
    code: 'SPEC024',
    what: 'arbitrary keys in a list',
    edits: [
      [
        TIDES,
        'name?: { type: string, description: Part of the name. }',
        'name?: { type: array, maxItems: 2, items: { type: object, maxProperties: 2, additionalProperties: { type: string } }, description: First and last names. }',
      ],
      [TIDES, '      - arguments: { name: Oslo }', '      - arguments: { place: Oslo }'],
    ],
    messages: [
      'spec/services/tides/service.yaml:38:42  SPEC024  an object with arbitrary keys cannot be an item of a list',
    ],
  },
  {
    code: 'SPEC024',
    what: 'a single value of a closed set instead of a list',
    edits: [
      [
        TIDES,
        'name?: { type: string, description: Part of the name. }',
        'name?: { type: array, or_one: true, maxItems: 2, items: Phase, description: Phases. }',
      ],
      [TIDES, '      - arguments: { name: Oslo }', '      - arguments: { place: Oslo }'],
    ],
    messages: [
      'spec/services/tides/service.yaml:38:7  SPEC024  "or_one" is for lists whose items are strings, numbers or booleans without an enum',
    ],
  },
  {
    code: 'SPEC013',
    what: 'a minimum number of arbitrary keys above the maximum',
    edits: [
      [
        TIDES,
        'name?: { type: string, description: Part of the name. }',
        'name?: { type: object, minProperties: 3, maxProperties: 2, additionalProperties: { type: string }, description: First and last names. }',
      ],
      [TIDES, '      - arguments: { name: Oslo }', '      - arguments: { place: Oslo }'],
    ],
    messages: ['spec/services/tides/service.yaml:38:45  SPEC013  "minProperties" 3 is above "maxProperties" 2'],
  },
  {
    code: 'SPEC024',
    what: 'an argument with one value',
    edits: [
      [
        TIDES,
        'name?: { type: string, description: Part of the name. }',
        'name?: { type: string, const: Oslo, description: Part of the name. }',
      ],
    ],
    messages: [
      'spec/services/tides/service.yaml:38:7  SPEC024  "const" is for results: an argument must have more than one possible value',
    ],
  },
  {
    code: 'SPEC168',
    what: 'an argument with a reserved name',
    edits: [
      [
        TIDES,
        'place?: { type: string, description: Town or coast. }',
        'place?: { type: string, description: Town or coast. }\n      fields?: { type: string, description: Columns. }',
      ],
    ],
    messages: [
      'spec/services/tides/service.yaml:40:7  SPEC168  fields is reserved: it selects fields of the result  (choose another name, such as columns)',
    ],
  },
  {
    code: 'SPEC076',
    what: 'a country without the code that the adapter gets',
    edits: [
      [
        TIDES,
        'place?: { type: string, description: Town or coast. }',
        'place?: { type: Country, description: Whose coast. }',
      ],
    ],
    messages: [
      'spec/services/tides/service.yaml:39:17  SPEC076  a country needs "as", the code that the adapter receives  (as: iso2 for two letters, as: iso3 for three letters)',
    ],
  },
  {
    code: 'SPEC076',
    what: 'country keywords on other types, and one with a default',
    edits: [
      [
        TIDES,
        'name?: { type: string, description: Part of the name. }',
        'name?: { type: string, as: iso2, groups: true, description: Part of the name. }',
      ],
      [
        TIDES,
        'place?: { type: string, description: Town or coast. }',
        'place?: { type: Country, as: iso2, default: SE, description: Whose coast. }',
      ],
    ],
    messages: [
      'spec/services/tides/service.yaml:38:30  SPEC076  "as" needs type: Country',
      'spec/services/tides/service.yaml:38:40  SPEC076  "groups" needs type: Country',
      'spec/services/tides/service.yaml:39:42  SPEC076  a country or state cannot have a default: remove it',
      'spec/services/tides/service.yaml:39:42  SPEC024  an argument with a default is already optional: remove the "?"',
    ],
  },
  {
    code: 'SPEC076',
    what: 'a country in a result',
    edits: [
      [
        TIDES,
        'names: { type: array, items: { type: string }, description: Names. }',
        'names: { type: array, items: Country, description: Names. }',
      ],
    ],
    messages: [
      'spec/services/tides/service.yaml:42:36  SPEC076  Country is only for arguments  (use string in a result)',
    ],
  },
  {
    code: 'SPEC004',
    what: 'a country code system that does not exist',
    edits: [
      [
        TIDES,
        'place?: { type: string, description: Town or coast. }',
        'place?: { type: Country, as: m49, description: Whose coast. }',
      ],
    ],
    messages: ['spec/services/tides/service.yaml:39:36  SPEC004  must be one of iso2, iso3'],
  },
  {
    code: 'SPEC030',
    what: 'an example with an ambiguous country name',
    edits: [
      [
        TIDES,
        'place?: { type: string, description: Town or coast. }',
        'place?: { type: Country, as: iso2, description: Whose coast. }',
      ],
      [TIDES, '      - arguments: { name: Oslo }', '      - arguments: { place: Korea }'],
    ],
    messages: [
      'spec/services/tides/service.yaml:44:29  SPEC030  the example does not match the published schema: "Korea" is ambiguous  (Use KP (North Korea) or KR (South Korea).)',
    ],
  },
  {
    code: 'SPEC046',
    what: 'a record with the name of an argument type',
    edits: [
      [TIDES, '  Level:\n', '  Country:\n'],
      [TIDES, 'items: Level,', 'items: Country,'],
    ],
    messages: [
      'spec/services/tides/service.yaml:9:3  SPEC018  Country is not used',
      'spec/services/tides/service.yaml:9:3  SPEC046  Country is already the name of a type of the manifest language: use another name',
      'spec/services/tides/service.yaml:28:37  SPEC076  Country is only for arguments  (use string in a result)',
    ],
  },
  {
    code: 'SPEC024',
    what: 'a case-insensitive text without a value set',
    edits: [
      [
        TIDES,
        'name?: { type: string, description: Part of the name. }',
        'name?: { type: string, ignore_case: true, description: Part of the name. }',
      ],
    ],
    messages: ['spec/services/tides/service.yaml:38:30  SPEC024  "ignore_case" needs an enum or a value set'],
  },
  {
    code: 'SPEC024',
    what: 'case-insensitive values that differ only in case',
    edits: [
      [
        TIDES,
        'name?: { type: string, description: Part of the name. }',
        'name?: { type: string, enum: [mb, MB], ignore_case: true, description: Part of the name. }',
      ],
      [TIDES, '      - arguments: { name: Oslo }', '      - arguments: { place: Oslo }'],
    ],
    messages: ['spec/services/tides/service.yaml:38:46  SPEC024  mb and MB differ only in case'],
  },
  {
    code: 'SPEC024',
    what: 'a number that may be an empty text',
    edits: [[TIDES, 'days: { type: integer,', 'days: { type: integer, empty_means_absent: true,']],
    messages: ['spec/services/tides/service.yaml:21:30  SPEC024  "empty_means_absent" needs a string'],
  },
  {
    code: 'SPEC024',
    what: 'a UUID that may be empty',
    edits: [
      [
        TIDES,
        'name?: { type: string, description: Part of the name. }',
        'name?: { type: string, format: uuid, empty_means_absent: true, description: Its number. }',
      ],
      [TIDES, '      - arguments: { name: Oslo }', '      - arguments: { place: Oslo }'],
    ],
    messages: [
      'spec/services/tides/service.yaml:38:44  SPEC024  "empty_means_absent" cannot be combined with "minLength" or a format other than date',
    ],
  },
  {
    code: 'SPEC024',
    what: 'an optional argument with a default',
    edits: [
      [
        TIDES,
        'name?: { type: string, description: Part of the name. }',
        'name?: { type: string, default: Oslo, description: Part of the name. }',
      ],
    ],
    messages: [
      'spec/services/tides/service.yaml:38:30  SPEC024  an argument with a default is already optional: remove the "?"',
    ],
  },
  {
    code: 'SPEC025',
    what: 'a rule over an argument that does not exist',
    edits: [[TIDES, 'at_least_one_of: [name, place]', 'at_least_one_of: [name, palce]']],
    messages: [
      'spec/services/tides/service.yaml:40:22  SPEC025  palce is not an argument of this tool  (did you mean place?)',
    ],
  },
  {
    code: 'SPEC025',
    what: 'a rule over a required argument',
    edits: [[TIDES, 'name?: {', 'name: {']],
    messages: ['spec/services/tides/service.yaml:40:22  SPEC025  name must be optional (name?) in "at_least_one_of"'],
  },
  {
    code: 'SPEC025',
    what: 'an order rule over a date and a number',
    edits: [[TIDES, 'in_order: [[from, to]]', 'in_order: [[from, days]]']],
    messages: [
      'spec/services/tides/service.yaml:26:15  SPEC025  from and days cannot be compared because their types differ',
    ],
  },
  {
    code: 'SPEC025',
    what: 'a key argument that does not exist',
    edits: [[TIDES, 'at_least_one_of: [name, place]', 'key_argument: api_key']],
    messages: ['spec/services/tides/service.yaml:40:19  SPEC025  api_key is not an argument of this tool'],
  },
  {
    code: 'SPEC026',
    what: 'a path with a parameter that is not an argument',
    edits: [[TABLES, 'path: /api/tables/{code}', 'path: /api/tables/{cod}']],
    messages: ['spec/api/tables/service.yaml:8:11  SPEC026  {cod} must be a required argument of this endpoint'],
  },
  {
    code: 'SPEC026',
    what: 'a path with a parameter that is a list',
    edits: [
      [
        TABLES,
        'code: { type: string, description: Code of the station. }',
        'code: { type: array, maxItems: 2, items: { type: string }, description: Codes of stations. }',
      ],
      [TABLES, '{ code: OSL }', '{ code: [OSL] }'],
    ],
    messages: ['spec/api/tables/service.yaml:8:11  SPEC026  {code} cannot be a list or an object'],
  },
  {
    code: 'SPEC026',
    what: 'a path with a parameter that has a default',
    edits: [[TABLES, 'code: { type: string,', 'code: { type: string, default: OSL,']],
    messages: ['spec/api/tables/service.yaml:8:11  SPEC026  {code} must be a required argument of this endpoint'],
  },
  {
    code: 'SPEC027',
    what: 'a read-only tool that declares itself repeatable',
    edits: [[TIDES, 'at_least_one_of: [name, place]', 'repeatable: true']],
    messages: ['spec/services/tides/service.yaml:40:5  SPEC027  a read-only tool is always repeatable'],
  },
  {
    code: 'SPEC027',
    what: 'a key argument of a tool that needs no key',
    edits: [
      [TIDES, 'at_least_one_of: [name, place]', 'key: none\n    key_argument: name'],
      [TIDES, '      - arguments: { name: Oslo }', '      - arguments: { place: Oslo }'],
    ],
    messages: ['spec/services/tides/service.yaml:41:5  SPEC027  a tool without a key cannot have a key argument'],
  },
  {
    code: 'SPEC027',
    what: 'an endpoint that writes',
    edits: [[TABLES, 'summary: A table.', 'summary: A table.\n    effect: write']],
    messages: ['spec/api/tables/service.yaml:10:5  SPEC027  endpoints use GET, so they must be read-only'],
  },
  {
    code: 'SPEC028',
    what: 'an error that the platform does not have',
    edits: [[TIDES, 'errors: [not_found]', 'errors: [not_fuond]']],
    messages: [
      'spec/services/tides/service.yaml:29:14  SPEC028  platform.yaml has no error not_fuond  (did you mean not_found?)',
    ],
  },
  {
    code: 'SPEC029',
    what: 'a deprecation that ends before it begins',
    edits: [[TIDES, 'at_least_one_of: [name, place]', 'deprecated: { since: 2027-01-01, remove_after: 2026-01-01 }']],
    messages: ['spec/services/tides/service.yaml:40:52  SPEC029  must be after "since" (2027-01-01)'],
  },
  {
    code: 'SPEC029',
    what: 'a replacement that does not exist',
    edits: [
      [
        TIDES,
        'at_least_one_of: [name, place]',
        'deprecated: { since: 2026-01-01, use: get_level, remove_after: 2027-01-01 }',
      ],
    ],
    messages: [
      'spec/services/tides/service.yaml:40:43  SPEC029  get_level is not a tool of this manifest  (did you mean get_levels?)',
    ],
  },
  {
    code: 'SPEC030',
    what: 'an example with several errors, each reported at its place',
    edits: [[TIDES, '{ code: OSL, days: 3 }', '{ code: oslo, dys: 3, days: 31 }']],
    messages: [
      'spec/services/tides/service.yaml:31:39  SPEC030  the example does not match the published schema: unknown name "dys"  (did you mean days?)',
      'spec/services/tides/service.yaml:31:28  SPEC030  the example does not match the published schema: does not match ^[A-Z]{3}$',
      'spec/services/tides/service.yaml:31:48  SPEC030  the example does not match the published schema: must be a number from 1 to 30, not 31',
    ],
  },
  {
    code: 'SPEC030',
    what: 'an example without a required argument',
    edits: [[TIDES, '- arguments: { code: OSL, days: 3 }', '- summary: Nothing']],
    messages: [
      'spec/services/tides/service.yaml:31:9  SPEC030  the example does not match the published schema: "code" is missing',
    ],
  },
];
