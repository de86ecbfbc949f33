// Changes the system time that this process sees, as an operator or a time server might. Monotonic clocks and timers
// are unaffected.

const RealDate = Date;

/** Runs `body` with a function that sets the offset from the real time. Replaces the global `Date` of this process. */
export async function withMovedClock(body: (move: (byMs: number) => void) => Promise<void>): Promise<void> {
  let moved = 0;
  class MovedDate extends RealDate {
    constructor(...values: unknown[]) {
      if (values.length === 0) super(RealDate.now() + moved);
      else super(...(values as [number]));
    }
    static override now(): number {
      return RealDate.now() + moved;
    }
  }
  globalThis.Date = MovedDate as DateConstructor;
  try {
    await body((byMs) => {
      moved = byMs;
    });
  } finally {
    globalThis.Date = RealDate;
  }
}
