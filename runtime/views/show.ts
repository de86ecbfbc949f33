// Applies a view to an answer. The function is pure and never throws: missing or mistyped values are omitted, and list
// lengths are limited. Pages, CSV and MCP Apps render the output (shown.ts) and never read answers themselves.

import type { FieldLink } from '../contract/page.ts';
import type {
  BarsView,
  FactsView,
  MapView,
  TableView,
  TextView,
  ValueView,
  View,
  ViewField,
} from '../contract/view.ts';
import { captionOf } from './caption.ts';
import { columnOf } from './columns.ts';
import { leadsOf } from './record-links.ts';
import { seriesShown } from './series.ts';
import type {
  Fact,
  Place,
  Shown,
  ShownBars,
  ShownFacts,
  ShownMap,
  ShownTable,
  ShownText,
  ShownValue,
} from './shown.ts';
import { tableOf } from './table.ts';
import { type Bounds, cut, type FoundValue, figure, linkAt, plain, rowsOf, SCREEN, unitOf, valueAt } from './walk.ts';

const MAX_CATEGORIES = 200;

export function show(view: View, answer: unknown, bounds: Bounds = SCREEN): Shown {
  const shown = shownOf(view, answer, bounds);
  const caption = view.caption === undefined ? undefined : captionOf(view.caption, answer, bounds);
  return caption === undefined ? shown : { ...shown, caption };
}

function shownOf(view: View, answer: unknown, bounds: Bounds): Shown {
  switch (view.kind) {
    case 'value':
      return valueShown(view, answer, bounds);
    case 'facts':
      return factsShown(view, answer, bounds);
    case 'table':
      return tableShown(view, answer, bounds);
    case 'series':
      return seriesShown(view, answer, bounds);
    case 'bars':
      return barsShown(view, answer, bounds);
    case 'map':
      return mapShown(view, answer, bounds);
    case 'text':
      return textShown(view, answer, bounds);
  }
}

function valueShown({ title, field, beside }: ValueView, answer: unknown, bounds: Bounds): ShownValue {
  const row = { value: answer };
  const fact = factOf(row, field, bounds);
  const others = presentFacts(row, beside, bounds);
  return { kind: 'value', title, omitted: 0, empty: fact.value === null, fact, beside: others };
}

function factsShown({ title, headline, fields, more, links }: FactsView, answer: unknown, bounds: Bounds): ShownFacts {
  const row = { value: answer };
  const name = headline === undefined ? null : plain(valueAt(row, headline.path), bounds);
  const facts = presentFacts(row, fields, bounds, links);
  const rest = presentFacts(row, more, bounds, links);
  return {
    ...{ kind: 'facts', title, omitted: 0, facts, more: rest },
    empty: name === null && facts.length + rest.length === 0,
    ...(name === null ? {} : { headline: String(name) }),
  };
}

function tableShown(view: TableView, answer: unknown, bounds: Bounds): ShownTable {
  const { also = [] } = view;
  const { columns, rows, omitted } = tableOf(view, answer, bounds);
  const paths = view.columns.map(({ path }) => path);
  const named = view.headline === undefined ? paths : [view.headline, ...paths];
  return {
    ...{ kind: 'table', title: view.title, omitted, empty: rows.length === 0, columns },
    rows: rows.map(({ cells, from }) => {
      const link = linkAt(from, view.link);
      const leads = leadsOf(from, view.links, named);
      return {
        cells,
        ...(link === undefined ? {} : { link }),
        ...(leads === undefined ? {} : { leads }),
        ...(also.length === 0 ? {} : { more: () => presentFacts(from, also, bounds, view.links) }),
      };
    }),
  };
}

