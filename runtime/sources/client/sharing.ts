// State that the source clients of several processes share: responses, turns to query, and open circuits. The implementation is in
// runtime/cluster. All of it may be lost at any time; each process then continues on its own.

import type { Stored } from './answer.ts';

/** The right to send one request to a source while other processes wait for the response. */
export type Turn =
  /** Held by this process until it calls `done`. */
  | { readonly kind: 'ours'; done(): void }
  /** Held by another process; resolves when it is done or after a timeout. */
  | { readonly kind: 'theirs'; readonly over: Promise<void> }
  /** No coordination is available. */
  | { readonly kind: 'alone' };

/** Responses shared by all processes. `key` identifies the request; it is never stored in clear text. */
export interface SharedAnswers {
  /** Returns the stored response, or undefined if there is none or it cannot be read. Never rejects. */
  find(source: string, key: string): Promise<Stored | undefined>;
  /**
   * Stores a complete response for this many milliseconds without blocking the caller. A turn that is ended afterwards is over only once
   * the response is stored.
   */
  keep(source: string, key: string, stored: Stored, milliseconds: number): void;
  /** Never rejects. */
  turn(source: string, key: string): Promise<Turn>;
}

/** Open circuits shared by all processes. */
export interface SharedCircuits {
  /** Announces that a source is blocked for this many milliseconds. */
  opened(source: string, milliseconds: number): void;
  /** Subscribes to announcements of other processes. */
  onOpened(source: string, listener: (milliseconds: number) => void): void;
}
