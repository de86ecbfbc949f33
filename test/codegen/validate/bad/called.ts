import type { BadManifest } from '../bad-manifest.ts';
import { TIDES } from '../sound.ts';

const PHASES = '  Phase: { type: string, enum: [High, Low], description: Where it stands. }';
const called = (names: string) => PHASES.replace('description', `called: { ${names} }, description`);

export const calling: readonly BadManifest[] = [
  {
    code: 'SPEC150',
    what: 'a name for a value that the set lacks',
    edits: [[TIDES, PHASES, called('Higt: [flood]')]],
    messages: ['spec/services/tides/service.yaml:7:55  SPEC150  Higt is not one of the values  (did you mean High?)'],
  },
  {
    code: 'SPEC151',
    what: 'names that are values of the set',
    edits: [[TIDES, PHASES, called('High: [flood, low], Low: [LOW]')]],
    messages: [
      'spec/services/tides/service.yaml:7:69  SPEC151  low is another value of the set, Low  (values take precedence over names)',
      'spec/services/tides/service.yaml:7:81  SPEC151  LOW is the value itself  (values take precedence over names)',
    ],
  },
  {
    code: 'SPEC152',
    what: 'names that no argument uses',
    edits: [
      [TIDES, PHASES, called('High: [flood]')],
      [
        TIDES,
        '      phase?: { type: Phase, ignore_case: true, description: Where it stands. }',
        '      phase?: { type: Phase, description: Where it stands. }',
      ],
      [TIDES, '      phases?: { comma_separated: Phase, description: Where it stands. }\n', ''],
    ],
    messages: [
      'spec/services/tides/service.yaml:7:45  SPEC152  no argument accepts names for the values of Phase  (use ignore_case or comma_separated)',
    ],
  },
];
