// Manifest templates of `make new`: every required field, with an explanation. Values to fill in begin with a mark that the generator
// rejects.

import { literal } from '../emit/print/code.ts';
import { MARK } from '../load/marks.ts';
import { fieldLine, type Proposal } from './proposal.ts';

/** Sets the schema for editors. `up` leads from the manifest's folder to spec/. */
const head = (up: string) => `# yaml-language-server: $schema=${up}manifest.schema.json\n`;
const OF_SERVICE = head('../../');
const OF_SOURCE = head('../../../');
/** Number of questions per language. A tool needs eight. */
const QUESTIONS: readonly (readonly [language: string, name: string, count: number])[] = [
  ['en', 'English', 4],
  ['sv', 'Swedish (or Norwegian, no, or Danish, da)', 1],
  ['de', 'German', 1],
  ['fr', 'French', 1],
  ['es', 'Spanish', 1],
];

function fill(meant: string): string {
  return `'${MARK}${meant}'`;
}

/** @param source id of the source that the adapter queries; undefined if all data is built in */
export function serviceManifest(slug: string, tool: string, source: string | undefined): string {
  return `${OF_SERVICE}slug: ${slug}
title: ${fill('what people call the service, such as Space weather')}
summary: ${fill('what all of it is about, in a sentence; lists and instructions show it')}
lifecycle: maintained
sources: [${source ?? ''}]    # ids of the sources that the adapter queries, each declared in sources/<id>.yaml; empty if all data is built in
tools:
${toolEntry(tool, [], source === undefined)}`;
}

export interface RecordedAnswer {
  readonly proposal: Proposal;
  /** The recorded text. */
  readonly text: string;
  /** The requested path, if a recording contains it. */
  readonly path?: string;
  readonly query?: Readonly<Record<string, unknown>>;
}

/** Returns the manifest of a service without code: it declares the request, and the path of each field in the response. */
export function plainServiceManifest(slug: string, tool: string, source: string, answer: RecordedAnswer): string {
  const { proposal, path, query = {} } = answer;
  const constants = Object.entries(query).map(([name, value]) => `${literal(name)}: { value: ${literal(value)} }`);
  const parameters = ['name: name', ...constants.filter((each) => !each.startsWith("'name'"))];
  const asked = path === undefined ? fill('path that is asked, below the address of the source') : literal(path);
  const request = `    request:    # arguments stand in the path in braces, or carry a parameter of the query
      path: ${asked}
      query: { ${parameters.join(', ')} }
`;
  const fields = proposal.fields.map(fieldLine).join('');
  const returns = proposal.isList
    ? `    returns:
      count: { type: integer, minimum: 0, from: { path: ${literal(proposal.rows)}, read: count }, description: How many. }
      items: { type: array, items: Item, from: ${literal(proposal.rows)}, description: ${fill('what the rows are, and in what order')} }
`
    : '    returns: Item\n';
  const written = toolEntry(tool, [], false);
  const [head, rest] = [
    written.slice(0, written.indexOf('    returns:')),
    written.slice(written.indexOf('    examples:')),
  ];
  return `${OF_SERVICE}slug: ${slug}
title: ${fill('what people call the service, such as Space weather')}
summary: ${fill('what all of it is about, in a sentence; lists and instructions show it')}
lifecycle: maintained
sources: [${source}]
records:
  Item:    # proposed from the recorded answer: rename, leave out, and say what each field means
${fields}tools:
${head}${request}${returns}${rest}`;
}

/**
 * Returns a tool below \`tools:\`.
 * @param siblings the other tools of its service
 * @param isBuiltIn whether its service queries no source
 */
