// Vessel positions. One process collects them; all processes read them.

import { MINUTE_MS } from '../lib/duration.ts';
import type { AisDetails, AisPosition } from '../reference/ais.ts';
import type { Box } from '../reference/ports.ts';

/** A vessel with its newest stored position. */
export interface HeardVessel {
  readonly mmsi: number;
  readonly details: AisDetails | undefined;
  readonly position: AisPosition | undefined;
}

/** Length of a slot. At most one position is stored per vessel and slot. */
export const SLOT_MS = 10 * MINUTE_MS;

export interface PositionStore {
  /** Stores the first position of each vessel and slot. */
  add(positions: readonly AisPosition[], details: readonly AisDetails[]): Promise<void>;
  vessel(mmsi: number): Promise<HeardVessel | undefined>;
  /** Vessels with a position after `since` (milliseconds since 1970), newest first. */
  within(box: Box, since: number, max: number): Promise<HeardVessel[]>;
  /** Vessels whose folded name contains the folded words, newest first. */
  named(words: string, max: number): Promise<HeardVessel[]>;
  /** Oldest first. */
  track(mmsi: number, since: number): Promise<AisPosition[]>;
  /** Time of the newest position, in milliseconds since 1970, according to the vessel's clock. */
  newest(): Promise<number | undefined>;
  /** Deletes positions from before `before`, and the oldest ones beyond `maxPositions`. */
  prune(before: number, maxPositions: number): Promise<void>;
}
