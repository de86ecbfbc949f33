// A record of one source before it is chosen: whole, with what it is found and sorted by. Made once for each answer of a source,
// however many calls share it.

import type {
  AlertLevel,
  Crisis,
  Detail,
  EventType,
  Severity,
} from '../../../generated/services/crisis-intelligence/types.ts';
import { SEVERITY_VALUES } from '../../../generated/services/crisis-intelligence/values.ts';
import type { Given } from '../../contract/given.ts';
import { countryOf } from '../../language/countries/countries.ts';
import { foldWords } from '../../language/fold.ts';
import type { Findable } from './words.ts';

/** A record with everything that its source gives. */
export interface Candidate extends Findable {
  readonly crisis: Given<Crisis>;
  /** 1 minor to 4 extreme; 0 unknown. */
  readonly rank: number;
}

const LEVELS: Readonly<Record<Severity, AlertLevel>> = {
  minor: 'Green',
  moderate: 'Green',
  severe: 'Orange',
  extreme: 'Red',
};
/** Letters of a description that words are looked for in. */
const SEARCHED_LETTERS = 600;
/** Letters of a description and of an area in a short record. */
const SHORT_DESCRIPTION = 240;
const SHORT_AREA = 160;

/** The alert level that stands for a severity where the source has none. */
export function levelOf(severity: Severity | null): AlertLevel | null {
  return severity === null ? null : LEVELS[severity];
}

/** A record with what a search holds it against. */
export function candidateOf(crisis: Given<Crisis>): Candidate {
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

/** Gravest first, then newest. */
export function byGravity(a: Candidate, b: Candidate): number {
  return b.rank - a.rank || byStart(a, b);
}

/** Newest first, those without a time last. */
export function byStart(a: Candidate, b: Candidate): number {
  const [one, other] = [a.crisis.starts_at ?? '', b.crisis.starts_at ?? ''];
  return one < other ? 1 : one > other ? -1 : 0;
}

/** The record as it is published. */
export function published(crisis: Given<Crisis>, detail: Detail): Given<Crisis> {
  if (detail === 'full') return crisis;
  const { instruction: _, description, area, ...rest } = crisis;
  return {
    ...rest,
    ...(description === undefined ? {} : { description: cut(description, SHORT_DESCRIPTION) }),
    ...(area === undefined ? {} : { area: cut(area, SHORT_AREA) }),
  };
}

/** At most so many letters, whole words where there are some, with a mark for what is left out. */
function cut(text: string, most: number): string {
  if (text.length <= most) return text;
  const start = text.slice(0, most);
  const end = start.lastIndexOf(' ');
  return `${end > most / 2 ? start.slice(0, end) : start}…`;
}
