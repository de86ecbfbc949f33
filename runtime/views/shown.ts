// What a view shows of one answer: plain data that a page, an MCP App or CSV only has to draw. Everything in it is bounded, and
// nothing in it is trusted: texts are texts, and addresses are http or https.

import type { FieldType } from '../contract/view.ts';

/** A single value; null where the answer has none. Lists are joined, records that stand in a field are written as JSON. */
export type Plain = string | number | boolean | null;

/** A value with its name. */
export interface Fact {
  readonly title: string;
  readonly type: FieldType;
  readonly value: Plain;
  readonly unit?: string;
}

/** How a column is drawn. */
export interface Column {
  /** What programs call it: the field's path. */
  readonly name: string;
  readonly title: string;
  readonly type: FieldType;
  /** Unit of all its figures; where rows differ it is undefined, and stands in a column of its own behind it. */
  readonly unit?: string;
  /** It holds the units of the column before it, which are drawn behind its figures. */
  readonly isUnit?: true;
  /** It names the row. */
  readonly headline?: true;
}

/** A row of a table. */
export interface Row {
  /** One value a column. */
  readonly cells: readonly Plain[];
  /** Address of the row's page. */
  readonly link?: string;
}

/** One line of a chart. */
export interface Line {
  /** What sets it apart from the others; empty where it is the only one. */
  readonly label: string;
  readonly unit?: string;
  /** In order of x; null is a gap. */
  readonly points: readonly { readonly x: string | number; readonly y: number | null }[];
}

/** One category with a figure for each of the bars. */
export interface Bar {
  readonly category: string;
  readonly values: readonly (number | null)[];
}

/** A place on the map. */
export interface Place {
  readonly latitude: number;
  readonly longitude: number;
  readonly label: string;
  readonly size?: number;
  /** The value by which it is coloured. */
  readonly colour?: string | number;
  readonly facts: readonly Fact[];
  readonly link?: string;
}

interface ShownBase {
  readonly title: string;
  /** How many rows, points or places were left out, since the answer holds more than can be drawn. */
  readonly omitted: number;
  /** The answer holds nothing of what the view shows. */
  readonly empty: boolean;
}

export interface ShownValue extends ShownBase {
  readonly kind: 'value';
  readonly fact: Fact;
  readonly beside: readonly Fact[];
}
export interface ShownFacts extends ShownBase {
  readonly kind: 'facts';
  readonly headline?: string;
  readonly facts: readonly Fact[];
  readonly more: readonly Fact[];
}
export interface ShownTable extends ShownBase {
  readonly kind: 'table';
  readonly columns: readonly Column[];
  readonly rows: readonly Row[];
}
export interface ShownSeries extends ShownBase {
  readonly kind: 'series';
  readonly x: Column;
  readonly y: Column;
  /** What the labels of lines are made of. */
  readonly group: string;
  readonly lines: readonly Line[];
}
export interface ShownBars extends ShownBase {
  readonly kind: 'bars';
  readonly category: string;
  /** One a bar of every category. */
  readonly bars: readonly Column[];
  readonly categories: readonly Bar[];
}
export interface ShownMap extends ShownBase {
  readonly kind: 'map';
  /** Titles of what size and colour tell. */
  readonly size?: Column;
  readonly colour?: Column;
  readonly track: boolean;
  readonly places: readonly Place[];
}
export interface ShownText extends ShownBase {
  readonly kind: 'text';
  readonly headline?: string;
  readonly text: string;
  /** HTML has to be sanitised by who draws it. */
  readonly format: 'plain' | 'html';
}

/** What a view shows of an answer. */
export type Shown = ShownValue | ShownFacts | ShownTable | ShownSeries | ShownBars | ShownMap | ShownText;
