/**
 * Waits, and then removes its listener, because signals may live long.
 * @param hand receives the function that ends the wait
 */
export function pause(ms: number, signal: AbortSignal, hand: (end: () => void) => void = () => {}): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal.addEventListener('abort', end);
    hand(end);
    if (signal.aborted) end();
  });
}
