// Vessels in Norwegian waters (BarentsWatch): the latest position of each vessel within the last day, including fishing
// vessels, and tracks of up to 14 days. Client credentials are exchanged for a token that is valid for an hour.

import type { LifetimeName } from '../../../../generated/sources.ts';
import { HOUR_MS, MINUTE_MS } from '../../../lib/duration.ts';
import { type JsonObject, momentOf, numberOf, objectOf, textOf, wholeOf } from '../../../lib/loose-json.ts';
import {
  type AisDetails,
  type AisEta,
  type AisPosition,
  detailsOf,
  etaOf,
  positionOf,
} from '../../../reference/ais.ts';
import type { Answer } from '../../../sources/client/answer.ts';
import type { SourceCall, SourceClient } from '../../../sources/client/client.ts';
import { SourceFailure } from '../../../sources/client/failure.ts';
import { type Read, readers } from '../../../sources/client/reading.ts';
import type { ReadRequest } from '../../../sources/client/request.ts';
import type { SourceContext } from '../../../sources/context.ts';

export interface SeenVessel {
  readonly details: AisDetails;
  readonly position: AisPosition;
}

/** A value, or `unauthorized` if the source rejected the token. */
type Guarded<Value> = { readonly value: Value } | 'unauthorized';

/** How long before its expiry a token is renewed. */
const EARLY_MS = MINUTE_MS;
const UNAUTHORIZED = 401;
const NOTHING = [204, 404];
/** Times in requests are rounded to this unit, so that equal requests share a cache entry. */
const ROUNDING_MS = 5 * MINUTE_MS;

export const reads = readers(import.meta.url, { token: readToken, latest: readLatest, track: readTrack });

export function create({ client }: SourceContext<'barentswatch-ais'>): BarentswatchAis {
  return new BarentswatchAis(client);
}

export class BarentswatchAis {
  readonly #client: SourceClient<LifetimeName<'barentswatch-ais'>>;
  #token: { readonly value: string; readonly until: number } | undefined;
  #renewal: Promise<string> | undefined;

  constructor(client: SourceClient<LifetimeName<'barentswatch-ais'>>) {
    this.#client = client;
  }

  get configured(): boolean {
    return this.#client.configured;
  }

  /** Returns the vessels seen in the last 24 hours. */
  latest(call: SourceCall): Promise<readonly SeenVessel[]> {
    const body = { json: { modelType: 'Full', modelFormat: 'Json' } };
    return this.#read({ path: '/v1/latest/combined', body }, reads.latest, call);
  }

  /**
   * Returns the track for the last 1 to 168 hours, oldest position first. The track is empty if the source has none.
   */
  async track(mmsi: number, hours: number, call: SourceCall): Promise<readonly AisPosition[]> {
    const now = Math.ceil(call.now().getTime() / ROUNDING_MS) * ROUNDING_MS;
    const from = now - hours * HOUR_MS;
    const [start, end] = [from, now].map((time) => encodeURIComponent(moment(time)));
    const request =
      hours <= 24
        ? { path: `/v1/historic/trackslast24hours/${mmsi}`, query: { modelFormat: 'Json' } }
        : { path: `/v1/historic/tracks/${mmsi}/${start}/${end}`, query: { modelFormat: 'Json' } };
    const options = { host: 'historic', accept: [200, ...NOTHING, UNAUTHORIZED], lifetime: 'track' as const };
    const points = await this.#read({ ...request, ...options }, reads.track, call);
    if (points.some((point) => point.mmsi !== mmsi)) {
      throw new SourceFailure('upstream_invalid_response', 'barentswatch-ais: the response is about another vessel.', {
        retryable: false,
      });
    }
    return points.filter((point) => Date.parse(point.time) >= from);
  }

