// The source's JSON is converted from XML. Every value is a string; a list with one item is just the item; an empty
// list is missing, null or ""; an empty element may be {}; a string may be [ "text" ].

import { dayOf, isObject, type JsonObject, textOf, wholeOf } from '../../../lib/loose-json.ts';
import { decoded, plainLine } from '../../../lib/plain-text.ts';

export class Fields {
  readonly #members: JsonObject;

  constructor(members: JsonObject) {
    this.#members = members;
  }

  /** Trims and decodes character references; returns undefined if the text is empty. */
  text(name: string): string | undefined {
    const raw = this.raw(name);
    return raw === undefined ? undefined : decoded(raw);
  }

  /** Returns the text without decoding character references, because HTML needs them. */
  raw(name: string): string | undefined {
    const value = this.#members[name];
    return textOf(Array.isArray(value) ? value[0] : value);
  }

  /** Also returns undefined for "-", which the source uses for members without a party. */
  code(name: string): string | undefined {
    const text = this.text(name);
    return text === '-' ? undefined : text;
  }

  /** Returns the text of an HTML fragment, without tags or search highlights. */
  plain(name: string): string | undefined {
    return plainLine(this.raw(name));
  }

  integer(name: string): number | undefined {
    return wholeOf(this.text(name));
  }

  /** Accepts `2023-06-01 00:00:00` and `2023-06-01`. */
  day(name: string): string | undefined {
    return dayOf(this.text(name));
  }

  /** Normalizes a URL. Many URLs lack a scheme (`//data.riksdagen.se/…`), and older ones use http. */
  url(name: string): string | undefined {
    const text = this.text(name)?.replace(/^(?:http:)?\/\//, 'https://');
    return text !== undefined && /^https:\/\//.test(text) && URL.canParse(text) ? new URL(text).href : undefined;
  }

  child(name: string): Fields | undefined {
    const value = this.#members[name];
    return asFields(Array.isArray(value) ? value[0] : value);
  }

  list(name: string): Fields[] {
    return toArray(this.#members[name])
      .map(asFields)
      .filter((item) => item !== undefined);
  }

  /** Reads a list inside an enclosing element, such as `dokbilaga.bilaga`. */
  listIn(around: string, name: string): Fields[] {
    return this.child(around)?.list(name) ?? [];
  }

  /** Returns all texts, including empty ones, because columns are identified by position. */
  texts(name: string): string[] {
    return toArray(this.#members[name]).map((item) => (typeof item === 'string' ? item.trim() : ''));
  }
}

/** Returns the top-level member, which contains everything else. @throws Error if the response is not an object */
export function readEnvelope(answer: unknown, name: string): Fields | undefined {
  const document = asFields(answer);
  if (document === undefined) throw new Error('The response is not a JSON object.');
  return document.child(name);
}

export function toArray(value: unknown): unknown[] {
  if (value === undefined || value === null || value === '') return [];
  return Array.isArray(value) ? value : [value];
}

function asFields(value: unknown): Fields | undefined {
  return isObject(value) ? new Fields(value) : undefined;
}
