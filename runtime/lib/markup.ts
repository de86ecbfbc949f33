// Fields mix markup with comparisons ("CD4<CD8"), type parameters ("Vec<T>"), placeholders and addresses, and an HTML parser
// would drop all of them. Only text with a known name and well-formed attributes is treated as a tag.

import { bareTagRule, isKnownTag, isPrefixed, isRawText } from './known-tags.ts';

/** Maximum number of attributes, which keeps parsing linear for input that consists of quotes and tag beginnings. */
const MAX_ATTRIBUTES = 64;
const TAG_START = /<(\/?)([a-z][a-z0-9:-]*)/iy;
const ATTRIBUTE = /\s*([a-z_][\w.:-]*)(\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'<>=`]+))?/iy;
const TAG_END = /\s*(\/?)>/y;
/** An attribute, or part of one, that is truncated at the end of the input. */
const CUT_ATTRIBUTE = /\s*(?:[a-z_][\w.:-]*\s*(?:=\s*(?:"[^"]*|'[^']*)?)?)?$/iy;
const CUT_END_TAG = /\s*$/y;
const ANY_TAG_START = /<(\/?)([a-z][a-z0-9:-]*)[\s/>]/gi;
const DECLARATION = /<(?:!doctype\s|!\[(?:if|endif)|\?xml)[^<>]*>/iy;
/** Attributes without a value. */
const BOOLEAN_ATTRIBUTES: ReadonlySet<string> = new Set(
  `allowfullscreen async autofocus autoplay checked compact controls default defer disabled hidden inert ismap itemscope loop
   multiple muted nohref noresize noshade novalidate nowrap open playsinline readonly required reversed selected`.split(
    /\s+/,
  ),
);
const WORD_BEFORE = /[\p{L}\p{N}_]/u;

/** A position after the tag, `cut` if the input ends within the tag, or `text` if it is not a tag. */
type Place = number | 'cut' | 'text';

/**
 * Escapes each "<" that does not begin a tag, a comment or a declaration, so an HTML parser keeps it. Removes a truncated tag
 * at the end if other markup precedes it. Takes linear time.
 */
export function onlyTagsAsMarkup(text: string): string {
  const html = text.includes('<![CDATA[') ? text.replaceAll('<![CDATA[', '').replaceAll(']]>', '') : text;
  const lastCommentEnd = html.lastIndexOf('-->');
  const hasEndTag = endTagsOf(html);
  const parts: string[] = [];
  let from = 0;
  let hasMarkup = false;
  for (let at = html.indexOf('<'); at >= 0; at = html.indexOf('<', from)) {
    parts.push(html.slice(from, at));
    const place = html.startsWith('<!--', at) ? comment(html, at, lastCommentEnd) : tag(html, at, hasEndTag);
    if (place === 'cut' && hasMarkup) return parts.join('');
    const isMarkup = typeof place === 'number';
    hasMarkup ||= isMarkup;
    parts.push(isMarkup ? html.slice(at, place) : '&lt;');
    from = isMarkup ? place : at + 1;
  }
  return [...parts, html.slice(from)].join('');
}

function comment(html: string, at: number, lastEnd: number): Place {
  // `<!-->` is a complete comment.
  const content = at + '<!'.length;
  if (lastEnd >= content) return html.indexOf('-->', content) + '-->'.length;
  return isLast(html, at) ? 'cut' : 'text';
}

function tag(html: string, at: number, hasEndTag: (at: number) => boolean): Place {
  TAG_START.lastIndex = at;
  const [, slash, name = ''] = TAG_START.exec(html) ?? [];
  if (name === '') return endOf(DECLARATION, html, at) ?? 'text';
  const afterName = TAG_START.lastIndex;
  if (slash === '/') {
    if (endOf(CUT_END_TAG, html, afterName) !== undefined) return 'cut';
    return isKnownTag(name) ? (endOf(TAG_END, html, afterName) ?? 'text') : 'text';
  }
  return isKnownTag(name) ? startTag(html, { at, name, afterName }, hasEndTag) : 'text';
}

function startTag(
  html: string,
  { at, name, afterName }: { at: number; name: string; afterName: number },
  hasEndTag: (at: number) => boolean,
): Place {
  const { end, count } = attributes(html, afterName);
  TAG_END.lastIndex = end;
  const close = TAG_END.exec(html);
  if (close === null) return isCut(html, end, name, count) ? 'cut' : 'text';
  const behind = TAG_END.lastIndex;
  // A script without an end tag would swallow the rest of the text.
  if (isRawText(name) && !hasEndTag(at)) return count > 0 || isLast(html, at) ? 'cut' : 'text';
  if (count > 0 || close[1] === '/' || isPrefixed(name)) return behind;
  const rule = bareTagRule(name);
  if (rule === 'none' || hasEndTag(at)) return behind;
  const followsWord = WORD_BEFORE.test(html.slice(Math.max(0, at - 1), at));
  return rule === 'no word before it or an end tag' && !followsWord ? behind : 'text';
}

function isLast(html: string, at: number): boolean {
  return html.indexOf('<', at + 1) < 0;
}

function attributes(html: string, from: number): { end: number; count: number } {
  let end = from;
  let count = 0;
  for (; count < MAX_ATTRIBUTES; count++) {
    ATTRIBUTE.lastIndex = end;
    const [, name = '', value] = ATTRIBUTE.exec(html) ?? [];
    if (name === '' || (value === undefined && !BOOLEAN_ATTRIBUTES.has(name.toLowerCase()))) break;
    end = ATTRIBUTE.lastIndex;
  }
  return { end, count };
}

function isCut(html: string, end: number, name: string, count: number): boolean {
  const behind = endOf(CUT_ATTRIBUTE, html, end);
  if (behind === undefined) return false;
  const rest = html.slice(end, behind);
  // "if a <b" does not end with a truncated tag, but "</ul><p" does.
  return count > 0 || rest.includes('=') || (rest.trim() === '' && bareTagRule(name) === 'none');
}

function endTagsOf(html: string): (at: number) => boolean {
  let closed: Set<number> | undefined;
  return (at) => {
    closed ??= closedStarts(html);
    return closed.has(at);
  };
}

function closedStarts(html: string): Set<number> {
  const closed = new Set<number>();
  const open = new Map<string, number[]>();
  for (const { 1: slash, 2: name = '', index } of html.matchAll(ANY_TAG_START)) {
    const starts = open.get(name);
    if (slash === '/') closed.add(starts?.pop() ?? -1);
    else if (starts === undefined) open.set(name, [index]);
    else starts.push(index);
  }
  return closed;
}

function endOf(pattern: RegExp, html: string, at: number): number | undefined {
  pattern.lastIndex = at;
  return pattern.test(html) ? pattern.lastIndex : undefined;
}
