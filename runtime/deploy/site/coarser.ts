// Simplifies land outlines, because two thirds of the world-atlas data at 1:50,000,000 is digits below screen
// resolution.

export interface Outlines {
  readonly type: 'Topology';
  readonly transform: { readonly scale: readonly number[]; readonly translate: readonly number[] };
  readonly arcs: readonly (readonly (readonly number[])[])[];
  readonly objects: {
    readonly land: {
      readonly type: 'GeometryCollection';
      readonly geometries: readonly { readonly type: 'MultiPolygon'; readonly arcs: readonly (readonly Ring[])[] }[];
    };
  };
}

/** `~n` means the nth arc, reversed. */
type Ring = readonly number[];
type Arc = readonly (readonly [x: number, y: number])[];

/** Smallest island to keep, in cells. Smaller ones may turn inside out, and then everything else would be land. */
const MIN_CELLS = 2;

/** The Americas and Greenland are west of this meridian, the other continents are east of it. */
const BETWEEN_HALVES = -30;

/** Splits the land into halves, because a map may need only one half of the world. */
export function coarser(
  { type, transform, arcs, objects }: Outlines,
  degrees: number,
  half?: 'west' | 'east',
): Outlines {
  const fine = arcs.map(pointsOf);
  const [[kx = 1, ky = 1], [tx = 0, ty = 0]] = [transform.scale, transform.translate];
  const [west, south] = [-180, -90];
  const coarse = fine.map((arc) =>
    arc.map(([x, y]): [number, number] => [
      Math.round((x * kx + tx - west) / degrees),
      Math.round((y * ky + ty - south) / degrees),
    ]),
  );
  const isKept = (ring: Ring) => {
    const area = areaOf(ring, coarse);
    return Math.abs(area) >= MIN_CELLS && Math.sign(area) === Math.sign(areaOf(ring, fine));
  };
  const isInHalf = (ring: Ring) => {
    if (half === undefined) return true;
    const longitudes = pointsOn(ring, fine).map(([x]) => x * kx + tx);
    const middle = longitudes.reduce((sum, each) => sum + each, 0) / longitudes.length;
    return middle < BETWEEN_HALVES === (half === 'west');
  };
  const geometries = objects.land.geometries.map((geometry) => ({
    ...geometry,
    arcs: geometry.arcs
      .filter(([outer = []]) => isInHalf(outer) && isKept(outer))
      .map(([outer = [], ...holes]) => [outer, ...holes.filter(isKept)]),
  }));
  const used = new Set(geometries.flatMap((each) => each.arcs.flat(2)).map((arc) => (arc < 0 ? ~arc : arc)));
  return {
    type,
    transform: { scale: [degrees, degrees], translate: [west, south] },
    arcs: coarse.map((arc, index) => (used.has(index) ? stepsOf(arc) : [])),
    objects: { land: { ...objects.land, geometries } },
  };
}

function pointsOf(steps: readonly (readonly number[])[]): Arc {
  let [x, y] = [0, 0];
  return steps.map(([dx = 0, dy = 0]) => {
    x += dx;
    y += dy;
    return [x, y];
  });
}

function stepsOf(arc: Arc): number[][] {
  const steps: number[][] = [];
  let [x, y] = [0, 0];
  for (const [index, [toX, toY]] of arc.entries()) {
    if (index > 0 && toX === x && toY === y) continue;
    steps.push([toX - x, toY - y]);
    [x, y] = [toX, toY];
  }
  return steps;
}

function pointsOn(ring: Ring, arcs: readonly Arc[]): (readonly [x: number, y: number])[] {
  return ring.flatMap((arc) => (arc < 0 ? (arcs[~arc] ?? []).toReversed() : (arcs[arc] ?? [])));
}

/** Returns the area in cells; the sign shows the direction of the ring. */
function areaOf(ring: Ring, arcs: readonly Arc[]): number {
  const points = pointsOn(ring, arcs);
  let double = 0;
  for (const [index, [x, y]] of points.entries()) {
    const [nextX, nextY] = points[(index + 1) % points.length] ?? [x, y];
    double += x * nextY - nextX * y;
  }
  return double / 2;
}
