// Indicators that the World Bank reported as deleted or archived. Search excludes them. The list persists across restarts.

import { join } from 'node:path';
import { DAY_MS } from '../../../lib/duration.ts';
import { Remembered } from '../../../sources/catalogs/remembered.ts';

/** Number of days after which an id reported as deleted is searched again if the catalog still lists it. */
const REMEMBERED_DAYS = 90;

/** Stores ids, which are case-insensitive, with the time at which they were reported as deleted. */
export class GoneIndicators {
  readonly #since: Remembered<number>;

  /** @param folder The folder of downloaded catalogs. */
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
