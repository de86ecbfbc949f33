// Entry point of `/query`.

import { QueryEditor, type QueryEditorProps } from '../components/query/query-editor.ts';
import { island } from './island.ts';

island<QueryEditorProps>('query')?.awake(QueryEditor);
