// Computes the number of table columns that fit on the page. Other columns are shown on request.

import { useEffect, useRef, useState } from 'preact/hooks';

interface Measured {
  readonly clientWidth: number;
  querySelectorAll(selector: string): ArrayLike<{ readonly offsetWidth: number; readonly hidden: boolean }>;
}

/** Columns shown even if they do not fit: the one with the button that opens a row, and two others. */
const MIN_COLUMNS = 3;

/** Returns the number of columns that fit into the available width. */
export function fittingColumns(widths: readonly number[], room: number): number {
  let used = 0;
  for (const [index, width] of widths.entries()) {
    used += width;
    if (used > room + 1) return Math.max(MIN_COLUMNS, index);
  }
  return widths.length;
}

/** @returns a reference for the scrolling element, and the number of columns to show, or undefined to show all */
export function useFittingColumns(
  wantsAll: boolean,
  count: number,
): [{ current: Measured | null }, number | undefined] {
  const element = useRef<Measured>(null);
  const widths = useRef<readonly number[]>([]);
  const [fitting, setFitting] = useState<number | undefined>(undefined);
  useEffect(() => {
    widths.current = [];
    setFitting(undefined);
  }, [count]);
  useEffect(() => {
    const measure = () => {
      const { current } = element;
      if (current === null || current.clientWidth === 0) return;
      const cells = Array.from(current.querySelectorAll('thead th'));
      // Widths are known only while all columns are shown.
      if (cells.every(({ hidden }) => !hidden)) widths.current = cells.map(({ offsetWidth }) => offsetWidth);
      const shown = fittingColumns(widths.current, current.clientWidth);
      setFitting(shown >= widths.current.length ? undefined : shown);
    };
    const seen = new ResizeObserver(measure);
    seen.observe(element.current as unknown as Element);
    return () => seen.disconnect();
  }, [count, wantsAll]);
  return [element, wantsAll ? undefined : fitting];
}
