// Arranges symbols and names on the screen: clusters places that cover each other, and selects names that do not
// overlap.

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Places at nearly the same point on the screen. */
export interface Cluster<Item> extends Point {
  readonly items: readonly Item[];
}

/** Groups items by a grid of screen cells; a cluster is drawn in the middle of its items. */
export function clustered<Item extends Point>(items: readonly Item[], cell: number): Cluster<Item>[] {
  const cells = new Map<string, Item[]>();
  for (const item of items) {
    const key = `${Math.floor(item.x / cell)} ${Math.floor(item.y / cell)}`;
    const known = cells.get(key);
    if (known === undefined) cells.set(key, [item]);
    else known.push(item);
  }
  return [...cells.values()].map((members) => ({
    x: members.reduce((sum, { x }) => sum + x, 0) / members.length,
    y: members.reduce((sum, { y }) => sum + y, 0) / members.length,
    items: members,
  }));
}

export interface Label extends Point {
  readonly text: string;
}

/** Width of one character and height of one line of a label, in pixels. */
const CHARACTER = 6.2;
const LINE = 14;

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Returns the labels, in order of importance, that fit on the map without covering an obstacle or another label. */
export function placedLabels<Item extends Label>(
  labels: readonly Item[],
  { width, height }: { readonly width: number; readonly height: number },
  obstacles: readonly Box[],
  max: number,
): Item[] {
  const taken: Box[] = [...obstacles];
  const placed: Item[] = [];
  for (const label of labels) {
    if (placed.length >= max) break;
    const box = boxOf(label);
    const isInside = box.left >= 0 && box.right <= width && box.top >= 0 && box.bottom <= height;
    if (!isInside || taken.some((other) => overlaps(box, other))) continue;
    taken.push(box);
    placed.push(label);
  }
  return placed;
}

/** The text begins to the right of its point. */
export function boxOf({ x, y, text }: Label): Box {
  return { left: x, right: x + text.length * CHARACTER, top: y - LINE / 2, bottom: y + LINE / 2 };
}

function overlaps(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

/** Scale and offset of the map on the screen. */
export interface View {
  readonly k: number;
  readonly x: number;
  readonly y: number;
}

const MAX_SCALE = 60;

/** Zooms around a point on the screen, which keeps its position. */
export function zoomed({ k, x, y }: View, factor: number, at: Point): View {
  const next = Math.max(1, Math.min(MAX_SCALE, k * factor));
  const ratio = next / k;
  return { k: next, x: at.x - (at.x - x) * ratio, y: at.y - (at.y - y) * ratio };
}

/** Keeps the map on the screen; at most half of it can be moved out of view. */
export function bounded({ k, x, y }: View, width: number, height: number): View {
  const limit = (shift: number, room: number) => Math.max(room / 2 - room * k, Math.min(room / 2, shift));
  return { k, x: limit(x, width), y: limit(y, height) };
}
