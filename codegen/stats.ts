// How long each phase took, for `--stats`.

/** Times named phases in the order in which they run. */
export class Stats {
  readonly #phases: { name: string; ms: number }[] = [];
  #last = performance.now();

  /** Ends the phase that ran until now. */
  phase(name: string): void {
    const now = performance.now();
    this.#phases.push({ name, ms: now - this.#last });
    this.#last = now;
  }

  /** A line a phase, and their sum. */
  report(): string {
    const total = this.#phases.reduce((sum, { ms }) => sum + ms, 0);
    const rows = [...this.#phases, { name: 'all', ms: total }];
    return rows.map(({ name, ms }) => `  ${name.padEnd(10)} ${ms.toFixed(0).padStart(6)} ms`).join('\n');
  }
}
