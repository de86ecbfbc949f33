// The current position of the International Space Station. The second provider is queried if the first one fails or
// repeats an old position. Both have repeated an old position for hours with status 200.

import type { LifetimeName } from '../../../../generated/sources.ts';
import { Problem } from '../../../contract/problem.ts';
import type { SourceCall, SourceClient } from '../../../sources/client/client.ts';
import type { SourceContext } from '../../../sources/context.ts';
import { type Position, reads } from './read.ts';

export type { Position } from './read.ts';

/**
 * Maximum difference between a position's time and the server clock, in seconds. If the difference is larger, the
 * position is not current.
 */
export const MAX_OFFSET_S = 120;
/** Seconds after which the position must have changed, because the station moves at 7.7 km per second. */
const MOVED_AFTER_S = 2;

const PROVIDERS = [
  { name: 'wheretheiss.at', host: 'default', path: '/v1/satellites/25544', read: reads.whereTheIssAt },
  { name: 'open-notify.org', host: 'open_notify', path: '/iss-now.json', read: reads.openNotify },
] as const;
type Provider = (typeof PROVIDERS)[number];

export function create({ client }: SourceContext<'iss'>): Iss {
  return new Iss(client);
}

export class Iss {
  readonly #client: SourceClient<LifetimeName<'iss'>>;
  readonly #last = new Map<string, Position>();

  constructor(client: SourceClient<LifetimeName<'iss'>>) {
    this.#client = client;
  }

  /** Rejects with an `upstream_…` Problem if no provider has a position. */
  async position(call: SourceCall): Promise<Position> {
    const failures: Problem[] = [];
    for (const provider of PROVIDERS) {
      try {
        return await this.#ask(provider, call);
      } catch (error) {
        if (!(error instanceof Problem)) throw error;
        failures.push(error);
      }
    }
    const [first] = failures as [Problem];
    throw new Problem(first.code, failures.map(({ message }) => message).join(' '), first.extras);
  }

  async #ask({ name, host, path, read }: Provider, call: SourceCall): Promise<Position> {
    const position = await this.#client.read({ host, path, expect: 'json' }, read, call);
    const before = this.#last.get(host);
    this.#last.set(host, position);
    const offset = Math.round(secondsOf(position) - call.now().getTime() / 1000);
    if (Math.abs(offset) > MAX_OFFSET_S) {
      throw frozen(name, `its position is from ${position.timestamp}, not current`);
    }
    if (before !== undefined && stoodStill(before, position)) throw frozen(name, 'its position does not move');
    return position;
  }
}

function stoodStill(before: Position, after: Position): boolean {
  const same = before.latitude === after.latitude && before.longitude === after.longitude;
  return same && Math.abs(secondsOf(after) - secondsOf(before)) > MOVED_AFTER_S;
}

function secondsOf({ timestamp }: Position): number {
  return Date.parse(timestamp) / 1000;
}

function frozen(name: string, why: string): Problem {
  return new Problem('upstream_invalid_response', `iss: ${name} is frozen, ${why}.`);
}
