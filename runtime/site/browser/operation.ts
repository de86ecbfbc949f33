// Entry point of tool and endpoint pages.

import { OperationForm, type OperationProps } from '../components/operation.ts';
import { drawWith } from '../views/drawing.ts';
import { readHtmlWith } from '../views/sanitised.ts';
import { island } from './island.ts';

const landFor = async (isNear: boolean) =>
  (isNear ? await import('./land-near.ts') : await import('./land-far.ts')).default as object;

drawWith({
  series: async () => (await import('./chart.ts')).drawSeries,
  map: async () => (await import('./map.ts')).mapOn(landFor),
});

const props = island<OperationProps>('operation');
if (props !== undefined) {
  if (props.props.views.some((view) => view.kind === 'text' && view.format === 'html')) {
    readHtmlWith((await import('../views/html-nodes.ts')).htmlNodes);
  }
  props.awake(OperationForm);
}
