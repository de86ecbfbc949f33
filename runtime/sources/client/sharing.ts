// What the sources' clients of several processes share, whatever engine holds it (runtime/cluster): answers, the right to ask, and
// circuits that opened. All of it may be gone at any moment: then each process goes on alone.

import type { Stored } from './answer.ts';

/** The right to ask a source one question, so that the other processes wait for the answer instead. */
export type Turn =
  /** It is this process's until it says that it is done. */
  | { readonly kind: 'ours'; done(): void }
  /** Another process asks; resolves when that one is done, or after a moment. */
  | { readonly kind: 'theirs'; readonly over: Promise<void> }
  /** There is nobody to agree with. */
  | { readonly kind: 'alone' };

/** Answers of sources as all processes have them. `key` names the request; no part of it is kept in clear. */
export interface SharedAnswers {
  /** What was kept; undefined where there is none, or no telling. Never rejects. */
  find(source: string, key: string): Promise<Stored | undefined>;
  /**
   * Keeps an answer for so many milliseconds, behind the caller's back. It has its whole body. A turn that is ended after it is over
   * only once it is kept.
   */
  keep(source: string, key: string, stored: Stored, milliseconds: number): void;
  /** Never rejects. */
  turn(source: string, key: string): Promise<Turn>;
}

/** Circuits as all processes have them. */
export interface SharedCircuits {
  /** Tells the others that a source is left alone for so many milliseconds. */
  opened(source: string, milliseconds: number): void;
  /** Hears of it from the others. */
  onOpened(source: string, listener: (milliseconds: number) => void): void;
}
