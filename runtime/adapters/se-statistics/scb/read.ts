// Parses responses from both generations of the PxWeb API: folders and tables of the older one (a list is a folder, an
// object is a table), metadata of both, and data as JSON-stat.

import { isObject, listOf, objectOf, textOf, textsOf } from '../../../lib/loose-json.ts';
import { CELL_MEMBERS, type Cube, readCube } from '../../../sdk/json-stat.ts';
import type { Coded } from '../../../sdk/series.ts';
import type { Answer } from '../../../sources/client/answer.ts';
import { readers } from '../../../sources/client/reading.ts';

export const reads = readers(import.meta.url, { place: readPlace, metadata: readMetadata, data: readData });

export interface Item {
  readonly id: string;
  readonly type: 'folder' | 'table';
  readonly text: string;
  readonly updated: string | undefined;
}

export interface Variable {
  readonly code: string;
  readonly label: string;
  readonly values: readonly Coded[];
  /** True if a request may omit the variable. The result then contains totals. */
  readonly elimination: boolean;
  readonly time: boolean;
}

export interface Table {
  readonly title: string;
  readonly variables: readonly Variable[];
  readonly notes: readonly string[];
  readonly updated: string | undefined;
}

export type Place =
  | { readonly kind: 'folder'; readonly items: readonly Item[] }
  | { readonly kind: 'table'; readonly table: Table }
  | { readonly kind: 'nothing' };

export type DataAnswer =
  | { readonly kind: 'cube'; readonly cube: Cube }
  | { readonly kind: 'too_many_cells' }
  | { readonly kind: 'refused' }
  | { readonly kind: 'nothing' };

/** Statuses accepted for paths that may not exist. Error bodies have no fixed format, so only the status is used. */
export const GONE: readonly number[] = [200, 400, 404];
/** Statuses accepted for data. With 400 and 403, the body explains the error in the request. */
export const DATA_STATUSES: readonly number[] = [200, 400, 403, 404];

function readPlace(answer: Answer): Place {
  if (answer.status !== 200) return { kind: 'nothing' };
  const body = answer.json();
  if (Array.isArray(body)) return { kind: 'folder', items: body.map(objectOf).flatMap(itemOf) };
  if (!isObject(body) || !Array.isArray(body['variables']))
    throw new Error('The response is neither a folder nor a table.');
  const variables = listOf(body['variables']).map(objectOf);
  return {
    kind: 'table',
    table: {
      title: textOf(body['title']) ?? '',
      variables: variables.map((variable): Variable => {
        const labels = listOf(variable['valueTexts']);
        const code = textOf(variable['code']) ?? '';
        return {
          code,
          label: textOf(variable['text']) ?? code,
          values: listOf(variable['values']).map((value, index) => {
            const known = textOf(value);
            if (known === undefined) throw new Error('A value has no code.');
            return { code: known, label: textOf(labels[index]) ?? known };
          }),
          elimination: variable['elimination'] === true,
          time: variable['time'] === true,
        };
      }),
      notes: [],
      updated: undefined,
    },
  };
}

/** Headings (`h`) are skipped. */
function itemOf(item: ReturnType<typeof objectOf>): Item[] {
  const [id, type] = [textOf(item['id']), textOf(item['type'])];
  if (id === undefined || (type !== 'l' && type !== 't')) return [];
  return [
    { id, type: type === 'l' ? 'folder' : 'table', text: textOf(item['text']) ?? id, updated: textOf(item['updated']) },
  ];
}

/** The newer API returns metadata as a cube without values. */
function readMetadata(answer: Answer): Table | undefined {
  if (answer.status !== 200) return undefined;
  const cube = readCube(answer.json());
  const times = cube.roles['time'] ?? [];
  return {
    title: cube.label ?? '',
    variables: cube.dimensions.map(({ id, label, codes, elimination }) => ({
      code: id,
      label,
      values: codes,
      elimination: elimination === true,
      time: times.includes(id),
    })),
    notes: textsOf(cube.notes).map((note) => note.replace(/\s+/g, ' ').slice(0, MAX_NOTE_LENGTH)),
    updated: cube.updated,
  };
}

const MAX_NOTE_LENGTH = 400;

function readData(answer: Answer): DataAnswer {
  if (answer.status === 404) return { kind: 'nothing' };
  if (answer.status === 403) return { kind: 'too_many_cells' };
  if (answer.status !== 200) return { kind: 'refused' };
  const { rest, members } = answer.jsonApart(CELL_MEMBERS);
  return { kind: 'cube', cube: readCube(rest, members) };
}
