// Reads JSON-stat 2.0, the cube format of Eurostat and PxWeb: dimensions with codes and labels, and values by position, the
// last dimension varying fastest. Missing values are absent or null.

import { type Placed, placedIn } from '../lib/json-apart.ts';
import { flagOf, isObject, type JsonObject, listOf, objectOf, textOf } from '../lib/loose-json.ts';
import type { Coded } from './series.ts';

export interface CubeDimension {
  readonly id: string;
  readonly label: string;
  /** Codes, ordered by position. */
  readonly codes: readonly Coded[];
  /** Keyed by code; only for a dimension that contains measures. */
  readonly units: Readonly<Record<string, string>>;
  /** True if a query may omit the dimension (PxWeb only). */
  readonly elimination: boolean | undefined;
}

export interface Cube {
  readonly label: string | undefined;
  readonly source: string | undefined;
  readonly updated: string | undefined;
  readonly notes: readonly string[];
  readonly dimensions: readonly CubeDimension[];
  /** Dimension ids by role: time, metric, geo. */
  readonly roles: Readonly<Record<string, readonly string[]>>;
  readonly values: Cells;
}

/**
 * Non-empty cells. Stored in typed arrays, because a cube may have hundreds of thousands of cells, which are
 * transferred between threads.
 */
export interface Cells {
  /** Ascending positions. */
  readonly places: Uint32Array;
  /** In the order of `places`; NaN if a place has no number. */
  readonly numbers: Float64Array;
  /**
   * Strings that replace a number, and the source's flags, in the order of `places`. Each is an index into `words` plus
   * 1, or 0 if there is none.
   */
  readonly texts: Uint16Array;
  readonly statuses: Uint16Array;
  readonly words: readonly string[];
}

export interface Cell {
  readonly value: number | undefined;
  readonly text: string | undefined;
  readonly status: string | undefined;
}

/** The lists may contain hundreds of thousands of values, so they are best parsed separately (json-apart.ts). */
export const CELL_MEMBERS = ['value', 'status'] as const;

export type CellsApart = Readonly<Partial<Record<(typeof CELL_MEMBERS)[number], Placed>>>;

/** @throws Error if it is not a valid JSON-stat cube */
export function readCube(dataset: unknown, apart: CellsApart = {}): Cube {
  const root = objectOf(dataset);
  const cube = root['class'] === 'dataset' ? root : objectOf(root['dataset'] ?? root);
  const dimensionsOf = objectOf(cube['dimension']);
  const ids = listOf(cube['id'] ?? dimensionsOf['id']).map(String);
  if (ids.length === 0) throw new Error('The JSON-stat cube has no dimensions.');
  const sizes = listOf(cube['size'] ?? dimensionsOf['size']).map(Number);
  const dimensions = ids.map((id, index) => readDimension(id, objectOf(dimensionsOf[id]), sizes[index] ?? 0));
  const cells = sizes.reduce((product, size) => product * size, 1);
  if (!Number.isSafeInteger(cells)) throw new Error(`The JSON-stat cube has an invalid number of cells: ${cells}.`);
  return {
    label: textOf(cube['label']),
    source: textOf(cube['source']),
    updated: textOf(cube['updated']),
    notes: listOf(cube['note'])
      .map(textOf)
      .filter((note) => note !== undefined),
    dimensions,
    roles: rolesOf(objectOf(cube['role'] ?? dimensionsOf['role'])),
    values: cellsFrom(apart.value ?? placedIn(cube['value']), apart.status ?? placedIn(cube['status']), cells),
  };
}

function readDimension(id: string, dimension: JsonObject, size: number): CubeDimension {
  const category = objectOf(dimension['category']);
  const labels = objectOf(category['label']);
  const codes = codesOf(category['index'], labels);
  if (codes.length !== size) throw new Error(`Dimension ${id} has ${codes.length} codes, but its size is ${size}.`);
  const units = Object.entries(objectOf(category['unit'])).flatMap(([code, unit]) => {
    const base = textOf(objectOf(unit)['base']) ?? textOf(objectOf(unit)['label']);
    return base === undefined ? [] : [[code, base] as const];
  });
  return {
    id,
    label: textOf(dimension['label']) ?? id,
    codes,
    units: Object.fromEntries(units),
    elimination: flagOf(objectOf(dimension['extension'])['elimination']),
  };
}

/**
 * An index is either a list of codes or an object that maps codes to positions. A dimension with one code may have only
 * a label.
 */
