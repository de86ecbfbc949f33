// The one clock. Handlers and sources get `now` from here and never from Date, so that a replayed recording is read on the
// day it was made. Deadlines and cache ages are real time and do not go through it.

/** Where replayed recordings say which day it is. */
export interface RecordedDates {
  /** Date of the newest recording of these sources, or of all sources; undefined where there is none. */
  dateOf(sources?: readonly string[]): Date | undefined;
}

/** Tells the time. */
export interface Clock {
  /** The time now; while replaying, the date of the newest recording of all. */
  now(): Date;
  /** The time as a call that asks these sources should see it: while replaying, their newest recording's date. */
  nowFor(sources: readonly string[]): Date;
}

/** The real clock, or one that stands still at the recordings' dates. */
export function createClock(recorded?: RecordedDates): Clock {
  return {
    now: () => recorded?.dateOf() ?? new Date(),
    nowFor: (sources) => recorded?.dateOf(sources) ?? recorded?.dateOf() ?? new Date(),
  };
}
