// Packs the IANA time zone rules (public domain) from moment-timezone. They are embedded because the rules built into
// Node.js can be many months old. runtime/lib/time-zones.ts describes the file format.

import { readFileSync } from 'node:fs';
import { packageFile } from './geonames.ts';

const PACKAGE = 'moment-timezone';
const DIGITS = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWX';
/** Last year up to which recurring rules are expanded. For later years, the runtime repeats the last 400 years. */
const LAST_YEAR = 2499;
/** Matches a heading such as `### `0.6.6` _2026-10-29_`. */
const CHANGELOG_HEADING = /^### `([\d.]+)` _(\d{4}-\d{2}-\d{2})_/m;

export function packTimeZones(): { rules: Buffer; release: string } {
  const { version, zones, links } = JSON.parse(packageText('data/packed/latest.json')) as {
    readonly version: string;
    readonly zones: readonly string[];
    readonly links: readonly string[];
  };
  const data = {
    zones: Object.fromEntries(zones.map(zoneOf).sort(byName)),
    links: Object.fromEntries(
      links.map((link) => link.split('|').reverse() as [alias: string, zone: string]).sort(byName),
    ),
  };
  const release = [
    '// Written by codegen/embedded/time-zones.ts from the package moment-timezone. Do not edit.',
    '',
    '/** IANA release of the rules in time-zones.json.br, and the publication date of its package. */',
    `export const TIME_ZONE_RELEASE = { release: '${version}', published: '${publicationDate()}' } as const;`,
    '',
  ].join('\n');
  return { rules: Buffer.from(JSON.stringify(data)), release };
}

function publicationDate(): string {
  const { version } = JSON.parse(packageText('package.json')) as { readonly version: string };
  const [, newest, date] = CHANGELOG_HEADING.exec(packageText('changelog.md')) ?? [];
  if (newest !== version || date === undefined)
    throw new Error(`the changelog of ${PACKAGE} does not begin with ${version}`);
  return date;
}

/**
 * Parses the format `name|abbreviations|offsets|indices|changes|population`, see "Data Formats" in moment-timezone's
 * docs.
 */
function zoneOf(packed: string): [name: string, rules: object] {
  const [name = '', abbreviations = '', offsets = '', indices = '', changes = ''] = packed.split('|');
  const letters = abbreviations.split(' ');
  const types = offsets
    .split(' ')
    // Converts minutes west of UTC to seconds east; `0 -` avoids a negative zero.
    .map((offset, index) => [0 - Math.round(sexagesimal(offset) * 60), letters[index] as string] as const);
  const periods = [...indices].map(sexagesimal);
  let minutes = 0;
  const starts = (changes === '' ? [] : changes.split(' ')).map((step) => {
    minutes += sexagesimal(step);
    return Math.round(minutes * 60);
  });
  if (starts.length !== periods.length - 1)
    throw new Error(`${name}: ${starts.length} changes, ${periods.length} periods`);
  const last = starts.at(-1);
  const years = last === undefined ? [] : [new Date(last * 1000).getUTCFullYear()];
  if (years.some((year) => year > LAST_YEAR || (year > 2100 && year < LAST_YEAR))) {
    throw new Error(`${name}: the last change is in ${years[0]}; recurring rules must reach ${LAST_YEAR}`);
  }
  return [name, { types, first: periods[0] as number, at: starts, to: periods.slice(1) }];
}

/** Parses a number in base 60 with an optional base-60 fraction. */
function sexagesimal(text: string): number {
  const negative = text.startsWith('-');
  const [whole = '', fraction = ''] = (negative ? text.slice(1) : text).split('.');
  let value = 0;
  for (const digit of whole) value = value * 60 + DIGITS.indexOf(digit);
  let unit = 1;
  for (const digit of fraction) {
    unit /= 60;
    value += DIGITS.indexOf(digit) * unit;
  }
  return negative ? -value : value;
}

function byName([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number {
  return a < b ? -1 : 1;
}

function packageText(path: string): string {
  return readFileSync(packageFile(PACKAGE, path), 'utf8');
}
