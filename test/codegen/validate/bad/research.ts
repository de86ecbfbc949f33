import type { BadManifest } from '../bad-manifest.ts';
import { type Edit, TIDES } from '../sound.ts';

const SEARCH = 'tool: get_levels, argument: code, rows: levels, id: at, title: phase, url: at';
const FETCH = 'tool: find_stations, argument: name, title: names, url: names, text: [names]';

/** Adds a research section to the tides service, on lines 6 to 8. */
function research(search: string, fetch: string): Edit {
  return [
    TIDES,
    'sources: [tide-office]',
    `sources: [tide-office]\nresearch:\n  search: { ${search} }\n  fetch: { ${fetch} }`,
  ];
}

export const researching: readonly BadManifest[] = [
  {
    code: 'SPEC145',
    what: 'a research tool that the service lacks',
    edits: [research(SEARCH.replace('get_levels', 'get_level'), FETCH)],
    messages: [
      'spec/services/tides/service.yaml:7:19  SPEC145  get_level is not a tool of this service  (did you mean get_levels?)',
    ],
  },
  {
    code: 'SPEC146',
    what: 'an argument that a research tool lacks',
    edits: [research(SEARCH.replace('argument: code', 'argument: codes'), `${FETCH}, with: { plaice: Oslo }`)],
    messages: [
      'spec/services/tides/service.yaml:7:41  SPEC146  codes is not an argument of get_levels  (did you mean code?)',
      'spec/services/tides/service.yaml:8:106  SPEC146  plaice is not an argument of find_stations  (did you mean place?)',
    ],
  },
  {
    code: 'SPEC147',
    what: 'fields that a research tool does not return',
    edits: [
      research(SEARCH.replace('url: at', "url: 'https://tides.example.org/{att}'"), FETCH.replace('[names]', '[name]')),
    ],
    messages: [
      'spec/services/tides/service.yaml:7:88  SPEC147  att is not a field of the result  (did you mean at?)',
      'spec/services/tides/service.yaml:8:82  SPEC147  name is not a field of the result  (did you mean names?)',
    ],
  },
  {
    code: 'SPEC147',
    what: 'a list that a search does not return',
    edits: [research(SEARCH.replace('rows: levels', 'rows: level'), FETCH)],
    messages: [
      'spec/services/tides/service.yaml:7:53  SPEC147  level is not a list in the result  (did you mean levels?)',
    ],
  },
];
