// Vessels near major ports worldwide, collected by this server from aisstream.io, which offers only a live stream. In
// replay mode, recorded messages are used.

import type { LifetimeName } from '../../../../generated/sources.ts';
import { Problem } from '../../../contract/problem.ts';
import { HOUR_MS, MINUTE_MS } from '../../../lib/duration.ts';
import { foldWords } from '../../../lib/text/fold.ts';
import type { AisPosition } from '../../../reference/ais.ts';
import { allPorts, type Box } from '../../../reference/ports.ts';
import type { Answer } from '../../../sources/client/answer.ts';
import type { SourceCall, SourceClient } from '../../../sources/client/client.ts';
import { readers } from '../../../sources/client/reading.ts';
import type { SourceContext } from '../../../sources/context.ts';
import type { HeardVessel, PositionStore } from '../../../store/position-store.ts';
import { merged, parseMessage } from './messages.ts';

export { Collector } from './collector.ts';

/** If no message arrives for this long, the stream is considered down, because ports worldwide are never silent. */
const MAX_SILENCE_MS = 15 * MINUTE_MS;
const MAX_VESSELS = 5_000;

export const reads = readers(import.meta.url, { frames: readFrames });

export function create({ client, positions }: SourceContext<'aisstream'>): Aisstream {
  return new Aisstream(client, positions);
}

/**
 * Methods reject with `store_unavailable`, with `not_configured` if this server does not collect positions, and with
 * `upstream_unavailable` for an empty result while the stream is down.
 */
export class Aisstream {
  readonly #client: SourceClient<LifetimeName<'aisstream'>>;
  readonly #positions: PositionStore | undefined;

  constructor(client: SourceClient<LifetimeName<'aisstream'>>, positions: PositionStore | undefined) {
    this.#client = client;
    this.#positions = positions;
  }

  get configured(): boolean {
    return this.#client.configured;
  }

  get waters(): readonly Box[] {
    return allPorts().map(({ box }) => box);
  }

  async vessel(mmsi: number, call: SourceCall): Promise<HeardVessel | undefined> {
    if (this.#positions !== undefined) return this.withFreshness(this.#positions, this.#positions.vessel(mmsi), call);
    return (await this.#recorded(call)).find((vessel) => vessel.mmsi === mmsi);
  }

  async within(box: Box, hours: number, call: SourceCall): Promise<readonly HeardVessel[]> {
    const since = call.now().getTime() - hours * HOUR_MS;
    if (this.#positions !== undefined)
      return this.withFreshness(this.#positions, this.#positions.within(box, since, MAX_VESSELS), call);
    return (await this.#recorded(call)).filter(
      ({ position }) => position !== undefined && isWithin(box, position, since),
    );
  }

  /** Finds vessels by name. @param words normalized with foldWords */
  async named(words: string, call: SourceCall): Promise<readonly HeardVessel[]> {
    if (this.#positions !== undefined)
      return this.withFreshness(this.#positions, this.#positions.named(words, MAX_VESSELS), call);
    return (await this.#recorded(call)).filter(({ details }) => foldWords(details?.name ?? '').includes(words));
  }

  async track(mmsi: number, hours: number, call: SourceCall): Promise<readonly AisPosition[]> {
    const since = call.now().getTime() - hours * HOUR_MS;
    if (this.#positions !== undefined)
      return this.withFreshness(this.#positions, this.#positions.track(mmsi, since), call);
    const vessel = (await this.#recorded(call)).find((each) => each.mmsi === mmsi);
    const isRecent = vessel?.position !== undefined && Date.parse(vessel.position.time) >= since;
    return isRecent && vessel.position !== undefined ? [vessel.position] : [];
  }

  /**
   * Reports the time of the latest message as the time the result was fetched. Rejects if the result is empty while the
   * stream is down, because vessels may be missing.
   */
  async withFreshness<Value>(positions: PositionStore, answer: Promise<Value>, call: SourceCall): Promise<Value> {
    const [value, newest] = await Promise.all([answer, positions.newest()]);
    const { id, cache } = this.#client.policy;
    const now = call.now().getTime();
    const isEmpty = value === undefined || (Array.isArray(value) && value.length === 0);
    if (isEmpty && now - (newest ?? 0) > MAX_SILENCE_MS) {
      const since =
        newest === undefined ? 'no message received yet' : `no message since ${new Date(newest).toISOString()}`;
      throw new Problem('upstream_unavailable', `${id}: the position stream is down: ${since}.`);
    }
    const fetchedAt = Math.min(now, newest ?? now);
    call.provenance({ source: id, cache: 'hit', fetchedAt, freshUntil: fetchedAt + cache.fresh });
    return value;
  }

  #recorded(call: SourceCall): Promise<readonly HeardVessel[]> {
    return this.#client.read({ path: '/stream' }, reads.frames, call);
  }
}

/** Reads recorded messages, one per line. */
function readFrames(answer: Answer): HeardVessel[] {
  const vessels = new Map<number, HeardVessel>();
  for (const line of answer.text().split('\n')) {
    const { position, details } = parseMessage(line);
    const mmsi = position?.mmsi ?? details?.mmsi;
    if (mmsi === undefined) continue;
    const known = vessels.get(mmsi);
    vessels.set(mmsi, {
      mmsi,
      position: position ?? known?.position,
      details: details === undefined ? known?.details : merged(known?.details, details),
    });
  }
  return [...vessels.values()];
}

function isWithin(
  { west, south, east, north }: Box,
  { latitude, longitude, time }: AisPosition,
  since: number,
): boolean {
  const isEast = west <= east ? longitude >= west && longitude <= east : longitude >= west || longitude <= east;
  return isEast && latitude >= south && latitude <= north && Date.parse(time) >= since;
}
