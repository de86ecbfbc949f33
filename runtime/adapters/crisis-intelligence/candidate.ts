// A source's record with its search terms and rank. Candidates are built once per source response and shared by all
// calls.

import { SEVERITY_VALUES } from '../../../generated/services/crisis-intelligence/codec.ts';
import type { Crisis, Detail, EventType } from '../../../generated/services/crisis-intelligence/types.ts';
import type { AdapterResult } from '../../contract/adapter-result.ts';
import { foldWords } from '../../lib/text/fold.ts';
import { countryOf } from '../../reference/countries/countries.ts';
import type { Findable } from './words.ts';

export interface Candidate extends Findable {
  readonly crisis: AdapterResult<Crisis>;
  /** Severity from 1 (minor) to 4 (extreme); 0 if unknown. */
  readonly rank: number;
}

const SEARCHED_LETTERS = 600;
/** Maximum characters per field of a brief record. */
const BRIEF = { title: 80, description: 160, area: 50 } as const;
/**
 * Only the first few records in a brief list include a description, because a list of 85 records would otherwise be too
 * long.
 */
const DESCRIBED = 3;

export function candidateOf(crisis: AdapterResult<Crisis>): Candidate {
  const { title, hazard, area, description, country_codes, alert_level, source_level, issuer, event_type } = crisis;
  const countries = country_codes.map((code) => countryOf(code)?.name);
  const text = [
    title,
    hazard,
    area,
    description?.slice(0, SEARCHED_LETTERS),
    alert_level,
    source_level,
    issuer,
    ...countries,
  ];
  return {
    crisis,
    words: ` ${foldWords(text.filter((part) => typeof part === 'string').join(' '))} `,
    type: (event_type ?? null) as EventType | null,
    countryCodes: country_codes,
    rank: crisis.severity == null ? 0 : SEVERITY_VALUES.indexOf(crisis.severity) + 1,
  };
}

export function byGravity(a: Candidate, b: Candidate): number {
  return b.rank - a.rank || byStart(a, b);
}

/** Sorts newest first; records without a time come last. */
export function byStart(a: Candidate, b: Candidate): number {
  const [one, other] = [a.crisis.starts_at ?? '', b.crisis.starts_at ?? ''];
  return one < other ? 1 : one > other ? -1 : 0;
}

/** In brief lists, only the first few records include a description, a measure and a depth. */
export function published(candidates: readonly Candidate[], detail: Detail): AdapterResult<Crisis>[] {
  if (detail === 'full') return candidates.map(({ crisis }) => crisis);
  return candidates.map(({ crisis }, nth) => brief(crisis, nth < DESCRIBED));
}

/** Maximum number of events with an unknown country in a result that is filtered by country. */
const MAX_UNDETERMINED = 5;

/** Counts the records whose country is unknown and lists the most severe ones. */
export function undetermined(candidates: readonly Candidate[], detail: Detail) {
  const gravest = [...candidates].sort(byGravity).slice(0, MAX_UNDETERMINED);
  return { undetermined_count: candidates.length, undetermined: published(gravest, detail) };
}

function brief(crisis: AdapterResult<Crisis>, isDescribed: boolean): AdapterResult<Crisis> {
  const { instruction: _, updated_at, certainty, urgency, issuer, glide, ...short } = crisis;
  const { description, measure, source_level, depth_km, area, ...rest } = short;
  return {
    ...rest,
    title: cut(rest.title, BRIEF.title),
    ...(area === undefined || isAreaNamed(area, crisis) ? {} : { area: cut(area, BRIEF.area) }),
    ...(isDescribed ? { description: description && cut(description, BRIEF.description) } : {}),
    ...(isDescribed ? { measure, source_level, depth_km } : {}),
  };
}

function isAreaNamed(area: string, { source, title, country_codes, placed_by }: AdapterResult<Crisis>): boolean {
  return title.includes(area) || (source === 'gdacs' && country_codes.length > 0 && placed_by == null);
}

/** Shortens the text, at a word boundary if possible, and appends an ellipsis. */
function cut(text: string, max: number): string {
  if (text.length <= max) return text;
  const start = text.slice(0, max);
  const end = start.lastIndexOf(' ');
  return `${end > max / 2 ? start.slice(0, end) : start}…`;
}