function barsShown(view: BarsView, answer: unknown, bounds: Bounds): ShownBars {
  const { title, values, category } = view;
  const { rows, omitted } = rowsOf(answer, view.rows, { ...bounds, rows: Math.min(bounds.rows, MAX_CATEGORIES) });
  const whole = rows[0] ?? { value: undefined };
  const categories =
    category === undefined
      ? values.map((field) => ({ category: field.title, values: [figure(whole, field.path)] }))
      : rows.map((row) => ({
          category: String(plain(valueAt(row, category.path), bounds) ?? UNNAMED_CATEGORY),
          values: values.map((field) => figure(row, field.path)),
        }));
  const bars = (category === undefined ? values.slice(0, 1) : values).map((field) =>
    columnOf(field, unitOf(whole, field, bounds)),
  );
  return {
    ...{ kind: 'bars', title, omitted, categories, ordered: view.ordered === true },
    category: category?.title ?? '',
    bars: category === undefined ? bars.map((bar) => ({ ...bar, title })) : bars,
    empty: categories.every((each) => each.values.every((value) => value === null)),
  };
}

const UNNAMED_CATEGORY = 'not specified';

function mapShown(view: MapView, answer: unknown, bounds: Bounds): ShownMap {
  const { rows, omitted } = rowsOf(answer, view.rows, bounds);
  const places = rows.map((row) => placeOf(row, view, bounds)).filter((place) => place !== undefined);
  return {
    ...{ kind: 'map', title: view.title, places, empty: places.length === 0 },
    omitted: omitted + rows.length - places.length,
    track: view.track === true,
    ...(view.size === undefined ? {} : { size: columnOf(view.size, view.size.unit) }),
    ...(view.colour === undefined ? {} : { colour: columnOf(view.colour, view.colour.unit) }),
    ...(view.scale === undefined ? {} : { scale: view.scale }),
  };
}

function placeOf(row: FoundValue, view: MapView, bounds: Bounds): Place | undefined {
  const [latitude, longitude] = [figure(row, view.latitude), figure(row, view.longitude)];
  if (latitude === null || longitude === null || Math.abs(latitude) > 90 || Math.abs(longitude) > 180) return undefined;
  const label = view.label === undefined ? null : plain(valueAt(row, view.label.path), bounds);
  const size = view.size === undefined ? null : figure(row, view.size.path);
  const colour = view.colour === undefined ? null : plain(valueAt(row, view.colour.path), bounds);
  const link = linkAt(row, view.link);
  return {
    ...{ latitude, longitude, label: String(label ?? ''), facts: presentFacts(row, view.facts, bounds) },
    ...(size === null ? {} : { size }),
    ...(colour === null ? {} : { colour: typeof colour === 'boolean' ? String(colour) : colour }),
    ...(link === undefined ? {} : { link }),
  };
}

function textShown({ title, field, format, headline }: TextView, answer: unknown, bounds: Bounds): ShownText {
  const row = { value: answer };
  const found = valueAt(row, field.path);
  const text = typeof found === 'string' ? cut(found, bounds.longText) : '';
  const name = headline === undefined ? null : plain(valueAt(row, headline.path), bounds);
  return {
    ...{ kind: 'text', title, text, format, omitted: 0, empty: text.trim() === '' },
    ...(name === null ? {} : { headline: String(name) }),
  };
}

function presentFacts(
  row: FoundValue,
  fields: readonly ViewField[],
  bounds: Bounds,
  links?: readonly FieldLink[],
): Fact[] {
  const leads =
    leadsOf(
      row,
      links,
      fields.map(({ path }) => path),
    ) ?? {};
  return fields
    .map((field) => {
      const own = links?.some((link) => link.field === field.path) ? leads[field.path] : undefined;
      return { ...factOf(row, field, bounds), ...(own === undefined ? {} : { leads: own }) };
    })
    .filter(({ value }) => value !== null && value !== '');
}

function factOf(row: FoundValue, field: ViewField, bounds: Bounds): Fact {
  const { title, type } = field;
  const unit = unitOf(row, field, bounds);
  return { title, type, value: plain(valueAt(row, field.path), bounds), ...(unit === undefined ? {} : { unit }) };
}
