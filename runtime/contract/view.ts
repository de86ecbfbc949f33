// A view describes how to display the result of a tool or endpoint. The generator writes views from the manifests, or derives them from the
// shape of the result. runtime/views applies them to results; pages, CSV and MCP Apps render the output. This module has no dependencies
// because browsers load it too.

/**
 * Path of a field: names joined by dots (`position.lat`), relative to one row of the view's `rows`, or to the result if the view has none.
 * Each leading `^` goes one level up: `^` is the object that contains the list, `^^` the object that contains that one. `$key` is a row's
 * key in an object with arbitrary keys; `$value` is a row that is a plain value.
 */
export type FieldPath = string;

/** Determines alignment, grouping and links. `identifier` means digits that are not a quantity. */
export type FieldType =
  | 'text'
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
  /** Unit printed after the field's values. */
  readonly unit?: string;
  /** Field that contains the unit, such as a currency code. */
  readonly unitField?: FieldPath;
  /** The field is an object with arbitrary keys; each key becomes a column. */
  readonly spread?: true;
}

interface ViewBase {
  /** Distinguishes the view from other views of the same result. */
  readonly title: string;
}

/** Rows come from a list, from nested lists, or from an object with arbitrary keys. */
interface RowsView extends ViewBase {
  /** Path of the list, from the result (`storms.kp_index`); if omitted, the result is the only row. */
  readonly rows?: FieldPath;
}

/** A single value: a conversion, a rate, a time. */
export interface ValueView extends ViewBase {
  readonly kind: 'value';
  readonly field: ViewField;
  /** Additional fields, in smaller type. */
  readonly beside: readonly ViewField[];
}

/** One record: a company, a country, a paper. */
export interface FactsView extends ViewBase {
  readonly kind: 'facts';
  readonly headline?: ViewField;
  readonly fields: readonly ViewField[];
  /** Fields hidden until the reader expands the record. */
  readonly more: readonly ViewField[];
}

export interface TableView extends RowsView {
  readonly kind: 'table';
  readonly columns: readonly ViewField[];
  /** Path of the column that names the row. */
  readonly headline?: FieldPath;
  /** Field that contains the row's URL. */
  readonly link?: FieldPath;
}

/** A time series. */
export interface SeriesView extends RowsView {
  readonly kind: 'series';
  readonly x: ViewField;
  /** One line per field; usually one. */
  readonly y: readonly ViewField[];
  /** One line per combination of their values. */
  readonly group: readonly ViewField[];
}

export interface BarsView extends RowsView {
  readonly kind: 'bars';
  /** Omitted if the result is the only row: then each value is a category. */
  readonly category?: ViewField;
  /** One bar per field in every category. */
  readonly values: readonly ViewField[];
}

export interface MapView extends RowsView {
  readonly kind: 'map';
  readonly latitude: FieldPath;
  readonly longitude: FieldPath;
  readonly label?: ViewField;
  readonly size?: ViewField;
  readonly colour?: ViewField;
  /** Fields shown with a place, in addition to its label. */
  readonly facts: readonly ViewField[];
  /** Field that contains the place's URL. */
  readonly link?: FieldPath;
  /** The places form a track, in order. */
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
