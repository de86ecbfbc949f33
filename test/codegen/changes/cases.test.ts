import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { changesBetween } from '../../../codegen/changes/compare.ts';
import { type Edit, EVENTS, edited, PLATFORM, TABLES, TIDES } from '../validate/sound.ts';
import { changesBack, changesOf, heads, surfaceIn } from './changed.ts';

interface Case {
  readonly what: string;
  readonly edits: readonly Edit[];
  readonly forwards: readonly string[];
  readonly back: readonly string[];
}

const GET = 'tides.get_levels';
const CODE =
  "code: { type: string, pattern: '^[A-Z]{3}$', description: Code of the station., from: find_stations.names, wanted: three capital letters, examples: [OSL] }";
const DAYS = 'days: { type: integer, minimum: 1, maximum: 30, default: 7, description: How many days. }';
const LEVELS = 'levels: { type: array, items: Level, description: The levels. }';
const NAME = 'name?: { type: string, description: Part of the name. }';

const line = (from: string, to: string, file = TIDES): Edit => [file, from, to];

const CASES: readonly Case[] = [
  {
    what: 'a tool',
    edits: [
      line('  find_stations:\n', '  search_stations:\n'),
      line('see: [find_stations]', 'see: []'),
      line('from: find_stations.names, ', ''),
      line('instead: { find_stations: the code of a station }', 'instead: {}'),
    ],
    forwards: [
      'breaking tool-removed tides.find_stations',
      `text tool-description-changed ${GET}`,
      `text argument-description-changed ${GET}.arguments.code`,
      'additive tool-added tides.search_stations',
    ],
    back: [
      'additive tool-added tides.find_stations',
      `text tool-description-changed ${GET}`,
      `text argument-description-changed ${GET}.arguments.code`,
      'breaking tool-removed tides.search_stations',
    ],
  },
  {
    what: 'an endpoint',
    edits: [[TABLES, '  list:\n', '  all:\n']],
    forwards: ['additive endpoint-added api.tables.all', 'breaking endpoint-removed api.tables.list'],
    back: ['breaking endpoint-removed api.tables.all', 'additive endpoint-added api.tables.list'],
  },
  {
    what: 'the path of an endpoint',
    edits: [[TABLES, 'path: /api/tables\n', 'path: /api/all\n']],
    forwards: ['breaking endpoint-path-changed api.tables.list'],
    back: ['breaking endpoint-path-changed api.tables.list'],
  },
  {
    what: 'the title of a service',
    edits: [line('title: Tides\n', 'title: The tides\n')],
    forwards: ['text service-title-changed tides'],
    back: ['text service-title-changed tides'],
  },
  {
    what: 'the lifecycle of a service',
    edits: [line('lifecycle: maintained', 'lifecycle: flagship')],
    forwards: ['text service-lifecycle-changed tides'],
    back: ['text service-lifecycle-changed tides'],
  },
  {
    what: 'the title of a tool',
    edits: [line('title: Levels of a station', 'title: Heights')],
    forwards: [`text tool-title-changed ${GET}`],
    back: [`text tool-title-changed ${GET}`],
  },
  {
    what: 'the "when" of a tool',
    edits: [line('when: somebody asks how high the water stands', 'when: it is asked for heights')],
    forwards: [`text tool-description-changed ${GET}`],
    back: [`text tool-description-changed ${GET}`],
  },
  {
    what: 'the order of a tool',
    edits: [line('day by day, newest first', 'day by day, oldest first')],
    forwards: [`breaking tool-order-changed ${GET}`, `text tool-description-changed ${GET}`],
    back: [`breaking tool-order-changed ${GET}`, `text tool-description-changed ${GET}`],
  },
  {
    what: 'the order of a tool in other words',
    edits: [line('day by day, newest first', 'day by day, most recent first')],
    forwards: [`text tool-description-changed ${GET}`],
    back: [`text tool-description-changed ${GET}`],
  },
  {
    what: 'the order of a list',
    edits: [line('description: The levels.', "description: 'The levels, highest first.'")],
    forwards: [`text result-description-changed ${GET}.returns.levels`],
    back: [`text result-description-changed ${GET}.returns.levels`],
  },
  {
    what: 'the summary of a tool',
    edits: [line('    see: [find_stations]\n', '    see: [find_stations]\n    effect: write\n')],
    forwards: [`breaking tool-method-removed ${GET}`, `breaking tool-effect-changed ${GET}`],
    back: [`additive tool-method-added ${GET}`, `breaking tool-effect-changed ${GET}`],
  },
  {
    what: 'the key requirement of a tool',
    edits: [line('    see: [find_stations]\n', '    see: [find_stations]\n    key: none\n')],
    forwards: [`additive tool-security-changed ${GET}`],
    back: [`breaking tool-security-changed ${GET}`],
  },
  {
    what: 'an optional argument',
    edits: [line(`      ${NAME}\n`, `      ${NAME}\n      coast?: { type: string, description: Coast. }\n`)],
    forwards: ['additive argument-added tides.find_stations.arguments.coast'],
    back: ['breaking argument-removed tides.find_stations.arguments.coast'],
  },
  {
    what: 'a required argument',
    edits: [line(`      ${NAME}\n`, `      ${NAME}\n      coast: { type: string, description: Coast. }\n`)],
    forwards: ['breaking argument-added-required tides.find_stations.arguments.coast'],
    back: ['breaking argument-removed tides.find_stations.arguments.coast'],
  },
  {
    what: 'an argument that becomes required',
    edits: [line(CODE, CODE.replace('code:', 'code?:'))],
    forwards: [`additive argument-became-optional ${GET}.arguments.code`],
    back: [`breaking argument-became-required ${GET}.arguments.code`],
  },
  {
    what: 'the default of an argument',
    edits: [line(DAYS, DAYS.replace('default: 7', 'default: 3'))],
    forwards: [`breaking argument-default-changed ${GET}.arguments.days`],
    back: [`breaking argument-default-changed ${GET}.arguments.days`],
  },
  {
    what: 'a default for an argument without one',
    edits: [
      line(
        'days: { type: integer, minimum: 1, maximum: 30, default: 7,',
        'days?: { type: integer, minimum: 1, maximum: 30,',
      ),
    ],
    forwards: [`breaking argument-default-removed ${GET}.arguments.days`],
    back: [`breaking argument-default-added ${GET}.arguments.days`],
  },
  {
    what: 'a default for a required argument',
    edits: [
      line(
        'days: { type: integer, minimum: 1, maximum: 30, default: 7,',
        'days: { type: integer, minimum: 1, maximum: 30,',
      ),
    ],
    forwards: [
      `breaking argument-became-required ${GET}.arguments.days`,
      `breaking argument-default-removed ${GET}.arguments.days`,
    ],
    back: [
      `additive argument-became-optional ${GET}.arguments.days`,
      `additive argument-default-added ${GET}.arguments.days`,
    ],
  },
  {
    what: 'the type of an argument',
    edits: [line(DAYS, 'days: { type: string, default: x, description: How many days. }')],
    forwards: [
      `breaking argument-default-changed ${GET}.arguments.days`,
      `breaking argument-type-changed ${GET}.arguments.days`,
    ],
    back: [
      `breaking argument-default-changed ${GET}.arguments.days`,
      `breaking argument-type-changed ${GET}.arguments.days`,
    ],
  },
  {
    what: 'a wider type',
    edits: [line(DAYS, DAYS.replace('integer', 'number'))],
    forwards: [`additive argument-type-widened ${GET}.arguments.days`],
    back: [`breaking argument-type-narrowed ${GET}.arguments.days`],
  },
  {
    what: 'the maximum of an argument',
    edits: [line(DAYS, DAYS.replace('maximum: 30', 'maximum: 20'))],
    forwards: [`breaking argument-maximum-lowered ${GET}.arguments.days`],
    back: [`additive argument-maximum-raised ${GET}.arguments.days`],
  },
  {
    what: 'the minimum of an argument',
    edits: [line(DAYS, DAYS.replace('minimum: 1', 'minimum: 2'))],
    forwards: [`breaking argument-minimum-raised ${GET}.arguments.days`],
    back: [`additive argument-minimum-lowered ${GET}.arguments.days`],
  },
  {
    what: 'the maximum length of an argument',
    edits: [line(NAME, NAME.replace('string,', 'string, maxLength: 20,'))],
    forwards: ['breaking argument-maxLength-lowered tides.find_stations.arguments.name'],
    back: ['additive argument-maxLength-raised tides.find_stations.arguments.name'],
  },
  {
    what: 'the minimum length of an argument',
    edits: [line(NAME, NAME.replace('string,', 'string, minLength: 2,'))],
    forwards: ['breaking argument-minLength-added tides.find_stations.arguments.name'],
    back: ['additive argument-minLength-removed tides.find_stations.arguments.name'],
  },
  {
    what: 'the pattern of an argument',
    edits: [line(NAME, NAME.replace('string,', "string, pattern: '^[A-Z]', wanted: a capital letter, examples: [A],"))],
    forwards: ['breaking argument-pattern-added tides.find_stations.arguments.name'],
    back: ['additive argument-pattern-removed tides.find_stations.arguments.name'],
  },
  {
    what: 'a different pattern of an argument',
    edits: [line('^[A-Z]{3}$', '^[A-Z]{4}$')],
    forwards: [`breaking argument-pattern-changed ${GET}.arguments.code`],
    back: [`breaking argument-pattern-changed ${GET}.arguments.code`],
  },
  {
    what: 'the format of an argument',
    edits: [line('from?: { type: string, format: date,', 'from?: { type: string, format: uuid,')],
    forwards: [`breaking argument-format-changed ${GET}.arguments.from`],
    back: [`breaking argument-format-changed ${GET}.arguments.from`],
  },
  {
    what: 'a value of a set',
    edits: [line('enum: [High, Low]', 'enum: [High, Low, Slack]')],
    forwards: [
      `additive argument-value-added ${GET}.arguments.phase`,
      `additive argument-value-added ${GET}.arguments.phases`,
      'additive result-value-added tides.Phase',
    ],
    back: [
      `breaking argument-value-removed ${GET}.arguments.phase`,
      `breaking argument-value-removed ${GET}.arguments.phases`,
      'breaking result-value-removed tides.Phase',
    ],
  },
  {
    what: 'a closed set instead of any text',
    edits: [line(NAME, NAME.replace('string,', 'string, enum: [Oslo],'))],
    forwards: ['breaking argument-values-closed tides.find_stations.arguments.name'],
    back: ['additive argument-values-opened tides.find_stations.arguments.name'],
  },
  {
    what: 'the case sensitivity of an argument',
    edits: [line('phase?: { type: Phase, ignore_case: true,', 'phase?: { type: Phase,')],
    forwards: [`breaking argument-case-counts ${GET}.arguments.phase`],
    back: [`additive argument-any-case ${GET}.arguments.phase`],
  },
  {
    what: 'a comma-separated list',
    edits: [
      line(
        'phases?: { comma_separated: Phase, description: Where it stands. }',
        'phases?: { type: string, maxLength: 1000, description: Where it stands. }',
      ),
    ],
    forwards: [`breaking argument-type-changed ${GET}.arguments.phases`],
    back: [`breaking argument-type-changed ${GET}.arguments.phases`],
  },
  {
    what: 'a rule over arguments',
    edits: [line('    in_order: [[from, to]]\n', '')],
    forwards: [`text tool-description-changed ${GET}`, `additive tool-rule-loosened ${GET}`],
    back: [`text tool-description-changed ${GET}`, `breaking tool-rule-tightened ${GET}`],
  },
  {
    what: 'one of several arguments',
    edits: [line('at_least_one_of: [name, place]', 'at_least_one_of: [name]')],
    forwards: ['text tool-description-changed tides.find_stations', 'breaking tool-rule-tightened tides.find_stations'],
    back: ['text tool-description-changed tides.find_stations', 'additive tool-rule-loosened tides.find_stations'],
  },
  {
    what: 'the description of an argument',
    edits: [line('description: How many days.', 'description: How many days back.')],
    forwards: [`text argument-description-changed ${GET}.arguments.days`],
    back: [`text argument-description-changed ${GET}.arguments.days`],
  },
  {
    what: 'the unit of an argument',
    edits: [line('description: How many days.', 'description: How many weeks.')],
    forwards: [
      `breaking argument-unit-changed ${GET}.arguments.days`,
      `text argument-description-changed ${GET}.arguments.days`,
    ],
    back: [
      `breaking argument-unit-changed ${GET}.arguments.days`,
      `text argument-description-changed ${GET}.arguments.days`,
    ],
  },
  {
    what: 'a field of a result',
    edits: [line(`      ${LEVELS}\n`, `      ${LEVELS}\n      count: { type: integer, description: How many. }\n`)],
    forwards: [`additive result-field-added ${GET}.returns.count`],
    back: [`breaking result-field-removed ${GET}.returns.count`],
  },
  {
    what: 'a field of a record',
    edits: [line('    phase: Phase\n', '')],
    forwards: ['breaking result-field-removed tides.Level.phase'],
    back: ['additive result-field-added tides.Level.phase'],
  },
  {
    what: 'a field that becomes optional',
    edits: [line('    phase: Phase\n', '    phase?: Phase\n')],
    forwards: ['breaking result-field-became-optional tides.Level.phase'],
    back: ['additive result-field-became-required tides.Level.phase'],
  },
  {
    what: 'whether a field may be null',
    edits: [line('    phase: Phase\n', "    phase: { type: [Phase, 'null'] }\n")],
    forwards: ['breaking result-null-allowed tides.Level.phase'],
    back: ['additive result-null-refused tides.Level.phase'],
  },
  {
    what: 'the type of a field',
    edits: [
      line('at: { type: string, format: date-time, description: When. }', 'at: { type: integer, description: When. }'),
    ],
    forwards: ['breaking result-type-changed tides.Level.at'],
    back: ['breaking result-type-changed tides.Level.at'],
  },
  {
    what: 'the format of a field',
    edits: [line('format: date-time, description: When.', 'format: date, description: When.')],
    forwards: ['breaking result-format-changed tides.Level.at'],
    back: ['breaking result-format-changed tides.Level.at'],
  },
  {
    what: 'a format that no longer applies',
    edits: [line('format: date-time, description: When.', 'description: When.')],
    forwards: ['breaking result-format-removed tides.Level.at'],
    back: ['additive result-format-added tides.Level.at'],
  },
  {
    what: 'a list of another record',
    edits: [line(LEVELS, 'levels: { type: array, items: { type: string }, description: The levels. }')],
    forwards: [`breaking result-type-changed ${GET}.returns.levels[]`],
    back: [`breaking result-type-changed ${GET}.returns.levels[]`],
  },
  {
    what: 'a result that may be not_found',
    edits: [
      line(
        '    errors: [not_found]\n    examples:\n      - arguments: { code: OSL, days: 3 }',
        '    not_found: true\n    errors: [not_found]\n    examples:\n      - arguments: { code: OSL, days: 3 }',
      ),
    ],
    forwards: [`breaking result-not-found-added ${GET}.returns`],
    back: [`additive result-not-found-removed ${GET}.returns`],
  },
  {
    what: 'an error of a tool',
    edits: [line('    errors: [not_found]\n', '')],
    forwards: [`breaking error-code-dropped ${GET}`],
    back: [`additive error-code-declared ${GET}`],
  },
  {
    what: 'the removal date of a tool',
    edits: [
      line(
        '    errors: [not_found]\n',
        "    errors: [not_found]\n    deprecated: { since: '2026-01-01', remove_after: '2027-01-01' }\n",
      ),
    ],
    forwards: [`additive tool-deprecated ${GET}`],
    back: [`additive tool-kept ${GET}`],
  },
  {
    what: 'an error code of the platform',
    edits: [[PLATFORM, '  forbidden: {', '  not_here: {']],
    forwards: ['breaking error-removed errors.forbidden', 'additive error-added errors.not_here'],
    back: ['additive error-added errors.forbidden', 'breaking error-removed errors.not_here'],
  },
  {
    what: 'the status of an error code',
    edits: [[PLATFORM, 'internal: { status: 500', 'internal: { status: 501']],
    forwards: ['breaking error-status-changed errors.internal'],
    back: ['breaking error-status-changed errors.internal'],
  },
  {
    what: 'the title of an error code',
    edits: [[PLATFORM, 'title: Our fault', 'title: Ours']],
    forwards: ['text error-title-changed errors.internal'],
    back: ['text error-title-changed errors.internal'],
  },
  {
    what: 'the daily calls of a plan',
    edits: [[PLATFORM, 'calls_per_day: 100', 'calls_per_day: 50']],
    forwards: ['breaking plan-limit-lowered plans.free.calls_per_day'],
    back: ['additive plan-limit-raised plans.free.calls_per_day'],
  },
  {
    what: 'a plan without a daily limit',
    edits: [[PLATFORM, 'calls_per_day: 100, ', '']],
    forwards: ['additive plan-limit-raised plans.free.calls_per_day'],
    back: ['breaking plan-limit-lowered plans.free.calls_per_day'],
  },
  {
    what: 'the header of the key',
    edits: [[PLATFORM, 'header: Service-API-Key', 'header: X-Key']],
    forwards: ['breaking key-header-changed key.header'],
    back: ['breaking key-header-changed key.header'],
  },
  {
    what: 'the access rule of an endpoint of the platform',
    edits: [[PLATFORM, 'security: none', 'security: operator']],
    forwards: ['breaking endpoint-security-changed platform.health'],
    back: ['additive endpoint-security-changed platform.health'],
  },
  {
    what: 'the status of an endpoint of the platform',
    edits: [[PLATFORM, '    summary: Change a plan\n', '    summary: Change a plan\n    status: 201\n']],
    forwards: ['breaking endpoint-status-changed platform.change_plan'],
    back: ['breaking endpoint-status-changed platform.change_plan'],
  },
  {
    what: 'an argument of a tool that every service has',
    edits: [
      [
        PLATFORM,
        'text: { type: string, description: The remark. }',
        'text: { type: string, maxLength: 10, description: The remark. }',
      ],
    ],
    forwards: ['breaking argument-maxLength-lowered platform.report_feedback.arguments.text'],
    back: ['additive argument-maxLength-raised platform.report_feedback.arguments.text'],
  },
  {
    what: 'the name of an argument that keeps its former name',
    edits: [line('days: { type: integer,', 'length: { type: integer, formerly: [days],')],
    forwards: [`additive argument-renamed ${GET}.arguments.length`],
    back: [`additive argument-added ${GET}.arguments.days`, `breaking argument-removed ${GET}.arguments.length`],
  },
  {
    what: 'a former name',
    edits: [line(DAYS, DAYS.replace('default: 7,', 'default: 7, formerly: [length],'))],
    forwards: [],
    back: [`breaking argument-former-name-dropped ${GET}.arguments.days`],
  },
  {
    what: 'a deprecated field',
    edits: [
      line(
        'description: When. }',
        "description: When., deprecated: { since: '2026-01-01', remove_after: '2027-01-01' } }",
      ),
    ],
    forwards: ['additive result-deprecated tides.Level.at', 'text result-description-changed tides.Level.at'],
    back: ['additive result-kept tides.Level.at', 'text result-description-changed tides.Level.at'],
  },
  {
    what: 'an event',
    edits: [[EVENTS, '  warning:\n', '  alert:\n']],
    forwards: ['additive event-added events.tide-office_alert', 'breaking event-removed events.tide-office_warning'],
    back: ['breaking event-removed events.tide-office_alert', 'additive event-added events.tide-office_warning'],
  },
  {
    what: 'a field of an event',
    edits: [[EVENTS, '    text?: { type: string, description: What to do. }\n', '']],
    forwards: ['breaking event-field-removed events.tide-office_warning.record.text'],
    back: ['additive event-field-added events.tide-office_warning.record.text'],
  },
  {
    what: 'a bound of an event',
    edits: [[EVENTS, 'maximum: 5', 'maximum: 6']],
    forwards: ['breaking event-maximum-raised events.tide-office_warning.record.level'],
    back: ['additive event-maximum-lowered events.tide-office_warning.record.level'],
  },
  {
    what: 'the identity of an event',
    edits: [[EVENTS, 'identity: id', 'identity: level']],
    forwards: ['breaking event-identity-changed events.tide-office_warning'],
    back: ['breaking event-identity-changed events.tide-office_warning'],
  },
  {
    what: 'the compared fields of an event',
    edits: [[EVENTS, 'compare: [level]', 'compare: [level, text]']],
    forwards: ['additive event-field-watched events.tide-office_warning'],
    back: ['breaking event-field-unwatched events.tide-office_warning'],
  },
];

