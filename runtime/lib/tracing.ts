// Spans for an optional listener (telemetry/telemetry.ts). Without a listener, a span costs one comparison. Code that
// runs on every call checks `isTraced` first, so that no promise or closure is allocated without a listener.

/** Attributes must never contain secrets or call arguments. */
export type SpanFacts = Readonly<Record<string, string | number | undefined>>;

export type SpanKind = 'server' | 'internal' | 'client';

export interface SpanNote {
  set(facts: SpanFacts): void;
  /** Marks a failure without an exception. The reason must be from a closed set. */
  failed(why: string): void;
}

export interface SpanHead {
  readonly name: string;
  readonly kind: SpanKind;
  readonly facts: SpanFacts;
  /** W3C `traceparent` from the caller. Untrusted input. */
  readonly traceparent?: string | undefined;
}

export interface Spans {
  run<Result>(head: SpanHead, work: (note: SpanNote) => Promise<Result>): Promise<Result>;
}

let listener: Spans | undefined;

/** Sets or removes the listener. */
export function tellSpans(spans: Spans | undefined): void {
  listener = spans;
}

export function isTraced(): boolean {
  return listener !== undefined;
}

const NOBODY: SpanNote = { set() {}, failed() {} };

/** Calls `head` only if there is a listener. */
export function traced<Result>(head: () => SpanHead, work: (note: SpanNote) => Promise<Result>): Promise<Result> {
  return listener === undefined ? work(NOBODY) : listener.run(head(), work);
}
