// Draws places on a map that can be moved and enlarged, with names of cities. Starts with the area that contains the places.

import { geoGraticule, geoPath } from 'd3-geo';
import { feature } from 'topojson-client';
import type { Place, ShownMap } from '../../views/shown.ts';
import { safeLink } from '../../views/walk.ts';
import type { Draw } from '../views/drawing.ts';
import { counted, formatted } from '../views/format.ts';
import { bounded, boxOf, clustered, placedLabels, type View, zoomed } from './map-layout.ts';
import { isNear, projectionFor, type Size, sizeOf, stepFor, trackPath } from './map-projection.ts';
import { type Colouring, colouringOf, radiusOf, sizeText, textOf } from './map-symbols.ts';
import type { PlaceName } from './names-far.ts';

const SVG = 'http://www.w3.org/2000/svg';
/** If there are fewer places, each is drawn separately, even if they cover each other. */
const PLACES_TO_CLUSTER = 60;
const CLUSTER_CELL = 34;
/** Up to this number, places are labeled with their names. */
const MAX_LABELLED = 12;
const MAX_NAMES = 26;
/** At this scale and above, maps need the detailed coastline. */
const NEAR_SCALE = 5;
const STEP = 2;
const WHOLE: View = { k: 1, x: 0, y: 0 };

type LandPart = 'far' | 'west' | 'east';
/** For places west of this meridian, the detailed land of the Americas is used. */
const BETWEEN_HALVES = -30;

/** Parts of the map that are loaded separately. If `isNear`, more names are loaded. */
export interface MapData {
  /** Land outlines as TopoJSON: coarse ones of the world, and detailed ones of each half. */
  readonly land: Partial<Readonly<Record<LandPart, () => Promise<object>>>>;
  readonly names: (isNear: boolean) => Promise<readonly PlaceName[]>;
}

/** Creates the map renderer. Land and names may load after the places are drawn. */
export function mapOn(data: MapData): Draw<ShownMap> {
  return (into, model) => {
    const map = new PlacesMap(into as HTMLElement, model, data);
    return () => map.remove();
  };
}

interface OnScreen {
  readonly place: Place;
  readonly x: number;
  readonly y: number;
}

class PlacesMap {
  readonly #element: HTMLElement;
  readonly #model: ShownMap;
  readonly #data: MapData;
  readonly #size: Size;
  readonly #project: (longitude: number, latitude: number) => readonly [number, number] | null;
  readonly #path: (shape: Parameters<ReturnType<typeof geoPath>>[0]) => string;
  readonly #svg = node('svg', { class: 'map-svg' });
  readonly #ground = this.#svg.appendChild(node('g', {}));
  readonly #marks = this.#svg.appendChild(node('g', {}));
  readonly #land = node('path', { class: 'land' });
  readonly #caption = document.createElement('p');
  readonly #radius: (place: Place) => number;
  readonly #colouring: Colouring;
  #names: readonly PlaceName[] = [];
  #view = WHOLE;
  #isNear: boolean;

