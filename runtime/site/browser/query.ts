// Entry point of `/query`.

import { QueryEditor, type QueryEditorProps } from '../components/query/query-editor.ts';
import { drawWith } from '../views/drawing.ts';
import { island } from './island.ts';

drawWith({ series: async () => (await import('./chart.ts')).drawSeries });

island<QueryEditorProps>('query')?.awake(QueryEditor);
