// A small valid spec, which each validation test breaks in one place.

import type { Diagnostic } from '../../../codegen/diagnostics.ts';
import { SpecError } from '../../../codegen/diagnostics.ts';
import { type ManifestSource, parseSpec } from '../../../codegen/load/load.ts';
import { buildModel } from '../../../codegen/model/build.ts';
import { validateResearch } from '../../../codegen/validate/research.ts';
import { validateTexts } from '../../../codegen/validate/texts.ts';
import { validateSpec } from '../../../codegen/validate/validate.ts';
import { validateViews } from '../../../codegen/validate/views.ts';

const platform = `title: Tiny
summary: A small platform.
description: Just enough to be broken.
key: { header: Service-API-Key, query: api_key, prefix: tny, how: Sign up. }
plans:
  free: { summary: For trying out., calls_per_day: 100, subscriptions: 2 }
limits: { string_length: 300, body: 64KiB, body_depth: 8, tool_name: 30 }
errors:
  invalid_request: { status: 400, title: Unreadable, remedy: Send JSON. }
  key_required: { status: 401, title: A key is needed, remedy: Send it. }
  key_revoked: { status: 403, title: The key was revoked, remedy: Use another. }
  operator_token: { status: 401, title: Wrong token, remedy: Send it. }
  operator_limit: { status: 429, title: Too many, remedy: Wait. }
  forbidden: { status: 403, title: Not here, remedy: Go away. }
  not_found: { status: 404, title: Not found, remedy: Check it. }
  body_too_large: { status: 413, title: Too large, remedy: Send less. }
  unsupported_media_type: { status: 415, title: Not JSON, remedy: Send JSON. }
  invalid_arguments: { status: 422, title: Invalid arguments, remedy: Correct them. }
  quota_exceeded: { status: 429, title: The quota is used up, remedy: Wait. }
  internal: { status: 500, title: Our fault, remedy: Try again. }
  shutting_down: { status: 503, title: Restarting, remedy: Try again. }
  upstream_failed: { status: 502, title: The source failed, remedy: Try again. }
  upstream_timeout: { status: 504, title: The source was slow, remedy: Try again. }
values:
  Kind: { type: string, enum: [bug, general], description: What kind. }
  Plan: { type: string, enum: [free], description: Plan of a key. }
tools:
  report_feedback:
    title: Report a fault or a wish
    summary: Tells the operators what is wrong or missing.
    description: They keep it; nothing else changes.
    when: somebody has a remark
    effect: write
    arguments:
      text: { type: string, description: The remark. }
      kind: { type: Kind, default: general, description: Whether it is a bug. }
    returns: { ok: { type: boolean, description: It was kept. } }
    examples:
      - arguments: { text: Good. }
endpoint_groups:
  admin: For operators.
endpoints:
  change_plan:
    path: /keys/{id}/plan
    method: POST
    group: admin
    security: operator
    summary: Change a plan
    arguments:
      id: { type: string, description: Which key. }
      plan: { type: Plan, description: Which plan. }
    returns:
      changed: { type: boolean, description: Whether it was. }
    errors: [not_found]
  health:
    path: /health
    method: GET
    group: admin
    security: none
    summary: State of the server
    returns:
      well: { type: boolean, description: Whether it is. }
    or_status: { status: 503, when: It is not. }
`;

const service = `slug: tides
title: Tides
summary: Tides of stations.
lifecycle: maintained
sources: [tide-office]
values:
  Phase: { type: string, enum: [High, Low], description: Where it stands. }
records:
  Level:
    at: { type: string, format: date-time, description: When. }
    phase: Phase
tools:
  get_levels:
    title: Levels of a station
    summary: Heights of the water day by day, newest first.
    when: somebody asks how high the water stands
    instead: { find_stations: the code of a station }
    see: [find_stations]
    arguments:
      code: { type: string, pattern: '^[A-Z]{3}$', description: Code of the station., from: find_stations.names, wanted: three capital letters, examples: [OSL] }
      days: { type: integer, minimum: 1, maximum: 30, default: 7, description: How many days. }
      from?: { type: string, format: date, description: First day. }
      to?: { type: string, format: date, description: Last day. }
      phase?: { type: Phase, ignore_case: true, description: Where it stands. }
      phases?: { comma_separated: Phase, description: Where it stands. }
    in_order: [[from, to]]
    returns:
      levels: { type: array, items: Level, description: The levels. }
    errors: [not_found]
    examples:
      - arguments: { code: OSL, days: 3 }
  find_stations:
    title: Find a station by words
    summary: Stations by name or place.
    when: the code of a station is not known
    instead: { get_levels: the levels of a station }
    arguments:
      name?: { type: string, description: Part of the name. }
      place?: { type: string, description: Town or coast. }
    at_least_one_of: [name, place]
    returns:
      names: { type: array, items: { type: string }, description: Names. }
    examples:
      - arguments: { name: Oslo }
`;

