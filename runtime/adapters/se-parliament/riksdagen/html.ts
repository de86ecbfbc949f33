// Cleans up the source's HTML, which consists of complete documents exported from a word processor.

import { readHtml } from '../../../lib/html.ts';

const DRESS: ReadonlySet<string> = new Set(['span', 'font', 'html', 'head', 'body', 'meta', 'link', 'o:p']);
/** Inline elements, next to which white space is significant. */
const INLINE: ReadonlySet<string> = new Set(['a', 'b', 'em', 'i', 'img', 'q', 'small', 'strong', 'sub', 'sup', 'u']);
const KEPT_ATTRIBUTES: ReadonlySet<string> = new Set(['alt', 'colspan', 'href', 'rowspan', 'src']);
const SPACES = /\s+/g;

/**
 * Removes styles, scripts, comments, presentational attributes and white space between blocks. An unterminated tag is
 * dropped.
 */
export function bareHtml(html: string): string {
  const parts: string[] = [];
  let isAfterBlock = true;
  const tag = (name: string, written: string) => {
    if (DRESS.has(name)) return;
    if (!INLINE.has(name)) {
      trimEnd(parts);
      isAfterBlock = true;
    }
    parts.push(written);
  };
  readHtml(html, {
    text: (text) => {
      const line = text.replace(SPACES, ' ');
      const rest = isAfterBlock ? line.trimStart() : line;
      if (rest === '') return;
      parts.push(rest);
      isAfterBlock = false;
    },
    open: (name, attributes) => tag(name, `<${name}${kept(attributes)}>`),
    close: (name) => tag(name, `</${name}>`),
  });
  return parts.join('').trim();
}

function trimEnd(parts: string[]): void {
  const last = parts.at(-1);
  if (last?.endsWith(' ')) parts[parts.length - 1] = last.trimEnd();
}

function kept(attributes: ReadonlyMap<string, string>): string {
  return [...attributes]
    .filter(([name]) => KEPT_ATTRIBUTES.has(name))
    .map(([name, value]) => ` ${name}="${value.replaceAll('"', '&quot;')}"`)
    .join('');
}
