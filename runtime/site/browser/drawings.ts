// Loads the drawing code of maps, and the reader of HTML texts, when a page needs them.

import type { View } from '../../contract/view.ts';
import { drawWith } from '../views/drawing.ts';
import { readHtmlWith } from '../views/sanitised.ts';

const landFor = async (isNear: boolean) =>
  (isNear ? await import('./land-near.ts') : await import('./land-far.ts')).default as object;

/** Call it before an island with views is hydrated. */
export async function prepareViews(views: readonly View[]): Promise<void> {
  drawWith({
    map: async () => (await import('./map.ts')).mapOn(landFor),
  });
  if (views.some((view) => view.kind === 'text' && view.format === 'html')) {
    readHtmlWith((await import('../views/html-nodes.ts')).htmlNodes);
  }
}
