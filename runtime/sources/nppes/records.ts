// Records of the registry as it answers them, in today's form and in that of 2019 (numbers where today are texts), and its
// errors, which come with status 200.

import { invalidArgument, Problem } from '../../contract/problem.ts';
import type { Answer } from '../../upstream/answer.ts';

/** A part of a record: names with texts, lists and further parts. */
export type Part = Readonly<Record<string, unknown>>;

/** One provider as the registry has it. */
export interface NppesRecord {
  /** The NPI. */
  readonly number: string;
  readonly isOrganization: boolean;
  readonly basic: Part;
  readonly addresses: readonly Part[];
  readonly practiceLocations: readonly Part[];
  readonly taxonomies: readonly Part[];
  readonly otherNames: readonly Part[];
}

/** Fields of the registry whose refusal is a matter of what was searched for. */
const SEARCH_FIELDS: ReadonlySet<string> = new Set([
  'last_name',
  'first_name',
  'organization_name',
  'taxonomy_description',
  'state',
]);
/** What the registry puts where a name part is missing. */
const PLACEHOLDERS: ReadonlySet<string> = new Set(['', '-', '--']);

/**
 * The records of an answer `{"result_count": 1, "results": [{…}]}`.
 * @throws Problem for the registry's errors: `invalid_arguments` that names the registry's field for a search that it refuses,
 *   else `upstream_failed`; `upstream_invalid_response` for anything else that is no list of records
 */
export function readRecords(answer: Answer): readonly NppesRecord[] {
  const { source } = answer.provenance;
  const { Errors: errors, results } = part(answer.json());
  if (Array.isArray(errors)) throw refusal(source, errors.map(part));
  if (!Array.isArray(results)) {
    throw new Problem('upstream_invalid_response', `${source}: the answer holds neither results nor errors.`);
  }
  return results.map(part).map((record) => readRecord(source, record));
}

/** A text of a part; null where it is absent or a placeholder. */
export function field(from: Part, name: string): string | null {
  const value = from[name];
  if (typeof value !== 'string' && typeof value !== 'number') return null;
  const text = String(value).trim();
  return PLACEHOLDERS.has(text) ? null : text;
}

function readRecord(source: string, record: Part): NppesRecord {
  const number = field(record, 'number');
  if (number === null) throw new Problem('upstream_invalid_response', `${source}: a record has no number.`);
  return {
    number,
    isOrganization: record['enumeration_type'] === 'NPI-2',
    basic: part(record['basic']),
    addresses: parts(record['addresses']),
    practiceLocations: parts(record['practiceLocations']),
    taxonomies: parts(record['taxonomies']),
    otherNames: parts(record['other_names']),
  };
}

function refusal(source: string, errors: readonly Part[]): Problem {
  const said = errors.map((error) => field(error, 'description') ?? 'an error without a description').join('; ');
  const searchField = errors.map((error) => field(error, 'field') ?? '').find((name) => SEARCH_FIELDS.has(name));
  if (searchField !== undefined) return invalidArgument(searchField, `the registry refuses it: ${said}`);
  return new Problem('upstream_failed', `${source}: it refused the search: ${said}.`);
}

function part(value: unknown): Part {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Part) : {};
}

function parts(value: unknown): Part[] {
  return Array.isArray(value) ? value.map(part) : [];
}
