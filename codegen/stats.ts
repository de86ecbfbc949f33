// Measures the durations of phases, for `--stats`.

export class Stats {
  readonly #phases: { name: string; ms: number }[] = [];
  #last = performance.now();

  phase(name: string): void {
    const now = performance.now();
    this.#phases.push({ name, ms: now - this.#last });
    this.#last = now;
  }

  /** Returns one line per phase, and the total. */
  report(): string {
    const total = this.#phases.reduce((sum, { ms }) => sum + ms, 0);
    const rows = [...this.#phases, { name: 'all', ms: total }];
    return rows.map(({ name, ms }) => `  ${name.padEnd(10)} ${ms.toFixed(0).padStart(6)} ms`).join('\n');
  }
}
