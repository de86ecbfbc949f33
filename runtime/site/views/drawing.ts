// What draws charts and maps. Its code is the browser's, and loaded where a view needs it: the browser's entry says how; on the
// server nothing is drawn, and tables stand in its place.

import type { ShownMap, ShownSeries } from '../../views/shown.ts';

/** Draws into an element; returns what takes it away again. */
export type Draw<Model> = (into: object, model: Model) => () => void;

/** Ways to the drawing code. */
export interface Drawing {
  readonly series: () => Promise<Draw<ShownSeries>>;
  readonly map: () => Promise<Draw<ShownMap>>;
}

let drawing: Partial<Drawing> | undefined;

/** Says how views are drawn here. */
export function drawWith(ways: Partial<Drawing>): void {
  drawing = ways;
}

/** How views are drawn here; undefined on the server. */
export function drawingHere(): Partial<Drawing> | undefined {
  return drawing;
}
