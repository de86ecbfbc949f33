// State shared by the source clients of several processes (implemented in runtime/cluster). If it is lost, each process
// continues on its own.

import type { Stored } from './answer.ts';

/** The right to send one request while other processes wait for the response. */
export type Turn =
  | { readonly kind: 'ours'; done(): void }
  /** Resolves when the other process is done or after a timeout. */
  | { readonly kind: 'theirs'; readonly over: Promise<void> }
  /** The processes cannot coordinate now, so this one sends the request. */
  | { readonly kind: 'alone' };

/** `key` is never stored in clear text. */
export interface SharedAnswers {
  /** Never rejects. */
  find(source: string, key: string): Promise<Stored | undefined>;
  /** Does not wait. If a turn ends afterwards, other processes see its end only once the response is stored. */
  keep(source: string, key: string, stored: Stored, milliseconds: number): void;
  /** Never rejects. */
  turn(source: string, key: string): Promise<Turn>;
}

export interface SharedCircuits {
  opened(source: string, milliseconds: number): void;
  /** Receives announcements of other processes. */
  onOpened(source: string, listener: (milliseconds: number) => void): void;
}
