// The application clock. Handlers and sources get `now` from here, never from Date, so a replayed recording is read on the day it was made.
// Deadlines and cache ages use real time instead.

export interface RecordedDates {
  /** Date of the newest recording of these sources, or of all sources; undefined if there is none. */
  dateOf(sources?: readonly string[]): Date | undefined;
}

export interface Clock {
  /** The current time; in replay, the date of the newest recording. */
  now(): Date;
  /** The current time for a call that queries these sources; in replay, the date of their newest recording. */
  nowFor(sources: readonly string[]): Date;
}

export function createClock(recorded?: RecordedDates): Clock {
  return {
    now: () => recorded?.dateOf() ?? new Date(),
    nowFor: (sources) => recorded?.dateOf(sources) ?? recorded?.dateOf() ?? new Date(),
  };
}
