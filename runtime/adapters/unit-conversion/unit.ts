// The unit type, and the notation of the tables: a list of `unit(...)` calls. Areas, volumes and speeds are derived
// from lengths and times, so each definition exists once.

import { divide, multiply, type Ratio, ratio } from './ratio.ts';

/** `base = value * factor + offset` in the base unit of its category. */
export interface Unit {
  /** Example: `kilometer_per_hour`. */
  readonly name: string;
  /** Examples: `kilometer per hour`, `degree Celsius`. */
  readonly label: string;
  readonly plural: string;
  /** Case-sensitive symbols; the first one is used for display. */
  readonly symbols: readonly string[];
  /** Additional published names; case-insensitive. */
  readonly aliases: readonly string[];
  /** Systematic spellings (`sq ft`, `ft^2`, `feet squared`): accepted, but too many to publish. */
  readonly spellings: readonly string[];
  readonly factor: Ratio;
  readonly offset: Ratio;
  /** True if the factor is measured, irrational or conventional. Results are then only as precise as the factor. */
  readonly approximate: boolean;
  readonly note: string | undefined;
}

export interface UnitTable {
  /** Name of the unit whose factor is 1. */
  readonly base: string;
  readonly units: readonly Unit[];
}

export interface UnitOptions {
  label?: string;
  plural?: string;
  aliases?: readonly string[];
  spellings?: readonly string[];
  offset?: string;
  approximate?: true;
  note?: string;
}

const ZERO: Ratio = { numerator: 0n, denominator: 1n };

/** `factor` is the size in base units, as an exact product of decimals (see `ratio`). */
export function unit(
  name: string,
  symbols: string | readonly string[],
  factor: string | Ratio,
  options: UnitOptions = {},
): Unit {
  const label = options.label ?? name.replaceAll('_', ' ').replace(/^us /, 'US ');
  return {
    name,
    label,
    plural: options.plural ?? `${label}s`,
    symbols: typeof symbols === 'string' ? [symbols] : symbols,
    aliases: options.aliases ?? [],
    spellings: options.spellings ?? [],
    factor: typeof factor === 'string' ? ratio(factor) : factor,
    offset: options.offset === undefined ? ZERO : ratio(options.offset),
    approximate: options.approximate ?? false,
    note: options.note,
  };
}

export function unitOf(table: UnitTable, name: string): Unit {
  const found = table.units.find((entry) => entry.name === name);
  if (found === undefined) throw new Error(`no unit ${name} in the table of ${table.base}`);
  return found;
}

export function square(length: Unit, symbols: readonly string[] = [], options: UnitOptions = {}): Unit {
  const factor = multiply(length.factor, length.factor);
  return unit(`square_${length.name}`, [`${length.symbols[0]}²`, ...symbols], factor, {
    plural: `square ${length.plural}`,
    spellings: words(length).flatMap((word) => [`square ${word}`, `sq ${word}`, `${word} squared`, `${word}2`]),
    ...options,
  });
}

export function cubic(length: Unit, symbols: readonly string[] = [], options: UnitOptions = {}): Unit {
  const cube = multiply(multiply(length.factor, length.factor), length.factor);
  return unit(`cubic_${length.name}`, [`${length.symbols[0]}³`, ...symbols], multiply(cube, ratio('1000')), {
    plural: `cubic ${length.plural}`,
    spellings: words(length).flatMap((word) => [`cubic ${word}`, `cu ${word}`, `${word} cubed`, `${word}3`]),
    ...options,
  });
}

/** Returns a unit in meters per second. */
export function per(length: Unit, time: Unit, symbols: readonly string[] = [], options: UnitOptions = {}): Unit {
  const quotient = `${length.symbols[0]}/${time.symbols[0]}`;
  const powers = length.symbols.flatMap((a) => time.symbols.map((b) => `${a} ${b}^-1`));
  return unit(`${length.name}_per_${time.name}`, [...symbols, quotient], divide(length.factor, time.factor), {
    plural: `${length.plural} per ${time.label}`,
    spellings: [...powers, ...words(length).flatMap((a) => words(time).flatMap((b) => [`${a} per ${b}`, `${a}/${b}`]))],
    ...options,
  });
}

function words(entry: Unit): string[] {
  return [entry.name, entry.label, entry.plural, ...entry.symbols, ...entry.aliases];
}
