// Waits in slices of time, each of which ends only after the event loop has polled for input. A process that blocked
// its event loop therefore does not time out while the response is already in its socket.

const SLICE_MS = 50;

export class OutOfPatience extends Error {
  constructor(ms: number) {
    super(`no answer within ${ms} ms`);
  }
}

/**
 * Rejects with OutOfPatience after `ms`. A later failure is ignored; a later value is passed to `late`, which must
 * release it.
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