  constructor(element: HTMLElement, model: ShownMap, data: MapData) {
    this.#element = element;
    this.#model = model;
    this.#data = data;
    this.#size = sizeOf(element.clientWidth);
    const projection = projectionFor(model.places, this.#size);
    const path = geoPath(projection);
    this.#project = (longitude, latitude) => projection([longitude, latitude]);
    this.#path = (shape) => path(shape) ?? '';
    this.#radius = radiusOf(model);
    this.#colouring = colouringOf(model);
    this.#isNear = isNear(model.places);
    const { width, height } = this.#size;
    this.#svg.setAttribute('viewBox', `0 0 ${width} ${height}`);
    const grid = geoGraticule().step(stepFor(model.places))();
    this.#ground.append(node('path', { class: 'graticule', d: this.#path(grid) }), this.#land);
    if (model.track) this.#ground.append(node('path', { class: 'track', d: trackPath(model.places, projection) }));
    this.#caption.className = 'map-told';
    this.#caption.setAttribute('role', 'status');
    const frame = document.createElement('div');
    frame.className = 'map-frame';
    frame.append(this.#svg, this.#buttons());
    element.replaceChildren(frame, this.#caption, ...this.#legend());
    this.#listen();
    this.#load();
    this.#draw();
    const [only] = model.places;
    if (only !== undefined && model.places.length === 1) this.#tell(only);
    else this.#caption.textContent = `${counted(model.places.length, 'place')}. Select one to see its details.`;
  }

  remove(): void {
    this.#element.replaceChildren();
  }

  #load(): void {
    const ignore = () => undefined;
    const { land } = this.#data;
    const parts = this.#landParts().flatMap((part) => land[part] ?? land.far ?? []);
    Promise.all([...new Set(parts)].map((load) => load())).then((all) => {
      const shapes = all.map((outlines) => this.#path(feature(outlines as Parameters<typeof feature>[0], 'land')));
      this.#land.setAttribute('d', shapes.join(''));
    }, ignore);
    this.#data.names(this.#isNear).then((names) => {
      this.#names = names;
      this.#draw();
    }, ignore);
  }

  /** Both halves are needed once the reader has enlarged the map, because it can then be moved to the other half. */
  #landParts(): readonly LandPart[] {
    if (!this.#isNear) return ['far'];
    if (this.#view.k > 1) return ['west', 'east'];
    const [{ longitude } = { longitude: 0 }] = this.#model.places;
    return [longitude < BETWEEN_HALVES ? 'west' : 'east'];
  }

  #move(view: View): void {
    const { width, height } = this.#size;
    this.#view = bounded(view, width, height);
    const { k, x, y } = this.#view;
    this.#ground.setAttribute('transform', `translate(${x} ${y}) scale(${k})`);
    if (k >= NEAR_SCALE && !this.#isNear) {
      this.#isNear = true;
      this.#load();
    }
    this.#draw();
  }

  /** Converts degrees to screen pixels. */
  #at(longitude: number, latitude: number): { x: number; y: number } | undefined {
    const found = this.#project(longitude, latitude);
    if (found === null) return undefined;
    const { k, x, y } = this.#view;
    return { x: found[0] * k + x, y: found[1] * k + y };
  }

  #draw(): void {
    const { places } = this.#model;
    const focused = this.#marks.contains(document.activeElement)
      ? document.activeElement?.getAttribute('aria-label')
      : undefined;
    const items = places.flatMap((place): OnScreen[] => {
      const at = this.#at(place.longitude, place.latitude);
      return at === undefined ? [] : [{ place, ...at }];
    });
    // Draw large symbols first, so they do not hide small ones.
    items.sort((a, b) => this.#radius(b.place) - this.#radius(a.place));
    const groups =
      items.length < PLACES_TO_CLUSTER
        ? items.map((item) => ({ ...item, items: [item] }))
        : clustered(items, CLUSTER_CELL);
    const marks = groups.map((group) =>
      group.items.length === 1 ? this.#mark(group.items[0] as OnScreen) : this.#cluster(group),
    );
    this.#marks.replaceChildren(...this.#texts(items), ...marks);
    const [first] = marks;
    const kept = marks.find((mark) => mark.getAttribute('aria-label') === focused);
    (kept ?? first)?.setAttribute('tabindex', '0');
    kept?.focus();
  }

