const BETWEEN_LOOKS_MS = 20;

export async function eventually(
  holds: () => boolean | Promise<boolean>,
  withinMs: number,
  what: string,
): Promise<void> {
  const end = performance.now() + withinMs;
  while (!(await holds())) {
    if (performance.now() > end) throw new Error(`timed out after ${withinMs} ms: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, BETWEEN_LOOKS_MS));
  }
}
