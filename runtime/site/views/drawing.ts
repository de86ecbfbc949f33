// Registry of the drawing code for maps. Browser entry points register it; on the server none is registered, and tables are shown.

import type { ShownMap } from '../../views/shown.ts';

/** Draws into an element; returns a function that removes the drawing. */
export type Draw<Model> = (into: object, model: Model) => () => void;

/** Loader of the drawing code. */
export interface Drawing {
  readonly map: () => Promise<Draw<ShownMap>>;
}

let drawing: Partial<Drawing> | undefined;

export function drawWith(ways: Partial<Drawing>): void {
  drawing = ways;
}

/** Undefined on the server. */
export function drawingHere(): Partial<Drawing> | undefined {
  return drawing;
}
