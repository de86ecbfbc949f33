// A view of each kind, for responses with strings in `a` and `b`, a list of strings in `c`, a number in `n`, and rows
// of the same shape.

import type { View, ViewField } from '../../../runtime/contract/view.ts';

export const field = (path: string, type: ViewField['type'] = 'text'): ViewField => ({ path, title: path, type });

export const EVERY_VIEW: readonly View[] = [
  { kind: 'value', title: 'Value', field: field('a'), beside: [field('b', 'link')] },
  { kind: 'facts', title: 'Facts', headline: field('a'), fields: [field('b', 'link')], more: [field('c', 'list')] },
  { kind: 'table', title: 'Table', rows: 'rows', columns: [field('a'), field('b', 'link')], headline: 'a', link: 'b' },
  { kind: 'series', title: 'Series', rows: 'rows', x: field('a'), y: [field('n', 'number')], group: [field('b')] },
  { kind: 'bars', title: 'Bars', rows: 'rows', category: field('a'), values: [field('n', 'number')] },
  {
    ...{ kind: 'map', title: 'Map', rows: 'rows', latitude: 'n', longitude: 'n', label: field('a') },
    ...{ colour: field('b'), facts: [field('b', 'link')], link: 'b' },
  },
  { kind: 'text', title: 'Text', field: field('a'), format: 'plain', headline: field('b') },
  { kind: 'text', title: 'HTML', field: field('a'), format: 'html' },
];
