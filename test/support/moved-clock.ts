// Moves the time of day of this process, as an operator or a time server does. Clocks that always run, and timers, go on as before.

const RealDate = Date;

/** Runs `body` with a function that moves the time of day by so many milliseconds from the real one. Changes a global of this process. */
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
