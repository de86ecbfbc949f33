// Derives an event's status from the source's codes and words. The clock is used only for old rows that have a score
// but no status.

import type { Decision, EventStatus, Winner } from '../../../generated/services/sports/types.ts';
import { utcDay } from '../../lib/day.ts';
import { DAY_MS } from '../../lib/duration.ts';
import type { SportsEvent } from './thesportsdb/thesportsdb.ts';

/**
 * Age in days from which a game with a score is considered over, in every sport. Needed because rows from earlier years
 * have no status.
 */
const OLD_DAYS = 7;
const OTHER_SCORES: ReadonlySet<string> = new Set([
  'Cricket',
  'Golf',
  'Motorsport',
  'Cycling',
  'Athletics',
  'Fighting',
]);

/** Codes and words for games that did not end in regular time. */
const ENDS: Readonly<Record<Decision, readonly string[]>> = {
  extra_time: ['aet', 'after extra time', 'match finished after extra time'],
  overtime: ['aot', 'after over time', 'after overtime'],
  penalties: ['pen', 'ap', 'after penalties', 'match finished after penalty', 'match finished after penalties'],
  award: ['awd', 'aw', 'awarded', 'technical loss', ...ofGames('awarded')],
  walkover: ['wo', 'walkover', 'walk over'],
};
/** Codes used in any sport, which do not contradict each other, and the corresponding words. */
const SPELLINGS: Readonly<Record<Exclude<EventStatus, 'unknown'>, readonly string[]>> = {
  scheduled: ['ns', 'not started', 'tbd', 'time to be defined', 'scheduled'],
  live: [
    ...['1h', 'first half', 'first half, kick off', 'kick off', '2h', 'second half', 'second half, 2nd half started'],
    ...['ht', 'halftime', 'half time', 'et', 'extra time', 'bt', 'break time', 'p', 'penalty in progress', 'pt'],
    ...['penalties time', 'ot', 'over time', 'overtime', 'live', 'in play', 'in progress'],
    ...['first', 'second', 'third', 'fourth'].flatMap((nth) => [`${nth} quarter`, `${nth} period`]),
    ...counted(4, ['q', 'quarter ']),
    ...counted(3, ['p', 'period ']),
    ...counted(5, ['s', 'set ']),
  ],
  finished: ['ft', 'final', 'full time', 'finished', ...ofGames('finished'), ...Object.values(ENDS).flat()],
  interrupted: [
    ...['int', 'intr', 'interrupted', ...ofGames('interrupted')],
    ...['susp', 'suspended', ...ofGames('suspended')],
  ],
  postponed: ['pst', 'post', 'postponed', ...ofGames('postponed')],
  cancelled: ['canc', 'cancelled', 'canceled', ...ofGames('cancelled'), ...ofGames('canceled')],
  abandoned: ['abd', 'abandoned', ...ofGames('abandoned')],
};
const STATUSES = byWord<EventStatus>(SPELLINGS);
const DECISIONS = byWord<Decision>(ENDS);
/** Matches an inning. There is no maximum, because a game that is tied after nine innings continues. */
const INNING = /^in(?:ning )?[0-9]{1,2}$/;

function ofGames(word: string): string[] {
  return [`match ${word}`, `game ${word}`];
}

function counted(last: number, prefixes: readonly string[]): string[] {
  return Array.from({ length: last }, (_, nth) => prefixes.map((prefix) => `${prefix}${nth + 1}`)).flat();
}

function byWord<Meaning extends string>(
  spellings: Readonly<Record<string, readonly string[]>>,
): ReadonlyMap<string, Meaning> {
  const pairs = Object.entries(spellings).flatMap(([meaning, words]) =>
    words.map((word) => [word, meaning as Meaning] as const),
  );
  return new Map(pairs);
}

/**
 * Returns the status; `unknown` for a word that is not listed. The postponed flag applies if the status is missing,
 * scheduled or unknown.
 */
export function statusOf(event: SportsEvent, now: Date): EventStatus {
  const stated = statedStatus(event);
  if (event.isPostponed && (stated === undefined || stated === 'scheduled' || stated === 'unknown')) return 'postponed';
  return stated ?? statusByAge(event, now);
}

function statedStatus({ record: { status_text: status } }: SportsEvent): EventStatus | undefined {
  if (status === undefined) return undefined;
  const word = status.toLowerCase();
  return INNING.test(word) ? 'live' : (STATUSES.get(word) ?? 'unknown');
}

function statusByAge({ record: { date, home_score: home, away_score: away } }: SportsEvent, now: Date): EventStatus {
  if (date === undefined || date === null) return 'unknown';
  if (date > utcDay(now)) return 'scheduled';
  const isOld = now.getTime() - Date.parse(date) > OLD_DAYS * DAY_MS;
  return isOld && isNumber(home) && isNumber(away) ? 'finished' : 'unknown';
}

export interface Outcome {
  readonly decidedBy: Decision | undefined;
  readonly penalties: { readonly home: number; readonly away: number } | undefined;
  readonly winner: Winner | undefined;
}

/** Returns the outcome of a finished event with two sides. The winner is undefined if the score does not determine it. */
export function outcomeOf(event: SportsEvent): Outcome {
  const { home_score: home, away_score: away, status_text: status } = event.record;
  const stated = status === undefined ? undefined : DECISIONS.get(status.toLowerCase());
  if (!isNumber(home) || !isNumber(away)) return { decidedBy: stated, penalties: undefined, winner: undefined };
  const penalties = home === away ? penaltiesOf(event, stated) : undefined;
  const decidedBy = penalties === undefined ? stated : 'penalties';
  if (penalties !== undefined) return { decidedBy, penalties, winner: largerOf(penalties.home, penalties.away) };
  // If the score is tied after more than regular time, the game is not a draw, but the row does not show who won.
  if (home === away && decidedBy !== undefined) return { decidedBy, penalties, winner: undefined };
  return { decidedBy, penalties, winner: hasOtherScores(event) ? undefined : largerOf(home, away) };
}

/** Returns the score of a penalty shoot-out. In other sports, the additional score has another meaning, such as wickets in cricket. */
function penaltiesOf(event: SportsEvent, stated: Decision | undefined): Outcome['penalties'] {
  const { homeExtra: home, awayExtra: away } = event;
  if (home === undefined || away === undefined || home === away) return undefined;
  return stated === 'penalties' || event.record.sport === 'Soccer' ? { home, away } : undefined;
}

/** True for sports in which the higher score does not determine the winner. */
function hasOtherScores({ record: { sport } }: SportsEvent): boolean {
  return typeof sport === 'string' && OTHER_SCORES.has(sport);
}

function largerOf(home: number, away: number): Winner {
  if (home === away) return 'draw';
  return home > away ? 'home' : 'away';
}

function isNumber(value: number | null | undefined): value is number {
  return typeof value === 'number';
}
