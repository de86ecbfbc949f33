import type { BadManifest } from '../bad-manifest.ts';
import { PLATFORM, TABLES, TABLES_ASKS } from '../sound.ts';

export const endpoints: readonly BadManifest[] = [
  {
    code: 'SPEC003',
    what: 'an endpoint of an area that is not a tool',
    edits: [
      [
        TABLES,
        '    tool: { name: list_tables, title: Tables that there are, when: somebody asks which stations have one, instead: { get_table: one table } }\n',
        '',
      ],
    ],
    messages: ['spec/api/tables/service.yaml:17:3  SPEC003  "tool" is missing in "list"'],
  },
  {
    code: 'SPEC020',
    what: 'an endpoint whose tool name is too long with the prefix of its area',
    edits: [
      [TABLES, 'name: list_tables', 'name: list_all_the_tables_there_are'],
      [TABLES, 'title: Tables that there are', 'title: All of the tables that there are'],
      [TABLES, 'instead: { list_tables:', 'instead: { list_all_the_tables_there_are:'],
      [TABLES_ASKS, '  list_tables:', '  list_all_the_tables_there_are:'],
    ],
    messages: [
      'spec/api/tables/service.yaml:24:19  SPEC020  tables__list_all_the_tables_there_are has 37 characters; at most 30 are allowed',
    ],
  },
  {
    code: 'SPEC031',
    what: 'two endpoints with the same tool name',
    edits: [
      [TABLES, 'name: list_tables', 'name: get_table'],
      [TABLES, 'instead: { list_tables: all tables }', 'instead: { tides.get_levels: levels }'],
    ],
    messages: [
      'spec/api/tables/questions.yaml:9:3  SPEC070  list_tables is not a tool of tables',
      'spec/api/tables/service.yaml:24:116  SPEC050  get_table refers to itself',
      'spec/api/tables/service.yaml:24:19  SPEC031  table is already the tool get_table',
    ],
  },
  {
    code: 'SPEC040',
    what: 'an area with the name of a service',
    edits: [[TABLES, 'area: tables', 'area: tides']],
    messages: [
      'spec/api/tables/questions.yaml:1:10  SPEC070  there is no service tables',
      'spec/api/tables/service.yaml:1:7  SPEC040  a service is already named tides, and the area would have the same MCP address',
      'spec/api/tables/service.yaml:1:7  SPEC040  the path is spec/api/tables/service.yaml, so "area" must be tables',
      'spec/api/tables/service.yaml:16:110  SPEC050  list_tables is not a tool of tides  (known names: get_levels, find_stations)',
      'spec/api/tables/service.yaml:24:118  SPEC050  get_table is not a tool of tides  (known names: get_levels, find_stations)',
    ],
  },
  {
    code: 'SPEC050',
    what: 'an endpoint whose sibling is named by its endpoint name',
    edits: [[TABLES, 'instead: { list_tables: all tables }', 'instead: { list: all tables }']],
    messages: [
      'spec/api/tables/service.yaml:16:110  SPEC050  list is not a tool of tables  (known names: get_table, list_tables)',
    ],
  },
  {
    code: 'SPEC053',
    what: 'an endpoint without a reference to its sibling tools',
    edits: [[TABLES, ', instead: { get_table: one table }', '']],
    messages: [
      'spec/api/tables/service.yaml:24:5  SPEC053  "instead" is missing: the service has other tools, and agents must be able to choose between them',
    ],
  },
  {
    code: 'SPEC063',
    what: 'an endpoint whose tool title repeats its name',
    edits: [[TABLES, 'title: Table of a station', 'title: A table']],
    messages: [
      'spec/api/tables/service.yaml:16:37  SPEC063  the title only repeats the name: it must be longer than the 9 characters of get_table',
    ],
  },
  {
    code: 'SPEC060',
    what: 'an endpoint of a group that does not exist',
    edits: [
      [PLATFORM, 'path: /health\n    method: GET\n    group: admin', 'path: /health\n    method: GET\n    group: admn'],
    ],
    messages: ['spec/platform.yaml:58:12  SPEC060  endpoint_groups has no admn  (did you mean admin?)'],
  },
  {
    code: 'SPEC061',
    what: 'an endpoint without a response',
    edits: [
      [
        PLATFORM,
        '    returns:\n      well: { type: boolean, description: Whether it is. }\n    or_status: { status: 503, when: It is not. }\n',
        '',
      ],
    ],
    messages: ['spec/platform.yaml:55:3  SPEC061  an endpoint needs either "returns" or "content"'],
  },
  {
    code: 'SPEC061',
    what: 'an endpoint with a result and a document',
    edits: [[PLATFORM, '    or_status: { status: 503, when: It is not. }', '    content: text/plain']],
    messages: ['spec/platform.yaml:55:3  SPEC061  an endpoint needs either "returns" or "content"'],
  },
  {
    code: 'SPEC061',
    what: 'a document under two statuses',
    edits: [
      [
        PLATFORM,
        '    returns:\n      well: { type: boolean, description: Whether it is. }\n',
        '    content: text/plain\n',
      ],
    ],
    messages: ['spec/platform.yaml:62:5  SPEC061  "or_status" needs "returns"'],
  },
  {
    code: 'SPEC062',
    what: 'a value set of plans that differs from the plans',
    edits: [[PLATFORM, 'enum: [free], description: Plan of a key.', 'enum: [free, paid], description: Plan of a key.']],
    messages: ['spec/platform.yaml:26:31  SPEC062  Plan must list the plans: free'],
  },
  {
    code: 'SPEC026',
    what: 'a number in the path of a POST',
    edits: [
      [
        PLATFORM,
        'id: { type: string, description: Which key. }',
        'id: { type: integer, minimum: 1, maximum: 9, description: Which key. }',
      ],
    ],
    messages: ['spec/platform.yaml:44:11  SPEC026  {id} of a POST must be a string'],
  },
  {
    code: 'SPEC026',
    what: 'a path parameter that is not an argument',
    edits: [[PLATFORM, 'path: /keys/{id}/plan', 'path: /keys/{key}/plan']],
    messages: ['spec/platform.yaml:44:11  SPEC026  {key} must be a required argument of this endpoint'],
  },
  {
    code: 'SPEC028',
    what: 'an endpoint that declares an unknown error',
    edits: [
      [
        PLATFORM,
        'description: Whether it was. }\n    errors: [not_found]',
        'description: Whether it was. }\n    errors: [not_fond]',
      ],
    ],
    messages: ['spec/platform.yaml:54:14  SPEC028  platform.yaml has no error not_fond  (did you mean not_found?)'],
  },
  {
    code: 'SPEC047',
    what: 'a platform without an error that operator endpoints return',
    edits: [[PLATFORM, '  operator_limit: { status: 429, title: Too many, remedy: Wait. }\n', '']],
    messages: ['spec/platform.yaml:42:3  SPEC047  the error operator_limit is missing, which this endpoint can return'],
  },
  {
    code: 'SPEC022',
    what: 'an argument of an endpoint without a description',
    edits: [[PLATFORM, 'id: { type: string, description: Which key. }', 'id: { type: string }']],
    messages: ['spec/platform.yaml:50:7  SPEC022  the argument id needs a description for agents'],
  },
  {
    code: 'SPEC044',
    what: 'two endpoints of the platform at one address',
    edits: [[PLATFORM, 'path: /health\n    method: GET', 'path: /keys/{id}/plan\n    method: POST']],
    messages: [
      'spec/platform.yaml:56:11  SPEC026  {id} must be a required argument of this endpoint',
      'spec/platform.yaml:56:11  SPEC044  change_plan at spec/platform.yaml:44:11 already has this address',
    ],
  },
];
