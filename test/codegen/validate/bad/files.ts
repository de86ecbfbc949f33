import type { BadManifest } from '../bad-manifest.ts';
import { EVENTS, OFFICE, PLATFORM, TABLES, TIDES } from '../sound.ts';

export const files: readonly BadManifest[] = [
  {
    code: 'SPEC040',
    what: 'a slug that is not the name of the file',
    edits: [[TIDES, 'slug: tides', 'slug: tide']],
    messages: [
      'spec/services/tides/service.yaml:1:7  SPEC040  the path is spec/services/tides/service.yaml, so "slug" must be tides',
    ],
  },
  {
    code: 'SPEC110',
    what: 'a subject that the platform does not have',
    edits: [
      [TIDES, 'lifecycle: maintained', 'lifecycle: maintained\nsubject: earht'],
      [PLATFORM, 'plans:', 'subjects: { earth: Earth, sea: The sea }\nplans:'],
    ],
    messages: [
      'spec/services/tides/service.yaml:5:10  SPEC110  earht is not a subject of platform.yaml  (did you mean earth?)',
    ],
  },
  {
    code: 'SPEC130',
    what: 'a service with sources that cites itself',
    edits: [[TIDES, 'lifecycle: maintained', 'lifecycle: maintained\ncitation: { publisher: Tides, as_of: today }']],
    messages: [
      'spec/services/tides/service.yaml:5:1  SPEC130  a service with sources cites them; its own citation is only for built-in data',
    ],
  },
  {
    code: 'SPEC131',
    what: 'built-in data without a date',
    edits: [[TIDES, 'sources: [tide-office]', 'citation: { publisher: Tides }']],
    messages: [`spec/services/tides/service.yaml:5:1  SPEC131  built-in data needs "as_of"`],
  },
  {
    code: 'SPEC153',
    what: 'a tool whose source does not belong to its service',
    edits: [[TIDES, '    errors: [not_found]', '    errors: [not_found]\n    sources: [moon]']],
    messages: [
      'spec/services/tides/service.yaml:30:15  SPEC153  moon is not a source of this service  (its sources: tide-office)',
    ],
  },
  {
    code: 'SPEC041',
    what: 'a service with a source that does not exist',
    edits: [[TIDES, 'sources: [tide-office]', 'sources: [tide-ofice]']],
    messages: [
      'spec/services/tides/service.yaml:5:11  SPEC041  there is no sources/tide-ofice.yaml below spec/  (did you mean tide-office?)',
    ],
  },
  {
    code: 'SPEC041',
    what: 'events of a source that does not exist',
    edits: [[EVENTS, 'source: tide-office', 'source: nobody']],
    messages: [
      'spec/services/tides/events/tide-office.yaml:1:9  SPEC040  the path is spec/services/tides/events/tide-office.yaml, so "source" must be tide-office',
      'spec/services/tides/events/tide-office.yaml:1:9  SPEC041  there is no sources/nobody.yaml below spec/  (known: tide-office)',
    ],
  },
  {
    code: 'SPEC042',
    what: 'a compared field that the record lacks',
    edits: [[EVENTS, 'compare: [level]', 'compare: [levle]']],
    messages: [
      'spec/services/tides/events/tide-office.yaml:13:15  SPEC042  levle is not a field of the record  (did you mean level?)',
    ],
  },
  {
    code: 'SPEC042',
    what: 'an identity that may be absent',
    edits: [[EVENTS, 'identity: id', 'identity: text']],
    messages: [
      'spec/services/tides/events/tide-office.yaml:12:15  SPEC042  text identifies records, so it cannot be optional',
    ],
  },
  {
    code: 'SPEC042',
    what: 'a filter by area of records without a place',
    edits: [[EVENTS, 'compare: [level]', 'compare: [level]\n    filters: [level, area]']],
    messages: [
      'spec/services/tides/events/tide-office.yaml:14:22  SPEC042  latitude is not a field of the record  (known names: id, level, text)',
      'spec/services/tides/events/tide-office.yaml:14:22  SPEC042  longitude is not a field of the record  (known names: id, level, text)',
    ],
  },
  {
    code: 'SPEC042',
    what: 'an end that is not a time',
    edits: [[EVENTS, 'compare: [level]', 'compare: [level]\n    ends: level']],
    messages: [
      'spec/services/tides/events/tide-office.yaml:14:11  SPEC042  level is not a date-time field of the record  (use a compared date-time field, or never)',
    ],
  },
  {
    code: 'SPEC042',
    what: 'an end that is not compared, so changes to it would be missed',
    edits: [
      [EVENTS, 'compare: [level]', 'compare: [level]\n    ends: until'],
      [EVENTS, 'example: { id: w1, level: 3 }', "example: { id: w1, level: 3, until: '2026-11-21T13:00:00Z' }"],
      [EVENTS, 'entities:', '    until: { type: string, format: date-time, description: Until when. }\nentities:'],
    ],
    messages: [
      'spec/services/tides/events/tide-office.yaml:15:11  SPEC042  until is not compared  (use a compared date-time field, or never)',
    ],
  },
  {
    code: 'SPEC043',
    what: 'an example that does not match its record',
    edits: [[EVENTS, 'example: { id: w1, level: 3 }', 'example: { id: w1, level: 9 }']],
    messages: [
      'spec/services/tides/events/tide-office.yaml:15:31  SPEC043  the example does not match the record: must be a number from 1 to 5, not 9',
    ],
  },
  {
    code: 'SPEC044',
    what: 'two endpoints at one address',
    edits: [
      [TABLES, 'path: /api/tables\n', 'path: /api/tables/{name}\n'],
      [
        TABLES,
        'summary: All tables.',
        'summary: All tables.\n    arguments:\n      name: { type: string, description: Name of a table. }',
      ],
      [TABLES, '      - {}', '      - arguments: { name: x }'],
    ],
    messages: [
      'spec/api/tables/service.yaml:18:11  SPEC044  table at spec/api/tables/service.yaml:8:11 already has this address',
    ],
  },
  {
    code: 'SPEC080',
    what: 'events with a record of a service that does not exist',
    edits: [[EVENTS, 'record: Warning', 'record: tide.Tide']],
    messages: [
      'spec/services/tides/events/tide-office.yaml:4:3  SPEC018  Warning is not used',
      'spec/services/tides/events/tide-office.yaml:14:13  SPEC080  there is no service tide  (did you mean tides.Tide?)',
    ],
  },
  {
    code: 'SPEC004',
    what: 'events with a record of a malformed service, of which only the malformation is reported',
    edits: [
      [EVENTS, 'record: Warning', 'fetch: tides.get_levels.code\n    record: tides.Level'],
      [EVENTS, 'records:\n  Warning:', 'records:\n  Other:'],
      [TIDES, 'lifecycle: maintained', 'lifecycle: new'],
    ],
    messages: [
      'spec/services/tides/service.yaml:4:12  SPEC004  must be one of flagship, maintained',
      'spec/services/tides/events/tide-office.yaml:4:3  SPEC018  Other is not used',
    ],
  },
  {
    code: 'SPEC080',
    what: 'events with a record that a service lacks',
    edits: [[EVENTS, 'record: Warning', 'record: tides.Levle']],
    messages: [
      'spec/services/tides/events/tide-office.yaml:4:3  SPEC018  Warning is not used',
      'spec/services/tides/events/tide-office.yaml:14:13  SPEC080  spec/services/tides/service.yaml has no record Levle  (did you mean Level?)',
    ],
  },
  {
    code: 'SPEC040',
    what: 'a service whose name differs from its file, with a record used by events: only the name is reported',
    edits: [
      [TIDES, 'slug: tides', 'slug: tide'],
      [EVENTS, 'record: Warning', 'fetch: tides.get_levels.code\n    record: Warning'],
    ],
    messages: [
      'spec/services/tides/service.yaml:1:7  SPEC040  the path is spec/services/tides/service.yaml, so "slug" must be tides',
    ],
  },
  {
    code: 'SPEC006',
    what: 'a source with a wrong id, which still counts as existing',
    edits: [[OFFICE, 'id: tide-office', 'id: Tide']],
    messages: [
      'spec/sources/tide-office.yaml:1:5  SPEC006  must be lowercase words joined by hyphens, such as space-weather',
    ],
  },
  {
    code: 'SPEC082',
    what: 'an event whose record is fetched from a service that does not exist',
    edits: [[EVENTS, 'record: Warning', 'fetch: tide.get_levels.code\n    record: Warning']],
    messages: [
      'spec/services/tides/events/tide-office.yaml:14:12  SPEC082  there is no service tide  (did you mean tides.get_levels.code?)',
    ],
  },
  {
    code: 'SPEC081',
    what: 'a scope with a default of another type',
    edits: [
      [
        EVENTS,
        'record: Warning',
        'scope: { least: { type: integer, description: Least level., default: much } }\n    record: Warning',
      ],
    ],
    messages: ['spec/services/tides/events/tide-office.yaml:14:74  SPEC081  the default is not of type integer'],
  },
  {
    code: 'SPEC082',
    what: 'an event whose record is fetched with an argument that the tool lacks',
    edits: [[EVENTS, 'record: Warning', 'fetch: tides.get_levels.station\n    record: Warning']],
    messages: [
      'spec/services/tides/events/tide-office.yaml:14:12  SPEC082  no tool has the argument tides.get_levels.station  (did you mean tides.get_levels.to?)',
    ],
  },
  {
    code: 'SPEC047',
    what: 'a platform without an error that the server returns',
    edits: [[PLATFORM, '  internal: { status: 500, title: Our fault, remedy: Try again. }\n', '']],
    messages: ['spec/platform.yaml:8:1  SPEC047  the error internal is missing, which every tool can return'],
  },
  {
    code: 'SPEC048',
    what: 'a key in a header without a name',
    edits: [[OFFICE, 'in: header, name: Authorization', 'in: header']],
    messages: ['spec/sources/tide-office.yaml:5:1  SPEC048  a key in the header needs a "name"'],
  },
  {
    code: 'SPEC049',
    what: 'a probe of a host that does not exist, and two health probes',
    edits: [
      [
        OFFICE,
        'attribution:',
        "probes: [{ asks: The first, host: defalt, path: '/a', health: true }, { asks: The second, path: '/b', health: true }]\nattribution:",
      ],
    ],
    messages: [
      'spec/sources/tide-office.yaml:7:35  SPEC049  there is no host defalt  (did you mean default?)',
      'spec/sources/tide-office.yaml:7:103  SPEC049  only one probe can be the health check',
    ],
  },
  {
    code: 'SPEC103',
    what: 'claims that no probe checks, and probes that check no claim',
    edits: [
      [
        OFFICE,
        'attribution: Tide office.\n',
        `attribution: Tide office.
probes:
  - { asks: Bodies, path: /x, settles: boddies }
  - { asks: Names, path: /y, settles: names }
unverified:
  - { id: bodies, claim: Bodies of errors. }
  - { id: names, claim: Names., unasked: Nobody would. }
  - { id: names, claim: Other names. }
`,
      ],
    ],
    messages: [
      'spec/sources/tide-office.yaml:9:40  SPEC103  there is no claim boddies  (did you mean bodies?)',
      'spec/sources/tide-office.yaml:12:5  SPEC103  bodies needs a probe that settles it, or "unasked" with the reason why no probe can',
      'spec/sources/tide-office.yaml:13:5  SPEC103  a probe settles names: remove "unasked"',
      'spec/sources/tide-office.yaml:14:5  SPEC103  the claim names already exists',
    ],
  },
];
