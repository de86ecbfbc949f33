// Converts third-party HTML into nodes of a few harmless elements.

import { decodeHTML } from 'entities';
import { readHtml } from '../../lib/html.ts';
import { safeLink } from '../../views/walk.ts';

/** Creates a node; has the signature of preact's `h`. */
type Make<Node> = (tag: string, attributes: Record<string, string> | null, ...children: (Node | string)[]) => Node;

/** Allowed elements and their replacements. Headings are replaced, because h1 and h2 are reserved for the page. */
const KEPT: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    ['p', 'br', 'ul', 'ol', 'li', 'em', 'strong', 'b', 'i', 'sub', 'sup', 'blockquote'].map((tag) => [tag, tag]),
  ),
  ...Object.fromEntries(
    ['table', 'thead', 'tbody', 'tr', 'th', 'td', 'caption', 'pre', 'code', 'dl', 'dt', 'dd', 'hr'].map((tag) => [
      tag,
      tag,
    ]),
  ),
  ...{ h1: 'h4', h2: 'h4', h3: 'h5', h4: 'h6', h5: 'h6', h6: 'h6', a: 'a', div: 'div', section: 'div', article: 'div' },
};
const EMPTY: ReadonlySet<string> = new Set(['br', 'hr']);
/** Deeper elements are flattened to text, since rendering is recursive. */
const DEEPEST = 40;
/** Maximum number of elements per document. */
const MAX_ELEMENTS = 20_000;

interface Open<Node> {
  readonly tag: string;
  readonly attributes: Record<string, string> | null;
  readonly children: (Node | string)[];
}

/** Accepts malformed HTML. */
export function htmlNodes<Node>(text: string, make: Make<Node>): (Node | string)[] {
  const root: Open<Node> = { tag: '', attributes: null, children: [] };
  const open: Open<Node>[] = [root];
  let elements = 0;
  const top = () => open.at(-1) as Open<Node>;
  const closeTop = () => {
    const { tag, attributes, children } = open.pop() as Open<Node>;
    top().children.push(make(tag, attributes, ...children));
  };
  readHtml(text, {
    text: (piece) => {
      top().children.push(decodeHTML(piece));
    },
    open(tag, attributes) {
      const kept = Object.hasOwn(KEPT, tag) ? KEPT[tag] : undefined;
      if (kept === undefined || ++elements > MAX_ELEMENTS) return;
      if (EMPTY.has(kept)) top().children.push(make(kept, null));
      else if (open.length <= DEEPEST) open.push({ tag: kept, attributes: linked(kept, attributes), children: [] });
    },
    close(tag) {
      const kept = Object.hasOwn(KEPT, tag) ? KEPT[tag] : undefined;
      const at = open.findLastIndex((each) => each.tag === kept);
      if (at < 1) return;
      while (open.length > at) closeTop();
    },
  });
  while (open.length > 1) closeTop();
  return root.children;
}

function linked(tag: string, attributes: ReadonlyMap<string, string>): Record<string, string> | null {
  const href = tag === 'a' ? safeLink(decodeHTML(attributes.get('href') ?? '')) : undefined;
  return href === undefined ? null : { href, rel: 'noreferrer nofollow' };
}
