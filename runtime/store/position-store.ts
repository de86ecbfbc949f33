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

/** Stores at most one position per vessel and slot. */
export const SLOT_MS = 10 * MINUTE_MS;

export interface PositionStore {
  /** Stores the first position of each vessel and slot. */
  add(positions: readonly AisPosition[], details: readonly AisDetails[]): Promise<void>;
  vessel(mmsi: number): Promise<HeardVessel | undefined>;
  /** Vessels with a position after `since` (milliseconds since 1970), newest first. */
  within(box: Box, since: number, most: number): Promise<HeardVessel[]>;
  /** Newest first. Searches folded names. */
  named(words: string, most: number): Promise<HeardVessel[]>;
  /** Oldest first. */
  track(mmsi: number, since: number): Promise<AisPosition[]>;
  /** Milliseconds since 1970, by the vessel's clock. */
  newest(): Promise<number | undefined>;
  /** Also deletes the oldest beyond `mostPositions`. */
  prune(before: number, mostPositions: number): Promise<void>;
}
