// Vessel positions. One process collects, all read.

import { MINUTE_MS } from '../lib/duration.ts';
import type { AisDetails, AisPosition } from '../reference/ais.ts';
import type { Box } from '../reference/ports.ts';

/** Includes the newest stored position. */
export interface HeardVessel {
  readonly mmsi: number;
  readonly details: AisDetails | undefined;
  readonly position: AisPosition | undefined;
}

/** At most one position per vessel is stored in each slot. */
export const SLOT_MS = 10 * MINUTE_MS;

export interface PositionStore {
  /** Stores the first position of each vessel and slot, and the vessels' own details. */
  add(positions: readonly AisPosition[], details: readonly AisDetails[]): Promise<void>;
  vessel(mmsi: number): Promise<HeardVessel | undefined>;
  /** Vessels in a box with a position after `since` (milliseconds since 1970), newest first. */
  within(box: Box, since: number, most: number): Promise<HeardVessel[]>;
  /** Vessels whose folded name contains the words, newest first. */
  named(words: string, most: number): Promise<HeardVessel[]>;
  /** Oldest first. */
  track(mmsi: number, since: number): Promise<AisPosition[]>;
  /** Milliseconds since 1970, by the vessel's clock. */
  newest(): Promise<number | undefined>;
  /** Deletes positions older than `before`, and the oldest beyond `mostPositions`. */
  prune(before: number, mostPositions: number): Promise<void>;
}
