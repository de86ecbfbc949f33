// Loads the code that draws maps, saves files and reads HTML texts when a page needs it.

import type { View } from '../../contract/view.ts';
import { drawWith } from '../views/drawing.ts';
import { readHtmlWith } from '../views/sanitised.ts';
import type { MapData } from './map.ts';

const DATA: MapData = {
  land: {
    far: async () => (await import('./land-far.ts')).default as object,
    west: async () => (await import('./land-west.ts')).default as object,
    east: async () => (await import('./land-east.ts')).default as object,
  },
  names: async (isNear) => (isNear ? await import('./names-near.ts') : await import('./names-far.ts')).default,
};

/** Must be called before an island with views is hydrated. */
export async function prepareViews(views: readonly View[]): Promise<void> {
  drawWith({
    map: async () => (await import('./map.ts')).mapOn(DATA),
    files: () => import('./picture.ts'),
  });
  if (views.some((view) => view.kind === 'text' && view.format === 'html')) {
    readHtmlWith((await import('../views/html-nodes.ts')).htmlNodes);
  }
}
