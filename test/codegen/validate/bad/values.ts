import type { BadManifest } from '../bad-manifest.ts';
import { EVENTS, OFFICE, PLATFORM, TABLES, TIDES } from '../sound.ts';

export const values: readonly BadManifest[] = [
  {
    code: 'SPEC006',
    what: 'a slug with capitals',
    edits: [[TIDES, 'slug: tides', 'slug: Tides']],
    messages: [
      'spec/services/tides/service.yaml:1:7  SPEC006  must be lowercase words joined by hyphens, such as space-weather',
    ],
  },
  {
    code: 'SPEC006',
    what: 'a number instead of a text',
    edits: [[TIDES, 'summary: Tides of stations.', 'summary: 12']],
    messages: ['spec/services/tides/service.yaml:3:10  SPEC006  must be a text, not a number  (put it in quotes)'],
  },
  {
    code: 'SPEC006',
    what: 'a text instead of a number',
    edits: [[TIDES, 'minimum: 1,', 'minimum: one,']],
    messages: ['spec/services/tides/service.yaml:21:39  SPEC006  must be a number, not a text'],
  },
  {
    code: 'SPEC006',
    what: 'a text instead of a list',
    edits: [[TIDES, 'errors: [not_found]', 'errors: not_found']],
    messages: ['spec/services/tides/service.yaml:29:13  SPEC006  must be a list, not a text'],
  },
  {
    code: 'SPEC006',
    what: 'a mapping instead of a list',
    edits: [
      [
        TIDES,
        '    examples:\n      - arguments: { code: OSL, days: 3 }',
        '    examples:\n      arguments: { code: OSL, days: 3 }',
      ],
    ],
    messages: ['spec/services/tides/service.yaml:31:7  SPEC006  must be a list, not a mapping'],
  },
  {
    code: 'SPEC006',
    what: 'a list instead of fields',
    edits: [[TIDES, '    returns:\n      names:', '    returns:\n      - names:']],
    messages: ['spec/services/tides/service.yaml:42:7  SPEC006  must be a mapping, not a list'],
  },
  {
    code: 'SPEC006',
    what: 'an argument with nothing after its name',
    edits: [[TIDES, 'name?: { type: string, description: Part of the name. }', 'name?:']],
    messages: ['spec/services/tides/service.yaml:38:13  SPEC006  must be a mapping, but is empty'],
  },
  {
    code: 'SPEC006',
    what: 'a type instead of a schema',
    edits: [
      [
        TIDES,
        'names: { type: array, items: { type: string }, description: Names. }',
        'names: { type: array, items: string, description: Names. }',
      ],
    ],
    messages: [
      'spec/services/tides/service.yaml:42:36  SPEC006  must be the name of a record or value set in PascalCase, such as SolarFlare  (write { type: string })',
    ],
  },
  {
    code: 'SPEC006',
    what: 'a reference to a record in lower case',
    edits: [[TIDES, 'items: Level,', 'items: level,']],
    messages: [
      'spec/services/tides/service.yaml:28:37  SPEC006  must be the name of a record or value set in PascalCase, such as SolarFlare',
    ],
  },
  {
    code: 'SPEC006',
    what: 'a list of types with one type',
    edits: [[TIDES, 'items: { type: string }', 'items: { type: [string] }']],
    messages: ['spec/services/tides/service.yaml:42:44  SPEC006  must have at least 2 items'],
  },
  {
    code: 'SPEC006',
    what: 'a keyword that can only be true',
    edits: [[TIDES, 'lifecycle: maintained', 'lifecycle: maintained\nget_first: false']],
    messages: ['spec/services/tides/service.yaml:5:12  SPEC006  must be true, or left out'],
  },
  {
    code: 'SPEC006',
    what: 'a word that YAML reads as a boolean',
    edits: [[TIDES, 'enum: [High, Low]', 'enum: [High, true]']],
    messages: [
      'spec/services/tides/service.yaml:7:39  SPEC006  must be a text or a whole number, not true or false  (put it in quotes)',
    ],
  },
  {
    code: 'SPEC006',
    what: 'a closed set with a duplicate value',
    edits: [[TIDES, 'enum: [High, Low]', 'enum: [High, High]']],
    messages: ['spec/services/tides/service.yaml:7:32  SPEC006  must not contain duplicates'],
  },
  {
    code: 'SPEC006',
    what: 'a text that is too long',
    edits: [
      [
        TIDES,
        'summary: Heights of the water day by day, newest first.',
        'summary: Levels Levels Levels Levels Levels Levels Levels Levels Levels Levels Levels Levels Levels Levels Levels Levels Levels Levels Levels Levels Levels Levels Levels Levels Levels Levels Levels Levels Levels ',
      ],
    ],
    messages: ['spec/services/tides/service.yaml:15:14  SPEC006  must have at most 200 characters'],
  },
  {
    code: 'SPEC006',
    what: 'a status that is not an error status',
    edits: [[PLATFORM, 'status: 404', 'status: 200']],
    messages: ['spec/platform.yaml:15:24  SPEC006  must be at least 400'],
  },
  {
    code: 'SPEC006',
    what: 'a rule that is not a list',
    edits: [[TIDES, 'at_least_one_of: [name, place]', 'at_least_one_of: name']],
    messages: ['spec/services/tides/service.yaml:40:22  SPEC006  must be a list, not a text'],
  },
  {
    code: 'SPEC006',
    what: 'a rule that mixes names and lists',
    edits: [[TIDES, 'at_least_one_of: [name, place]', 'at_least_one_of: [name, [place]]']],
    messages: ['spec/services/tides/service.yaml:40:23  SPEC006  must be a list, not a text'],
  },
  {
    code: 'SPEC006',
    what: 'an order rule over three arguments',
    edits: [[TIDES, 'in_order: [[from, to]]', 'in_order: [[from, to, days]]']],
    messages: ['spec/services/tides/service.yaml:26:16  SPEC006  must have at most 2 items'],
  },
  {
    code: 'SPEC006',
    what: 'a size without a unit',
    edits: [[PLATFORM, 'body: 64KiB', 'body: 64k']],
    messages: ['spec/platform.yaml:7:37  SPEC006  must be a size such as 256KiB or 5MB'],
  },
  {
    code: 'SPEC006',
    what: 'a date in words',
    edits: [[TIDES, '    in_order: [[from, to]]', '    deprecated: { since: today, remove_after: 2027-01-01 }']],
    messages: ['spec/services/tides/service.yaml:26:26  SPEC006  must be a date such as 2026-11-21'],
  },
  {
    code: 'SPEC006',
    what: 'a path outside /api',
    edits: [[TABLES, 'path: /api/tables\n', 'path: /tables\n']],
    messages: [
      'spec/api/tables/service.yaml:18:11  SPEC006  must be a path such as /api/preprints/paper/{preprint_id}',
    ],
  },
  {
    code: 'SPEC006',
    what: 'an address without TLS',
    edits: [[OFFICE, 'hosts: { default: https://tides.example.org }', 'hosts: { default: http://tides.example.org }']],
    messages: ['spec/sources/tide-office.yaml:4:19  SPEC006  must be an https:// or wss:// address'],
  },
  {
    code: 'SPEC006',
    what: 'an address with TLS in the list of addresses without TLS',
    edits: [
      [
        OFFICE,
        'hosts: { default: https://tides.example.org }',
        'hosts: { default: https://tides.example.org }\nplain_hosts: { other: https://tides.example.org }',
      ],
      [OFFICE, 'key: {', 'unverified: [{ id: something, claim: Something., unasked: Because. }]\n# {'],
    ],
    messages: [
      'spec/sources/tide-office.yaml:5:23  SPEC006  must be an http:// or ws:// address of a source without TLS',
    ],
  },
  {
    code: 'SPEC006',
    what: 'a key that would be sent without TLS',
    edits: [
      [
        OFFICE,
        'hosts: { default: https://tides.example.org }',
        'hosts: { default: https://tides.example.org }\nplain_hosts: { other: http://tides.example.org }',
      ],
    ],
    messages: ['spec/sources/tide-office.yaml:6:6  SPEC006  a source without TLS has no key'],
  },
  {
    code: 'SPEC006',
    what: 'an embedded source with an address',
    edits: [
      [
        OFFICE,
        'hosts: { default: https://tides.example.org }\n',
        'hosts: { default: https://tides.example.org }\nembedded: true\n',
      ],
    ],
    messages: ['spec/sources/tide-office.yaml:4:8  SPEC006  an embedded source has no hosts'],
  },
  {
    code: 'SPEC006',
    what: 'a duration without a unit',
    edits: [[EVENTS, 'every: 15m', 'every: 15']],
    messages: [
      'spec/services/tides/events/tide-office.yaml:11:12  SPEC006  must be a duration such as 250ms, 10s, 5m, 1h, 7d, not a number  (add the unit: 15s or 15m or 15h)',
    ],
  },
  {
    code: 'SPEC006',
    what: 'a duration in words',
    edits: [[EVENTS, 'every: 15m', 'every: 15 minutes']],
    messages: [
      'spec/services/tides/events/tide-office.yaml:11:12  SPEC006  must be a duration such as 250ms, 10s, 5m, 1h, 7d  (write 15m)',
    ],
  },
  {
    code: 'SPEC006',
    what: 'a duration in parts of an hour',
    edits: [[EVENTS, 'every: 15m', 'every: 1.5h']],
    messages: [
      'spec/services/tides/events/tide-office.yaml:11:12  SPEC006  must be a duration such as 250ms, 10s, 5m, 1h, 7d  (write 90m)',
    ],
  },
  {
    code: 'SPEC006',
    what: 'a duration in weeks',
    edits: [[EVENTS, 'every: 15m', 'every: 2w']],
    messages: [
      'spec/services/tides/events/tide-office.yaml:11:12  SPEC006  must be a duration such as 250ms, 10s, 5m, 1h, 7d  (write 14d)',
    ],
  },
];
