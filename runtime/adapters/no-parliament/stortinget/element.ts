// The source's XML conventions: empty and nil elements mean no value, -1 means no number, and the year 1 means no date.
// A list is an element named `…_liste` that contains its items.

import { dayOf, isObject, type JsonObject, objectOf, textOf, textsOf, wholeOf } from '../../../lib/loose-json.ts';
import { xmlReader } from '../../../lib/xml.ts';

// Attributes can be ignored, because the only one is i:nil, and nil elements are empty.
const readXml = xmlReader({ withoutAttributes: true });

const UNSPECIFIED = 'ikke_spesifisert';
const NO_NUMBER = -1;
const NO_DATE = '0001-01-01';

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

  required(name: string): string {
    const text = this.text(name);
    if (text === undefined) throw new Error(`An element has no ${name}.`);
    return text;
  }

  /** Returns undefined if the code is unspecified. */
  code(name: string): string | undefined {
    const text = this.text(name);
    return text === UNSPECIFIED ? undefined : text;
  }

  /** Returns undefined if the number is missing or -1. */
  integer(name: string): number | undefined {
    const number = wholeOf(this.text(name));
    return number === NO_NUMBER ? undefined : number;
  }

  flag(name: string): boolean | undefined {
    const text = this.text(name);
    return text === 'true' ? true : text === 'false' ? false : undefined;
  }

  /** `YYYY-MM-DD`. Ignores the UTC offset, because the time is already in Norwegian time. */
  date(name: string): string | undefined {
    const day = dayOf(this.text(name));
    return day === NO_DATE ? undefined : day;
  }

  element(name: string): Element | undefined {
    return asElement(first(this.#fields[name]));
  }

  /** The result is empty if the list is absent. */
  list(name: string): Element[] {
    return this.#items(name)
      .map(asElement)
      .filter((item) => item !== undefined);
  }

  texts(name: string): string[] {
    return textsOf(this.#items(name));
  }

  #items(name: string): unknown[] {
    return Object.values(objectOf(first(this.#fields[name]))).flat();
  }
}

/**
 * Returns the root element, which must be named `root`; undefined if it is nil.
 * @throws Error if the document is malformed, truncated or has another root
 */
export function readDocument(text: string, root: string): Element | undefined {
  return asElement(readXml(text, root));
}

/** Like readDocument, but the root element must exist and contain the list element `list`. */
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
