import type { BadManifest } from '../bad-manifest.ts';
import { QUESTIONS, TABLES, TIDES } from '../sound.ts';

const LONG = 'word '.repeat(230);

export const texts: readonly BadManifest[] = [
  {
    code: 'SPEC006',
    what: 'a "when" that ends with a period',
    edits: [[TIDES, 'when: the code of a station is not known', 'when: The code of a station is not known.']],
    messages: [
      'spec/services/tides/service.yaml:35:11  SPEC006  must be text that follows "Use when", without a trailing period: you have an organization number',
    ],
  },
  {
    code: 'SPEC050',
    what: 'a sibling that does not exist',
    edits: [
      [TIDES, 'instead: { get_levels: the levels of a station }', 'instead: { get_level: the levels of a station }'],
    ],
    messages: [
      'spec/services/tides/service.yaml:36:16  SPEC050  get_level is not a tool of this manifest  (did you mean get_levels?)',
    ],
  },
  {
    code: 'SPEC050',
    what: 'a sibling that is the tool itself',
    edits: [
      [
        TIDES,
        'instead: { get_levels: the levels of a station }',
        'instead: { find_stations: the levels of a station }',
      ],
    ],
    messages: ['spec/services/tides/service.yaml:36:16  SPEC050  find_stations refers to itself'],
  },
  {
    code: 'SPEC050',
    what: 'a sibling in a service that does not exist',
    edits: [[TIDES, 'see: [find_stations]', 'see: [tide.find_stations]']],
    messages: [
      'spec/services/tides/service.yaml:18:11  SPEC050  there is no service tide  (did you mean tides.find_stations?)',
    ],
  },
  {
    code: 'SPEC050',
    what: 'a tool that another service lacks',
    edits: [
      [
        TABLES,
        'code: { type: string, description: Code of the station. }',
        'code: { type: string, description: Code of the station., from: tides.get_stations.names }',
      ],
    ],
    messages: [
      'spec/api/tables/service.yaml:11:70  SPEC050  get_stations is not a tool of tides  (did you mean find_stations?)',
    ],
  },
  {
    code: 'SPEC010',
    what: 'a nonexistent record in a result that another argument comes from, which causes no further errors',
    edits: [[TIDES, 'names: { type: array, items: { type: string }', 'names: { type: array, items: Levl']],
    messages: [
      'spec/services/tides/service.yaml:42:36  SPEC010  there is no record or value set Levl  (did you mean Level?)',
    ],
  },
  {
    code: 'SPEC051',
    what: 'an id from a field that the result lacks',
    edits: [[TIDES, 'from: find_stations.names', 'from: find_stations.name']],
    messages: [
      'spec/services/tides/service.yaml:20:93  SPEC051  the result of find_stations has no field name  (did you mean names?)',
    ],
  },
  {
    code: 'SPEC051',
    what: 'values for the items of a list: an unknown field of the item, an unknown list, an unknown argument',
    edits: [
      [
        TIDES,
        '      days: { type: integer',
        `      marks?:
        type: array
        maxItems: 3
        items: { type: object, properties: { name: { type: string, maxLength: 9, description: Name on it. } } }
        item_from:
          nam: { from: find_stations.names, rows: names }
          name: { from: find_stations.names, rows: stations, with: { plaice: name } }
        description: Names on poles.
      days: { type: integer`,
      ],
    ],
    messages: [
      'spec/services/tides/service.yaml:26:11  SPEC051  an item of the list has no field nam  (did you mean name?)',
      'spec/services/tides/service.yaml:27:52  SPEC051  the result of find_stations has no field stations  (known names: names)',
      'spec/services/tides/service.yaml:27:70  SPEC051  no tool in "from" has an argument plaice  (did you mean place?)',
    ],
  },
  {
    code: 'SPEC055',
    what: 'a description that is too long for clients',
    edits: [
      [
        QUESTIONS,
        '  find_stations:\n',
        `  report:\n    en: [r1 report?, r2 report?, r3 report?, r4 report?]\n    da: [da report?]\n    de: [de report?]\n    fr: [fr report?]\n    es: [es report?]\n  find_stations:\n`,
      ],
      [
        TIDES,
        'summary: Stations by name or place.',
        `summary: Stations by name or place.\n    description: ${LONG}\n    keywords: [x]`,
      ],
      [TIDES, 'when: the code of a station is not known', `when: ${'x '.repeat(141)}x`],
      [
        TIDES,
        'instead: { get_levels: the levels of a station }',
        `instead: { get_levels: ${'y '.repeat(70)}y, tides.get_levels: ${'y '.repeat(70)}y, report: ${'y '.repeat(70)}y }`,
      ],
      [
        TIDES,
        '  find_stations:\n',
        '  report:\n    title: Report of a station\n    summary: How a station came through a storm.\n    when: gales are over\n    instead: { get_levels: levels }\n    returns:\n      text: { type: string, description: Text. }\n    examples:\n      - {}\n  find_stations:\n',
      ],
    ],
    messages: [
      'spec/services/tides/service.yaml:41:3  SPEC055  the published description has 2002 characters; clients truncate it after 2000',
    ],
  },
  {
    code: 'SPEC070',
    what: 'questions for a service that does not exist',
    edits: [[QUESTIONS, 'service: tides', 'service: tidez']],
    messages: [
      'spec/services/tides/questions.yaml:1:10  SPEC040  the path is spec/services/tides/questions.yaml, so "service" must be tides',
      'spec/services/tides/questions.yaml:1:10  SPEC070  there is no service tidez  (did you mean tides?)',
    ],
  },
  {
    code: 'SPEC070',
    what: 'questions for a tool that does not exist',
    edits: [[QUESTIONS, '  get_levels:', '  get_level:']],
    messages: [
      'spec/services/tides/questions.yaml:3:3  SPEC070  get_level is not a tool of tides  (did you mean get_levels?)',
    ],
  },
  {
    code: 'SPEC075',
    what: 'a question that only repeats words of the summary',
    edits: [[QUESTIONS, 'levels one?', 'First heights of the water day by day?']],
    messages: [
      'spec/services/tides/questions.yaml:4:10  SPEC075  every word also occurs in the summary: phrase it as someone who has not read the summary',
    ],
  },
  {
    code: 'SPEC077',
    what: 'a question for data that the service declares it lacks',
    edits: [
      [TIDES, 'lifecycle: maintained', 'lacks: [wave heights, tide alarms]\nlifecycle: maintained'],
      [QUESTIONS, 'levels one?', 'When do I get tide alarms?'],
    ],
    messages: [
      'spec/services/tides/questions.yaml:4:10  SPEC077  tides lacks tide alarms, so find_tool rejects this question',
    ],
  },
  {
    code: 'SPEC071',
    what: 'a tool with too few questions',
    edits: [[QUESTIONS, 'levels three?, levels four?', 'levels three?']],
    messages: ['spec/services/tides/questions.yaml:3:3  SPEC071  a tool needs 8 to 150 questions, not 7'],
  },
  {
    code: 'SPEC071',
    what: 'a tool without a question in French',
    edits: [[QUESTIONS, 'fr: [levels fr?]', 'it: [levels fr?]']],
    messages: ['spec/services/tides/questions.yaml:3:3  SPEC071  at least one question in fr is required'],
  },
  {
    code: 'SPEC004',
    what: 'questions in an unknown language',
    edits: [[QUESTIONS, 'da: [levels da?]', 'dk: [levels da?]']],
    messages: [
      'spec/services/tides/questions.yaml:4:5  SPEC004  must be one of en, da, no, sv, de, fr, es, fi, it, nl, pl, pt  (did you mean da?)',
    ],
  },
  {
    code: 'SPEC072',
    what: 'a question that two tools answer',
    edits: [[QUESTIONS, 'stations two?', "'Levels: Two!'"]],
    messages: [
      'spec/services/tides/questions.yaml:10:25  SPEC072  the same question is at spec/services/tides/questions.yaml:4:23 (get_levels)',
    ],
  },
  {
    code: 'SPEC003',
    what: 'a tool without "when"',
    edits: [[TIDES, '    when: the code of a station is not known\n', '']],
    messages: ['spec/services/tides/service.yaml:32:3  SPEC003  "when" is missing in "find_stations"'],
  },
  {
    code: 'SPEC053',
    what: 'a tool that does not distinguish itself from its siblings',
    edits: [[TIDES, '    instead: { get_levels: the levels of a station }\n', '']],
    messages: [
      'spec/services/tides/service.yaml:32:3  SPEC053  "instead" is missing: the service has other tools, and agents must be able to choose between them',
    ],
  },
  {
    code: 'SPEC054',
    what: 'a pattern without words',
    edits: [[TIDES, ', wanted: three capital letters, examples: [OSL]', ', examples: [OSL]']],
    messages: [
      'spec/services/tides/service.yaml:20:29  SPEC054  the pattern of code needs "wanted", which describes the pattern in words',
    ],
  },
  {
    code: 'SPEC054',
    what: 'a pattern without an example',
    edits: [[TIDES, ', examples: [OSL]', '']],
    messages: [
      'spec/services/tides/service.yaml:20:29  SPEC054  the pattern of code needs "examples" with a matching value',
    ],
  },
  {
    code: 'SPEC012',
    what: 'a description of a pattern without the pattern',
    edits: [[TIDES, "pattern: '^[A-Z]{3}$', ", '']],
    messages: ['spec/services/tides/service.yaml:20:91  SPEC012  "wanted" describes a pattern, but there is none'],
  },
  {
    code: 'SPEC073',
    what: 'a tool without questions',
    edits: [
      [
        TIDES,
        '  find_stations:\n',
        '  look_around:\n    title: What there is to see\n    summary: Gauges and harbours by coast.\n    when: nothing is known yet\n    instead: { find_stations: a station }\n    returns:\n      text: { type: string, description: Text. }\n    examples:\n      - {}\n  find_stations:\n',
      ],
    ],
    messages: [
      'spec/services/tides/service.yaml:32:3  SPEC073  spec/services/tides/questions.yaml has no questions for look_around: add 8 to 150 as people would ask them',
    ],
  },
];
