// Draws places on a map, zoomed to the area that contains them.

import { type GeoProjection, geoBounds, geoGraticule, geoMercator, geoNaturalEarth1, geoPath } from 'd3-geo';
import { feature } from 'topojson-client';
import type { Place, ShownMap } from '../../views/shown.ts';
import type { Draw } from '../views/drawing.ts';
import { formatted, unitText, withUnit } from '../views/format.ts';

/** Maximum width of the drawing in CSS pixels, so that symbols have the same size on phones and desktops. */
const WIDEST = 800;
const NARROWEST = 360;
const PADDING = 28;
const COLOURS = 8;
/** Minimum extent in degrees, so that single or close places are shown in context. */
const LEAST_SPAN = 6;
const LONE_SPAN = 30;
/** Larger extents, in degrees, show the whole world. */
const WIDE_SPAN = 150;
/** Smaller extents, in degrees, need the detailed coastline. */
const NEAR_SPAN = 15;
const SMALLEST = 4;
const LARGEST = 14;
const SVG = 'http://www.w3.org/2000/svg';

/** Land outlines as TopoJSON; detailed ones if `isNear`. */
export type LandFor = (isNear: boolean) => Promise<object>;

/** Creates the map renderer. The land may load after the places are drawn. */
export function mapOn(landFor: LandFor): Draw<ShownMap> {
  return (into, model) => drawMap(into, model, landFor);
}

/** @returns a function that removes the map */
function drawMap(into: object, model: ShownMap, landFor: LandFor): () => void {
  const element = into as HTMLElement;
  const size = sizeOf(element.clientWidth);
  const svg = node('svg', { viewBox: `0 0 ${size.width} ${size.height}`, class: 'map-svg', 'aria-hidden': 'true' });
  const projection = projectionFor(model.places, size);
  const path = geoPath(projection);
  svg.append(node('path', { class: 'graticule', d: path(geoGraticule().step(stepFor(model.places))()) ?? '' }));
  const land = svg.appendChild(node('path', { class: 'land' }));
  landFor(isNear(model.places)).then(
    (outlines) => land.setAttribute('d', path(feature(outlines as Parameters<typeof feature>[0], 'land')) ?? ''),
    () => undefined,
  );
  if (model.track) svg.append(node('path', { class: 'track', d: trackPath(model.places, projection) }));
  const caption = document.createElement('p');
  caption.className = 'map-told';
  const radius = radiusOf(model);
  const colour = colourOf(model);
  const places = model.places
    .map((place) => ({ place, at: projection([place.longitude, place.latitude]) }))
    .filter(({ at }) => at !== null);
  // Draw large circles first, so that none is hidden.
  places.sort((a, b) => radius(b.place) - radius(a.place));
  for (const { place, at } of places) {
    const [x, y] = at as [number, number];
    const circle = node('circle', {
      cx: x.toFixed(1),
      cy: y.toFixed(1),
      r: radius(place).toFixed(1),
      class: `place colour-${colour(place)}`,
    });
    const title = node('title', {});
    title.textContent = textOf(place, model);
    circle.append(title);
    const tell = () => {
      caption.textContent = textOf(place, model);
    };
    circle.addEventListener('pointerenter', tell);
    circle.addEventListener('click', tell);
    svg.append(circle);
  }
  const [only] = model.places;
  if (only !== undefined && model.places.length === 1) caption.textContent = textOf(only, model);
  element.replaceChildren(svg, caption, ...legendOf(model));
  return () => element.replaceChildren();
}

interface Size {
  readonly width: number;
  readonly height: number;
}

function sizeOf(room: number): Size {
  const width = Math.max(NARROWEST, Math.min(WIDEST, room));
  return { width, height: Math.round(width * (width < 500 ? 0.7 : 0.525)) };
}

function node(name: string, attributes: Readonly<Record<string, string>>): SVGElement {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return element;
}

function points(places: readonly Place[]) {
  return {
    type: 'MultiPoint' as const,
    coordinates: places.map(({ longitude, latitude }): [number, number] => [longitude, latitude]),
  };
}

function spanOf(places: readonly Place[]): {
  west: number;
  south: number;
  east: number;
  north: number;
  width: number;
  height: number;
} {
  const [[west, south], [east, north]] = geoBounds(points(places));
  const width = east < west ? east + 360 - west : east - west;
  return { west, south, east, north, width, height: north - south };
}

function isNear(places: readonly Place[]): boolean {
  const { width, height } = spanOf(places);
  return places.length > 1 && Math.max(width, height) > 0 && Math.max(width, height) < NEAR_SPAN;
}

