import {
  anyOf,
  array,
  constant,
  define,
  enumeration,
  integer,
  number,
  object,
  optional,
  record,
  ref,
  schemaOf,
  string,
  type TypeOf,
} from '../json-schema.ts';
import { duration, nameList, slug, text, toolName } from './names.ts';
import { deprecation, recordOfService, recordOrFields } from './schemas.ts';
import { records, valueSets } from './values.ts';

export const scopeSetting = define(
  'scopeSetting',
  object({
    type: enumeration(['string', 'integer', 'number', 'list'], {
      description: 'Type of the setting.',
      examples: ['list'],
    }),
    description: ref(text, {
      description: 'What the setting tells, for operators.',
      examples: ['Alert levels that are watched.'],
    }),
    default: schemaOf<string | number | readonly string[]>({
      type: ['string', 'number', 'array'],
      description: 'What counts where the environment says nothing.',
      examples: [['Orange', 'Red']],
    }),
    pattern: optional(
      string({
        pattern: '^\\^',
        description: 'A regular expression that begins with ^, which each value must fit.',
        examples: ['^[A-Z]{2}$'],
      }),
    ),
    words: optional(
      ref(text, { description: 'What the pattern asks for, in words.', examples: ['a two-letter code'] }),
    ),
    ignore: optional(
      string({
        description: 'Characters of a value that do not count, such as spaces between digits.',
        examples: [' '],
      }),
    ),
    minimum: optional(number({ description: 'Least value.', examples: [1] })),
    maximum: optional(number({ description: 'Greatest value.', examples: [365] })),
    enum: optional(
      array(string(), { minItems: 1, description: 'The only values allowed.', examples: [['Orange', 'Red']] }),
    ),
    max_items: optional(integer({ minimum: 1, description: 'Most values of a list.', examples: [20] })),
    needed: optional(constant(true, { description: 'Nothing is watched while it is empty.', examples: [true] })),
    by_record: optional(
      constant(true, {
        description: 'Each value is a record: the look tells of new and dropped ones itself.',
        examples: [true],
      }),
    ),
  }),
);

/** A part of what is watched that an operator may set. */
export type ScopeSettingData = TypeOf<typeof scopeSetting>;

export const events = define(
  'events',
  object({
    source: ref(slug, {
      description: 'Id of the source that is queried, and name of its events; the file is called so.',
      examples: ['donki'],
    }),
    title: ref(text, { description: 'What people call them.', examples: ['Space weather'] }),
    values: optional(
      ref(valueSets, {
        description: 'Closed sets of words, by a PascalCase name.',
        examples: [{ Level: { type: 'string', enum: ['red'], description: 'Level of alert.' } }],
      }),
    ),
    records: optional(
      ref(records, {
        description: 'Kinds of record, by a PascalCase name, with their fields.',
        examples: [{ Alert: { id: { type: 'string', description: 'Id of the alert.' } } }],
      }),
    ),
    entities: record(
      object({
        summary: ref(text, {
          maxLength: 200,
          description: 'What a subscriber is told of.',
          examples: ['A solar flare begins, or is corrected.'],
        }),
        every: ref(duration, { description: 'Time between two looks.', examples: ['5m'] }),
        deprecated: optional(
          ref(deprecation, {
            description: 'Since when the event should not be subscribed to, which one to use, and when it goes.',
            examples: [{ since: '2026-11-01', use: 'alert', remove_after: '2027-05-01' }],
          }),
        ),
        identity: string({ description: 'The field that tells records apart; never optional.', examples: ['id'] }),
        compare: optional(
          ref(nameList, {
            description: 'Fields whose change counts; all of them unless said.',
            examples: [['class', 'end']],
          }),
        ),
        ends: optional(
          string({
            pattern: '^[a-z][a-z0-9_]*$',
            description:
              'The compared date-time field that says when a record ends by itself, or never. A record that a complete list lacks before its end is removed only when it stays missing for three looks and half an hour.',
            examples: ['ends_at', 'never'],
          }),
        ),
        scope: optional(
          record(ref(scopeSetting), {
            propertyNames: ref(toolName),
            description: 'What of the source is watched, as settings that an operator can change.',
            examples: [{ days: { type: 'integer', description: 'Days back.', default: 7 } }],
          }),
        ),
        always: optional(
          constant(true, {
            description: 'Watched without subscribers too: a tool reads its changes.',
            examples: [true],
          }),
        ),
        forget_unseen: optional(
          ref(duration, {
            description: 'After so long without being seen a record is forgotten, and not told as removed.',
            examples: ['30d'],
          }),
        ),
        fetch: optional(
          string({
            pattern: '^[a-z][a-z0-9-]*\\.[a-z][a-z0-9_]*\\.[a-z][a-z0-9_]*$',
            description:
              'The call that gives a record by its identity: <service>.<tool>.<argument>. Told where a record is too large for an event.',
            examples: ['no-registry.lookup_registry_company.organization_number'],
          }),
        ),
        record: anyOf(ref(recordOrFields), ref(recordOfService), {
          description: 'The record that is told: fields, a record of this file, or one of a service.',
          examples: ['no-registry.Company'],
        }),
        example: schemaOf<Readonly<Record<string, unknown>>>({
          type: 'object',
          description: 'A record as it would be told.',
          examples: [{ id: '2026-11-20T08:12:00-FLR-001', class: 'M' }],
        }),
      }),
      {
        propertyNames: ref(toolName),
        minProperties: 1,
        description: 'What can be watched, by name.',
        examples: [
          {
            flare: {
              summary: 'A solar flare begins, or is corrected.',
              every: '5m',
              identity: 'id',
              record: { id: { type: 'string', description: 'Id of the flare.' } },
              example: { id: '2026-11-20-FLR-001' },
            },
          },
        ],
      },
    ),
  }),
);

/** `events/<source>.yaml` of a service. */
export type EventsData = TypeOf<typeof events>;

/** One entity type that webhooks can watch. */
export type EntityData = EventsData['entities'][string];
