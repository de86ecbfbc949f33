// The source's XML conventions in one place: an element without content and one that is nil mean "nothing", -1 is no number,
// year 1 is no date, and every list is an element `…_liste` around its items.

import { dayOf, isObject, type JsonObject, objectOf, textOf, textsOf, wholeOf } from '../../../lib/loose-json.ts';
import { xmlReader } from '../../../lib/xml.ts';

// The only attribute is i:nil, and a nil element is empty anyway.
const readXml = xmlReader({ withoutAttributes: true });

/** What the source writes where an enumeration has no value. */
const UNSPECIFIED = 'ikke_spesifisert';
const NO_NUMBER = -1;
const NO_DATE = '0001-01-01';

/** One XML element with children, by the names that the source gives them. */
export class Element {
  readonly #fields: JsonObject;

  constructor(fields: JsonObject) {
    this.#fields = fields;
  }

  has(name: string): boolean {
    return Object.hasOwn(this.#fields, name);
  }

  text(name: string): string | undefined {
    return textOf(first(this.#fields[name]));
  }

  /** @throws Error when there is no such text */
  required(name: string): string {
    const text = this.text(name);
    if (text === undefined) throw new Error(`An element has no ${name}.`);
    return text;
  }

  /** A value of an enumeration; undefined where it is not specified. */
  code(name: string): string | undefined {
    const text = this.text(name);
    return text === UNSPECIFIED ? undefined : text;
  }

  /** A whole number; undefined for nothing and for -1. */
  integer(name: string): number | undefined {
    const number = wholeOf(this.text(name));
    return number === NO_NUMBER ? undefined : number;
  }

  flag(name: string): boolean | undefined {
    const text = this.text(name);
    return text === 'true' ? true : text === 'false' ? false : undefined;
  }

  /** The local day of a time, as `YYYY-MM-DD`. The offset is not applied: the text is Norwegian time already. */
  date(name: string): string | undefined {
    const day = dayOf(this.text(name));
    return day === NO_DATE ? undefined : day;
  }

  element(name: string): Element | undefined {
    return asElement(first(this.#fields[name]));
  }

  /** The elements in a list; none when it is empty or absent. */
  list(name: string): Element[] {
    return this.#items(name)
      .map(asElement)
      .filter((item) => item !== undefined);
  }

  /** The texts in a list. */
  texts(name: string): string[] {
    return textsOf(this.#items(name));
  }

  #items(name: string): unknown[] {
    return Object.values(objectOf(first(this.#fields[name]))).flat();
  }
}

/**
 * The root element of an answer, which must be named `root`; undefined when it is nil.
 * @throws Error for a document that is broken, cut short or another one
 */
export function readDocument(text: string, root: string): Element | undefined {
  return asElement(readXml(text, root));
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

function asElement(value: unknown): Element | undefined {
  return isObject(value) ? new Element(value) : undefined;
}
