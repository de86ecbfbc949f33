import { array, define, object, ref, string, type TypeOf } from '../json-schema.ts';
import { text } from './names.ts';

export const declaredChange = define(
  'declaredChange',
  object({
    kind: string({
      pattern: '^[a-z]+-[A-Za-z-]+$',
      description: 'Kind of the change, as make spec-diff names it.',
      examples: ['argument-maximum-lowered'],
    }),
    where: string({
      pattern: '^[A-Za-z]',
      description: 'Where it is, as make spec-diff names it; a * at its end stands for whatever follows.',
      examples: ['places.get_cities.arguments.limit'],
    }),
    why: ref(text, {
      description: 'Why it must be: a sentence for the changelog.',
      examples: ['The source gives 100 rows at most.'],
    }),
    instead: ref(text, {
      description: 'What consumers do now: a sentence for the changelog.',
      examples: ['Ask for the next rows with offset.'],
    }),
  }),
);

/** A breaking change that is meant. */
export type Declaration = TypeOf<typeof declaredChange>;

export const changeList = define(
  'changes',
  object({
    changes: array(ref(declaredChange), {
      description: 'The breaking changes since the last release that are meant; a release clears them.',
      examples: [[]],
    }),
  }),
);
