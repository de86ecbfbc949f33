// The source's JSON conventions in one place. It is made from XML: everything is a text, a list of one is the bare item, an
// empty list is missing, null or "", and an empty element may be {} and a text [ "text" ].

import { dayOf, isObject, type JsonObject, textOf, wholeOf } from '../../../lib/loose-json.ts';
import { decoded, plainLine } from '../../../lib/plain-text.ts';

/** One JSON object, by the names that the source gives its members. */
export class Fields {
  readonly #members: JsonObject;

  constructor(members: JsonObject) {
    this.#members = members;
  }

  /** The text, trimmed and with its character references decoded; undefined for nothing. */
  text(name: string): string | undefined {
    const raw = this.raw(name);
    return raw === undefined ? undefined : decoded(raw);
  }

  /** The text as it stands, for HTML. */
  raw(name: string): string | undefined {
    const value = this.#members[name];
    return textOf(Array.isArray(value) ? value[0] : value);
  }

  /** A text that means something: the source writes "-" for members without a party. */
  code(name: string): string | undefined {
    const text = this.text(name);
    return text === '-' ? undefined : text;
  }

  /** The text of an HTML fragment: no tags, no marks of search hits. */
  plain(name: string): string | undefined {
    return plainLine(this.raw(name));
  }

  integer(name: string): number | undefined {
    return wholeOf(this.text(name));
  }

  /** The day of `2023-06-01 00:00:00` or `2023-06-01`. */
  day(name: string): string | undefined {
    return dayOf(this.text(name));
  }

  /** An address; many lack their scheme (`//data.riksdagen.se/…`), older ones say http. */
  url(name: string): string | undefined {
    const text = this.text(name)?.replace(/^(?:http:)?\/\//, 'https://');
    return text !== undefined && /^https:\/\//.test(text) && URL.canParse(text) ? new URL(text).href : undefined;
  }

  child(name: string): Fields | undefined {
    const value = this.#members[name];
    return asFields(Array.isArray(value) ? value[0] : value);
  }

  /** The objects of a list. */
  list(name: string): Fields[] {
    return toArray(this.#members[name])
      .map(asFields)
      .filter((item) => item !== undefined);
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

/** The member of an answer that holds everything; undefined when it is not there. @throws Error for what is no object */
export function readEnvelope(answer: unknown, name: string): Fields | undefined {
  const document = asFields(answer);
  if (document === undefined) throw new Error('The answer is not a JSON object.');
  return document.child(name);
}

/** A list, whatever the source made of it. */
export function toArray(value: unknown): unknown[] {
  if (value === undefined || value === null || value === '') return [];
  return Array.isArray(value) ? value : [value];
}

function asFields(value: unknown): Fields | undefined {
  return isObject(value) ? new Fields(value) : undefined;
}
