// Describes how to display a result. The generator writes views from the manifests or derives them from the result's shape.
// runtime/views applies them; pages, CSV and MCP Apps render the output. No dependencies, because browsers load this module
// too.

import type { FieldLink } from './page.ts';

/**
 * Names joined by dots (`position.lat`), relative to one row of the view, or to the result if the view has no rows. Each
 * leading `^` goes one level up: `^` is the object that contains the list, `^^` the object that contains that one. `$key` is a
 * row's key in an object with arbitrary keys; `$value` is a row that is a plain value.
 */
export type FieldPath = string;

/** Determines alignment, grouping and links. `identifier`: digits that are not a quantity; `word`: one of a closed set of values. */
export type FieldType =
  | 'text'
  | 'word'
  | 'number'
  | 'identifier'
  | 'boolean'
  | 'date'
  | 'date-time'
  | 'link'
  | 'list'
  | 'record';

export interface ViewField {
  readonly path: FieldPath;
  readonly title: string;
  readonly type: FieldType;
  readonly unit?: string;
  /** Field with the unit, such as a currency code. */
  readonly unitField?: FieldPath;
  /** An object with arbitrary keys; each key becomes a column. */
  readonly spread?: true;
}

interface ViewBase {
  readonly title: string;
  /** Tools that accept fields of its rows. Not in generated files: pages add it. */
  readonly links?: readonly FieldLink[];
  /** What the view shows, with fields of the result in braces: `1 {base} in {target}`. */
  readonly caption?: string;
}

/** Rows come from a list, nested lists, or an object with arbitrary keys. */
interface RowsView extends ViewBase {
  /** Path of the list (`storms.kp_index`); without it, the result is the only row. */
  readonly rows?: FieldPath;
}

/** A single value: a conversion, a rate, a time. */
export interface ValueView extends ViewBase {
  readonly kind: 'value';
  readonly field: ViewField;
  /** In smaller type. */
  readonly beside: readonly ViewField[];
}

/** One record: a company, a country, a paper. */
export interface FactsView extends ViewBase {
  readonly kind: 'facts';
  readonly headline?: ViewField;
  readonly fields: readonly ViewField[];
  /** Hidden until the reader expands the record. */
  readonly more: readonly ViewField[];
}

export interface TableView extends RowsView {
  readonly kind: 'table';
  readonly columns: readonly ViewField[];
  /** Column that names the row. */
  readonly headline?: FieldPath;
  /** Field with the row's URL. */
  readonly link?: FieldPath;
  /** The other fields of a row: in CSV, and on pages when the reader opens the row. */
  readonly also?: readonly ViewField[];
}

export interface SeriesView extends RowsView {
  readonly kind: 'series';
  readonly x: ViewField;
  /** One line per field. */
  readonly y: readonly ViewField[];
  /** One line per combination of values. */
  readonly group: readonly ViewField[];
  /** The other fields of a row, in CSV. */
  readonly also?: readonly ViewField[];
}

export interface BarsView extends RowsView {
  readonly kind: 'bars';
  /** Absent if the result is the only row; then each value is a category. */
  readonly category?: ViewField;
  /** One bar per field. */
  readonly values: readonly ViewField[];
  /** The categories have an order of their own, so they are not sorted by value. */
  readonly ordered?: true;
}

export interface ColourScale {
  /** All values in order: a value has the same color in every result. */
  readonly values: readonly string[];
  /** The values are levels from mild to severe. */
  readonly levels?: true;
}

export interface MapView extends RowsView {
  readonly kind: 'map';
  readonly latitude: FieldPath;
  readonly longitude: FieldPath;
  readonly label?: ViewField;
  readonly size?: ViewField;
  readonly colour?: ViewField;
  /** Fixed meaning of the colors. */
  readonly scale?: ColourScale;
  /** Shown with the label. */
  readonly facts: readonly ViewField[];
  /** Field with the URL of the place. */
  readonly link?: FieldPath;
  /** The places form a track. */
  readonly track?: true;
}

export interface TextView extends ViewBase {
  readonly kind: 'text';
  readonly field: ViewField;
  /** HTML comes from third parties and must be sanitized before display. */
  readonly format: 'plain' | 'html';
  readonly headline?: ViewField;
}

export type View = ValueView | FactsView | TableView | SeriesView | BarsView | MapView | TextView;
