// XML documents of sources as plain objects: one parser, one set-up, one set of limits. Elements and attributes are told by their
// local names, as prefixes vary; all values stay texts, so that a code of digits does not become a number.

import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { isObject } from './loose-json.ts';

/** How the documents of one kind are read. */
export interface XmlForm {
  /** Elements that are lists also where they stand once. */
  readonly lists?: readonly string[];
  /** Paths of elements whose content is left alone. */
  readonly unread?: readonly string[];
  /** Attributes are left out; an element with attributes alone is then as empty as one with none. */
  readonly withoutAttributes?: boolean;
}

/** Elements in elements. */
const DEEPEST = 100;
/** What the validator says of a broken text may quote all of it. */
const LONGEST_COMPLAINT = 200;

/**
 * Makes a reader of documents: of a text and the local name of its root element, that element. An element is a text, or an object of its children by name, its
 * attributes by `@name` and its text as `#text`; several of one name are a list.
 * The reader @throws Error for a document that is broken, cut short, nested too deep or another one
 */
export function xmlReader({ lists = [], unread = [], withoutAttributes = false }: XmlForm = {}) {
  const alwaysLists = new Set(lists);
  const parser = new XMLParser({
    ignoreAttributes: withoutAttributes,
    attributeNamePrefix: '@',
    ignoreDeclaration: true,
    removeNSPrefix: true,
    parseTagValue: false,
    parseAttributeValue: false,
    // Numeric references such as &#233; too.
    htmlEntities: true,
    maxNestedTags: DEEPEST,
    isArray: (name) => alwaysLists.has(name),
    stopNodes: [...unread],
  });
  return (text: string, root: string): unknown => {
    // The parser mends a text that ends too early; half a list must not pass for the whole.
    const verdict = XMLValidator.validate(text);
    if (verdict !== true) {
      const { line, msg } = verdict.err;
      throw new Error(`The XML is broken in line ${line}: ${msg.slice(0, LONGEST_COMPLAINT)}`);
    }
    // No source defines entities of its own: they could be made to grow without end.
    if (text.includes('<!ENTITY')) throw new Error('The XML defines entities.');
    const document: unknown = parser.parse(text);
    if (!isObject(document) || !Object.hasOwn(document, root)) throw new Error(`The root element is not ${root}.`);
    return document[root];
  };
}
