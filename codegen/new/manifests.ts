// Manifest templates of `make new`. The generator rejects values that begin with MARK.

import { literal } from '../emit/print/code.ts';
import { MARK } from '../load/marks.ts';
import { fieldLine, type Proposal } from './proposal.ts';

/** Returns the line that tells editors which schema to use. `up` is the path from the manifest's folder to spec/. */
const head = (up: string) => `# yaml-language-server: $schema=${up}manifest.schema.json\n`;
const OF_SERVICE = head('../../');
const OF_SOURCE = head('../../../');
/** Number of questions per language. A tool needs eight questions. */
const QUESTIONS: readonly (readonly [language: string, name: string, count: number])[] = [
  ['en', 'English', 4],
  ['sv', 'Swedish (or use the key no for Norwegian, da for Danish)', 1],
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
title: ${fill('display name of the service, such as Space weather')}
summary: ${fill('what the service covers, in one sentence; shown in lists and in the instructions for agents')}
lifecycle: maintained
sources: [${source ?? ''}]    # ids of the queried sources, each declared in sources/<id>.yaml; empty if all data is built in
tools:
${toolEntry(tool, [], source === undefined)}`;
}

export interface RecordedAnswer {
  readonly proposal: Proposal;
  readonly text: string;
  /** Path of the request, if it was recorded. */
  readonly path?: string;
  readonly query?: Readonly<Record<string, unknown>>;
}

/** Returns the manifest of a service without code, with its request and the path of each field in the response. */
export function plainServiceManifest(slug: string, tool: string, source: string, answer: RecordedAnswer): string {
  const { proposal, path, query = {} } = answer;
  const constants = Object.entries(query).map(([name, value]) => `${literal(name)}: { value: ${literal(value)} }`);
  const parameters = ['name: name', ...constants.filter((each) => !each.startsWith("'name'"))];
  const requested =
    path === undefined ? fill('path of the request, below the base address of the source') : literal(path);
  const request = `    request:    # write arguments in braces in the path, or assign them to query parameters
      path: ${requested}
      query: { ${parameters.join(', ')} }
`;
  const fields = proposal.fields.map(fieldLine).join('');
  const returns = proposal.isList
    ? `    returns:
      count: { type: integer, minimum: 0, from: { path: ${literal(proposal.rows)}, read: count }, description: Number of items. }
      items: { type: array, items: Item, from: ${literal(proposal.rows)}, description: ${fill('what the items are, and their order')} }
`
    : '    returns: Item\n';
  const written = toolEntry(tool, [], false);
  const [head, rest] = [
    written.slice(0, written.indexOf('    returns:')),
    written.slice(written.indexOf('    examples:')),
  ];
  return `${OF_SERVICE}slug: ${slug}
title: ${fill('display name of the service, such as Space weather')}
summary: ${fill('what the service covers, in one sentence; shown in lists and in the instructions for agents')}
lifecycle: maintained
sources: [${source}]
records:
  Item:    # proposed from the recorded response: rename or remove fields, and describe each one
${fields}tools:
${head}${request}${returns}${rest}`;
}

/**
 * @param siblings other tools of the service
 * @param isBuiltIn true if the service does not query a source
 */
export function toolEntry(name: string, siblings: readonly string[], isBuiltIn: boolean): string {
  const [sibling] = siblings;
  const instead =
    sibling === undefined
      ? ''
      : `    instead:    # alternative tools; keep only the most similar ones\n      ${sibling}: ${fill(`what ${sibling} is for; completes "For … use ${sibling}."`)}\n`;
  return `  ${name}:
    title: ${fill(`display name of the tool, longer than ${name}`)}
    summary: ${fill('what the tool returns, starting with the data itself, not with "This tool" or "Returns"')}
    when: ${fill('text that follows "Use when", without a trailing period, such as: you have an organization number')}
${instead}${isBuiltIn ? '    closed_world: true    # uses built-in data only\n' : '    proven_by: fixture    # change to recorded once the fixtures are recorded responses of the real source\n'}    arguments:    # optional: a name ending in ?, or a default. Integers need minimum and maximum, lists need maxItems.
      name: { type: string, maxLength: 80, description: ${fill('description of the argument for agents')} }
    returns:    # fields of the result, or the name of a record of this file
      text: { type: string, description: ${fill('description of the field')} }
    examples:    # valid calls; the tests run each of them with the fixtures
      - arguments: { name: ${fill('value for which a fixture contains a response')} }
`;
}