export function toolEntry(name: string, siblings: readonly string[], isBuiltIn: boolean): string {
  const [sibling] = siblings;
  const instead =
    sibling === undefined
      ? ''
      : `    instead:    # which tool does what this one does not; take the nearest\n      ${sibling}: ${fill(`what ${sibling} is for, as "For … use ${sibling}."`)}\n`;
  return `  ${name}:
    title: ${fill(`what the tool is called in lists, longer than ${name}`)}
    summary: ${fill('what comes back, in the first words that agents read: not "This tool", not "Returns"')}
    when: ${fill('what follows "Use when": what somebody asks, without a full stop')}
${instead}${isBuiltIn ? '    closed_world: true    # it answers without a source\n' : '    proven_by: fixture    # recorded, once answers of the real source were kept\n'}    arguments:    # name? is optional, and so is one with a default; whole numbers need minimum and maximum, lists maxItems
      name: { type: string, maxLength: 80, description: ${fill('what the argument is, for agents')} }
    returns:    # the fields of the result, or the name of a record below records:
      text: { type: string, description: ${fill('what the field tells')} }
    examples:    # calls that work: the tests make each of them, from the fixtures
      - arguments: { name: ${fill('a value that the fixture has an answer for')} }
`;
}

export function asksManifest(slug: string, tool: string): string {
  return `${OF_SERVICE}service: ${slug}\nquestions:    # 8 to 150 a tool, 20 to 30 are good: find_tool learns from them how people put it\n${questionsEntry(tool)}`;
}

export function questionsEntry(tool: string): string {
  const languages = QUESTIONS.map(([language, name, count]) => {
    const lines = Array.from({ length: count }, (_, n) => {
      const which = count === 1 ? 'a question' : `question ${n + 1} of ${count}`;
      return `      - ${fill(`${which} in ${name}, as somebody puts it who has not read the summary`)}\n`;
    });
    return `    ${language}:\n${lines.join('')}`;
  });
  return `  ${tool}:\n${languages.join('')}`;
}

/** Returns one task of a new service for test/tasks: a question, the expected call and the expected quotation. */
export function tasksFile(slug: string, tool: string): string {
  return `# Tasks that a model carries out with find_tool and call_tool: test/tasks/tasks.yaml explains the fields.
- asks: ${fill('what a user asks, in their own words; find_tool must find the tool by it')}
  in: en
  calls:
    - { tool: ${slug}.${tool}, fills: { name: ${fill('the example of the manifest')} } }
  quotes: [${fill('a text of the answer that settles the question')}]
  by: ${fill('citation.publisher of the source, or the publisher that the answer names')}
`;
}

export function sourceManifest(id: string): string {
  return `${OF_SOURCE}id: ${id}
title: ${fill('what people call the source')}
homepage: ${fill('https:// address of a page about it')}
hosts: { default: ${fill('https:// address that is asked; paths go below it')} }
licence: { name: ${fill('under what its data may be used, such as CC BY 4.0')} }
attribution: ${fill('the words by which it wants to be named')}
citation: { publisher: ${fill('who is quoted, as short as people name it')}, page: ${fill('short https:// address of a page for readers')} }
politeness: { concurrency: 2, queue: 20, rate: { requests: 2, per: 1s }, scope: cluster }    # what its terms of use allow, for all processes together
timeouts: { connect: 5s, request: 10s, call: 20s }
retries: 1
cache: { fresh: 10m, stale: 1h, stale_on_error: 1d, missing: 1m, entries: 200 }    # how often it changes says how long
breaker: { failures: 5, pause: 30s }
max_body: 1MB
unverified:
  - { id: first, claim: ${fill('what was not seen in an answer of the source; take this list away where nothing is left')}, unasked: ${fill('why no probe can settle it; where one can, take unasked away and let probes stand beside unverified')} }
# probes:    # requests that live-check makes of the real source, each with what must hold
#   - { asks: A thing that there is not, settles: first, path: /things/0, status: [404] }
`;
}

export function eventsManifest(source: string, entity: string): string {
  return `${OF_SOURCE}source: ${source}
title: ${fill('what people call these events')}
entities:
${entityEntry(entity)}`;
}

/** Returns a watched record type below `entities:`. */
export function entityEntry(entity: string): string {
  return `  ${entity}:
    summary: ${fill('what a subscriber is told of')}
    every: 15m    # time between two looks
    identity: id    # the field that tells records apart
    compare: [text]    # fields whose change counts
    record:    # its fields, or a record of a service: space-weather.SolarFlare
      id: { type: string, description: ${fill('what the id looks like')} }
      text: { type: string, description: ${fill('what the field tells')} }
    example:
      id: ${fill('an id as the source has it')}
      text: ${fill('a value as the source has it')}
`;
}
