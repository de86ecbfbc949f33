// The source's XML conventions in one place: an element without content and one that is nil mean "nothing", -1 is no number,
// year 1 is no date, and every list is an element `…_liste` around its items.

import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { isCalendarDate } from '../../contract/formats.ts';

const parser = new XMLParser({
  // The only attribute is i:nil, and a nil element is empty anyway.
  ignoreAttributes: true,
  ignoreDeclaration: true,
  parseTagValue: false,
  // Keywords stand in another namespace than all else.
  removeNSPrefix: true,
  // Numeric character references too: the source's serialiser writes line ends as &#xD;.
  htmlEntities: true,
});

/** What the source writes where an enumeration has no value. */
const UNSPECIFIED = 'ikke_spesifisert';
const NO_NUMBER = '-1';
const NO_DATE = '0001-01-01';

/** One XML element with children, by the names that the source gives them. */
export class Element {
  readonly #fields: Readonly<Record<string, unknown>>;

  constructor(fields: Readonly<Record<string, unknown>>) {
    this.#fields = fields;
  }

  has(name: string): boolean {
    return Object.hasOwn(this.#fields, name);
  }

  text(name: string): string | null {
    const value = first(this.#fields[name]);
    return typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
  }

  /** @throws Error when there is no such text */
  required(name: string): string {
    const text = this.text(name);
    if (text === null) throw new Error(`An element has no ${name}.`);
    return text;
  }

  /** A value of an enumeration; null where it is not specified. */
  code(name: string): string | null {
    const text = this.text(name);
    return text === UNSPECIFIED ? null : text;
  }

  /** A whole number; null for nothing and for -1. */
  integer(name: string): number | null {
    const text = this.text(name);
    return text !== null && text !== NO_NUMBER && /^-?\d{1,15}$/.test(text) ? Number(text) : null;
  }

  flag(name: string): boolean | null {
    const text = this.text(name);
    return text === 'true' ? true : text === 'false' ? false : null;
  }

  /** The local day of a time, as `YYYY-MM-DD`. The offset is not applied: the text is Norwegian time already. */
  date(name: string): string | null {
    const day = this.text(name)?.slice(0, 10);
    return day !== undefined && day !== NO_DATE && isCalendarDate(day) ? day : null;
  }

  element(name: string): Element | null {
    return asElement(first(this.#fields[name]));
  }

  /** The elements in a list; none when it is empty or absent. */
  list(name: string): Element[] {
    return this.#items(name)
      .map(asElement)
      .filter((item) => item !== null);
  }

  /** The texts in a list. */
  texts(name: string): string[] {
    return this.#items(name).filter((item): item is string => typeof item === 'string' && item.trim() !== '');
  }

  #items(name: string): unknown[] {
    const list = asObject(first(this.#fields[name]));
    return list === null ? [] : Object.values(list).flat();
  }
}

/**
 * The root element of an answer, which must be named `root`; null when it is nil.
 * @throws Error for a document that is broken, cut short or another one
 */
export function readDocument(text: string, root: string): Element | null {
  // The parser mends a text that ends too early; half a list must not pass for the whole.
  const verdict = XMLValidator.validate(text);
  if (verdict !== true) throw new Error(`The XML is broken in line ${verdict.err.line}: ${verdict.err.msg}`);
  const document = parser.parse(text) as Record<string, unknown>;
  if (!Object.hasOwn(document, root)) throw new Error(`The root element is not ${root}.`);
  return asElement(document[root]);
}

/** As `readDocument`, for an answer that is a list and must hold the element `list`. */
export function readOverview(text: string, root: string, list: string): Element {
  const overview = readDocument(text, root);
  if (!overview?.has(list)) throw new Error(`${root} has no ${list}.`);
  return overview;
}

function first(value: unknown): unknown {
  return Array.isArray(value) ? value[0] : value;
}

function asElement(value: unknown): Element | null {
  const fields = asObject(value);
  return fields === null ? null : new Element(fields);
}

function asObject(value: unknown): Readonly<Record<string, unknown>> | null {
  return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : null;
}
