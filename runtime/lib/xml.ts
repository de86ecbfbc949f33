// Parses XML to plain objects. Uses local names, because namespace prefixes vary. All values stay strings, so that a
// numeric code does not become a number.

import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { isObject } from './loose-json.ts';

export interface XmlForm {
  /** Elements that become lists even if they occur only once. */
  readonly lists?: readonly string[];
  /** Paths of elements that are not parsed. */
  readonly unread?: readonly string[];
  /** If true, an element that has only attributes counts as empty. */
  readonly withoutAttributes?: boolean;
}

/** Maximum nesting depth. */
const DEEPEST = 100;
/** Truncated, because the validator may quote the entire document. */
const MAX_COMPLAINT_LENGTH = 200;

/**
 * Returns a function that takes a document and the local name of its root element, and returns that element. An element
 * is a string, or an object with its children by name, its attributes as `@name` and its text as `#text`; repeated
 * names become a list. The function throws an Error for a document that is malformed, truncated, nested too deep or has
 * another root.
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
    // Also decodes numeric references such as &#233;.
    htmlEntities: true,
    maxNestedTags: DEEPEST,
    isArray: (name) => alwaysLists.has(name),
    stopNodes: [...unread],
  });
  return (text: string, root: string): unknown => {
    // The parser would repair a truncated document, but a partial list must not be accepted as complete.
    const verdict = XMLValidator.validate(text);
    if (verdict !== true) {
      const { line, msg } = verdict.err;
      throw new Error(`The XML is malformed at line ${line}: ${msg.slice(0, MAX_COMPLAINT_LENGTH)}`);
    }
    // No source defines entities; rejecting them prevents entity expansion attacks.
    if (text.includes('<!ENTITY')) throw new Error('The XML defines entities.');
    const document: unknown = parser.parse(text);
    if (!isObject(document) || !Object.hasOwn(document, root)) throw new Error(`The root element is not ${root}.`);
    return document[root];
  };
}
