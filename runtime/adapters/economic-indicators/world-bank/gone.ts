// Indicators of which the World Bank said that they were deleted or archived: their ids leave the search, now and after a restart.

import { join } from 'node:path';
import { DAY_MS } from '../../../lib/duration.ts';
import { Remembered } from '../../../sources/catalogs/remembered.ts';

/** Days after which an id is believed to be there again, if the catalogue still lists it. */
const REMEMBERED_DAYS = 90;

/** Ids that are gone, in any case, each since when. */
export class GoneIndicators {
  readonly #since: Remembered<number>;

  /** @param folder The folder of harvested lists. */
  constructor(folder: string) {
    const isTime = (value: unknown): value is number => typeof value === 'number';
    this.#since = new Remembered(join(folder, 'world-bank-gone.json'), isTime);
  }

  has(id: string, now: Date): boolean {
    const since = this.#since.get(id.toUpperCase());
    return since !== undefined && now.getTime() - since < REMEMBERED_DAYS * DAY_MS;
  }

  add(id: string, now: Date): void {
    this.#since.set(id.toUpperCase(), now.getTime());
  }
}
