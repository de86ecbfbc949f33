// The store as the collector of vessel positions and its readers see it. One process collects, all read.

import { MINUTE_MS } from '../lib/duration.ts';
import type { AisDetails, AisPosition } from '../reference/ais.ts';
import type { Box } from '../reference/ports.ts';

/** A vessel that was heard, with its newest kept position. */
export interface HeardVessel {
  readonly mmsi: number;
  readonly details: AisDetails | undefined;
  readonly position: AisPosition | undefined;
}

/** Positions of one vessel are at least so far apart in time. */
export const SLOT_MS = 10 * MINUTE_MS;

/** Where vessels were, as it was heard. */
export interface PositionStore {
  /** Keeps positions, the first of each vessel and slot, and what vessels say of themselves. */
  add(positions: readonly AisPosition[], details: readonly AisDetails[]): Promise<void>;
  vessel(mmsi: number): Promise<HeardVessel | undefined>;
  /** Vessels in a box heard since a moment (milliseconds since 1970), newest first, at most `most`. */
  within(box: Box, since: number, most: number): Promise<HeardVessel[]>;
  /** Vessels whose folded name holds the words, newest first, at most `most`. */
  named(words: string, most: number): Promise<HeardVessel[]>;
  /** Oldest first. */
  track(mmsi: number, since: number): Promise<AisPosition[]>;
  /** When the last vessel was heard (milliseconds since 1970, by its own clock); undefined while none was. */
  newest(): Promise<number | undefined>;
  /** Drops what is older than a moment, and the oldest beyond so many positions. */
  prune(before: number, mostPositions: number): Promise<void>;
}
