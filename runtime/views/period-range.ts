// Positions of periods on a time axis, and the text of a range of periods: "11–18 March 2026".

const MONTHS = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
];

/** Number of months in a part of a year, by its letter. K is a quarter in Swedish data, and H the older form of S. */
const MONTHS_PER_PART: Readonly<Record<string, number>> = { Q: 3, K: 3, M: 1, S: 6, H: 6 };
const PART = /^(\d{4})-?([QKMSHW])(\d{1,2})$/;

/**
 * Returns the start of a period in milliseconds since 1970. Accepts `2020`, `2020-05`, `2020-Q2`, `2020K2`, `2020M05`,
 * `2020-S1`, `2020-05-01` and date-times.
 */
export function timeOf(period: string | number): number | undefined {
  const text = String(period);
  if (/^\d{4}$/.test(text)) return Date.UTC(Number(text), 0, 1);
  const part = PART.exec(text);
  if (part !== null) {
    const [, year, letter = '', number] = part;
    const months = MONTHS_PER_PART[letter];
    const at = Number(number) - 1;
    return months === undefined ? Date.UTC(Number(year), 0, 1 + at * 7) : Date.UTC(Number(year), at * months, 1);
  }
  if (!/^\d{4}-\d\d/.test(text)) return undefined;
  const time = Date.parse(text.length === 7 ? `${text}-01` : text);
  return Number.isNaN(time) ? undefined : time;
}

/**
 * Returns a period as people write it: 18 March 2026 for `2026-03-18`, March 2026 for `2026-03`, and Q1 2026 for
 * `2026-Q1`.
 */
export function periodText(period: string | number): string {
  return textOf(partsOf(String(period)));
}

/**
 * Returns a range of periods without repeated parts, such as 11–18 March 2026, 30 December 2025 – 4 January 2026,
 * 2000–2024.
 */
export function rangeText(first: string | number, last: string | number): string {
  if (first === last) return periodText(first);
  const [from, to] = [partsOf(String(first)), partsOf(String(last))];
  // If both times are on the same day, the day is shown only once.
  if (from.time !== undefined && to.time !== undefined) {
    if (textOf({ ...from, time: undefined }) === textOf({ ...to, time: undefined }))
      return `${textOf({ ...to, time: undefined })}, ${from.time}–${to.time} UTC`;
    return rangeText(String(first).slice(0, 10), String(last).slice(0, 10));
  }
  const has = ({ day, month, part }: Parts) => [day, month, part].map((each) => each !== undefined).join();
  const isSameKind = has(from) === has(to);
  if (from.year === undefined || to.year === undefined || !isSameKind) return `${textOf(from)} – ${textOf(to)}`;
  if (to.month === undefined && to.part === undefined) return `${from.year}–${to.year}`;
  if (from.year !== to.year) return `${textOf(from)} – ${textOf(to)}`;
  if (to.part !== undefined) return `${from.part}–${to.part} ${to.year}`;
  if (to.day === undefined) return `${monthOf(from)}–${monthOf(to)} ${to.year}`;
  if (from.month !== to.month) return `${from.day} ${monthOf(from)} – ${textOf(to)}`;
  return `${from.day}–${to.day} ${monthOf(to)} ${to.year}`;
}

interface Parts {
  readonly text: string;
  readonly year?: number | undefined;
  readonly month?: number | undefined;
  readonly day?: number | undefined;
  /** `Q1`, `week 5`. */
  readonly part?: string | undefined;
  /** `14:30`. */
  readonly time?: string | undefined;
}

function partsOf(text: string): Parts {
  const part = PART.exec(text);
  if (part !== null) {
    const [, year, letter = '', number] = part;
    if (letter === 'M') return { text, year: Number(year), month: Number(number) };
    const name = letter === 'W' ? `week ${Number(number)}` : `${PART_NAMES[letter]}${Number(number)}`;
    return { text, year: Number(year), part: name };
  }
  const date = /^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:[T ](\d\d:\d\d).*)?)?)?$/.exec(text);
  if (date === null || Number(date[2] ?? 1) > 12) return { text };
  const [, year, month, day, time] = date;
  const number = (digits: string | undefined) => (digits === undefined ? undefined : Number(digits));
  return { text, year: Number(year), month: number(month), day: number(day), time };
}

const PART_NAMES: Readonly<Record<string, string>> = { Q: 'Q', K: 'Q', S: 'H', H: 'H' };

function textOf({ text, year, month, day, part, time }: Parts): string {
  if (year === undefined) return text;
  const words = [day, month === undefined ? part : MONTHS[month - 1], year].filter((word) => word !== undefined);
  return `${words.join(' ')}${time === undefined ? '' : `, ${time} UTC`}`;
}

function monthOf({ month = 1 }: Parts): string {
  return MONTHS[month - 1] ?? '';
}
