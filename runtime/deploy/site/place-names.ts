// Names of cities for maps, from the places service's data.

import { create } from '../../sources/places-data/places-data.ts';

type PlaceName = [name: string, latitude: number, longitude: number];

/** Number of cities on maps of the world. */
const WORLD_CITIES = 300;
/**
 * Cities on close-up maps: the largest city in each cell of this many degrees, and all cities above the population
 * LARGE_POPULATION.
 */
const CELL = 3;
const MIN_POPULATION = 20_000;
const LARGE_POPULATION = 1_500_000;

/** Returns the largest cities first. Capitals of regions without large cities are included by `near`. */
export async function placeNames(): Promise<{ far: readonly PlaceName[]; near: readonly PlaceName[] }> {
  const { gazetteer } = await create().cities();
  const { populations } = gazetteer;
  const bySize = Array.from(populations.keys())
    .filter((index) => (populations[index] ?? 0) >= MIN_POPULATION)
    .sort((a, b) => (populations[b] ?? 0) - (populations[a] ?? 0));
  const cells = new Set<string>();
  const near = bySize.filter((index) => {
    const [latitude, longitude] = gazetteer.position(index);
    const cell = `${Math.floor(latitude / CELL)} ${Math.floor(longitude / CELL)}`;
    const isFirst = !cells.has(cell);
    cells.add(cell);
    return isFirst || (populations[index] ?? 0) >= LARGE_POPULATION;
  });
  const named = (index: number): PlaceName => {
    const { name, latitude, longitude } = gazetteer.place(index);
    return [name, Math.round(latitude * 100) / 100, Math.round(longitude * 100) / 100];
  };
  return { far: bySize.slice(0, WORLD_CITIES).map(named), near: near.map(named) };
}
