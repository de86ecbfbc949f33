// Spans of what is under way, for whoever listens (telemetry/telemetry.ts). While nobody does, which is the rule, a span costs one
// comparison: whoever does something for every call asks `isTraced` first and makes neither a promise nor a function for it. There is one listener a process, as there is one collector.

/** Facts of a span; never a secret, nor what a caller gave as an argument. */
export type SpanFacts = Readonly<Record<string, string | number | undefined>>;

/** A step: what comes from outside, what is done here, what is asked of others. */
export type SpanKind = 'server' | 'internal' | 'client';

/** What becomes known of a span while it runs. */
export interface SpanNote {
  set(facts: SpanFacts): void;
  /** It did not succeed, though nothing was thrown; a word of a closed set. */
  failed(why: string): void;
}

/** A span as it begins. */
export interface SpanHead {
  readonly name: string;
  readonly kind: SpanKind;
  readonly facts: SpanFacts;
  /** What the caller says that it belongs to: W3C `traceparent`. Of a hostile caller, too. */
  readonly traceparent?: string | undefined;
}

/** Who listens. */
export interface Spans {
  run<Result>(head: SpanHead, work: (note: SpanNote) => Promise<Result>): Promise<Result>;
}

let listener: Spans | undefined;

/** Has spans told to a listener, or to nobody. */
export function tellSpans(spans: Spans | undefined): void {
  listener = spans;
}

/** Whether somebody listens. */
export function isTraced(): boolean {
  return listener !== undefined;
}

const NOBODY: SpanNote = { set() {}, failed() {} };

/** Does something as a span. `head` is asked for only where somebody listens. */
export function traced<Result>(head: () => SpanHead, work: (note: SpanNote) => Promise<Result>): Promise<Result> {
  return listener === undefined ? work(NOBODY) : listener.run(head(), work);
}