export function asksManifest(slug: string, tool: string): string {
  return `${OF_SERVICE}service: ${slug}\nquestions:    # 8 to 150 per tool, ideally 20 to 30; find_tool learns from them how people phrase requests\n${questionsEntry(tool)}`;
}

export function questionsEntry(tool: string): string {
  const languages = QUESTIONS.map(([language, name, count]) => {
    const lines = Array.from({ length: count }, (_, n) => {
      const which = count === 1 ? 'a question' : `question ${n + 1} of ${count}`;
      return `      - ${fill(`${which} in ${name}, as phrased by a user who has not read the summary`)}\n`;
    });
    return `    ${language}:\n${lines.join('')}`;
  });
  return `  ${tool}:\n${languages.join('')}`;
}

export function tasksFile(slug: string, tool: string): string {
  return `# Tasks that a model solves with find_tool and call_tool. test/tasks/tasks.yaml explains the fields.
- asks: ${fill('request in the words of a user; find_tool must find the tool with it')}
  in: en
  calls:
    - { tool: ${slug}.${tool}, fills: { name: ${fill('argument of the example in the manifest')} } }
  quotes: [${fill('text in the result that answers the request')}]
  by: ${fill('citation.publisher of the source, or the publisher named in the result')}
`;
}

export function sourceManifest(id: string): string {
  return `${OF_SOURCE}id: ${id}
title: ${fill('display name of the source')}
homepage: ${fill('https:// address of a page about the source')}
hosts: { default: ${fill('https:// base address of requests; paths are appended to it')} }
licence: { name: ${fill('license of the data, such as CC BY 4.0')} }
attribution: ${fill('attribution text that the source requires')}
citation: { publisher: ${fill('short name of the cited publisher')}, page: ${fill('short https:// address of a page for readers')} }
politeness: { concurrency: 2, queue: 20, rate: { requests: 2, per: 1s }, scope: cluster }    # as its terms of use allow; limits apply to all processes together
timeouts: { connect: 5s, request: 10s, call: 20s }
retries: 1
cache: { fresh: 10m, stale: 1h, stale_on_error: 1d, missing: 1m, entries: 200 }    # choose durations by how often the data changes
breaker: { failures: 5, pause: 30s }
max_body: 1MB
unverified:
  - { id: first, claim: ${fill('statement not yet confirmed by a response of the source; remove the list when it is empty')}, unasked: ${fill('why no probe can confirm it; if one can, remove unasked and add the probe to probes')} }
# probes:    # requests that make live-check sends to the real source, each with the expected response
#   - { asks: A nonexistent resource, settles: first, path: /entry/0, status: [404] }
`;
}

export function eventsManifest(source: string, entity: string): string {
  return `${OF_SOURCE}source: ${source}
title: ${fill('display name of the events')}
entities:
${entityEntry(entity)}`;
}

export function entityEntry(entity: string): string {
  return `  ${entity}:
    summary: ${fill('which events subscribers receive')}
    every: 15m    # polling interval
    identity: id    # field that identifies a record
    compare: [text]    # fields whose changes are reported
    record:    # fields, or a record of a service such as space-weather.SolarFlare
      id: { type: string, description: ${fill('description of the id, with its format')} }
      text: { type: string, description: ${fill('description of the field')} }
    example:
      id: ${fill('id exactly as the source sends it')}
      text: ${fill('value exactly as the source sends it')}
`;
}
