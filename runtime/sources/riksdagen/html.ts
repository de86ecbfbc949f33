// The source's HTML: whole documents as a word processor exports them, and fragments with marks of search hits. Read in one pass
// from left to right, however broken: what is begun and never ended is dropped.

/** A piece of HTML: a text, or a tag. */
interface Piece {
  readonly text?: string;
  /** Name in lower case, with a slash before that of an end. */
  readonly tag?: string;
  /** What stands between name and bracket. */
  readonly attributes?: string;
}

/** Elements that are no part of the text. */
const UNREAD: Readonly<Record<string, string>> = { style: '</style', script: '</script' };
/** Elements that only dress the text. */
const DRESS: ReadonlySet<string> = new Set(['span', 'font', 'html', 'head', 'body', 'meta', 'link', 'o:p']);
/** Elements within a line: white space beside them matters. */
const INLINE: ReadonlySet<string> = new Set(['a', 'b', 'em', 'i', 'img', 'q', 'small', 'strong', 'sub', 'sup', 'u']);
const KEPT_ATTRIBUTES: ReadonlySet<string> = new Set(['alt', 'colspan', 'href', 'rowspan', 'src']);
const SPACES = /\s+/g;

/** The text without tags, comments, styles and scripts; each tag is a space. */
export function withoutTags(html: string): string {
  let text = '';
  for (const piece of pieces(html)) text += piece.text ?? ' ';
  return text;
}

/** The document without styles, scripts, comments, attributes that only dress it, and white space between its blocks. */
export function bareHtml(html: string): string {
  const parts: string[] = [];
  let isAfterBlock = true;
  for (const { text, tag, attributes = '' } of pieces(html)) {
    if (text !== undefined) {
      const line = text.replace(SPACES, ' ');
      const rest = isAfterBlock ? line.trimStart() : line;
      if (rest !== '') {
        parts.push(rest);
        isAfterBlock = false;
      }
      continue;
    }
    const name = tag?.replace('/', '') ?? '';
    const kept = keptAttributes(attributes);
    if (DRESS.has(name)) continue;
    if (!INLINE.has(name)) {
      trimEnd(parts);
      isAfterBlock = true;
    }
    parts.push(`<${tag}${kept}>`);
  }
  return parts.join('').trim();
}

function trimEnd(parts: string[]): void {
  const last = parts.at(-1);
  if (last?.endsWith(' ')) parts[parts.length - 1] = last.trimEnd();
}

function* pieces(html: string): Generator<Piece> {
  let at = 0;
  while (at < html.length) {
    const open = html.indexOf('<', at);
    if (open !== at) yield { text: open === -1 ? html.slice(at) : html.slice(at, open) };
    if (open === -1) return;
    const { piece, end } = markupAt(html, open);
    if (piece !== undefined) yield piece;
    at = end;
  }
}

/** What begins at a bracket, and where it ends; no piece for what is no part of the text. */
function markupAt(html: string, open: number): { readonly piece?: Piece; readonly end: number } {
  if (html.startsWith('<!--', open)) {
    const end = html.indexOf('-->', open);
    return { end: end === -1 ? html.length : end + 3 };
  }
  if (!/[a-z/!?]/i.test(html.charAt(open + 1))) return { piece: { text: '<' }, end: open + 1 };
  const close = endOfTag(html, open);
  if (close === -1) return { end: html.length };
  const [tag, attributes] = nameAndRest(html.slice(open + 1, close));
  const ending = Object.hasOwn(UNREAD, tag) ? UNREAD[tag] : undefined;
  if (ending !== undefined) return { end: endOfElement(html, ending, close) };
  return /^[!?]/.test(tag) ? { end: close + 1 } : { piece: { tag, attributes }, end: close + 1 };
}

/** Where a tag's bracket closes, outside of quotes; -1 where it never does. */
function endOfTag(html: string, open: number): number {
  let quote = '';
  let isValueNext = false;
  for (let at = open + 1; at < html.length; at++) {
    const character = html.charAt(at);
    if (quote !== '') {
      if (character === quote) quote = '';
    } else if (character === '>') return at;
    else if (isQuote(character) && isValueNext) quote = character;
    isValueNext = character === '=' || (isValueNext && isSpace(character));
  }
  return -1;
}

function isQuote(character: string): boolean {
  return character === '"' || character === "'";
}

function isSpace(character: string): boolean {
  return character !== '' && character.trim() === '';
}

/** Behind the end tag of an element whose content is no HTML; the end of the text where it never ends. */
function endOfElement(html: string, ending: string, from: number): number {
  for (let at = html.indexOf('</', from); at !== -1; at = html.indexOf('</', at + 2)) {
    if (html.slice(at, at + ending.length).toLowerCase() !== ending) continue;
    const close = html.indexOf('>', at);
    return close === -1 ? html.length : close + 1;
  }
  return html.length;
}

function nameAndRest(inside: string): [string, string] {
  const end = inside.slice(0, 40).search(/[\s]/);
  return end === -1
    ? [inside.replace(/\/$/, '').toLowerCase(), '']
    : [inside.slice(0, end).toLowerCase(), inside.slice(end)];
}

/** The attributes that say something, as they stand after a name. */
function keptAttributes(attributes: string): string {
  let kept = '';
  for (let at = 0; at < attributes.length; ) {
    const begins = afterSpaces(attributes, at);
    let ends = begins;
    while (ends < attributes.length && attributes.charAt(ends) !== '=' && !isSpace(attributes.charAt(ends))) ends++;
    const name = attributes.slice(begins, ends).toLowerCase();
    const equals = afterSpaces(attributes, ends);
    // An attribute without a value says nothing that is kept.
    if (attributes.charAt(equals) !== '=') {
      at = equals;
      continue;
    }
    const [value, end] = valueAt(attributes, afterSpaces(attributes, equals + 1));
    if (KEPT_ATTRIBUTES.has(name)) kept += ` ${name}="${value.replaceAll('"', '&quot;')}"`;
    at = end;
  }
  return kept;
}

/** A value in quotes or up to white space, and where it ends. */
function valueAt(attributes: string, begins: number): [string, number] {
  const quote = attributes.charAt(begins);
  if (isQuote(quote)) {
    const close = attributes.indexOf(quote, begins + 1);
    const end = close === -1 ? attributes.length : close;
    return [attributes.slice(begins + 1, end), end + 1];
  }
  let end = begins;
  while (end < attributes.length && !isSpace(attributes.charAt(end))) end++;
  return [attributes.slice(begins, end), end];
}

function afterSpaces(text: string, start: number): number {
  let at = start;
  while (isSpace(text.charAt(at))) at++;
  return at;
}
