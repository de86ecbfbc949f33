import type { BadManifest } from '../bad-manifest.ts';
import { PLATFORM, TIDES } from '../sound.ts';

const STATIONS = 'summary: Stations by name or place.';

export const wording: readonly BadManifest[] = [
  {
    code: 'SPEC057',
    what: 'a sentence that is already in the description',
    edits: [[TIDES, STATIONS, `${STATIONS}\n    description: Gauges and tide poles. Stations by  NAME or place.`]],
    messages: [
      'spec/services/tides/service.yaml:32:3  SPEC057  repeats "stations by name or place": remove it here or in the descriptions of its arguments',
    ],
  },
  {
    code: 'SPEC057',
    what: 'a sentence that repeats the description of an argument',
    edits: [
      [TIDES, STATIONS, `${STATIONS}\n    description: Any part of the name.`],
      [TIDES, 'description: Part of the name.', 'description: Any part of the name. At least two letters.'],
    ],
    messages: [
      'spec/services/tides/service.yaml:32:3  SPEC057  repeats "any part of the name": remove it here or in the descriptions of its arguments',
    ],
  },
  {
    code: 'SPEC058',
    what: 'a read-only tool that claims to change something',
    edits: [[TIDES, STATIONS, 'summary: Update stations by name or place.']],
    messages: [
      'spec/services/tides/service.yaml:34:14  SPEC058  "Update" describes a change, but this tool is published as read-only  (set effect: write, or begin with the result)',
    ],
  },
  {
    code: 'SPEC058',
    what: 'a writing tool that claims to be read-only',
    edits: [[PLATFORM, 'They keep it; nothing else changes.', 'A read-only tool for remarks.']],
    messages: ['spec/platform.yaml:31:18  SPEC058  "read-only" contradicts effect: write'],
  },
  {
    code: 'SPEC059',
    what: 'a writing tool that does not state what it changes',
    edits: [[PLATFORM, '    description: They keep it; nothing else changes.\n', '']],
    messages: [
      'spec/platform.yaml:32:13  SPEC059  a tool that changes state needs a "description" of what changes and what does not',
    ],
  },
  {
    code: 'SPEC059',
    what: 'a removing tool that does not state whether the removal can be undone',
    edits: [[PLATFORM, 'effect: write', 'effect: destroy']],
    messages: ['spec/platform.yaml:31:18  SPEC059  must state whether the removal can be undone'],
  },
  {
    code: 'SPEC063',
    what: 'a title that is the name in another case',
    edits: [[TIDES, 'title: Find a station by words', 'title: Find stations']],
    messages: [
      'spec/services/tides/service.yaml:33:12  SPEC063  the title only repeats the name: it must be longer than the 13 characters of find_stations',
    ],
  },
  {
    code: 'SPEC064',
    what: 'tools with similar names and descriptions',
    edits: [
      [TIDES, 'title: Find a station by words', 'title: levels of a station'],
      [TIDES, STATIONS, 'summary: Heights of the water day by day, newest first.'],
    ],
    messages: [
      'spec/services/tides/service.yaml:33:12  SPEC064  get_levels already has this title, so agents could not distinguish them',
      'spec/services/tides/service.yaml:34:14  SPEC064  get_levels already has this summary, so agents could not distinguish them',
    ],
  },
  {
    code: 'SPEC065',
    what: 'a summary that only repeats the name and the title',
    edits: [[TIDES, STATIONS, 'summary: Find all the stations by a word.']],
    messages: [
      'spec/services/tides/service.yaml:34:14  SPEC065  the summary repeats the name: state what the tool returns, its subject, and how results are selected',
    ],
  },
  {
    code: 'SPEC066',
    what: 'a summary that begins with "this tool" or similar',
    edits: [[TIDES, STATIONS, 'summary: This tool gives gauges by name or place.']],
    messages: [
      'spec/services/tides/service.yaml:34:14  SPEC066  begins with "This tool": agents read the first words, so begin with the result',
    ],
  },
  {
    code: 'SPEC067',
    what: 'a "when" that repeats the summary',
    edits: [[TIDES, 'when: the code of a station is not known', 'when: somebody wants stations by place or name']],
    messages: [
      'spec/services/tides/service.yaml:35:11  SPEC067  repeats the summary: describe a request that needs this tool',
    ],
  },
  {
    code: 'SPEC068',
    what: 'an argument whose description is its name',
    edits: [[TIDES, 'description: Part of the name.', 'description: The value of the name argument.']],
    messages: [
      'spec/services/tides/service.yaml:38:43  SPEC068  repeats the name: state what name means, its format, or an example',
    ],
  },
  {
    code: 'SPEC069',
    what: 'placeholder texts',
    edits: [
      [TIDES, 'description: Part of the name.', 'description: "TODO: say which names."'],
      [TIDES, 'instead: { get_levels: the levels of a station }', 'instead: { get_levels: description here }'],
    ],
    messages: [
      'spec/services/tides/service.yaml:36:28  SPEC069  "description here" is a placeholder that was not replaced',
      'spec/services/tides/service.yaml:38:43  SPEC069  "TODO" is a placeholder that was not replaced',
    ],
  },
];
