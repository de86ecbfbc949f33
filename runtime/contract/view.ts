// Describes how to display a result. The generator writes views from the manifests or derives them from the result's
// shape. runtime/views applies them; pages, CSV and MCP Apps render the output. This module has no dependencies,
// because browsers load it too.

import type { FieldLink } from './page.ts';

/**
 * Names joined by dots (`position.lat`), relative to one row of the view, or to the result if the view has no rows.
 * Each leading `^` goes one level up: `^` is the object that contains the list, and `^^` is the object that contains
 * `^`. `$key` is a row's key in an object with arbitrary keys; `$value` is a row that is a plain value.
 */
export type FieldPath = string;

/**
 * Determines alignment, grouping and links. `identifier`: digits that are not a quantity; `word`: a value from a closed
 * set.
 */
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
  /** Field that contains the unit, such as a currency code. */
  readonly unitField?: FieldPath;
  /** Set if the field is an object with arbitrary keys; each key becomes a column. */
  readonly spread?: true;
}

interface ViewBase {
  readonly title: string;
  /** Tools that accept fields of the view's rows. Not in generated files, because pages add it. */
  readonly links?: readonly FieldLink[];
  /** Title of the view, with fields of the result in braces: `1 {base} in {target}`. */
  readonly caption?: string;
}

/** A view whose rows come from a list, nested lists, or an object with arbitrary keys. */
interface RowsView extends ViewBase {
  /** Path of the list (`storms.kp_index`); if absent, the result is the only row. */
  readonly rows?: FieldPath;
}

/** A single value, such as a conversion, a rate or a time. */
export interface ValueView extends ViewBase {
  readonly kind: 'value';
  readonly field: ViewField;
  /** In smaller type. */
  readonly beside: readonly ViewField[];
}

/** One record, such as a company, a country or a paper. */
export interface FactsView extends ViewBase {
  readonly kind: 'facts';
  readonly headline?: ViewField;
  readonly fields: readonly ViewField[];
  /** Fields that are hidden until the reader expands the record. */
  readonly more: readonly ViewField[];
}

export interface TableView extends RowsView {
  readonly kind: 'table';
  readonly columns: readonly ViewField[];
  readonly headline?: FieldPath;
  readonly link?: FieldPath;
  /** The other fields of a row, shown in CSV and, when the reader opens the row, on pages. */
  readonly also?: readonly ViewField[];
}

export interface SeriesView extends RowsView {
  readonly kind: 'series';
  readonly x: ViewField;
  readonly y: readonly ViewField[];
  /** One line per combination of values. */
  readonly group: readonly ViewField[];
  /** The other fields of a row, which are included in CSV. */
  readonly also?: readonly ViewField[];
}

export interface BarsView extends RowsView {
  readonly kind: 'bars';
  /** Absent if the result is the only row; each value is then a category. */
  readonly category?: ViewField;
  readonly values: readonly ViewField[];
  /** Set if the categories have a natural order, so they are not sorted by value. */
  readonly ordered?: true;
}

export interface ColourScale {
  /** All possible values in order, so that a value has the same color in every result. */
  readonly values: readonly string[];
  /** Set if the values are levels from mild to severe. */
  readonly levels?: true;
}

export interface MapView extends RowsView {
  readonly kind: 'map';
  readonly latitude: FieldPath;
  readonly longitude: FieldPath;
  readonly label?: ViewField;
  readonly size?: ViewField;
  readonly colour?: ViewField;
  /** Fixed meanings of the colors. */
  readonly scale?: ColourScale;
  /** Text shown with the label. */
  readonly facts: readonly ViewField[];
  readonly link?: FieldPath;
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
