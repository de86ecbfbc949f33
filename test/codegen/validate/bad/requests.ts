import type { BadManifest } from '../bad-manifest.ts';
import { TIDES } from '../sound.ts';

const FILE = 'spec/services/tides/service.yaml';
const RETURNS = '    returns:\n      names: { type: array, items: { type: string }, description: Names. }';
const READ = 'names: { type: array, items: { type: string }, from: names, description: Names. }';

const request = (written: string, returned = READ) =>
  [TIDES, RETURNS, `    request: ${written}\n    returns:\n      ${returned}`] as const;

const brief = (written: string) => [TIDES, 'records:\n', `brief: ${written}\nrecords:\n`] as const;

export const requesting: readonly BadManifest[] = [
  {
    code: 'SPEC161',
    what: 'a brief record that does not exist, and a field that does not exist',
    edits: [brief('{ Levle: [at], Level: [at, phase, phse] }')],
    messages: [
      `${FILE}:8:10  SPEC161  the manifest has no record Levle  (did you mean Level?)`,
      `${FILE}:8:42  SPEC161  Level has no field phse  (did you mean phase?)`,
    ],
  },
  {
    code: 'SPEC162',
    what: 'a brief record without a required field',
    edits: [brief('{ Level: [at] }')],
    messages: [`${FILE}:8:10  SPEC162  phase is required, so a brief Level cannot omit it  (make it optional: phase?)`],
  },
  {
    code: 'SPEC157',
    what: 'an argument in the path that the tool lacks',
    edits: [request('{ path: "/{plaec}", query: { q: name, p: place } }')],
    messages: [`${FILE}:41:22  SPEC157  the tool has no argument plaec  (did you mean place?)`],
  },
  {
    code: 'SPEC157',
    what: 'an argument in the query that the tool lacks, and one that is not sent',
    edits: [request('{ path: /stations, query: { q: named } }')],
    messages: [
      `${FILE}:41:45  SPEC157  the tool has no argument named  (did you mean name?)`,
      `${FILE}:41:5  SPEC157  the request does not send the argument name`,
      `${FILE}:41:5  SPEC157  the request does not send the argument place`,
    ],
  },
  {
    code: 'SPEC158',
    what: 'a source of another service',
    edits: [request('{ source: moon, path: "/{place}", query: { q: name } }')],
    messages: [`${FILE}:41:24  SPEC158  moon is not a source of this service  (its sources: tide-office)`],
  },
  {
    code: 'SPEC159',
    what: 'a status mapped to an error that the tool does not declare',
    edits: [request('{ path: "/{place}", query: { q: name }, statuses: { 404: not_found } }')],
    messages: [`${FILE}:41:66  SPEC159  the tool does not declare the error not_found  (errors: [not_found])`],
  },
  {
    code: 'SPEC160',
    what: 'a field that no reading fills',
    edits: [
      request(
        '{ path: "/{place}", query: { q: name } }',
        'names: { type: array, items: { type: string }, description: Names. }',
      ),
    ],
    messages: [
      `${FILE}:41:5  SPEC160  names of the result of find_stations needs "from", because the tool has no code that reads it  (add "from", or replace the request with an adapter)`,
    ],
  },
];
