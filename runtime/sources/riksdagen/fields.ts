// The source's JSON conventions in one place. It is made from XML: everything is a text, a list of one is the bare item, an
// empty list is missing, null or "", and an empty element may be {} and a text [ "text" ].

import { isCalendarDate } from '../../contract/formats.ts';

/** One JSON object, by the names that the source gives its members. */
export class Fields {
  readonly #members: Readonly<Record<string, unknown>>;

  constructor(members: Readonly<Record<string, unknown>>) {
    this.#members = members;
  }

  /** The text, trimmed and with its character references decoded; null for nothing. */
  text(name: string): string | null {
    const raw = this.raw(name);
    return raw === null ? null : decodeReferences(raw);
  }

  /** The text as it stands, for HTML. */
  raw(name: string): string | null {
    const value = this.#members[name];
    const only = Array.isArray(value) ? value[0] : value;
    const text = typeof only === 'number' ? String(only) : only;
    return typeof text === 'string' && text.trim() !== '' ? text.trim() : null;
  }

  /** A text that means something: the source writes "-" for members without a party. */
  code(name: string): string | null {
    const text = this.text(name);
    return text === '-' ? null : text;
  }

  /** The text of an HTML fragment: no tags, no marks of search hits. */
  plain(name: string): string | null {
    const raw = this.raw(name);
    return raw === null ? null : plainText(raw);
  }

  integer(name: string): number | null {
    const text = this.text(name);
    return text !== null && /^\d{1,15}$/.test(text) ? Number(text) : null;
  }

  /** The day of `2023-06-01 00:00:00` or `2023-06-01`. */
  day(name: string): string | null {
    const day = this.text(name)?.slice(0, 10);
    return day !== undefined && isCalendarDate(day) && !day.startsWith('9999') ? day : null;
  }

  /** An address; many lack their scheme (`//data.riksdagen.se/…`), older ones say http. */
  url(name: string): string | null {
    const text = this.text(name)?.replace(/^(?:http:)?\/\//, 'https://');
    return text !== undefined && /^https:\/\//.test(text) && URL.canParse(text) ? new URL(text).href : null;
  }

  child(name: string): Fields | null {
    const value = this.#members[name];
    return asFields(Array.isArray(value) ? value[0] : value);
  }

  /** The objects of a list. */
  list(name: string): Fields[] {
    return toArray(this.#members[name])
      .map(asFields)
      .filter((item) => item !== null);
  }

  /** The objects of a list inside an element around it: `dokbilaga.bilaga`. */
  listIn(around: string, name: string): Fields[] {
    return this.child(around)?.list(name) ?? [];
  }

  /** The texts of a list, empty ones too: columns are told by their place. */
  texts(name: string): string[] {
    return toArray(this.#members[name]).map((item) => (typeof item === 'string' ? item.trim() : ''));
  }
}

/** The member of an answer that holds everything; null when it is not there. @throws Error for what is no object */
export function readEnvelope(answer: unknown, name: string): Fields | null {
  const document = asFields(answer);
  if (document === null) throw new Error('The answer is not a JSON object.');
  return document.child(name);
}

/** A list, whatever the source made of it. */
export function toArray(value: unknown): unknown[] {
  if (value === undefined || value === null || value === '') return [];
  return Array.isArray(value) ? value : [value];
}

function asFields(value: unknown): Fields | null {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isObject ? new Fields(value as Readonly<Record<string, unknown>>) : null;
}

/** Text of an HTML fragment on one line; null when there is none. */
export function plainText(html: string): string | null {
  const text = decodeReferences(html.replace(/<[^>]*>/g, ' '));
  const line = text.replace(/\s+/g, ' ').trim();
  return line === '' ? null : line;
}

/** The names that occur in Swedish texts; all other characters come as they are or as numbers. */
const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  aring: 'å',
  auml: 'ä',
  ouml: 'ö',
  Aring: 'Å',
  Auml: 'Ä',
  Ouml: 'Ö',
  eacute: 'é',
  Eacute: 'É',
  uuml: 'ü',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  rdquo: '”',
  rsquo: '’',
  sect: '§',
  shy: '',
};
const HIGHEST_CODE_POINT = 0x10ffff;

function decodeReferences(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#[xX]([0-9a-fA-F]{1,6})|(\w{2,8}));/g, (whole, decimal, hexadecimal, name) => {
    if (name !== undefined) return Object.hasOwn(NAMED, name) ? (NAMED[name] as string) : whole;
    const code = decimal === undefined ? Number.parseInt(hexadecimal, 16) : Number(decimal);
    return code > 0 && code <= HIGHEST_CODE_POINT ? String.fromCodePoint(code) : whole;
  });
}
