// Registry of the code that draws maps and saves files. Browser entry points register this code. On the server, nothing
// is registered and tables are shown. Frames in chats cannot save files.

import type { ShownMap } from '../../views/shown.ts';
import type { Picture } from './chart/plot.ts';
import type { CallContext } from './context.ts';

export type Draw<Model> = (into: object, model: Model) => () => void;

export interface Files {
  readonly saveFile: (content: Blob, name: string) => void;
  readonly savePicture: (kind: 'svg' | 'png', root: HTMLElement, picture: Picture & CallContext) => Promise<void>;
}

/** Functions that load the code. */
export interface Drawing {
  readonly map: () => Promise<Draw<ShownMap>>;
  readonly files: () => Promise<Files>;
}

let drawing: Partial<Drawing> | undefined;

export function drawWith(ways: Partial<Drawing>): void {
  drawing = ways;
}

/** Returns the registered code; undefined on the server. */
export function drawingHere(): Partial<Drawing> | undefined {
  return drawing;
}
