// Endpoints of the platform that cannot be served as they are declared.

import type { BadManifest } from '../bad-manifest.ts';
import { PLATFORM } from '../sound.ts';

export const endpoints: readonly BadManifest[] = [
  {
    code: 'SPEC060',
    what: 'an endpoint of a group that is not there',
    edits: [
      [PLATFORM, 'path: /health\n    method: GET\n    group: admin', 'path: /health\n    method: GET\n    group: admn'],
    ],
    says: ['spec/platform.yaml:58:12  SPEC060  endpoint_groups has no admn  (did you mean admin?)'],
  },
  {
    code: 'SPEC061',
    what: 'an endpoint without an answer',
    edits: [
      [
        PLATFORM,
        '    returns:\n      well: { type: boolean, description: Whether it is. }\n    or_status: { status: 503, when: It is not. }\n',
        '',
      ],
    ],
    says: ['spec/platform.yaml:55:3  SPEC061  an endpoint has either "returns" or "content"'],
  },
  {
    code: 'SPEC061',
    what: 'an endpoint with a result and a document',
    edits: [[PLATFORM, '    or_status: { status: 503, when: It is not. }', '    content: text/plain']],
    says: ['spec/platform.yaml:55:3  SPEC061  an endpoint has either "returns" or "content"'],
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
    says: ['spec/platform.yaml:62:5  SPEC061  "or_status" goes with "returns"'],
  },
  {
    code: 'SPEC062',
    what: 'a set of plans that is not the plans',
    edits: [[PLATFORM, 'enum: [free], description: Plan of a key.', 'enum: [free, paid], description: Plan of a key.']],
    says: ['spec/platform.yaml:26:31  SPEC062  Plan must list the plans: free'],
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
    says: ['spec/platform.yaml:44:11  SPEC026  {id} of a POST must be a string'],
  },
  {
    code: 'SPEC026',
    what: 'a name in the path that is no argument',
    edits: [[PLATFORM, 'path: /keys/{id}/plan', 'path: /keys/{key}/plan']],
    says: ['spec/platform.yaml:44:11  SPEC026  {key} must be a required argument of this endpoint'],
  },
  {
    code: 'SPEC028',
    what: 'an endpoint that answers an unknown error',
    edits: [
      [
        PLATFORM,
        'description: Whether it was. }\n    errors: [not_found]',
        'description: Whether it was. }\n    errors: [not_fond]',
      ],
    ],
    says: ['spec/platform.yaml:54:14  SPEC028  platform.yaml has no error not_fond  (did you mean not_found?)'],
  },
  {
    code: 'SPEC047',
    what: 'a platform without an error that operators meet',
    edits: [[PLATFORM, '  operator_limit: { status: 429, title: Too many, remedy: Wait. }\n', '']],
    says: ['spec/platform.yaml:42:3  SPEC047  the error operator_limit is missing: this endpoint can answer it'],
  },
  {
    code: 'SPEC022',
    what: 'an argument of an endpoint without a description',
    edits: [[PLATFORM, 'id: { type: string, description: Which key. }', 'id: { type: string }']],
    says: ['spec/platform.yaml:50:7  SPEC022  the argument id needs a description: agents read it'],
  },
  {
    code: 'SPEC044',
    what: 'two endpoints of the platform at one address',
    edits: [[PLATFORM, 'path: /health\n    method: GET', 'path: /keys/{id}/plan\n    method: POST']],
    says: [
      'spec/platform.yaml:56:11  SPEC026  {id} must be a required argument of this endpoint',
      'spec/platform.yaml:56:11  SPEC044  change_plan at spec/platform.yaml:44:11 has this address already',
    ],
  },
];
