// Symbols of places: area by value, color by a scale with a fixed meaning, and their labels.

import type { Place, ShownMap } from '../../views/shown.ts';
import { formatted, unitText, withUnit } from '../views/format.ts';

const SMALLEST = 4;
const MAX_SIZE = 14;
const COLOURS = 8;
/** Colors of levels, from mild to severe. Short scales begin at the second color. */
const LEVELS = 6;

/** Area is proportional to the value; without values, all radii are equal. */
export function radiusOf({ places }: Pick<ShownMap, 'places'>): (place: Place) => number {
  const sizes = places.flatMap(({ size }) => (size === undefined ? [] : [size]));
  const [min, max] = [Math.min(...sizes), Math.max(...sizes)];
  return ({ size }) => {
    if (size === undefined || max === min) return sizes.length === 0 || max === min ? 6 : SMALLEST;
    return SMALLEST + (MAX_SIZE - SMALLEST) * Math.sqrt((size - min) / (max - min));
  };
}

/** A color in the legend, with its meaning. */
export interface Swatch {
  /** CSS class. */
  readonly name: string;
  readonly text: string;
}

export interface Colouring {
  readonly of: (place: Place) => string;
  /** The colors used on the map, in the order of the scale. */
  readonly legend: readonly Swatch[];
  /** Rank of a place. A cluster has the color of its highest-ranked place. */
  readonly rankOf: (place: Place) => number;
}

/**
 * With a scale, a value has the same color in every result. Without a scale, words are colored by frequency, and
 * numbers in four steps.
 */
export function colouringOf(model: Pick<ShownMap, 'places' | 'scale'>): Colouring {
  const { words, figures } = valuesIn(model.places);
  const { values, levels } = model.scale ?? { values: words };
  if (figures.length > 0 && model.scale === undefined) return byNumber(figures);
  const first = values.length < LEVELS - 1 ? 1 : 0;
  const nameAt = (index: number) =>
    levels ? `level-${Math.min(LEVELS - 1, first + index)}` : `colour-${index % COLOURS}`;
  const indexOf = ({ colour }: Place) => {
    const index = values.indexOf(String(colour ?? ''));
    return index < 0 && !levels && model.scale !== undefined ? values.length - 1 : index;
  };
  const present = new Set(model.places.map(indexOf));
  const legend = values.flatMap((value, index) =>
    present.has(index) && index < COLOURS ? [{ name: nameAt(index), text: unitText(value) }] : [],
  );
  const isUnknown = present.has(-1) && values.length > 0;
  return {
    of: (place) => (indexOf(place) < 0 ? (values.length === 0 ? 'colour-0' : 'level-unknown') : nameAt(indexOf(place))),
    legend: isUnknown ? [...legend, { name: 'level-unknown', text: 'not specified' }] : legend,
    rankOf: (place) => (levels ? indexOf(place) : 0),
  };
}

const STEPS = 4;

function byNumber(figures: readonly number[]): Colouring {
  const [min, max] = [Math.min(...figures), Math.max(...figures)];
  const step = (value: number) =>
    max === min ? 0 : Math.min(STEPS - 1, Math.floor(((value - min) / (max - min)) * STEPS));
  const from = (index: number) => min + ((max - min) * index) / STEPS;
  const rankOf = ({ colour }: Place) => (typeof colour === 'number' ? step(colour) : -1);
  return {
    of: (place) => (rankOf(place) < 0 ? 'level-unknown' : `level-${rankOf(place) + 1}`),
    legend: Array.from({ length: max === min ? 1 : STEPS }, (_, index) => ({
      name: `level-${index + 1}`,
      text: `${formatted(from(index), 'number')}–${formatted(from(index + 1), 'number')}`,
    })),
    rankOf,
  };
}

function valuesIn(places: readonly Place[]): { words: string[]; figures: number[] } {
  const values = places.flatMap(({ colour }) => (colour === undefined ? [] : [colour]));
  const counts = new Map<string, number>();
  for (const each of values) if (typeof each === 'string') counts.set(each, (counts.get(each) ?? 0) + 1);
  const words = [...counts].sort((a, b) => b[1] - a[1]).map(([word]) => word);
  return { words, figures: values.filter((each) => typeof each === 'number') };
}

/** Example: `Area shows magnitude, 5.1–7.4`. Undefined if all symbols have the same size. */
export function sizeText({ places, size }: ShownMap): string | undefined {
  const sizes = places.flatMap((place) => (place.size === undefined ? [] : [place.size]));
  const [min, max] = [Math.min(...sizes), Math.max(...sizes)];
  if (size === undefined || sizes.length === 0 || min === max) return undefined;
  return `Area shows ${withUnit(size.title, size.unit).toLowerCase()}, ${formatted(min, 'number')}–${formatted(max, 'number')}`;
}

/** All facts of a place on one line, without repeating the name. */
export function textOf({ label, facts, size, colour }: Place, model: ShownMap): string {
  const parts = [
    ...(size === undefined || model.size === undefined
      ? []
      : [`${withUnit(model.size.title, model.size.unit)} ${formatted(size, 'number')}`]),
    ...(colour === undefined || model.colour === undefined
      ? []
      : [`${model.colour.title} ${unitText(formatted(colour, 'text'))}`]),
    ...facts
      .filter(({ title }) => title !== model.size?.title && title !== model.colour?.title)
      .map(
        ({ title, value, type, unit }) =>
          `${title} ${formatted(value, type)}${unit === undefined ? '' : ` ${unitText(unit)}`}`,
      ),
  ];
  return [formatted(label, 'text'), ...parts].filter((part) => part !== '').join(' · ');
}
