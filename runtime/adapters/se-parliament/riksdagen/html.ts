// The source's HTML: whole documents as a word processor exports them, made as short as what they say.

import { readHtml } from '../../../lib/html.ts';

/** Elements that only dress the text. */
const DRESS: ReadonlySet<string> = new Set(['span', 'font', 'html', 'head', 'body', 'meta', 'link', 'o:p']);
/** Elements within a line: white space beside them matters. */
const INLINE: ReadonlySet<string> = new Set(['a', 'b', 'em', 'i', 'img', 'q', 'small', 'strong', 'sub', 'sup', 'u']);
const KEPT_ATTRIBUTES: ReadonlySet<string> = new Set(['alt', 'colspan', 'href', 'rowspan', 'src']);
const SPACES = /\s+/g;

/**
 * The document without styles, scripts, comments, attributes that only dress it, and white space between its blocks. A tag that is
 * begun and never ended is dropped.
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

/** The attributes that say something, as they stand after a name. */
function kept(attributes: ReadonlyMap<string, string>): string {
  return [...attributes]
    .filter(([name]) => KEPT_ATTRIBUTES.has(name))
    .map(([name, value]) => ` ${name}="${value.replaceAll('"', '&quot;')}"`)
    .join('');
}
