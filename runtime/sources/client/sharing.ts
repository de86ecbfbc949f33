// State that the source clients of several processes share: responses, turns to query, and open circuits. The implementation is
// in runtime/cluster. If it is lost, each process continues on its own.

import type { Stored } from './answer.ts';

/** The right to send one request to a source while other processes wait for the response. */
export type Turn =
  /** Held by this process until it calls `done`. */
  | { readonly kind: 'ours'; done(): void }
  /** Held by another process; resolves when it is done or after a timeout. */
  | { readonly kind: 'theirs'; readonly over: Promise<void> }
  /** No coordination is available. */
  | { readonly kind: 'alone' };

/** `key` identifies the request; it is never stored in clear text. */
export interface SharedAnswers {
  /** Returns undefined if there is no response or it cannot be read. Never rejects. */
  find(source: string, key: string): Promise<Stored | undefined>;
  /** Does not block the caller. A turn that is ended afterwards is over only once the response is stored. */
  keep(source: string, key: string, stored: Stored, milliseconds: number): void;
  /** Never rejects. */
  turn(source: string, key: string): Promise<Turn>;
}

export interface SharedCircuits {
  opened(source: string, milliseconds: number): void;
  /** Receives announcements of other processes. */
  onOpened(source: string, listener: (milliseconds: number) => void): void;
}