const api = `area: tables
title: Tables
summary: Tables of tides.
lifecycle: maintained
sources: [tide-office]
endpoints:
  table:
    path: /api/tables/{code}
    summary: A table.
    arguments:
      code: { type: string, description: Code of the station. }
    returns:
      heights: { type: array, items: { type: number }, description: Heights. }
    examples:
      - arguments: { code: OSL }
    tool: { name: get_table, title: Table of a station, when: somebody wants heights by the hour, instead: { list_tables: all tables } }
  list:
    path: /api/tables
    summary: All tables.
    returns:
      codes: { type: array, items: { type: string }, description: Codes. }
    examples:
      - {}
    tool: { name: list_tables, title: Tables that there are, when: somebody asks which stations have one, instead: { get_table: one table } }
`;

const events = `source: tide-office
title: Tide office
records:
  Warning:
    id: { type: string, description: Identifier. }
    level: { type: integer, minimum: 1, maximum: 5, description: How bad. }
    text?: { type: string, description: What to do. }
entities:
  warning:
    summary: A warning was given.
    every: 15m
    identity: id
    compare: [level]
    record: Warning
    example: { id: w1, level: 3 }
`;

const source = `id: tide-office
title: Tide office
homepage: https://tides.example.org
hosts: { default: https://tides.example.org }
key: { env: TIDE_KEY, in: header, name: Authorization, how: Ask. }
licence: { name: CC BY 4.0 }
attribution: Tide office.
citation: { publisher: Tide office, page: https://tides.example.org }
`;

/** The required number of different questions in every required language. */
function questions(about: string): string {
  const others = ['da', 'de', 'fr', 'es'].map((language) => `    ${language}: [${about} ${language}?]\n`).join('');
  return `    en: [${about} one?, ${about} two?, ${about} three?, ${about} four?]\n${others}`;
}

const tidesQuestions = `service: tides
questions:
  get_levels:
${questions('levels')}  find_stations:
${questions('stations')}`;

const tablesQuestions = `service: tables
questions:
  get_table:
${questions('table')}  list_tables:
${questions('tables')}`;

const platformQuestions = `service: platform
questions:
  report_feedback:
${questions('report')}`;

export const SOUND: readonly ManifestSource[] = [
  { kind: 'platform', file: 'spec/platform.yaml', text: platform },
  { kind: 'service', file: 'spec/services/tides/service.yaml', text: service },
  { kind: 'api', file: 'spec/api/tables/service.yaml', text: api },
  { kind: 'questions', file: 'spec/questions.yaml', text: platformQuestions },
  { kind: 'questions', file: 'spec/api/tables/questions.yaml', text: tablesQuestions },
  { kind: 'questions', file: 'spec/services/tides/questions.yaml', text: tidesQuestions },
  { kind: 'events', file: 'spec/services/tides/events/tide-office.yaml', text: events },
  { kind: 'source', file: 'spec/sources/tide-office.yaml', text: source },
];

export const PLATFORM = 'platform.yaml';
export const TIDES = 'services/tides/service.yaml';
export const TABLES = 'api/tables/service.yaml';
export const QUESTIONS = 'services/tides/questions.yaml';
export const TABLES_ASKS = 'api/tables/questions.yaml';
export const EVENTS = 'services/tides/events/tide-office.yaml';
export const OFFICE = 'sources/tide-office.yaml';

export type Edit = readonly [file: string, from: string, to: string];

/** Returns the valid spec with the edits, each of which must match exactly once. */
export function edited(...edits: readonly Edit[]): ManifestSource[] {
  const sources = SOUND.map((source) => ({ ...source }));
  for (const [file, from, to] of edits) {
    const source = sources.find((each) => each.file === `spec/${file}`);
    if (source === undefined) throw new Error(`no file ${file}`);
    if (source.text.split(from).length !== 2) throw new Error(`${JSON.stringify(from)} must stand once in ${file}`);
    source.text = source.text.replace(from, () => to);
  }
  return sources;
}

export function faultsOf(sources: readonly ManifestSource[]): readonly Diagnostic[] {
  try {
    const manifests = parseSpec(sources);
    validateSpec(manifests);
    const spec = buildModel(manifests);
    validateViews(spec, manifests);
    validateResearch(spec, manifests);
    validateTexts(spec, manifests);
  } catch (error) {
    if (error instanceof SpecError) return error.diagnostics;
    throw error;
  }
  return [];
}

/** The first printed line of a diagnostic: `spec/x.yaml:3:5  SPEC014  message  (hint)`. */
export function headOf({ file, line, column, code, message, hint }: Diagnostic): string {
  return `${file}:${line}:${column}  ${code}  ${message}${hint === undefined ? '' : `  (${hint})`}`;
}
