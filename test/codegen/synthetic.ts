// Generates any number of realistic manifests, to measure how the generator scales.

import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { ManifestSource } from '../../codegen/load/load.ts';

/** Default number of tools, as in the larger services. */
const TOOLS_PER_SERVICE = 8;

const PLATFORM = readFileSync(new URL('../../spec/platform.yaml', import.meta.url), 'utf8');
const PLATFORM_QUESTIONS = readFileSync(new URL('../../spec/questions.yaml', import.meta.url), 'utf8');

/** Valid manifests with the tools spread evenly over the services. Each service has its own source, records and value sets. */
export function syntheticSpec(tools: number, services = Math.ceil(tools / TOOLS_PER_SERVICE)): ManifestSource[] {
  const sources: ManifestSource[] = [
    { kind: 'platform', file: 'spec/platform.yaml', text: PLATFORM },
    { kind: 'questions', file: 'spec/questions.yaml', text: PLATFORM_QUESTIONS },
  ];
  for (let service = 0; service < services; service++) {
    const count = Math.floor(((service + 1) * tools) / services) - Math.floor((service * tools) / services);
    sources.push(
      { kind: 'service', file: `spec/services/service-${service}/service.yaml`, text: serviceText(service, count) },
      {
        kind: 'questions',
        file: `spec/services/service-${service}/questions.yaml`,
        text: questionsText(service, count),
      },
      { kind: 'source', file: `spec/sources/source-${service}.yaml`, text: sourceText(service) },
    );
  }
  return sources;
}

export async function writeSpec(folder: string, sources: readonly ManifestSource[]): Promise<void> {
  for (const { file, text } of sources) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), text);
  }
}

function questionsText(service: number, tools: number): string {
  const about = (tool: number, words: string) =>
    `Where do people measure ${words} like kind ${tool} around region ${service}?`;
  const texts = Array.from({ length: tools }, (_, tool) => {
    const english = ['gauges', 'stations', 'tides', 'levels', 'ebbs', 'floods'].map(
      (words) => `      - ${about(tool, words)}`,
    );
    const others = ['no', 'de', 'fr', 'es'].map((language) => `    ${language}: [${about(tool, `${language} words`)}]`);
    return `  search_stations_${tool}:\n    en:\n${[...english, ...others].join('\n')}\n`;
  });
  return `service: service-${service}\nquestions:\n${texts.join('')}`;
}

function sourceText(service: number): string {
  return `id: source-${service}
title: Source ${service}
homepage: https://source-${service}.example.org
hosts: { default: https://source-${service}.example.org }
licence: { name: CC BY 4.0 }
attribution: Source ${service}.
citation: { publisher: Source ${service}, page: https://source-${service}.example.org }
cache: { fresh: 5m, stale: 1h }
`;
}

function serviceText(service: number, tools: number): string {
  return `slug: service-${service}
title: Service ${service}
summary: Stations and their levels in region ${service}.
lifecycle: maintained
sources: [source-${service}]
values:
  Phase: { type: string, enum: [High, Low, Slack], description: Where the tide stands. }
  Region: { type: string, enum: [north, east, south, west], description: Part of the sea. }
records:
  Level:
    at: { type: string, format: date-time, description: When it was measured. }
    metres: { type: [number, 'null'], minimum: -100, maximum: 100, description: Above chart datum; null when the gauge was out. }
    phase: Phase
  Station:
    code: { type: string, pattern: '^[A-Z]{3}$', description: Code of the station. }
    name: { type: string, description: Its name. }
    region: Region
    lat: { type: number, minimum: -90, maximum: 90, description: 'Degrees, north is positive.' }
    lon: { type: number, minimum: -180, maximum: 180, description: 'Degrees, east is positive.' }
    tags: { type: array, items: { type: string }, description: Words on it. }
    levels: { type: array, items: Level, description: 'Newest first.' }
    note?: { type: [string, 'null'], description: 'What to know about it, where there is something.' }
tools:
${Array.from({ length: tools }, (_, tool) => toolText(tool)).join('')}`;
}

function toolText(tool: number): string {
  return `  search_stations_${tool}:
    title: Stations of kind ${tool}
    summary: Stations of kind ${tool} by name, code or region, with their newest levels.
    description: A search that understands parts of names. Give at least a name or a code.
    when: somebody looks for a gauge of kind ${tool} that a coast or a person is known by
    instead: { search_stations_${tool === 0 ? 1 : 0}: stations of another kind }
    keywords: [gauge, tide, kind ${tool}]
    arguments:
      name?: { type: string, maxLength: 80, description: Part of the name of the station. }
      code?: { type: string, pattern: '^[A-Z]{3}$', wanted: three capital letters, examples: [OSL], description: Code of the station. }
      region?: { type: Region, ignore_case: true, description: Part of the sea. }
      phases?: { comma_separated: Phase, description: Where the tide must stand. }
      since?: { type: string, format: date, empty_means_absent: true, description: First day. }
      until?: { type: string, format: date, empty_means_absent: true, description: Last day. }
      limit: { type: integer, minimum: 1, maximum: 100, default: 10, description: Most stations to answer. }
    at_least_one_of: [name, code]
    in_order: [[since, until]]
    returns:
      count: { type: integer, minimum: 0, description: How many there are. }
      stations: { type: array, items: Station, description: The stations. }
    errors: [not_found]
    examples:
      - arguments: { name: Oslo, phases: 'High,Low' }
`;
}