function codesOf(index: unknown, labels: JsonObject): Coded[] {
  const coded = (code: string): Coded => ({ code, label: textOf(labels[code]) ?? code });
  if (Array.isArray(index)) return index.map((code) => coded(codeOf(code)));
  if (!isObject(index)) return Object.keys(labels).map(coded);
  return Object.entries(index)
    .sort(([, a], [, b]) => Number(a) - Number(b))
    .map(([code]) => coded(code));
}

function codeOf(value: unknown): string {
  const code = textOf(value);
  if (code === undefined) throw new Error('A code is not a string.');
  return code;
}

function rolesOf(role: JsonObject): Record<string, string[]> {
  return Object.fromEntries(Object.entries(role).map(([name, ids]) => [name, listOf(ids).map(String)]));
}

/** Maximum number of distinct strings per cube. There are only a few distinct flags. */
const MAX_WORDS = 65_000;

function cellsFrom(values: Placed, flags: Placed, cells: number): Cells {
  const words = new Map<string, number>();
  const wordOf = (text: string): number => {
    const known = words.get(text) ?? words.size + 1;
    if (known > MAX_WORDS) throw new Error('The JSON-stat cube has too many distinct strings for them to be flags.');
    words.set(text, known);
    return known;
  };
  const places = union(placesOf(values), placesOf(flags));
  const last = places.at(-1);
  if (last !== undefined && last >= cells)
    throw new Error(`A value has position ${last}, but the cube has ${cells} cells.`);
  const numbers = new Float64Array(places.length).fill(Number.NaN);
  const [texts, statuses] = [new Uint16Array(places.length), new Uint16Array(places.length)];
  eachAt(values, places, (index, item) => {
    const text = typeof item === 'number' ? undefined : textOf(item);
    if (typeof item === 'number') numbers[index] = item;
    else if (text !== undefined) texts[index] = wordOf(text);
  });
  eachAt(flags, places, (index, item) => {
    const text = textOf(item);
    if (text !== undefined) statuses[index] = wordOf(text);
  });
  return { places, numbers, texts, statuses, words: [...words.keys()] };
}

/** Merges ascending lists without duplicates. */
function union(a: Uint32Array, b: Uint32Array): Uint32Array {
  if (b.length === 0) return a;
  const both = new Uint32Array(a.length + b.length);
  both.set(a);
  both.set(b, a.length);
  both.sort();
  let kept = 0;
  for (const [index, place] of both.entries()) if (index === 0 || place !== both[kept - 1]) both[kept++] = place;
  return both.slice(0, kept);
}

/** In ascending order, which JavaScript already guarantees for integer-like property names. */
function placesOf(placed: Placed): Uint32Array {
  let count = 0;
  placed(() => count++);
  const places = new Uint32Array(count);
  let next = 0;
  placed((place) => {
    places[next++] = place;
  });
  return places;
}

/** Passes each value with its index in `places`. */
function eachAt(placed: Placed, places: Uint32Array, take: (index: number, item: unknown) => void): void {
  let index = 0;
  placed((place, item) => {
    while ((places[index] as number) < place) index++;
    take(index, item);
  });
}

/** Returns undefined for an empty cell. */
export function cellAt(cells: Cells, place: number): Cell | undefined {
  let [low, high] = [0, cells.places.length - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    const candidate = cells.places[middle] as number;
    if (candidate === place) return cellOf(cells, middle);
    if (candidate < place) low = middle + 1;
    else high = middle - 1;
  }
  return undefined;
}

/** @param index in `places` */
export function cellOf({ numbers, texts, statuses, words }: Cells, index: number): Cell {
  const number = numbers[index] as number;
  return {
    value: Number.isNaN(number) ? undefined : number,
    text: words[(texts[index] as number) - 1],
    status: words[(statuses[index] as number) - 1],
  };
}

export function codesAt(place: number, dimensions: readonly CubeDimension[]): Coded[] {
  const codes: Coded[] = new Array(dimensions.length);
  let rest = place;
  for (let index = dimensions.length - 1; index >= 0; index--) {
    const { codes: all } = dimensions[index] as CubeDimension;
    codes[index] = all[rest % all.length] as Coded;
    rest = Math.floor(rest / all.length);
  }
  return codes;
}

/** Includes empty cells. */
export function cellsOf(dimensions: readonly CubeDimension[]): number {
  return dimensions.reduce((product, { codes }) => product * codes.length, 1);
}
