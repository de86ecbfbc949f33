// Entry point of `/query`.

import { QueryEditor, type QueryEditorProps } from '../components/query/query-editor.ts';
import { drawWith } from '../views/drawing.ts';
import { island } from './island.ts';

drawWith({ files: () => import('./picture.ts') });

island<QueryEditorProps>('query')?.awake(QueryEditor);
