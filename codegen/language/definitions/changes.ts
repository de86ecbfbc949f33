import { array, define, object, ref, string, type TypeOf } from '../json-schema.ts';
import { text } from './names.ts';

export const declaredChange = define(
  'declaredChange',
  object({
    kind: string({
      pattern: '^[a-z]+-[A-Za-z-]+$',
      description: 'Kind of the change, as printed by make spec-diff.',
      examples: ['argument-maximum-lowered'],
    }),
    where: string({
      pattern: '^[A-Za-z]',
      description: 'Location of the change, as printed by make spec-diff. A * at the end matches any suffix.',
      examples: ['places.get_cities.arguments.limit'],
    }),
    why: ref(text, {
      description: 'Reason for the change: a sentence for the changelog.',
      examples: ['The source returns at most 100 rows.'],
    }),
    instead: ref(text, {
      description: 'Migration path for consumers: a sentence for the changelog.',
      examples: ['Request the next rows with offset.'],
    }),
  }),
);

export type Declaration = TypeOf<typeof declaredChange>;

export const changeList = define(
  'changes',
  object({
    changes: array(ref(declaredChange), {
      description: 'Intended breaking changes since the last release. A release removes them.',
      examples: [[]],
    }),
  }),
);
