// What a view is: how the result of a tool or endpoint is looked at. The generator writes views from the manifests (and, where
// they declare none, from the shape of the result); runtime/views applies them to answers; pages, CSV and MCP Apps draw what
// that gives. No dependencies: the browser loads it too.

/**
 * The way to a field: names joined by dots (`position.lat`), beginning at one row of the view's `rows`, or at the result where
 * it has none. A `^` in front begins one level further out: at what holds the list, `^^` at what holds that. `$key` is the name
 * under which a row stands in an object of free names, and `$value` is a row that is no record itself.
 */
export type FieldPath = string;

/** What a field holds, which decides how it is aligned, grouped and linked. `identifier`: digits that are no quantity. */
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

/** A field as a view shows it. */
export interface ViewField {
  readonly path: FieldPath;
  readonly title: string;
  readonly type: FieldType;
  /** Unit of its figures, as it is written behind them. */
  readonly unit?: string;
  /** The field that holds their unit, such as a currency's code. */
  readonly unitField?: FieldPath;
  /** It is an object of free names, and each of them a column of its own. */
  readonly spread?: true;
}

interface ViewBase {
  /** What the view is called beside others of the same result. */
  readonly title: string;
}

/** A view of rows: of a list, of lists inside lists, or of an object of free names. */
interface RowsView extends ViewBase {
  /** Names of the lists, from the result on (`storms.kp_index`); the result itself is the one row where it is left out. */
  readonly rows?: FieldPath;
}

/** One answer: a conversion, a rate, a time. */
export interface ValueView extends ViewBase {
  readonly kind: 'value';
  readonly field: ViewField;
  /** What belongs to it, in smaller type. */
  readonly beside: readonly ViewField[];
}

/** One record: a company, a country, a paper. */
export interface FactsView extends ViewBase {
  readonly kind: 'facts';
  /** Its name. */
  readonly headline?: ViewField;
  readonly fields: readonly ViewField[];
  /** What is shown only when asked for. */
  readonly more: readonly ViewField[];
}

/** A list of records. */
export interface TableView extends RowsView {
  readonly kind: 'table';
  readonly columns: readonly ViewField[];
  /** Path of the column that names the row. */
  readonly headline?: FieldPath;
  /** The field with the row's address. */
  readonly link?: FieldPath;
}

/** Figures over time. */
export interface SeriesView extends RowsView {
  readonly kind: 'series';
  readonly x: ViewField;
  /** One line each; usually one. */
  readonly y: readonly ViewField[];
  /** One line for each of their values. */
  readonly group: readonly ViewField[];
}

/** Figures by category. */
export interface BarsView extends RowsView {
  readonly kind: 'bars';
  /** Left out where the result is the one row: then each value is a category. */
  readonly category?: ViewField;
  /** One bar each in every category. */
  readonly values: readonly ViewField[];
}

/** What has coordinates. */
export interface MapView extends RowsView {
  readonly kind: 'map';
  readonly latitude: FieldPath;
  readonly longitude: FieldPath;
  readonly label?: ViewField;
  readonly size?: ViewField;
  readonly colour?: ViewField;
  /** What is told of a place beside its label. */
  readonly facts: readonly ViewField[];
  /** The field with the place's address. */
  readonly link?: FieldPath;
  /** The places are one way, in their order. */
  readonly track?: true;
}

/** A long text. */
export interface TextView extends ViewBase {
  readonly kind: 'text';
  readonly field: ViewField;
  /** HTML is of others: it must be sanitised before it is shown. */
  readonly format: 'plain' | 'html';
  readonly headline?: ViewField;
}

/** How a result is looked at. */
export type View = ValueView | FactsView | TableView | SeriesView | BarsView | MapView | TextView;