for (const { what, edits, forwards, back } of CASES) {
  test(what, () => {
    assert.equal(heads(changesOf(...edits)), forwards);
    assert.equal(heads(changesBack(...edits)), back);
  });
}

test('changing the code system of a value is a breaking change; adding the first kind to a value is not', () => {
  const place = (words: string): Edit => [TIDES, 'place?: { type: string,', `place?: { type: string${words},`];
  const [iso2, iso3] = [place(', is: country.iso2'), place(', is: country.iso3')];
  const where = 'tides.find_stations.arguments.place';
  assert.equal(heads(changesOf(iso2)), []);
  assert.equal(heads(changesBetween(surfaceIn(edited(iso2)), surfaceIn(edited(iso3)))), [
    `breaking argument-kind-changed ${where}`,
  ]);
});

test('changing the code system of map keys is a breaking change', () => {
  const rates = (kind: string): Edit => [
    TIDES,
    'names: { type: array, items: { type: string }, description: Names. }',
    `names: { type: object, keys: { is: ${kind} }, additionalProperties: { type: number }, description: Names. }`,
  ];
  const [iso2, iso3] = [rates('country.iso2'), rates('country.iso3')];
  const where = 'tides.find_stations.returns.names';
  assert.equal(heads(changesBetween(surfaceIn(edited(iso2)), surfaceIn(edited(iso3)))), [
    `breaking result-kind-of-keys-changed ${where}`,
  ]);
});

test('reordering the tools of a spec changes nothing', () => {
  assert.equal(
    changesOf([
      TIDES,
      'title: Levels of a station\n    summary: Heights of the water day by day, newest first.',
      'summary: Heights of the water day by day, newest first.\n    title: Levels of a station',
    ]),
    [],
  );
});

test('the table covers at least forty cases', () => {
  assert.ok(CASES.length * 2 >= 80);
});

test.run();
