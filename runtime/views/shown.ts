// Plain data for rendering. Security: all values are untrusted and limited in size; URLs are http or https.

import type { ColourScale, FieldType } from '../contract/view.ts';

/**
 * A value as it is rendered. Null if the answer has no value. Lists are joined, and nested records are written as JSON.
 */
export type Plain = string | number | boolean | null;

export interface Lead {
  /** URL of the tool's page, with the arguments as parameters. */
  readonly href: string;
  readonly title: string;
}

/** Links by the path of their field. */
export type Leads = Readonly<Record<string, readonly Lead[]>>;

export interface Fact {
  readonly title: string;
  readonly type: FieldType;
  readonly value: Plain;
  readonly unit?: string;
  readonly leads?: readonly Lead[];
}

export interface Column {
  readonly name: string;
  readonly title: string;
  readonly type: FieldType;
  /** Undefined if the units of the rows differ; a separate column then contains the units. */
  readonly unit?: string;
  /** Set if the column contains the units of the previous column, which are printed after its values. */
  readonly isUnit?: true;
  readonly headline?: true;
}

export interface Row {
  /** One value per column. */
  readonly cells: readonly Plain[];
  readonly link?: string;
  readonly leads?: Leads;
  /** Fields that are not columns, shown when the reader opens the row. */
  readonly more?: () => readonly Fact[];
}

export interface Line {
  /** Distinguishes the line from other lines; empty if it is the only one. */
  readonly label: string;
  /** The label without the parts that all lines have in common. */
  readonly name?: string;
  readonly unit?: string;
  /** Title of the value field, if the view has several. */
  readonly measure?: string;
  /** Points in ascending order of x. A y of null is a gap. */
  readonly points: readonly { readonly x: string | number; readonly y: number | null }[];
}

export interface Bar {
  readonly category: string;
  readonly values: readonly (number | null)[];
}

export interface Place {
  readonly latitude: number;
  readonly longitude: number;
  readonly label: string;
  readonly size?: number;
  readonly colour?: string | number;
  readonly facts: readonly Fact[];
  readonly link?: string;
}

interface ShownBase {
  readonly title: string;
  /** Description of the view, filled in from the result, such as `1 GBP in JPY`. */
  readonly caption?: string;
  /** Number of rows, points or places that were omitted because of the limits. */
  readonly omitted: number;
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
  readonly group: string;
  readonly lines: readonly Line[];
}
export interface ShownBars extends ShownBase {
  readonly kind: 'bars';
  readonly category: string;
  /** True if the categories, such as classes, have their own order and are not sorted by value. */
  readonly ordered: boolean;
  readonly bars: readonly Column[];
  readonly categories: readonly Bar[];
}
export interface ShownMap extends ShownBase {
  readonly kind: 'map';
  readonly size?: Column;
  readonly colour?: Column;
  readonly scale?: ColourScale;
  readonly track: boolean;
  readonly places: readonly Place[];
}
export interface ShownText extends ShownBase {
  readonly kind: 'text';
  readonly headline?: string;
  readonly text: string;
  /** The renderer must sanitize HTML. */
  readonly format: 'plain' | 'html';
}

export type Shown = ShownValue | ShownFacts | ShownTable | ShownSeries | ShownBars | ShownMap | ShownText;
