// Scales that map values to pixels.

export type Scale = (value: number) => number;

export function linearScale(from: number, to: number, start: number, end: number): Scale {
  const factor = to === from ? 0 : (end - start) / (to - from);
  return (value) => start + (value - from) * factor;
}

export function logScale(from: number, to: number, start: number, end: number): Scale {
  const inner = linearScale(Math.log(from), Math.log(to), start, end);
  return (value) => inner(Math.log(value));
}

/** Path of a line, with a gap where the value is missing. */
export function pathOf(points: readonly (readonly [x: number, y: number | null])[]): string {
  let path = '';
  let isDown = false;
  for (const [x, y] of points) {
    if (y !== null) path += `${isDown ? 'L' : 'M'}${x.toFixed(1)},${y.toFixed(1)}`;
    isDown = y !== null;
  }
  return path;
}