  #mark({ place, x, y }: OnScreen): SVGElement {
    const text = textOf(place, this.#model);
    const circle = node('circle', {
      ...{ cx: x.toFixed(1), cy: y.toFixed(1), r: this.#radius(place).toFixed(1) },
      ...{ class: `place ${this.#colouring.of(place)}`, role: 'button', tabindex: '-1', 'aria-label': text },
    });
    const report = () => this.#tell(place);
    for (const event of ['pointerenter', 'click', 'focus']) circle.addEventListener(event, report);
    return circle;
  }

  /**
   * A symbol with the number of places in a cluster, in the color of the most severe one. Selecting it enlarges the map
   * around them.
   */
  #cluster({ x, y, items }: { x: number; y: number; items: readonly OnScreen[] }): SVGElement {
    const group = node('g', {
      ...{ class: 'cluster', role: 'button', tabindex: '-1' },
      'aria-label': `${counted(items.length, 'place')} near ${formatted(items[0]?.place.label ?? '', 'text')}. Enlarge the map`,
    });
    const worst = items.reduce((a, b) => (this.#colouring.rankOf(b.place) > this.#colouring.rankOf(a.place) ? b : a));
    const radius = (9 + Math.min(9, Math.log2(items.length) * 1.6)).toFixed(1);
    const circle = node('circle', {
      cx: x.toFixed(1),
      cy: y.toFixed(1),
      r: radius,
      class: `place ${this.#colouring.of(worst.place)}`,
    });
    const count = node('text', { x: x.toFixed(1), y: (y + 4).toFixed(1), class: 'cluster-count' });
    count.textContent = String(items.length);
    group.append(circle, count);
    const enlarge = () => this.#move(zoomed(this.#view, STEP * STEP, { x, y }));
    group.addEventListener('click', enlarge);
    return group;
  }

  /** Names of the places if there are only a few, then names of cities where there is room. */
  #texts(items: readonly OnScreen[]): SVGElement[] {
    const obstacles = items.map(({ place, x, y }) => {
      const radius = this.#radius(place);
      return { left: x - radius, right: x + radius, top: y - radius, bottom: y + radius };
    });
    const isFew = items.length <= MAX_LABELLED && !this.#model.track;
    const own = isFew
      ? items.map(({ place, x, y }) => ({
          text: short(place.label),
          x: x + this.#radius(place) + 4,
          y,
          kind: 'place-name',
        }))
      : [];
    const placedOwn = placedLabels(
      own.filter(({ text }) => text !== ''),
      this.#size,
      [],
      MAX_LABELLED,
    );
    const cities = this.#names.flatMap(([text, latitude, longitude]) => {
      const at = this.#at(longitude, latitude);
      return at === undefined ? [] : [{ text, x: at.x + 4, y: at.y, kind: 'city-name' }];
    });
    const isNamed = new Set(placedOwn.map(({ text }) => text));
    const placed = placedLabels(
      cities.filter(({ text }) => !isNamed.has(text)),
      this.#size,
      [...obstacles, ...placedOwn.map(boxOf)],
      MAX_NAMES,
    );
    return [...placed, ...placedOwn].flatMap(({ text, x, y, kind }) => {
      const label = node('text', { x: x.toFixed(1), y: (y + 4).toFixed(1), class: kind, 'aria-hidden': 'true' });
      label.textContent = text;
      return kind === 'city-name'
        ? [node('circle', { cx: (x - 4).toFixed(1), cy: y.toFixed(1), r: '1.5', class: 'city' }), label]
        : [label];
    });
  }

  #tell(place: Place): void {
    this.#caption.textContent = textOf(place, this.#model);
    const link = place.link === undefined ? undefined : safeLink(place.link);
    if (link === undefined) return;
    const anchor = document.createElement('a');
    anchor.href = link;
    anchor.rel = 'noreferrer nofollow';
    anchor.textContent = 'Open';
    this.#caption.append(' · ', anchor);
  }

  #buttons(): HTMLElement {
    const { width, height } = this.#size;
    const middle = { x: width / 2, y: height / 2 };
    const buttons = document.createElement('div');
    buttons.className = 'map-buttons';
    for (const [text, name, action] of [
      ['+', 'Enlarge the map', () => this.#move(zoomed(this.#view, STEP, middle))],
      ['−', 'Shrink the map', () => this.#move(zoomed(this.#view, 1 / STEP, middle))],
      ['Fit', 'Fit all places', () => this.#move(WHOLE)],
    ] as const) {
      const button = document.createElement('button');
      button.type = 'button';
      button.textContent = text;
      button.setAttribute('aria-label', name);
      button.title = name;
      button.addEventListener('click', action);
      buttons.append(button);
    }
    return buttons;
  }

  #listen(): void {
    const svg = this.#svg;
    const scale = () => this.#size.width / (svg.getBoundingClientRect().width || this.#size.width);
    const pointers = new Map<number, PointerEvent>();
    const at = (event: MouseEvent) => {
      const box = svg.getBoundingClientRect();
      return { x: (event.clientX - box.left) * scale(), y: (event.clientY - box.top) * scale() };
    };
    svg.addEventListener('pointerdown', (event) => pointers.set(event.pointerId, event));
    for (const name of ['pointerup', 'pointercancel', 'pointerleave'] as const)
      svg.addEventListener(name, (event) => pointers.delete(event.pointerId));
    svg.addEventListener('pointermove', (event) => {
      const before = pointers.get(event.pointerId);
      if (before === undefined) return;
      const [other] = [...pointers.values()].filter(({ pointerId }) => pointerId !== event.pointerId);
      pointers.set(event.pointerId, event);
      const { k, x, y } = this.#view;
      if (other === undefined) {
        // A touch with one finger scrolls the page.
        if (event.pointerType === 'touch' && k === 1) return;
        const [dx, dy] = [(event.clientX - before.clientX) * scale(), (event.clientY - before.clientY) * scale()];
        if (dx !== 0 || dy !== 0) this.#move({ k, x: x + dx, y: y + dy });
        return;
      }
      const apart = (one: PointerEvent) => Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY) || 1;
      this.#move(zoomed(this.#view, apart(event) / apart(before), at(event)));
    });
    svg.addEventListener('dblclick', (event) => this.#move(zoomed(this.#view, STEP, at(event))));
    // The wheel scrolls the page unless the zoom key (Ctrl or ⌘) is pressed.
    svg.addEventListener(
      'wheel',
      (event) => {
        if (!event.ctrlKey && !event.metaKey) return;
        event.preventDefault();
        this.#move(zoomed(this.#view, event.deltaY < 0 ? 1.25 : 0.8, at(event)));
      },
      { passive: false },
    );
    svg.addEventListener('keydown', (event) => this.#pressed(event));
  }

  /** Arrow keys move from place to place, Enter selects a place, and + and − zoom the map. */
  #pressed(event: KeyboardEvent): void {
    const marks = [...this.#marks.querySelectorAll<SVGElement>('[role=button]')];
    const index = marks.indexOf(event.target as SVGElement);
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    const { width, height } = this.#size;
    const middle = { x: width / 2, y: height / 2 };
    if (step !== undefined && index >= 0) {
      const next = marks[(index + step + marks.length) % marks.length];
      marks[index]?.setAttribute('tabindex', '-1');
      next?.setAttribute('tabindex', '0');
      next?.focus();
    } else if (event.key === 'Enter' || event.key === ' ') marks[index]?.dispatchEvent(new MouseEvent('click'));
    else if (event.key === '+') this.#move(zoomed(this.#view, STEP, middle));
    else if (event.key === '-') this.#move(zoomed(this.#view, 1 / STEP, middle));
    else return;
    event.preventDefault();
  }

  #legend(): HTMLElement[] {
    const { legend } = this.#colouring;
    const size = sizeText(this.#model);
    if (legend.length < 2 && size === undefined && this.#model.scale === undefined) return [];
    const list = document.createElement('ul');
    list.className = 'legend';
    const title = this.#model.colour?.title;
    for (const [index, { name, text }] of legend.entries()) {
      const item = document.createElement('li');
      item.className = name;
      item.textContent = index === 0 && title !== undefined ? `${title}: ${text}` : text;
      list.append(item);
    }
    if (size !== undefined) {
      const item = document.createElement('li');
      item.className = 'legend-size';
      item.textContent = size;
      list.append(item);
    }
    return [list];
  }
}

/** Maximum number of characters of a name on the map. */
const MAX_NAME_LENGTH = 26;

function short(name: string): string {
  const text = formatted(name, 'text');
  return name === '' ? '' : text.length > MAX_NAME_LENGTH ? `${text.slice(0, MAX_NAME_LENGTH - 1)}…` : text;
}

function node(name: string, attributes: Readonly<Record<string, string>>): SVGElement {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return element;
}
