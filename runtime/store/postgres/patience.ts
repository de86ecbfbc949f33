// Waiting for the database, but not for ever. The time is counted in slices, each of which ends only when the event loop
// has looked for input once more: a process that is held up by its own work for half a second must not take that for the
// database's silence, while the answer lies in its socket.

const SLICE_MS = 50;

/** The database did not answer in the time that it is given. */
export class OutOfPatience extends Error {
  constructor(ms: number) {
    super(`no answer within ${ms} ms`);
  }
}

/**
 * The outcome of `work`, or OutOfPatience once the process has waited for it `ms` milliseconds. What `work` comes to after that
 * is nobody's; `late` gets a value that must be put away.
 */
export function withPatience<Value>(work: Promise<Value>, ms: number, late?: (value: Value) => void): Promise<Value> {
  return new Promise((resolve, reject) => {
    let slices = Math.ceil(ms / SLICE_MS);
    let waiting = true;
    let timer: NodeJS.Timeout;
    const look = () => {
      if (!waiting) return;
      slices--;
      if (slices > 0) {
        timer.refresh();
        return;
      }
      waiting = false;
      reject(new OutOfPatience(ms));
    };
    timer = setTimeout(() => setImmediate(look), SLICE_MS);
    work.then(
      (value) => {
        if (!waiting) return late?.(value);
        waiting = false;
        clearTimeout(timer);
        resolve(value);
      },
      (error: unknown) => {
        waiting = false;
        clearTimeout(timer);
        reject(error);
      },
    );
  });
}
