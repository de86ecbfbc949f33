// State shared by the source clients of several processes (implemented in runtime/cluster). If it is lost, each process
// continues independently.

import type { Stored } from './answer.ts';

/** The right to send one request while other processes wait for the response. */
export type Turn =
  | { readonly kind: 'ours'; done(): void }
  /** Resolves when the other process is done or after a timeout. */
  | { readonly kind: 'theirs'; readonly over: Promise<void> }
  /** The processes currently cannot coordinate, so this process sends the request. */
  | { readonly kind: 'alone' };

/** `key` is never stored in clear text. */
export interface SharedAnswers {
  /** Never rejects. */
  find(source: string, key: string): Promise<Stored | undefined>;
  /** Returns immediately. If a turn ends afterwards, other processes see its end only once the response is stored. */
  keep(source: string, key: string, stored: Stored, milliseconds: number): void;
  /** Never rejects. */
  turn(source: string, key: string): Promise<Turn>;
}

export interface SharedCircuits {
  opened(source: string, milliseconds: number): void;
  /** Calls `listener` when another process opens its circuit. */
  onOpened(source: string, listener: (milliseconds: number) => void): void;
}