function projectionFor(places: readonly Place[], size: Size): GeoProjection {
  const { west, south, north, width, height } = spanOf(places);
  if (width > WIDE_SPAN || Math.max(Math.abs(south), Math.abs(north)) > 80) {
    return geoNaturalEarth1().fitExtent(
      [
        [4, 4],
        [size.width - 4, size.height - 4],
      ],
      { type: 'Sphere' },
    );
  }
  const [middle, centre] = [west + width / 2, (south + north) / 2];
  const least = width === 0 && height === 0 ? LONE_SPAN : LEAST_SPAN;
  const [half, tall] = [Math.max(width, least) / 2, Math.max(height, least) / 2];
  const corners = {
    type: 'MultiPoint' as const,
    coordinates: [
      [-half, centre - tall],
      [half, centre + tall],
    ].map(([x = 0, y = 0]): [number, number] => [x, Math.max(-80, Math.min(80, y))]),
  };
  const around = [
    [PADDING, PADDING],
    [size.width - PADDING, size.height - PADDING],
  ] as [[number, number], [number, number]];
  const fitted = geoMercator()
    .rotate([-middle, 0])
    .fitExtent(around, {
      ...corners,
      coordinates: corners.coordinates.map(([x, y]) => [x + middle, y] as [number, number]),
    });
  return fitted.clipExtent([
    [0, 0],
    [size.width, size.height],
  ]);
}

function stepFor(places: readonly Place[]): [number, number] {
  const { width, height } = spanOf(places);
  const span = Math.max(width, height);
  const step = span === 0 ? 5 : span > 60 ? 20 : span > 20 ? 10 : span > 8 ? 5 : 1;
  return [step, step];
}

function trackPath(places: readonly Place[], projection: GeoProjection): string {
  const coordinates = points(places).coordinates;
  return geoPath(projection)({ type: 'LineString', coordinates }) ?? '';
}

/** Area is proportional to the value; all radii are equal without a value. */
function radiusOf({ places }: ShownMap): (place: Place) => number {
  const sizes = places.flatMap(({ size }) => (size === undefined ? [] : [size]));
  const [least, most] = [Math.min(...sizes), Math.max(...sizes)];
  return ({ size }) => {
    if (size === undefined || most === least) return sizes.length === 0 || most === least ? 6 : SMALLEST;
    return SMALLEST + (LARGEST - SMALLEST) * Math.sqrt((size - least) / (most - least));
  };
}

/** Colors: one per category, by frequency, or four steps for numbers. */
function colourOf(model: ShownMap): (place: Place) => number {
  const { words, figures } = coloursOf(model);
  const [least, most] = [Math.min(...figures), Math.max(...figures)];
  return ({ colour }) => {
    if (typeof colour === 'number')
      return most === least ? 0 : Math.min(3, Math.floor(((colour - least) / (most - least)) * 4));
    return colour === undefined ? 0 : Math.max(0, words.indexOf(colour)) % COLOURS;
  };
}

function coloursOf({ places }: ShownMap): { words: string[]; figures: number[] } {
  const given = places.flatMap(({ colour }) => (colour === undefined ? [] : [colour]));
  const counts = new Map<string, number>();
  for (const each of given) if (typeof each === 'string') counts.set(each, (counts.get(each) ?? 0) + 1);
  const words = [...counts].sort((a, b) => b[1] - a[1]).map(([word]) => word);
  return { words, figures: given.filter((each) => typeof each === 'number') };
}

function legendOf(model: ShownMap): HTMLElement[] {
  const { words, figures } = coloursOf(model);
  const steps = figures.length === 0 ? [] : [`${Math.min(...figures)} to ${Math.max(...figures)}, in four steps`];
  const names = [...words.slice(0, COLOURS), ...steps];
  if (names.length < 2 && steps.length === 0) return [];
  const list = document.createElement('ul');
  list.className = 'legend';
  for (const [index, name] of names.entries()) {
    const item = document.createElement('li');
    item.className = `colour-${index}`;
    item.textContent = name;
    list.append(item);
  }
  return [list];
}

function textOf({ label, facts, size, colour }: Place, model: ShownMap): string {
  const parts = [
    ...(size === undefined || model.size === undefined
      ? []
      : [`${withUnit(model.size.title, model.size.unit)} ${size}`]),
    ...(colour === undefined || model.colour === undefined ? [] : [`${model.colour.title} ${colour}`]),
    ...facts.map(
      ({ title, value, type, unit }) =>
        `${title} ${formatted(value, type)}${unit === undefined ? '' : ` ${unitText(unit)}`}`,
    ),
  ];
  return [formatted(label, 'text'), ...parts].filter((part) => part !== '').join(' · ');
}