  async #read<Value>(
    request: ReadRequest<Guarded<Value>, LifetimeName<'barentswatch-ais'>>,
    read: Read<Guarded<Value>>,
    call: SourceCall,
  ): Promise<Value> {
    for (let attempt = 0; ; attempt++) {
      const token = await this.#bearer(call);
      const headers: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` };
      const accept = request.accept ?? [200, UNAUTHORIZED];
      const answer = await this.#client.read({ ...request, headers, accept, expect: 'json' }, read, call);
      if (answer !== 'unauthorized') return answer.value;
      if (attempt > 0) {
        const detail =
          'barentswatch-ais: the source rejects its own token. The operator may have to renew the credentials.';
        throw new SourceFailure('upstream_failed', detail, { retryable: false });
      }
      if (this.#token?.value === token) this.#token = undefined;
    }
  }

  /** Returns a token, or undefined in replay mode. */
  async #bearer(call: SourceCall): Promise<string | undefined> {
    if (this.#client.replaying) return undefined;
    // Token lifetimes are measured with the real clock, not the call's clock.
    if (this.#token !== undefined && Date.now() < this.#token.until) return this.#token.value;
    this.#renewal ??= this.#renew(call).finally(() => {
      this.#renewal = undefined;
    });
    return this.#renewal;
  }

  async #renew(call: SourceCall): Promise<string> {
    const form = {
      grant_type: 'client_credentials',
      client_id: this.#client.key('BARENTSWATCH_CLIENT_ID'),
      client_secret: this.#client.key('BARENTSWATCH_CLIENT_SECRET'),
      scope: 'ais',
    };
    const request = { host: 'id', path: '/connect/token', body: { form }, lifetime: 'none' as const, unrecorded: true };
    const { token, seconds } = await this.#client.read({ ...request, expect: 'json' }, reads.token, {
      ...{ deadline: call.deadline, signal: call.signal, now: () => call.now() },
      // Do not report the token request as part of the result's provenance.
      provenance: () => {},
    });
    this.#token = { value: token, until: Date.now() + seconds * 1000 - EARLY_MS };
    return token;
  }
}

function readToken(answer: Answer): { token: string; seconds: number } {
  const { access_token, expires_in } = objectOf(answer.json());
  const token = textOf(access_token);
  if (token === undefined) throw new Error('The response has no token.');
  return { token, seconds: numberOf(expires_in) ?? 3600 };
}

function readLatest(answer: Answer): Guarded<SeenVessel[]> {
  if (answer.status === UNAUTHORIZED) return 'unauthorized';
  const vessels = answer.json();
  if (!Array.isArray(vessels)) throw new Error('The response has no list of vessels.');
  return { value: vessels.map((vessel) => vesselOf(objectOf(vessel))).filter((vessel) => vessel !== undefined) };
}

function readTrack(answer: Answer): Guarded<AisPosition[]> {
  if (answer.status === UNAUTHORIZED) return 'unauthorized';
  if (NOTHING.includes(answer.status)) return { value: [] };
  const points = answer.json();
  if (!Array.isArray(points)) throw new Error('The response has no list of points.');
  const positions = points.map((point) => sentPosition(objectOf(point))).filter((point) => point !== undefined);
  return { value: positions.sort((a, b) => (a.time < b.time ? -1 : 1)) };
}

function vesselOf(fields: JsonObject): SeenVessel | undefined {
  const position = sentPosition(fields);
  if (position === undefined) return undefined;
  const details = detailsOf({
    mmsi: position.mmsi,
    name: fields['name'],
    typeCode: wholeOf(fields['shipType']),
    callSign: fields['callSign'],
    imo: wholeOf(fields['imoNumber']),
    destination: fields['destination'],
    eta: etaOfDigits(textOf(fields['eta'])),
    draught: (numberOf(fields['draught']) ?? 0) / 10,
    antenna: ['A', 'B', 'C', 'D'].map((letter) => numberOf(fields[`dimension${letter}`])),
    length: numberOf(fields['shipLength']),
    width: numberOf(fields['shipWidth']),
    time: undefined,
  });
  return { details, position };
}

function sentPosition(fields: JsonObject): AisPosition | undefined {
  // Class B transmitters do not send a status, but the source sets the field to 0 or 15.
  const hasStatus = textOf(fields['reportClass']) !== 'B';
  return positionOf({
    mmsi: wholeOf(fields['mmsi']),
    latitude: numberOf(fields['latitude']),
    longitude: numberOf(fields['longitude']),
    speed: numberOf(fields['speedOverGround']),
    course: numberOf(fields['courseOverGround']),
    heading: numberOf(fields['trueHeading']),
    navStatus: hasStatus ? wholeOf(fields['navigationalStatus']) : undefined,
    time: momentOf(fields['msgtime']),
  });
}

/** Parses an arrival time written as month, day, hour and minute, with two digits each. */
function etaOfDigits(text: string | undefined): AisEta | undefined {
  if (text === undefined || !/^\d{8}$/.test(text)) return undefined;
  const [month, day, hour, minute] = [0, 2, 4, 6].map((at) => Number(text.slice(at, at + 2)));
  return etaOf(month, day, hour, minute);
}

function moment(time: number): string {
  return new Date(time).toISOString().replace('.000Z', 'Z');
}
